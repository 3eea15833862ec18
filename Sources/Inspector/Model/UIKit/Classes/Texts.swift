import LayoutSyntax

/// Labels and what people type into.
extension UIKitClass {
    static let texts: [UIKitClass] = [
        UIKitClass(
            "UILabel",
            "UIView",
            elements: ["label"],
            [.leaf, .clear, .makesSubviews, .showsText],
            content: .label
        ),
        UIKitClass(
            "UITextField",
            "UIControl",
            elements: ["textField"],
            noun: "field",
            [.leaf, .makesSubviews, .clear, .showsText, .scrollsText, .drawsNothing],
            content: .textField,
            sizes: [
                ControlSize(height: 30, when: rounded),
                ControlSize(since: .iOS13, height: 34, when: rounded),
            ]
        ),
        UIKitClass("UISearchTextField", "UITextField"),
        UIKitClass(
            "UITextView",
            "UIScrollView",
            elements: ["textView"],
            [.leaf, .makesSubviews, .placesSubviews, .showsText],
            content: .textView
        ),
    ]

    private static let rounded = ControlSize.Condition(keys: ["borderStyle"], values: ["roundedRect"])
}
