import LayoutModel

extension Layout {
    /// Whether one of the views is a scroll view.
    func hasScrollViews() -> Bool { views.indices.contains { views[$0].isScrollView } }

    /// Whether the content of a view asks for a length along an axis; `nil`: unknown.
    ///
    /// Of AppKit's classes, only documents record it (see the reader of Interface Builder's files).
    package func asksForLength(_ view: Int, _ axis: Axis) -> Bool? {
        let facts = UIKitClass.facts(of: views[view].baseClass)
        if facts.traits.contains(.isOfAppKit) { return nil }
        switch facts.content {
        case .unknown: return isContentViewOfCell(view) ? false : nil
        case .nothing: return false
        case .image: return views[view].showsImage
        case .textView: return !views[view].scrollsText
        case .label, .textField, .button, .segments, .pages: return true
        case .fixed(let axes), .unrecorded(let axes): return axes == .both || axis == .vertical
        case .thickness, .progress, .box: return nil
        }
    }
}
