/// What a dump is written for, and what it therefore states of views.
@MainActor
enum DumpPurpose {
    /// To be read by others: as the views are.
    case record
    /// To be solved. Content is as large as it is now, not as a frame of an earlier pass shows it; `rooms` are the widths
    /// in which texts break their lines, and `fitted` the view that constraints fit, whatever its mask.
    case solving(rooms: [ObjectIdentifier: CGFloat], fitted: (view: UIView, width: CGFloat)?)
    /// To measure the content of one view, whose lines break in the room.
    case content(room: CGFloat?)

    func frame(of view: UIView) -> CGRect? {
        switch self {
        case .record: view.frame
        case .solving:
            view.isContainer || view.superview == nil || view.translatesAutoresizingMaskIntoConstraints
                ? view.frame : nil
        case .content(let room): room.map { CGRect(x: 0, y: 0, width: $0, height: 0) }
        }
    }

    /// The width that a text is said to break in at most; `nil`: none is.
    func room(of view: UIView) -> CGFloat? {
        let own = (view as? UILabel).flatMap { $0.preferredMaxLayoutWidth > 0 ? $0.preferredMaxLayoutWidth : nil }
        guard case .content(let room?) = self else { return own }
        return min(room, own ?? room)
    }

    /// Whether the frame is of before the layout that is solved: which of several valid layouts UIKit takes does not depend
    /// on it.
    func isFormerFrame(of view: UIView) -> Bool {
        guard case .solving = self, view.superview != nil, !translatesMask(of: view) else { return false }
        // The size that it had belongs to the masks of its subviews.
        return view.isContainer && !view.children.contains { $0.translatesAutoresizingMaskIntoConstraints }
    }

    /// The width that the dump is there to fit the view to; `nil` for other views.
    func fittedWidth(of view: UIView) -> CGFloat? {
        guard case .solving(_, let fitted) = self, let fitted, view === fitted.view else { return nil }
        return fitted.width
    }

    /// By axis ``UIView/noIntrinsicMetric`` where nothing is stated.
    func contentSize(of view: UIView) -> CGSize {
        switch self {
        case .record: return view.statedContentSize
        case .solving(let rooms, _):
            let stated = view.statedContentSize
            return stated == view.noContentSize && view.wrapsText
                ? view.wrappedContentSize(in: rooms[ObjectIdentifier(view)]) : stated
        case .content: return view.noContentSize
        }
    }

    /// The size of content is that of the alignment rectangle.
    func alignmentRectInsets(of view: UIView) -> UIEdgeInsets {
        if case .content = self { return .zero }
        return view.alignmentRectInsets
    }

    func translatesMask(of view: UIView) -> Bool {
        switch self {
        case .record: view.translatesAutoresizingMaskIntoConstraints
        case .solving(_, let fitted): view.translatesAutoresizingMaskIntoConstraints && view !== fitted?.view
        case .content: false
        }
    }
}
