import LayoutInspector
import LayoutReport

enum FindVerb: SessionQuestion {
    static let name = "find"
    static let usage = "TEXT"
    static let summary = "find objects by part of a name, id, class or text"
    static let details = """
        A number finds the constraints with that constant, multiplier or priority, and the views with that position, size \
        or content size.
          find 320
        """
    static let arguments: [ArgumentKind] = [.object]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 1...Int.max)
        let text = arguments.joined(separator: " ")
        let lookup = try session.lookup()
        let number = Double(text).flatMap { $0.isFinite ? $0 : nil }
        let solved = number == nil ? nil : try session.requireSolved()
        var rows: [[String]] = []
        for (index, view) in lookup.layout.views.enumerated() {
            let words: [String?] = [
                view.id, view.className, view.name, view.identifier, view.label, view.text, view.viewController,
                lookup.names[view: index],
            ]
            if words.contains(where: { $0.map { contains($0, text) } ?? false }) {
                rows.append(["view", view.id, lookup.names[view: index], view.className])
            } else if let number, let frame = frame(with: number, of: view, solved?.frames[index]) {
                rows.append(["view", view.id, lookup.names[view: index], frame])
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
            } || number.map { has($0, constraint) } ?? false
        }
        rows += found.map { ["constraint", $0[0], $0[2], $0[3]] }
        return rows.isEmpty ? "no match for '\(printable(text))'\n" : columns(rows)
    }

    private static func isNear(_ value: Double, _ number: Double) -> Bool { abs(value - number) < 0.005 }

    private static func has(_ number: Double, _ constraint: Layout.Constraint) -> Bool {
        if isNear(abs(constraint.constant), abs(number)) && constraint.constant != 0 { return true }
        if constraint.multiplier != 1, isNear(constraint.multiplier, number) { return true }
        return !constraint.isRequired && isNear(constraint.priority, number)
    }

    /// The frame of a view where a number is one of its sides, or its content's.
    private static func frame(with number: Double, of view: Layout.View, _ solved: Rectangle?) -> String? {
        for frame in [solved, view.frame] {
            guard let frame else { continue }
            if FrameAttribute.allCases.contains(where: { isNear(frame[$0], number) }), number != 0 {
                return frameText(frame)
            }
        }
        guard let size = view.intrinsicContentSize,
            [size.horizontal, size.vertical].contains(where: { $0.map { isNear($0, number) } ?? false })
        else { return nil }
        return "content "
            + [size.horizontal, size.vertical].map { $0.map(PointsText.rounded) ?? "none" }
            .joined(separator: " × ")
    }
}
