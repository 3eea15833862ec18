import LayoutModel

/// What every view has.
extension ViewProperty {
    static let views: [ViewProperty] =
        [
            ViewProperty("backgroundColor", of: "UIView", as: .color),
            ViewProperty("tintColor", of: "UIView", as: .color),
            ViewProperty("alpha", of: "UIView", as: .number, standard: .number(1)),
            ViewProperty("isHidden", of: "UIView", as: .bool, standard: .bool(false)),
            ViewProperty(
                "contentMode",
                of: "UIView",
                as: .cases([:]),
                // Interface Builder's labels have `left`: a label redraws whenever its size changes, whatever its mode.
                standards: ["UIView": .string("scaleToFill"), "UILabel": .string("left")]
            ),
            // Scroll views also clip in code, and so do text fields (a shadow on one needs masksToBounds = false).
            ViewProperty(
                "clipsToBounds",
                of: "UIView",
                as: .bool,
                standards: ["UIView": .bool(false), "UIScrollView": .bool(true), "UITextField": .bool(true)]
            ),
            ViewProperty("layer.cornerRadius", of: "UIView", as: .number, standard: .number(0)),
            ViewProperty("layer.masksToBounds", of: "UIView", as: .bool, standard: .bool(false)),
            ViewProperty("layer.borderWidth", of: "UIView", as: .number, standard: .number(0)),
            ViewProperty("layer.shadowRadius", of: "UIView", as: .number, standard: .number(3)),
            ViewProperty("layer.shadowOpacity", of: "UIView", as: .number, standard: .number(0)),
            ViewProperty("layer.zPosition", of: "UIView", as: .number, standard: .number(0)),
            ViewProperty("isOpaque", of: "UIView", as: .bool, standard: .bool(true)),
            ViewProperty("clearsContextBeforeDrawing", of: "UIView", as: .bool, standard: .bool(true)),
            // User interaction of labels and image views is off by default.
            ViewProperty(
                "isUserInteractionEnabled",
                of: "UIView",
                as: .bool,
                standards: ["UIView": .bool(true), "UILabel": .bool(false), "UIImageView": .bool(false)]
            ),
            ViewProperty(
                "isMultipleTouchEnabled",
                of: "UIView",
                as: .bool,
                standards: ["UIView": .bool(false), "UIScrollView": .bool(true), "MKMapView": .bool(true)]
            ),
            ViewProperty("isExclusiveTouch", of: "UIView", as: .bool, standard: .bool(false)),
            ViewProperty("autoresizesSubviews", of: "UIView", as: .bool, standard: .bool(true)),
            ViewProperty(
                "semanticContentAttribute",
                of: "UIView",
                as: .cases([:]),
                standard: .string("unspecified")
            ),
            ViewProperty("overrideUserInterfaceStyle", of: "UIView", as: .cases([:]), standard: .string("unspecified")),
            ViewProperty("directionalLayoutMargins", of: "UIView", as: .directionalEdges),
            ViewProperty("insetsLayoutMarginsFromSafeArea", of: "UIView", as: .bool, standard: .bool(true)),
            ViewProperty("preservesSuperviewLayoutMargins", of: "UIView", as: .bool, standard: .bool(false)),
            ViewProperty("tag", of: "UIView", as: .number, standard: .number(0)),
            ViewProperty("accessibilityIdentifier", of: "UIView", as: .string),
            ViewProperty("accessibilityLabel", of: "UIView", as: .string),
            ViewProperty("accessibilityHint", of: "UIView", as: .string),
            ViewProperty("accessibilityTraits", of: "UIView", as: .options),
            ViewProperty("isAccessibilityElement", of: "UIView", as: .bool),
            ViewProperty("restorationIdentifier", of: "UIView", as: .string),
        ] + priorities

    /// Interface Builder's labels and image views have 251, and its files omit only 250, whatever the class.
    private static let priorities: [ViewProperty] = [
        ("contentHugging", "setContentHuggingPriority", \ContentPriorities.hugging),
        ("compressionResistance", "setContentCompressionResistancePriority", \.compressionResistance),
    ].flatMap { key, method, priorities in
        Axis.allCases.map { axis in
            let classes = ["UIView"] + ContentPriorities.classes
            let standards = classes.map { name in
                (name, AttributeValue.number(ContentPriorities(ofClass: name)[keyPath: priorities][axis]))
            }
            return ViewProperty(
                key + "." + axis.rawValue,
                of: "UIView",
                as: .priority(method: method, axis: axis.rawValue),
                standards: Dictionary(uniqueKeysWithValues: standards)
            )
        }
    }
}
