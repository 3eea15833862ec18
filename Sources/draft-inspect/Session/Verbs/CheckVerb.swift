import LayoutInspector
import LayoutReport

enum CheckVerb: SessionQuestion {
    static let name = "check"
    static let usage = "[all]"
    static let summary = "list the findings, numbered"
    /// More at once would push away what the user looks at.
    static let mostListed = 100

    static let details = """
        Findings that one fix resolves are listed under their cause, many of the same kind under the first, with their \
        numbers; at most 100 entries are listed. `check all` lists every finding separately. `explain N` shows a finding in full, \
        `fix N` its fixes. Notes are listed after `option notes on`.
        """
    static let arguments: [ArgumentKind] = [.words(["all"])]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        if let word = arguments.first, word != "all" { throw .usage("`check` takes no argument '\(word)'") }
        let text = try list(in: session, showsAll: !arguments.isEmpty, most: mostListed)
        return text.isEmpty ? "no findings\n" : text
    }

    /// The findings of the session with their numbers, one headline each; empty where there are none.
    ///
    /// - Parameter most: Entries, unless all are shown.
    static func list(in session: Session, showsAll: Bool, most: Int) throws(SessionError) -> String {
        let diagnosis = try session.requireDiagnosis()
        let style = session.effectiveStyle
        let shown = session.shownFindings(diagnosis)
        let findings = shown.map(\.finding)
        let groups = FindingGroups(
            findings,
            layout: diagnosis.layout,
            showsAll: showsAll,
            showsNotes: showsAll || session.options.diagnosis.includesNotes
        ).groups
        var text = ""
        for group in showsAll ? groups[...] : groups.prefix(most) {
            let (number, finding) = shown[group.index]
            let fixes =
                finding.fixes.isEmpty ? "" : style.text("  [\(counted(finding.fixes.count, "fix", "fixes"))]", as: .fix)
            text += "\(number). " + TextFormat.headline(finding, style: style) + fixes + "\n"
            if !group.alike.isEmpty {
                let numbers = FindingGroups.numberList(group.alike.map { shown[$0].number })
                text += "   \(group.alike.count) more like this: \(numbers)\n"
            }
            if !showsAll, !finding.resolves.isEmpty {
                let numbers = shown.filter { entry in finding.resolves.contains { $0.isSame(as: entry.finding) } }
                    .map(\.number)
                text += "   also resolves \(counted(numbers.count, "finding")): \(FindingGroups.numberList(numbers))\n"
            }
        }
        let left = showsAll ? 0 : groups.count - most
        if left > 0 { text += "and \(left) more (`check\(most < mostListed ? "" : " all")` lists them)\n" }
        return text
    }
}
