import LayoutSyntax

/// Controls and indicators of UIKit, with the sizes of their content by generation.
///
/// Sizes were measured: of iOS 26 in live controls and documents of Xcode 26, of the others in the frames that documents of
/// their tools versions record, less their alignment insets.
extension UIKitClass {
    private static let fixedSize = ContentPriorities(hugging: PerAxis(750, 750))
    private static let fixedHeight = ContentPriorities(hugging: PerAxis(250, 750))
    private static let control: Traits = [.leaf, .makesSubviews]

    static let controls: [UIKitClass] = [
        UIKitClass("UIControl", "UIView", elements: ["control"]),
        UIKitClass(
            "UIButton",
            "UIControl",
            elements: ["button"],
            [.leaf, .makesSubviews, .clear, .showsText],
            content: .button,
            convenience: [["type"], ["configuration"]],
            ownMembers: ["titleLabel", "imageView"]
        ),
        UIKitClass(
            "UISwitch",
            "UIControl",
            elements: ["switch"],
            [.leaf, .makesSubviews, .clear],
            content: .fixed(.both),
            sizes: [
                ControlSize(width: 49, height: 31, insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)),
                ControlSize(
                    since: .iOS26,
                    width: 61,
                    height: 28,
                    insets: EdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
                ),
            ],
            priorities: fixedSize
        ),
        UIKitClass(
            "UIStepper",
            "UIControl",
            elements: ["stepper"],
            [.leaf, .makesSubviews, .clear],
            content: .fixed(.both),
            sizes: [ControlSize(width: 94, height: 29), ControlSize(since: .iOS13, width: 94, height: 32)],
            priorities: fixedSize
        ),
        UIKitClass(
            "UISlider",
            "UIControl",
            elements: ["slider"],
            [.leaf, .makesSubviews, .clear],
            content: .fixed(.height),
            sizes: [
                ControlSize(height: 30, insets: EdgeInsets(top: 0, left: 2, bottom: 1, right: 2)),
                // Since iOS 26, sliders end where they are drawn.
                ControlSize(since: .iOS26, height: 34),
            ],
            priorities: fixedHeight
        ),
        UIKitClass(
            "UISegmentedControl",
            "UIControl",
            elements: ["segmentedControl"],
            noun: "segmentedControl",
            [.leaf, .makesSubviews, .clear],
            content: .segments,
            sizes: [
                ControlSize(height: 28, insets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
                ControlSize(since: .iOS13, height: 31, insets: EdgeInsets(top: 0, left: 0, bottom: 1, right: 0)),
            ],
            priorities: fixedHeight,
            convenience: [["items"]]
        ),
        UIKitClass(
            "UIPageControl",
            "UIControl",
            elements: ["pageControl"],
            [.leaf, .makesSubviews, .clear],
            content: .pages,
            sizes: [ControlSize(height: 37), ControlSize(since: .iOS26, height: 26)],
            priorities: fixedHeight
        ),
        UIKitClass(
            "UIDatePicker",
            "UIControl",
            elements: ["datePicker"],
            [.leaf, .makesSubviews, .clear],
            content: .fixed(.both),
            sizes: datePickerSizes
        ),
        // 28 points is an estimate: no recorded color well is known.
        UIKitClass(
            "UIColorWell",
            "UIControl",
            elements: ["colorWell"],
            control,
            content: .fixed(.both),
            sizes: [ControlSize(width: 28, height: 28, plausibleWidth: 20...120, plausibleHeight: 20...120)]
        ),
        // 60 points is what the control takes of the scroll view's inset on iPhone.
        UIKitClass(
            "UIRefreshControl",
            "UIControl",
            elements: ["refreshControl"],
            .makesSubviews,
            content: .fixed(.height),
            sizes: [ControlSize(height: 60, plausibleHeight: 40...90)]
        ),
        UIKitClass("UIPasteControl", "UIControl", control, content: .unrecorded(.both)),
        UIKitClass("UIEventAttributionView", "UIView", .leaf),
        UIKitClass(
            "UIActivityIndicatorView",
            "UIView",
            elements: ["activityIndicatorView"],
            noun: "activityIndicator",
            [.leaf, .makesSubviews, .clear],
            content: .fixed(.both),
            sizes: [
                ControlSize(width: 20, height: 20, plausibleWidth: 19.5...20.5, plausibleHeight: 19.5...20.5),
                ControlSize(
                    width: 37,
                    height: 37,
                    plausibleWidth: 36.5...37.5,
                    plausibleHeight: 36.5...37.5,
                    when: .init(keys: ["style"], values: ["large", "whiteLarge"])
                ),
            ],
            priorities: fixedSize,
            convenience: [["style"]]
        ),
        UIKitClass(
            "UIProgressView",
            "UIView",
            elements: ["progressView"],
            noun: "progressView",
            [.leaf, .makesSubviews, .clear],
            content: .fixed(.height),
            sizes: [ControlSize(height: 2), ControlSize(since: .iOS13, height: 4)],
            priorities: fixedHeight,
            convenience: [["progressViewStyle"]]
        ),
        UIKitClass(
            "UIPickerView",
            "UIView",
            elements: ["pickerView"],
            [.leaf, .makesSubviews, .placesSubviews, .clear, .showsWhatFits],
            content: .fixed(.both),
            sizes: [ControlSize(width: 320, height: 216, plausibleHeight: 161...217)]
        ),
        // As wide as constraints make it; its height depends on the weeks of the month.
        UIKitClass(
            "UICalendarView",
            "UIView",
            elements: ["calendarView"],
            [.leaf, .makesSubviews],
            content: .unrecorded(.both)
        ),
        UIKitClass("UIStandardTextCursorView", "UIView", .leaf),
    ]

    /// Wheels, unless a style is stated.
    private static let datePickerSizes: [ControlSize] = {
        let compact = ControlSize.Condition(keys: ["preferredDatePickerStyle", "style"], values: ["compact"])
        return [
            ControlSize(width: 320, height: 216, plausibleWidth: 80...340, plausibleHeight: 33...420),
            ControlSize(height: 40, plausibleHeight: 33...44, when: compact),
            ControlSize(
                height: 38.5,
                plausibleHeight: 33...44,
                when: compact,
                .init(keys: ["datePickerMode"], values: ["date"])
            ),
        ]
    }()
}
