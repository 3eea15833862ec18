import LayoutModel
import LayoutSyntax

/// Calls of a Swift file that make constraints and were not run.
package enum UnreadCode {
    package static let info = RuleInfo(
        id: "unread-code",
        title: "unread layout code",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "Calls that make constraints were not run",
        meaning: """
            Code is read without a compiler. Anything that the code alone does not show is unknown, such as the callers
            of a function in another app, or a view that a library creates. Each call that makes a constraint but was
            not run is listed with its line and the reason; these constraints are not checked.
            """,
        bad: ExampleCode.badge(
            ExampleCode.labelInPlace,
            members: [
                "static func align(_ badge: BadgeView, _ other: UIView) {",
                "    badge.topAnchor.constraint(equalTo: other.bottomAnchor).isActive = true",
                "}",
            ]
        ),
        good: ExampleCode.badge(ExampleCode.labelInPlace)
    )

    private static let mostListed = 12

    /// - Parameters:
    ///   - unread: The calls that were not run, in the order of the file.
    ///   - calls: How many there are in all.
    /// - Returns: `nil` where all were run.
    static func finding(_ unread: [(place: Place, reason: String)], calls: Int) -> Finding? {
        guard let first = unread.first else { return nil }
        let count = unread.count
        var finding = Finding(
            info,
            message: "\(calls - count) of \(calls) calls that make constraints were run"
        )
        for (place, reason) in unread.prefix(mostListed) {
            finding.notes.append(Finding.Note(.hint, "line \(place.line): \(reason)"))
        }
        if count > mostListed {
            let lines = unread.dropFirst(mostListed).map { String($0.place.line) }
            finding.notes.append(Finding.Note(.hint, "and in lines \(lines.joined(separator: ", "))"))
        }
        finding.place = first.place
        return finding
    }
}
