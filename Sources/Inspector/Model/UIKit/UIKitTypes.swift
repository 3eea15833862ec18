/// Types of UIKit that are no views, and how the names of views end: what code mentions, with what it means for layouts.
package enum UIKitTypes {
    /// The priority of a name of `UILayoutPriority`.
    package static let priorities: [String: Double] = [
        "required": 1000, "defaultHigh": 750, "dragThatCanResizeScene": 510, "sceneSizeStayPut": 500,
        "dragThatCannotResizeScene": 490, "defaultLow": 250, "fittingSizeLevel": 50,
    ]

    /// The labels of types with numbers, by their usual initializer.
    package static let structures: [String: [String]] = [
        "CGSize": ["width", "height"], "CGPoint": ["x", "y"], "CGRect": ["x", "y", "width", "height"],
        "UIEdgeInsets": ["top", "left", "bottom", "right"],
        "NSDirectionalEdgeInsets": ["top", "leading", "bottom", "trailing"], "UIOffset": ["horizontal", "vertical"],
        "CGVector": ["dx", "dy"],
    ]

    /// Types of numbers, the one that layouts use first.
    package static let numbers = ["CGFloat", "Double", "Int", "Float"]

    /// Types whose values are of no concern to layouts: their arguments are not read.
    package static func isValue(_ type: String) -> Bool {
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

    private static let viewSuffixes = [
        "View", "Cell", "Button", "Label", "Control", "Field", "Bar", "Switch", "Slider", "Stepper", "Window", "Box",
        "Picker", "Toolbar",
    ]

    /// Whether a class is one of views, by the ends of UIKit's names.
    package static func isViewName(_ name: String) -> Bool { viewSuffixes.contains { name.hasSuffix($0) } }
}
