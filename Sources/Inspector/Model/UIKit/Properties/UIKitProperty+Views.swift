/// What every view has.
extension UIKitProperty {
    static let views: [UIKitProperty] =
        [
            UIKitProperty("backgroundColor", of: "UIView", as: .color),
            UIKitProperty("tintColor", of: "UIView", as: .color),
            UIKitProperty("alpha", of: "UIView", as: .number, standard: .number(1)),
            UIKitProperty("isHidden", of: "UIView", as: .bool, standard: .bool(false), use: .layout),
            UIKitProperty(
                "contentMode",
                of: "UIView",
                as: .cases("UIViewContentMode"),
                // Interface Builder's labels have `left`: a label redraws whenever its size changes, whatever its mode.
                standards: ["UIView": .string("scaleToFill"), "UILabel": .string("left")],
                use: .layout
            ),
            // Scroll views also clip in code, and so do text fields (a shadow on one needs masksToBounds = false).
            UIKitProperty(
                "clipsToBounds",
                of: "UIView",
                as: .bool,
                standards: ["UIView": .bool(false), "UIScrollView": .bool(true), "UITextField": .bool(true)],
                elements: ["clipsSubviews"]
            ),
            UIKitProperty("layer.cornerRadius", of: "UIView", as: .number, standard: .number(0)),
            UIKitProperty("layer.masksToBounds", of: "UIView", as: .bool, standard: .bool(false)),
            UIKitProperty("layer.borderWidth", of: "UIView", as: .number, standard: .number(0)),
            UIKitProperty("layer.shadowRadius", of: "UIView", as: .number, standard: .number(3)),
            UIKitProperty("layer.shadowOpacity", of: "UIView", as: .number, standard: .number(0)),
            UIKitProperty("layer.zPosition", of: "UIView", as: .number, standard: .number(0)),
            UIKitProperty("isOpaque", of: "UIView", as: .bool, standard: .bool(true)),
            UIKitProperty("clearsContextBeforeDrawing", of: "UIView", as: .bool, standard: .bool(true)),
            // User interaction of labels and image views is off by default.
            UIKitProperty(
                "isUserInteractionEnabled",
                of: "UIView",
                as: .bool,
                standards: ["UIView": .bool(true), "UILabel": .bool(false), "UIImageView": .bool(false)]
            ),
            UIKitProperty(
                "isMultipleTouchEnabled",
                of: "UIView",
                as: .bool,
                standards: ["UIView": .bool(false), "UIScrollView": .bool(true), "MKMapView": .bool(true)]
            ),
            UIKitProperty("isExclusiveTouch", of: "UIView", as: .bool, standard: .bool(false)),
            UIKitProperty("autoresizesSubviews", of: "UIView", as: .bool, standard: .bool(true)),
            UIKitProperty(
                "semanticContentAttribute",
                of: "UIView",
                as: .cases("UISemanticContentAttribute"),
                standard: .string("unspecified"),
                use: .layout
            ),
            UIKitProperty(
                "overrideUserInterfaceStyle",
                of: "UIView",
                as: .cases("UIUserInterfaceStyle"),
                standard: .string("unspecified")
            ),
            UIKitProperty("directionalLayoutMargins", of: "UIView", as: .directionalEdges, use: .layout),
            UIKitProperty(
                "insetsLayoutMarginsFromSafeArea",
                of: "UIView",
                as: .bool,
                standard: .bool(true),
                use: .layout
            ),
            UIKitProperty(
                "preservesSuperviewLayoutMargins",
                of: "UIView",
                as: .bool,
                standard: .bool(false),
                use: .layout
            ),
            UIKitProperty("tag", of: "UIView", as: .number, standard: .number(0)),
            UIKitProperty("accessibilityIdentifier", of: "UIView", as: .string, use: .layout),
            UIKitProperty("accessibilityLabel", of: "UIView", as: .string),
            UIKitProperty("accessibilityHint", of: "UIView", as: .string),
            UIKitProperty("accessibilityTraits", of: "UIView", as: .options("UIAccessibilityTrait")),
            UIKitProperty("isAccessibilityElement", of: "UIView", as: .bool),
            UIKitProperty("restorationIdentifier", of: "UIView", as: .string),
        ] + priorities

    /// Interface Builder's labels and image views have 251, and its files omit only 250, whatever the class.
    private static let priorities: [UIKitProperty] = [
        ("contentHugging", "setContentHuggingPriority", \ContentPriorities.hugging),
        ("compressionResistance", "setContentCompressionResistancePriority", \.compressionResistance),
    ].flatMap { key, method, priorities in
        Axis.allCases.map { axis in
            let classes = ["UIView"] + ContentPriorities.classes
            let standards = classes.map { name in
                (name, AttributeValue.number(ContentPriorities(ofClass: name)[keyPath: priorities][axis]))
            }
            return UIKitProperty(
                key + "." + axis.rawValue,
                of: "UIView",
                as: .priority(method: method, axis: axis.rawValue),
                standards: Standards(standards)
            )
        }
    }
}
