import LayoutModel

/// The views whose recorded frames may say how large their content is.
///
/// A recorded frame is evidence of a content size only where it can come from a layout. Interface Builder marks the views whose
/// frames are not those that their constraints give (`misplaced="YES"`): where the content is known, it counts instead.
struct ContentEvidence {
    private var isOutdated: Set<Int> = []

    /// - Complexity: O(reports)
    init(_ layout: Layout, in context: ContentContext) {
        guard layout.source.framesAreOfCanvas else { return }
        for report in layout.reports where report.kind == .misplaced {
            guard let id = report.item, case .view(let view)? = layout.item(id: id),
                layout.views[view].isContentKnown(context)
            else { continue }
            isOutdated.insert(view)
        }
    }

    func isRecorded(_ view: Int) -> Bool { !isOutdated.contains(view) }
}

extension Layout.View {
    /// Whether the size of the view's content follows from what the source says of it: texts in the system's fonts and controls
    /// of UIKit's own classes.
    fileprivate func isContentKnown(_ context: ContentContext) -> Bool {
        guard !isOfAppClass else { return false }
        return switch contentKind {
        case .label, .textView, .textField: isFontKnown(context) && !(text ?? "").isEmpty
        case .button: isFontKnown(context) && !showsImage && !(text ?? "").isEmpty
        case .segments, .pages: true
        default: frameworkClass?.sizes.isEmpty == false
        }
    }
}
