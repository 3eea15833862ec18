import LayoutInspector
import LayoutReport

enum InfoVerb: SessionQuestion {
    static let name = "info"
    static let usage = ""
    static let summary = "show what is loaded: files, layout, size, edits, names"

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...0)
        let document = try session.requireDocument()
        let layout = document.layout
        var rows: [[String]] = []
        if document.original.joined.isEmpty {
            rows.append(["file", document.files.joined()])
        } else {
            rows.append(["files", document.original.joined.joined(separator: ", ")])
            rows.append(["", "read as one layout, joined by their addresses"])
        }
        rows.append(["kind", document.original.format.rawValue])
        if let part = document.original.part, part.count > 1 {
            let title = part.title.map { " (\($0))" } ?? ""
            rows.append(["layout", "\(part.number) of \(part.count), from line \(part.place.line)\(title)"])
        }
        rows.append([
            "holds",
            [
                counted(layout.views.count, "view"), counted(layout.guides.count { $0.isListed }, "guide"),
                counted(layout.constraints.count, "constraint"),
            ].joined(separator: ", ") + (layout.coverage == .partial ? "; some constraints may be missing" : ""),
        ])
        rows.append(["findings", document.findingSummary])
        let size =
            document.conditions.size.map { "\(PointsText.rounded($0.width)) × \(PointsText.rounded($0.height))" }
            ?? "as recorded"
        rows.append(["size", size + (document.conditions.direction == .rightToLeft ? ", right to left" : "")])
        rows.append(["edits", session.undoSteps.isEmpty ? "none" : counted(session.undoSteps.count, "change")])
        if let diagnosis = document.known(options: session.options.diagnosis) {
            for sentence in sentencesNotRun(diagnosis.notRun) { rows.append(["rules", sentence]) }
        }
        if !session.tags.isEmpty {
            let place = session.keepsNames ? session.keptNames.map { ", kept in \($0.path)" } ?? "" : ""
            rows.append(["names", counted(session.tags.count, "name") + place])
        }
        return columns(rows.map { $0.map { printable($0) } })
    }
}
