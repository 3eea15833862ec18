/// Buttons, switches, sliders and the other controls.
extension UIKitProperty {
    static let controls: [UIKitProperty] =
        buttons + values + [
            UIKitProperty("isEnabled", of: "UIControl", "UILabel", as: .bool, standards: ["UIView": .bool(true)]),
            UIKitProperty("isSelected", of: "UIControl", as: .bool, standard: .bool(false)),
            UIKitProperty("isHighlighted", of: "UIControl", "UIImageView", "UILabel", as: .bool, standards: off),
            UIKitProperty(
                "contentHorizontalAlignment",
                of: "UIButton",
                as: .cases("UIControlContentHorizontalAlignment"),
                standard: .string("center")
            ),
            // Of the other controls, only text fields use it (UIControl.h).
            UIKitProperty(
                "contentVerticalAlignment",
                of: "UIButton",
                "UITextField",
                as: .cases("UIControlContentVerticalAlignment"),
                standards: ["UIButton": .string("center"), "UITextField": .string("center")]
            ),
        ]

    private static let off: Standards = ["UIView": .bool(false)]

    private static let buttons: [UIKitProperty] =
        [
            ("", UIKitProperty.normal), (".highlighted", "highlighted"), (".selected", "selected"),
            (".disabled", "disabled"),
        ].flatMap { suffix, state in
            [
                ("title", "setTitle", StateValue.string), ("titleColor", "setTitleColor", .color),
                ("titleShadowColor", "setTitleShadowColor", .color), ("image", "setImage", .image),
                ("backgroundImage", "setBackgroundImage", .image),
            ].map { key, method, value in
                UIKitProperty(
                    key + suffix,
                    of: "UIButton",
                    as: .state(method: method, state: state, value: value),
                    use: key == "title" || key == "image" ? .layout : .appearance
                )
            }
        } + [
            UIKitProperty(
                "configuration.title",
                path: "configuration?.title",
                of: "UIButton",
                as: .string,
                use: .layout
            ),
            UIKitProperty(
                "configuration.subtitle",
                path: "configuration?.subtitle",
                of: "UIButton",
                as: .string,
                use: .layout
            ),
            UIKitProperty(
                "configuration.image",
                path: "configuration?.image",
                of: "UIButton",
                as: .image,
                use: .layout
            ),
            UIKitProperty(
                "configuration.baseForegroundColor",
                path: "configuration?.baseForegroundColor",
                of: "UIButton",
                as: .color
            ),
            UIKitProperty(
                "configuration.baseBackgroundColor",
                path: "configuration?.baseBackgroundColor",
                of: "UIButton",
                as: .color
            ),
            UIKitProperty("contentEdgeInsets", of: "UIButton", as: .edges, standard: .zeroEdges, use: .layout),
            UIKitProperty("titleEdgeInsets", of: "UIButton", as: .edges, standard: .zeroEdges, use: .layout),
            UIKitProperty("imageEdgeInsets", of: "UIButton", as: .edges, standard: .zeroEdges, use: .layout),
            UIKitProperty("adjustsImageWhenHighlighted", of: "UIButton", as: .bool, standard: .bool(true)),
            UIKitProperty("adjustsImageWhenDisabled", of: "UIButton", as: .bool, standard: .bool(true)),
            UIKitProperty("showsTouchWhenHighlighted", of: "UIButton", as: .bool, standard: .bool(false)),
            UIKitProperty("reversesTitleShadowWhenHighlighted", of: "UIButton", as: .bool, standard: .bool(false)),
            UIKitProperty(
                "isPointerInteractionEnabled",
                of: "UIButton",
                as: .bool,
                standard: .bool(false),
                elements: ["pointerInteraction"]
            ),
        ]

    static let normal = "normal"

