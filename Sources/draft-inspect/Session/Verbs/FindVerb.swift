import LayoutInspector

enum FindVerb: SessionQuestion {
    static let name = "find"
    static let usage = "TEXT"
    static let summary = "find views, guides and constraints by any part of a name, id, class or text"
    static let arguments: [ArgumentKind] = [.object]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 1...Int.max)
        let text = arguments.joined(separator: " ")
        let lookup = try session.lookup()
        var rows: [[String]] = []
        for (index, view) in lookup.layout.views.enumerated() {
            let words: [String?] = [
                view.id, view.className, view.name, view.identifier, view.label, view.text, view.viewController,
                lookup.names[view: index],
            ]
            if words.contains(where: { $0.map { contains($0, text) } ?? false }) {
                rows.append(["view", view.id, lookup.names[view: index], view.className])
            }
        }
        for (index, guide) in lookup.layout.guides.enumerated() {
            let words: [String?] = [guide.id, guide.name, guide.identifier]
            if words.contains(where: { $0.map { contains($0, text) } ?? false }) {
                rows.append(["guide", guide.id, lookup.names[.guide(index)], guide.kind.rawValue])
            }
        }
        let found = constraintRows(lookup) { constraint in
            [constraint.id, constraint.name, constraint.identifier, constraint.className].contains {
                $0.map { contains($0, text) } ?? false
            }
        }
        rows += found.map { ["constraint", $0[0], $0[2], $0[3]] }
        return rows.isEmpty ? "nothing holds '\(text)'\n" : columns(rows)
    }
}
