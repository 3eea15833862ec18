import LayoutInspector
import LayoutPrinter
import LayoutReport

enum ViewsVerb: SessionQuestion {
    static let name = "views"
    static let usage = "[TEXT]"
    static let summary = "list the views, with id, class and frame"
    static let details = "With TEXT, lists only views with TEXT in their name, id, class or text."
    static let arguments: [ArgumentKind] = [.view]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        let lookup = try session.lookup()
        let solved = try session.requireSolved()
        let scene = session.sceneViews
        var rows: [[String]] = []
        for (index, view) in lookup.layout.views.enumerated() {
            if let scene, !scene.contains(index) { continue }
            if let text = arguments.first, !matches(view, text) { continue }
            let tag = session.tags.first { $0.id == view.id }.map { "tag \($0.name)" } ?? ""
            let frame = index < solved.frames.count ? frameText(solved.frames[index]) : ""
            rows.append([view.id, lookup.names[view: index], view.className, frame, tag])
        }
        if rows.isEmpty { return "no view matches\n" }
        return columns(rows)
    }

    private static func matches(_ view: Layout.View, _ text: String) -> Bool {
        let words = [view.id, view.className, view.name, view.identifier, view.label, view.text]
        return words.contains { $0.map { contains($0, text) } ?? false }
    }
}

/// Whether a text holds another, whatever the case of their letters.
func contains(_ text: String, _ part: String) -> Bool {
    let text = Array(text.lowercased().utf8)
    let part = Array(part.lowercased().utf8)
    guard let first = part.first else { return true }
    guard text.count >= part.count else { return false }
    return (0...text.count - part.count).contains { start in
        text[start] == first && text[start..<start + part.count].elementsEqual(part)
    }
}

/// Rows of cells in columns two blanks apart, the last cell of a row not padded; no column is padded beyond 44.
func columns(_ rows: [[String]]) -> String {
    let safe = rows.map { $0.map(printable) }
    var widths: [Int] = []
    for row in safe {
        for (column, cell) in row.enumerated() {
            if column == widths.count { widths.append(0) }
            widths[column] = min(max(widths[column], displayWidth(cell)), 44)
        }
    }
    var text = ""
    for row in safe {
        var line = ""
        for (column, cell) in row.enumerated() where widths[column] > 0 {
            line += cell + String(repeating: " ", count: max(widths[column] - displayWidth(cell), 0) + 2)
        }
        while line.hasSuffix(" ") { line.removeLast() }
        text += line + "\n"
    }
    return text
}
