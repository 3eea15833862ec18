import LayoutInspector
import LayoutReport

enum DiffVerb: SessionQuestion {
    static let name = "diff"
    static let summary = "show what changed since the layout was loaded"

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...0)
        let document = try session.requireDocument()
        let now = try session.state()
        var original = Document(path: document.path, reading: document.original)
        original.policy = document.policy
        let options = session.options.diagnosis
        let diagnosis = try original.diagnosis(options: options, isCancelled: session.isCancelled)
        let solved = try original.solved(options: options, isCancelled: session.isCancelled)

        var text = constraintLines(from: document.original.layout, to: document.layout, session.tagWords)
        text += viewLines(from: document.original.layout, to: document.layout, try session.lookup().names)
        if let size = document.conditions.size {
            text += "  size: \(PointsText.rounded(size.width)) × \(PointsText.rounded(size.height))\n"
        }
        if document.conditions.direction == .rightToLeft { text += "  rtl: on\n" }
        let changes = Changes(from: Changes.State(diagnosis: diagnosis, solved: solved, names: now.names), to: now)
        if text.isEmpty, changes.isEmpty { return "no changes\n" }
        return text + (changes.isEmpty ? "" : changes.text(names: now.names, style: session.effectiveStyle))
    }

    private static func constraintLines(from old: Layout, to new: Layout, _ tags: [String: String]) -> String {
        let oldTexts = ConstraintText(names: ItemNames(old, tags: tags))
        let newTexts = ConstraintText(names: ItemNames(new, tags: tags))
        var text = ""
        for constraint in old.constraints {
            let before = oldTexts.text(of: constraint)
            guard let index = new.constraintIndex(id: constraint.id) else {
                text += "- \(printable(constraint.id)): \(printable(before))\n"
                continue
            }
            let now = new.constraints[index]
            if now == constraint { continue }
            let after = newTexts.text(of: now)
            text += "~ \(printable(constraint.id)): \(printable(after))"
            if before != after { text += "  (was \(printable(before)))" }
            if now.isActive != constraint.isActive { text += now.isActive ? "  activated" : "  deactivated" }
            if now.identifier != constraint.identifier {
                text += "  identifier \(printable(now.identifier ?? "none"))"
            }
            text += "\n"
        }
        for constraint in new.constraints where old.constraintIndex(id: constraint.id) == nil {
            text += "+ \(printable(constraint.id)): \(printable(newTexts.text(of: constraint)))\n"
        }
        return text
    }

    private static func viewLines(from old: Layout, to new: Layout, _ names: ItemNames) -> String {
        var text = ""
        for (index, view) in new.views.enumerated() where index < old.views.count {
            let before = old.views[index]
            var parts: [String] = []
            for axis in Axis.allCases {
                if view.contentHugging[axis] != before.contentHugging[axis] {
                    parts.append("hugging.\(axis.rawValue) \(JSONNumberFormat.text(view.contentHugging[axis]))")
                }
                if view.compressionResistance[axis] != before.compressionResistance[axis] {
                    parts.append(
                        "resistance.\(axis.rawValue) \(JSONNumberFormat.text(view.compressionResistance[axis]))"
                    )
                }
            }
            if view.isHidden != before.isHidden { parts.append(view.isHidden ? "hidden" : "shown") }
            if view.translatesAutoresizingMask != before.translatesAutoresizingMask {
                parts.append("translatesMask \(view.translatesAutoresizingMask ? "on" : "off")")
            }
            if !parts.isEmpty { text += "~ \(printable(names[view: index])): \(parts.joined(separator: ", "))\n" }
        }
        return text
    }
}
