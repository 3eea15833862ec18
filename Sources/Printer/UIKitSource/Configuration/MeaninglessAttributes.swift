/// What files say of views though it has no effect on them, so that source says nothing of it and nothing is lost.
enum MeaninglessAttributes {
    /// - Parameters:
    ///   - isOwnClass: Whether the app's own class may draw the view.
    ///   - keys: All that is said of the view.
    static func contain(
        _ key: String,
        _ value: AttributeValue,
        ancestry: [String],
        isOwnClass: Bool,
        keys: Set<String>
    ) -> Bool {
        switch key {
        case "isOpaque", "clearsContextBeforeDrawing":
            // "The opaque property has no effect in system-provided classes" (UIView.isOpaque); both are about drawing.
            return !isOwnClass || ancestry.count > 1
        case "image":
            // A configured button shows its configuration's.
            return keys.contains("configuration.image")
        case "contentHorizontalAlignment", "contentVerticalAlignment":
            // Written of every control; only buttons, and text fields vertically, have content to align (UIControl.h).
            return !ancestry.contains("UIButton") && !(ancestry.contains("UITextField") && key.contains("Vertical"))
        case "segmentControlStyle":
            // "The segmentedControlStyle property no longer has any effect" (UISegmentedControl.h, iOS 7).
            return true
        case "titleShadowColor":
            // Drawn under the title itself unless there is an offset (UIButton.titleShadowOffset).
            return !keys.contains("titleShadowOffset")
        case "dataMode":
            // Where the cells come from while the interface is designed.
            return value == .string("prototypes")
        case "contentMode":
            // It places what a view draws; a plain view and a container draw nothing.
            let containers = ["UICollectionReusableView", "UITableViewCell", "UISearchBar", "UITextField"]
            let isContainer = ancestry.contains { containers.contains($0) } || ancestry == ["UIView"]
            return isContainer && !isOwnClass
        default: return false
        }
    }
}
