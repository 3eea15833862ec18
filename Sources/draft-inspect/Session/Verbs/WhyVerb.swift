import LayoutInspector
import LayoutReport

enum WhyVerb: SessionQuestion {
    static let name = "why"
    static let usage = "VIEW[.ATTRIBUTE]"
    static let summary = "show which constraints make an attribute what it is"
    static let details = """
        Each step uses only the steps above it. Inequalities with slack and optional constraints without effect come \
        last, each with what overrides it. For a view without an attribute, a short answer for each edge and size is \
        shown.
        """
    static let arguments: [ArgumentKind] = [.anchor]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 1...1)
        _ = try session.state()
        let document = try session.requireDocument()
        guard let analysis = document.analysis else { throw .interrupted }
        let lookup = ObjectLookup(
            layout: analysis.layout,
            tags: session.tags,
            names: analysis.names,
            scene: session.sceneViews
        )
        return try WhyAnswer(about: arguments[0], lookup, in: analysis).text(style: session.effectiveStyle)
    }
}
