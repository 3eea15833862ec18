import LayoutModel

/// Names of UIKit that layout code uses, with what they mean for layouts.
enum KnownNames {
    private static let prefixes = [
        "UI", "NS", "MK", "WK", "AV", "CA", "SK", "SCN", "MTK", "PDF", "PK", "AR", "GL", "CG", "QL",
    ]

    /// Whether a class is one of Apple's, by its prefix.
    static func isFramework(_ name: String) -> Bool {
        for prefix in prefixes where name.hasPrefix(prefix) {
            let next = name.dropFirst(prefix.count).first
            return next?.isUppercase ?? false
        }
        return false
    }

    static func isController(_ name: String) -> Bool { name.hasSuffix("Controller") }

    static func hasContentView(_ baseClass: String) -> Bool {
        [
            "UITableViewCell", "UICollectionViewCell", "UITableViewHeaderFooterView", "UIVisualEffectView",
            "UICollectionViewListCell",
        ].contains(baseClass) || !isFramework(baseClass) && baseClass.hasSuffix("Cell")
    }

    /// The priority of a name of `UILayoutPriority`.
    static let priorities: [String: Double] = [
        "required": 1000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
        "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
    ]

    /// A constant of a type.
    static func number(_ name: String, of type: String) -> Double? {
        switch (type, name) {
        case ("UILayoutPriority", _): priorities[name]
        case ("UIStackView", "spacingUseDefault"), ("UIStackView", "spacingUseSystem"): nil
        case ("UIView", "noIntrinsicMetric"): -1
        case ("CGFloat", "zero"), ("Double", "zero"), ("Int", "zero"): 0
        case ("CGFloat", "pi"), ("Double", "pi"): Double.pi
        default: nil
        }
    }

    /// The labels of types with numbers, by their usual initializer.
    static let structures: [String: [String]] = [
        "CGSize": ["width", "height"], "CGPoint": ["x", "y"], "CGRect": ["x", "y", "width", "height"],
        "UIEdgeInsets": ["top", "left", "bottom", "right"],
        "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"], "UIOffset": ["horizontal", "vertical"],
        "CGVector": ["dx", "dy"],
    ]

    static func zero(_ name: String, of type: String) -> SwiftFileValue? {
        guard name == "zero", let labels = structures[type] else { return nil }
        return .structure(type, labels: labels, numbers: labels.map { _ in 0 })
    }

    /// Types whose values are of no concern to layouts: their arguments are not read.
    static func isValue(_ type: String) -> Bool {
        values.contains(type) || type.hasSuffix("GestureRecognizer") || type.hasSuffix("BarButtonItem")
            || type.hasSuffix("Formatter") || type.hasSuffix("Layer") || type.hasSuffix("Action")
    }

    private static let values: Set<String> = [
        "UIColor", "CGColor", "NSColor", "NSAttributedString", "NSMutableAttributedString", "AttributedString",
        "UIBlurEffect", "UIVibrancyEffect", "UIVisualEffect", "UICollectionViewFlowLayout", "NSShadow", "Date",
        "UIBezierPath", "CGAffineTransform", "Selector", "URL", "Locale", "UINavigationItem", "UITabBarItem",
        "NSParagraphStyle", "NSMutableParagraphStyle", "UICollectionViewCompositionalLayout", "UIMenu",
        "WKWebViewConfiguration", "UIImageConfiguration", "UICollectionViewLayout", "UISearchController",
        "DispatchQueue", "NotificationCenter",
    ]
}

extension KnownNames {
    private static let viewSuffixes = [
        "View", "Cell", "Button", "Label", "Control", "Field", "Bar", "Switch", "Slider", "Stepper", "Window", "Box",
        "Picker", "Toolbar",
    ]

    /// Whether a class is one of views, by the ends of UIKit's names.
    static func isViewName(_ name: String) -> Bool { viewSuffixes.contains { name.hasSuffix($0) } }
}
