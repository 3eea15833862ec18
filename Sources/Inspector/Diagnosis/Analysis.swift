import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// A layout, solved and judged, to be edited: what rules, sessions, `solve` and fixes have in common.
///
/// An edit leads to another analysis, and costs what it touches: of the system only the rows connected to the edited ones are
/// solved anew, and of the findings only those are looked for that may have changed. The result is that of a fresh analysis of
/// the edited layout: the same findings and sets, and numbers that differ by rounding alone.
///
/// Analyses that come of each other by edits share what they know: used by several threads, one waits for the other.
public struct Analysis: Sendable {
    private let state: State

    /// An examination computes what it is asked for and keeps it, and refers to the one before the edit: whoever uses one
    /// of them has all of them for himself.
    private final class State: @unchecked Sendable {
        private let examination: Examination
        private let lock: Locked<Void>

        init(_ examination: Examination, _ lock: Locked<Void>) {
            self.examination = examination
            self.lock = lock
        }

        /// What an examination has from its beginning: nobody writes it.
        var layout: Layout { examination.layout }
        var lowered: LoweredLayout { examination.lowered }
        var solution: Solution { examination.solution }

        func withExamination<Result, Failure: Error>(
            _ body: (Examination) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try lock.withLock { (_) throws(Failure) in try body(examination) }
        }

        /// The state of an edited layout, of the same lock.
        func following(_ edited: Examination) -> State { State(edited, lock) }
    }

    /// - Parameters:
    ///   - places: The places of the objects in the file.
    ///   - readerFindings: What the reader found.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: That of solving.
    public init(
        _ layout: Layout,
        places: Places = Places(),
        readerFindings: [Finding] = [],
        options: DiagnosisOptions = DiagnosisOptions()
    ) throws(Interrupted) {
        let examination = try Examination(
            layout,
            places: places,
            readerFindings: readerFindings,
            options: options.judging(languagesOf: layout)
        )
        state = State(examination, Locked(()))
    }

    private init(_ state: State) { self.state = state }

    /// Calls a function with the examination, which no other thread uses meanwhile.
    func withExamination<Result, Failure: Error>(
        _ body: (Examination) throws(Failure) -> Result
    ) throws(Failure) -> Result {
        try state.withExamination(body)
    }

    /// The layout as it was lowered.
    public var layout: Layout { state.layout }
    public var lowered: LoweredLayout { state.lowered }
    public var solution: Solution { state.solution }

    /// The analysis of the edited layout.
    ///
    /// Constants, priorities, relations of the user's constraints, whether they are active, and content priorities are
    /// changes of single rows. Other edits may change what the lowering makes, and cost a fresh analysis.
    ///
    /// - Returns: `nil` where the edits are refused.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func applying(_ edits: [LayoutEdit]) throws(Interrupted) -> Analysis? {
        try withExamination { (examination) throws(Interrupted) in
            try examination.applying(edits, options: examination.options).map { Analysis(state.following($0)) }
        }
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
        if layout.guides.count < state.layout.guides.count { layout.addImpliedGuides() }
        return try withExamination { (examination) throws(Interrupted) in
            let edited = try examination.applying(edits, giving: layout, places: places, options: options)
            return Analysis(state.following(edited))
        }
    }

    /// Everything that the rules find.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func diagnosis() throws(Interrupted) -> Diagnosis {
        try withExamination { (examination) throws(Interrupted) in try examination.fact(AllFindings.self) }
    }

    /// The frames of the solution with what fails and what is open.
    public func solved() -> SolvedLayout {
        withExamination { examination in
            SolvedLayout(lowered, solution, point: examination.point, freedom: examination.freedom)
        }
    }

    /// The names of the layout's objects, made once for all edits that do not change them.
    public var names: ItemNames { withExamination { $0.names } }
}
