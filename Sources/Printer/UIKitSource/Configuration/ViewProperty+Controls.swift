import LayoutModel

/// Buttons, switches, sliders and the other controls.
extension ViewProperty {
    static let controls: [ViewProperty] =
        buttons + values + [
            ViewProperty("isEnabled", of: "UIControl", "UILabel", as: .bool, standards: ["UIView": .bool(true)]),
            ViewProperty("isSelected", of: "UIControl", as: .bool, standard: .bool(false)),
            ViewProperty("isHighlighted", of: "UIControl", "UIImageView", "UILabel", as: .bool, standards: off),
            ViewProperty(
                "contentHorizontalAlignment",
                of: "UIButton",
                as: .cases([:]),
                standard: .string("center")
            ),
            // Of the other controls, only text fields use it (UIControl.h).
            ViewProperty(
                "contentVerticalAlignment",
                of: "UIButton",
                "UITextField",
                as: .cases([:]),
                standards: ["UIButton": .string("center"), "UITextField": .string("center")]
            ),
        ]

    private static let off: [String: AttributeValue] = ["UIView": .bool(false)]

    private static let buttons: [ViewProperty] =
        [
            ("", ViewProperty.normal), (".highlighted", "highlighted"), (".selected", "selected"),
            (".disabled", "disabled"),
        ].flatMap { suffix, state in
            [
                ("title", "setTitle", StateValue.string), ("titleColor", "setTitleColor", .color),
                ("titleShadowColor", "setTitleShadowColor", .color), ("image", "setImage", .image),
                ("backgroundImage", "setBackgroundImage", .image),
            ].map { key, method, value in
                ViewProperty(
                    key + suffix,
                    of: "UIButton",
                    as: .state(method: method, state: state, value: value)
                )
            }
        } + [
            ViewProperty("configuration.title", path: "configuration?.title", of: "UIButton", as: .string),
            ViewProperty("configuration.subtitle", path: "configuration?.subtitle", of: "UIButton", as: .string),
            ViewProperty("configuration.image", path: "configuration?.image", of: "UIButton", as: .image),
            ViewProperty(
                "configuration.baseForegroundColor",
                path: "configuration?.baseForegroundColor",
                of: "UIButton",
                as: .color
            ),
            ViewProperty(
                "configuration.baseBackgroundColor",
                path: "configuration?.baseBackgroundColor",
                of: "UIButton",
                as: .color
            ),
            ViewProperty("contentEdgeInsets", of: "UIButton", as: .edges, standard: .zeroEdges),
            ViewProperty("titleEdgeInsets", of: "UIButton", as: .edges, standard: .zeroEdges),
            ViewProperty("imageEdgeInsets", of: "UIButton", as: .edges, standard: .zeroEdges),
            ViewProperty("adjustsImageWhenHighlighted", of: "UIButton", as: .bool, standard: .bool(true)),
            ViewProperty("adjustsImageWhenDisabled", of: "UIButton", as: .bool, standard: .bool(true)),
            ViewProperty("showsTouchWhenHighlighted", of: "UIButton", as: .bool, standard: .bool(false)),
            ViewProperty("reversesTitleShadowWhenHighlighted", of: "UIButton", as: .bool, standard: .bool(false)),
            ViewProperty("isPointerInteractionEnabled", of: "UIButton", as: .bool, standard: .bool(false)),
        ]

    static let normal = "normal"

    private static let values: [ViewProperty] = [
        ViewProperty("isOn", of: "UISwitch", as: .bool, standard: .bool(false)),
        ViewProperty("onTintColor", of: "UISwitch", as: .color),
        ViewProperty("onImage", of: "UISwitch", as: .image),
        ViewProperty("offImage", of: "UISwitch", as: .image),
        ViewProperty("preferredStyle", of: "UISwitch", as: .cases([:]), standard: .string("automatic")),
        ViewProperty("thumbTintColor", of: "UISwitch", "UISlider", as: .color),
        // The limits must be set before the value that they bound.
        ViewProperty("minimumValue", of: "UISlider", "UIStepper", as: .number, standards: zero),
        ViewProperty(
            "maximumValue",
            of: "UISlider",
            "UIStepper",
            as: .number,
            standards: ["UISlider": .number(1), "UIStepper": .number(100)]
        ),
        ViewProperty("stepValue", of: "UIStepper", as: .number, standard: .number(1)),
        ViewProperty("value", of: "UISlider", "UIStepper", as: .number, standards: zero),
        ViewProperty("wraps", of: "UIStepper", as: .bool, standard: .bool(false)),
        ViewProperty("autorepeat", of: "UIStepper", as: .bool, standard: .bool(true)),
        ViewProperty("isContinuous", of: "UISlider", "UIStepper", as: .bool, standards: ["UIView": .bool(true)]),
        ViewProperty("minimumTrackTintColor", of: "UISlider", as: .color),
        ViewProperty("maximumTrackTintColor", of: "UISlider", as: .color),
        ViewProperty("numberOfPages", of: "UIPageControl", as: .number, standard: .number(0)),
        ViewProperty("currentPage", of: "UIPageControl", as: .number, standard: .number(0)),
        ViewProperty("hidesForSinglePage", of: "UIPageControl", as: .bool, standard: .bool(false)),
        ViewProperty("pageIndicatorTintColor", of: "UIPageControl", as: .color),
        ViewProperty("currentPageIndicatorTintColor", of: "UIPageControl", as: .color),
        ViewProperty("selectedSegmentIndex", of: "UISegmentedControl", as: .number, standard: .number(-1)),
        ViewProperty("selectedSegmentTintColor", of: "UISegmentedControl", as: .color),
        ViewProperty("apportionsSegmentWidthsByContent", of: "UISegmentedControl", as: .bool, standards: off),
        ViewProperty("isMomentary", of: "UISegmentedControl", as: .bool, standard: .bool(false)),
        ViewProperty("datePickerMode", of: "UIDatePicker", as: .cases([:]), standard: .string("dateAndTime")),
        ViewProperty("preferredDatePickerStyle", of: "UIDatePicker", as: .cases([:]), standard: .string("automatic")),
        ViewProperty("minuteInterval", of: "UIDatePicker", as: .number, standard: .number(1)),
        ViewProperty("progress", of: "UIProgressView", as: .number, standard: .number(0)),
        ViewProperty("progressTintColor", of: "UIProgressView", as: .color),
        ViewProperty("trackTintColor", of: "UIProgressView", as: .color),
        ViewProperty("color", of: "UIActivityIndicatorView", as: .color),
        // True in code; Interface Builder's indicators do not hide unless the box is checked.
        ViewProperty("hidesWhenStopped", of: "UIActivityIndicatorView", as: .bool, standard: .bool(true)),
        ViewProperty(
            "isAnimating",
            path: "startAnimating",
            of: "UIActivityIndicatorView",
            as: .action,
            standard: .bool(false)
        ),
    ]

    private static let zero: [String: AttributeValue] = ["UIView": .number(0)]
}
