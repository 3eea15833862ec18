import LayoutInspector
import LayoutReport

enum SolveVerb: SessionQuestion {
    static let name = "solve"
    static let aliases = ["frames"]
    static let usage = "[VIEW]"
    static let summary = "list the solved frame of every view"
    static let details = "'?' marks ambiguous attributes. `frames` is the same verb."
    static let arguments: [ArgumentKind] = [.view]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        let lookup = try session.lookup()
        let solved = try session.requireSolved()
        guard let argument = arguments.first else {
            return SolveText.text(of: solved, layout: lookup.layout, style: session.effectiveStyle)
        }
        let view = try lookup.view(argument)
        guard view < solved.frames.count else { return "" }
        return "\(printable(lookup.names[view: view]))  \(frameText(solved.frames[view]))\n"
    }
}
