import LayoutModel

/// Attributes in files that have no effect on a view: source omits them, and nothing is lost.
enum MeaninglessAttributes {
    /// - Parameters:
    ///   - isOwnClass: Whether the app's own class can draw the view.
    ///   - keys: All keys of the view.
    static func contain(
        _ key: String,
        _ value: AttributeValue,
        ancestry: [String],
        isOwnClass: Bool,
        keys: Set<String>
    ) -> Bool {
        let facts = UIKitClass.facts(of: ancestry[0])
        switch key {
        case "isOpaque", "clearsContextBeforeDrawing":
            // "The opaque property has no effect in system-provided classes" (UIView.isOpaque); both are about drawing.
            return !isOwnClass || ancestry.count > 1
        case "image":
            // A configured button shows the image of its configuration.
            return keys.contains("configuration.image")
        case "contentHorizontalAlignment", "contentVerticalAlignment":
            // Written for every control; only buttons, and text fields vertically, have content to align (UIControl.h).
            let content = facts.content
            return content != .button && !(content == .textField && key.contains("Vertical"))
        case "segmentControlStyle":
            // "The segmentedControlStyle property no longer has any effect" (UISegmentedControl.h, iOS 7).
            return true
        case "titleShadowColor":
            // Drawn directly under the title unless there is an offset (UIButton.titleShadowOffset).
            return !keys.contains("titleShadowOffset")
        case "customSize":
            // The size of a prototype in Interface Builder's canvas; the flow layout has another.
            return facts.traits.contains(.cell)
        case "rowHeight":
            // Tables ask their delegates, else their own property; static sections have those of their cells.
            return facts.traits.contains(.cell)
        case "dataMode":
            // The source of the cells at design time.
            return value == .string("prototypes")
        case "contentMode":
            // It positions what a view draws; plain views and containers draw nothing.
            return !facts.traits.isDisjoint(with: [.drawsNothing, .plain]) && !isOwnClass
        default: return false
        }
    }
}
