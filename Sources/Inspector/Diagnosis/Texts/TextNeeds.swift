import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What the texts of a layout ask for, in the language it is laid out in.
struct TextNeeds {
    /// By view, in points of the alignment rectangle.
    private var widths: [Int: Double] = [:]
    private var wrapped: [Int: WrappedText] = [:]
    private let layout: Layout

    init(_ examination: Examination) {
        layout = examination.layout
        let lowered = examination.lowered
        for row in 0..<lowered.system.rowCount {
            guard let content = lowered.content(ofRow: row), content.axis == .horizontal, !content.isHugging else {
                continue
            }
            let width = examination.naturalConstants[row]
            widths[content.view] = layout.views[content.view].alignmentWidth(ofFrame: width)
        }
        for text in lowered.wrappedRows { wrapped[text.view] = text.text }
    }

    /// - Parameter width: What a text that wraps has at most; `nil`: as much as it likes.
    /// - Returns: `nil` where nothing is known of the view's text.
    func extent(of view: Int, in width: Double?) -> Finding.TextRoom.Extent? {
        let record = layout.views[view]
        guard record.intrinsicContentSize?.horizontal != nil || !(record.text ?? "").isEmpty else { return nil }
        if let wrapped = wrapped[view] {
            let own = width.map { min($0, wrapped.naturalWidth) } ?? wrapped.naturalWidth
            return .init(width: own, lines: wrapped.lineCount(in: width ?? wrapped.naturalWidth))
        }
        return widths[view].map { .init(width: $0) }
    }
}
