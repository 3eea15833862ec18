import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// A layout, solved and judged, to be edited: what rules, sessions, `solve` and fixes have in common.
///
/// An edit leads to another analysis, and costs what it touches: of the system only the rows that hang together with the
/// edited ones are solved anew, and of the findings only those are looked for that may have changed. The result is that
/// of a fresh analysis of the edited layout: the same findings and sets, and numbers that differ by rounding alone.
///
/// Not to be used by several threads at once.
public struct Analysis {
    let examination: Examination

    /// - Parameters:
    ///   - places: Where the objects stand in the file that was read.
    ///   - readerFindings: What the reader found.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: That of solving.
    public init(
        _ layout: Layout,
        places: Places = Places(),
        readerFindings: [Finding] = [],
        options: DiagnosisOptions = DiagnosisOptions()
    ) throws(Interrupted) {
        examination = try Examination(layout, places: places, readerFindings: readerFindings, options: options)
    }

    private init(_ examination: Examination) { self.examination = examination }

    /// The layout as it was lowered.
    public var layout: Layout { examination.layout }
    public var lowered: LoweredLayout { examination.lowered }
    public var solution: Solution { examination.solution }

    /// The analysis of the edited layout.
    ///
    /// Constants, priorities, relations of the user's constraints, whether they are active, and content priorities are
    /// changes of single rows. Other edits may change what the lowering makes, and cost a fresh analysis.
    ///
    /// - Returns: `nil` where the edits are refused.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func applying(_ edits: [LayoutEdit]) throws(Interrupted) -> Analysis? {
        guard let edited = try examination.applying(edits, options: examination.options) else { return nil }
        return Analysis(edited)
    }

    /// The analysis of a layout that the caller has edited.
    ///
    /// - Parameters:
    ///   - edits: All that was done to ``layout``.
    ///   - layout: What came of it.
    ///   - options: What to look for from now on.
    public func applying(
        _ edits: [LayoutEdit],
        giving layout: Layout,
        places: Places,
        options: DiagnosisOptions
    ) throws(Interrupted) -> Analysis {
        // The guides that constraints mean without naming them are the lowering's; where they are all that differs, the
        // layout is the same.
        var layout = layout
        if layout.guides.count < examination.layout.guides.count { layout.addImpliedGuides() }
        return Analysis(try examination.applying(edits, giving: layout, places: places, options: options))
    }

    /// Everything that the rules find.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func diagnosis() throws(Interrupted) -> Diagnosis {
        let (findings, notRun) = try examination.findings()
        return Diagnosis(
            layout: examination.layout,
            lowered: examination.lowered,
            solution: examination.solution,
            findings: findings,
            notRun: notRun
        )
    }

    /// The frames of the solution with what fails and what is open.
    public func solved() -> SolvedLayout {
        SolvedLayout(
            lowered,
            solution,
            point: examination.point,
            freedom: examination.freedom
        )
    }

    /// The names of the layout's objects, made once for all edits that do not change them.
    public var names: ItemNames { examination.names }
}
