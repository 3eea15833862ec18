import LayoutInspector
import LayoutReport
import LineEditor

enum DrawVerb: SessionVerb {
    static let name = "draw"
    static let usage = "[VIEW | N [M]] [--svg [--force] FILE]"
    static let summary = "draw the layout, a view, a finding, or what a fix changes"
    static let details = """
        The layout is drawn as solved, with a mark for each finding; for a log, its conflict is drawn. A conflict is \
        shown as the row of sizes and gaps that does not fit, or as two rows that differ, an ambiguity as one layout \
        over the other. --svg writes a file instead.
        """
    static let arguments: [ArgumentKind] = [.view]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        var words = arguments
        var file: String?
        let isForced = words.contains("--force")
        words.removeAll { $0 == "--force" }
        if let option = words.firstIndex(of: "--svg") {
            guard option + 1 < words.count else { throw SessionError("--svg needs a file\nusage: draw \(usage)") }
            file = words[option + 1]
            words.removeSubrange(option...option + 1)
        }
        try expect(words, 0...2)
        // The findings are those that check lists, with their fixes.
        _ = try session.requireDiagnosis()
        guard let analysis = try session.requireDocument().analysis else { throw .interrupted }
        let drawing = try request(words, analysis, session).drawing(of: analysis)
        if let file {
            return .write(
                WriteRequest(text: drawing.svg(), path: file, saying: "wrote \(printable(file))", isForced: isForced)
            )
        }
        let style = session.effectiveStyle
        return .answer(drawing.text(columns: style.width ?? 80, characters: .current, style: style))
    }

    private static func request(
        _ words: [String],
        _ analysis: Analysis,
        _ session: Session
    ) throws(SessionError) -> DrawRequest {
        var request = DrawRequest()
        guard let first = words.first else { return request }
        let lookup = ObjectLookup(
            layout: analysis.layout,
            tags: session.tags,
            names: analysis.names,
            scene: session.sceneViews
        )
        if let number = Int(first), (try? lookup.view(first)) == nil {
            request.finding = number
            if words.count == 2 {
                guard let fix = Int(words[1]) else {
                    throw SessionError("'\(words[1])' is not the number of a fix\nusage: draw \(usage)")
                }
                request.fix = fix
            }
        } else {
            try expect(words, 1...1)
            request.view = try lookup.view(first)
        }
        return request
    }
}