    private static let values: [UIKitProperty] = [
        UIKitProperty("isOn", of: "UISwitch", as: .bool, standard: .bool(false)),
        UIKitProperty("onTintColor", of: "UISwitch", as: .color),
        UIKitProperty("onImage", of: "UISwitch", as: .image),
        UIKitProperty("offImage", of: "UISwitch", as: .image),
        UIKitProperty("preferredStyle", of: "UISwitch", as: .cases("UISwitchStyle"), standard: .string("automatic")),
        UIKitProperty("thumbTintColor", of: "UISwitch", "UISlider", as: .color),
        // The limits must be set before the value that they bound.
        UIKitProperty(
            "minimumValue",
            of: "UISlider",
            "UIStepper",
            as: .number,
            standards: zero,
            elements: ["minValue", "minimumValue"]
        ),
        UIKitProperty(
            "maximumValue",
            of: "UISlider",
            "UIStepper",
            as: .number,
            standards: ["UISlider": .number(1), "UIStepper": .number(100)],
            elements: ["maxValue", "maximumValue"]
        ),
        UIKitProperty("stepValue", of: "UIStepper", as: .number, standard: .number(1)),
        UIKitProperty("value", of: "UISlider", "UIStepper", as: .number, standards: zero),
        UIKitProperty("wraps", of: "UIStepper", as: .bool, standard: .bool(false)),
        UIKitProperty("autorepeat", of: "UIStepper", as: .bool, standard: .bool(true)),
        UIKitProperty("isContinuous", of: "UISlider", "UIStepper", as: .bool, standards: ["UIView": .bool(true)]),
        UIKitProperty("minimumTrackTintColor", of: "UISlider", as: .color),
        UIKitProperty("maximumTrackTintColor", of: "UISlider", as: .color),
        UIKitProperty("numberOfPages", of: "UIPageControl", as: .number, standard: .number(0), use: .layout),
        UIKitProperty("currentPage", of: "UIPageControl", as: .number, standard: .number(0)),
        UIKitProperty("hidesForSinglePage", of: "UIPageControl", as: .bool, standard: .bool(false)),
        UIKitProperty("pageIndicatorTintColor", of: "UIPageControl", as: .color),
        UIKitProperty("currentPageIndicatorTintColor", of: "UIPageControl", as: .color),
        UIKitProperty("selectedSegmentIndex", of: "UISegmentedControl", as: .number, standard: .number(-1)),
        UIKitProperty("selectedSegmentTintColor", of: "UISegmentedControl", as: .color),
        UIKitProperty("apportionsSegmentWidthsByContent", of: "UISegmentedControl", as: .bool, standards: off),
        UIKitProperty("isMomentary", of: "UISegmentedControl", as: .bool, standard: .bool(false)),
        UIKitProperty(
            "datePickerMode",
            of: "UIDatePicker",
            as: .cases("UIDatePickerMode"),
            standard: .string("dateAndTime"),
            use: .layout
        ),
        UIKitProperty(
            "preferredDatePickerStyle",
            of: "UIDatePicker",
            as: .cases("UIDatePickerStyle"),
            standard: .string("automatic"),
            use: .layout
        ),
        UIKitProperty("minuteInterval", of: "UIDatePicker", as: .number, standard: .number(1)),
        UIKitProperty("progress", of: "UIProgressView", as: .number, standard: .number(0)),
        UIKitProperty("progressTintColor", of: "UIProgressView", as: .color),
        UIKitProperty("trackTintColor", of: "UIProgressView", as: .color),
        UIKitProperty("color", of: "UIActivityIndicatorView", as: .color),
        // True in code; Interface Builder's indicators do not hide unless the box is checked.
        UIKitProperty("hidesWhenStopped", of: "UIActivityIndicatorView", as: .bool, standard: .bool(true)),
        UIKitProperty(
            "isAnimating",
            path: "startAnimating",
            of: "UIActivityIndicatorView",
            as: .action,
            standard: .bool(false),
            use: .layout
        ),
    ]

    private static let zero: Standards = ["UIView": .number(0)]
}
