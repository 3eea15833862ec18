import LayoutModel
import LayoutSemantics
import LayoutSolver

/// How long the texts of labels, buttons and fields can get before they are clipped, in one layout: exact, as the length of a text
/// is one constant of the system (``ContentParameters``).
struct TextRooms {
    /// By view.
    private(set) var rooms: [Int: Finding.TextRoom.Extent] = [:]
    /// Whether there was more to look at than a run may.
    private(set) var isCutShort = false

    private let examination: Examination
    private let widths: ContentParameters
    private let heights: ContentParameters

    /// How many rows may be looked at for each layout: some seconds.
    private static let mostWork = 4_000_000

    /// - Throws: ``Interrupted`` where the options asked to stop.
    init(_ examination: Examination) throws(Interrupted) {
        self.examination = examination
        let views = examination.layout.views
        let isCancelled = examination.options.isCancelled
        widths = ContentParameters(examination.lowered, broken: examination.solution.broken) { view, axis in
            axis == .horizontal && examination.isShown[view] && views[view].hasTextRoom
        }
        heights = ContentParameters(examination.lowered, broken: examination.solution.broken) { view, axis in
            axis == .vertical && views[view].hasTextRoom && views[view].wrapsText
        }
        var work = Self.mostWork
        for parameter in widths.parameters {
            try examination.checkCancellation()
            let record = views[parameter.view]
            let limit =
                try record.wrapsText
                ? widths.greatestLength(of: parameter, isCancelled: isCancelled)
                : widths.limit(of: parameter, work: &work, isCancelled: isCancelled)
            if case .unknown = limit { continue }
            rooms[parameter.view] = .init(width: limit.map(record.alignmentWidth(ofFrame:)))
        }
        let texts = examination.lowered.wrappedRows
        for parameter in heights.parameters where rooms[parameter.view] != nil {
            try examination.checkCancellation()
            guard let text = texts.first(where: { $0.view == parameter.view })?.text else { continue }
            let limit = try heights.limit(of: parameter, work: &work, isCancelled: isCancelled)
            if case .unknown = limit {
                rooms[parameter.view] = nil
                continue
            }
            let insets = views[parameter.view].alignmentRectInsets
            rooms[parameter.view]?.lines = text.mostLines(
                in: limit.map { $0 - insets.top - insets.bottom + examination.pixel }
            )
        }
        isCutShort = work < 0
    }

    /// The width of a root at which a text of some width lacks most, over a range of widths; `nil`: at none of them.
    func worstWidth(
        of view: Int,
        asking width: Double,
        over range: ClosedRange<Double>,
        work: inout Int
    ) throws(Interrupted) -> Double? {
        guard let parameter = widths.parameters.first(where: { $0.view == view }) else { return nil }
        let lowered = examination.lowered
        let insets = examination.layout.views[view].alignmentRectInsets
        for row in lowered.sources.indices where lowered.role(ofRow: row) == .rootSize(.width) {
            let worst = try widths.worst(
                of: parameter,
                length: width + insets.left + insets.right,
                overConstants: range,
                ofRow: row,
                work: &work,
                isCancelled: examination.options.isCancelled
            )
            if let worst { return worst }
        }
        return nil
    }
}

extension Layout.View {
    /// Whether a text can be too long for the view: that of a label, a button or a field.
    var hasTextRoom: Bool {
        switch contentKind {
        case .label, .textField: true
        case .button: !(text ?? "").isEmpty || !showsImage
        default: false
        }
    }
}
