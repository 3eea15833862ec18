import LayoutInspector
import LayoutReport

enum TreeVerb: SessionQuestion {
    static let name = "tree"
    static let usage = "[VIEW]"
    static let summary = "show the hierarchy, with frames and marks for findings"
    static let details = "'?' marks ambiguous attributes, '!' the rules with a finding."
    static let arguments: [ArgumentKind] = [.view]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        let lookup = try session.lookup()
        var view: Int?
        if let argument = arguments.first {
            view = try lookup.view(argument)
        } else {
            view = session.sceneViews?.lowerBound
        }
        let state = try session.state()
        return TreeText.text(
            of: state.diagnosis.layout,
            from: view,
            frames: state.solved.frames,
            findings: state.diagnosis.findings,
            undetermined: state.solved.undetermined,
            names: lookup.names,
            style: session.effectiveStyle
        )
    }
}
