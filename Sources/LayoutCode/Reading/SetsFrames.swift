import LayoutModel
import LayoutSyntax

/// Code that places views by their frames rather than by constraints.
package enum SetsFrames {
    package static let info = RuleInfo(
        id: "sets-frames",
        title: "frames set by code",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "Code sets frames, which are not checked",
        meaning: """
            If code sets a view's frame, bounds or center, that code places the view whenever it runs. If the numbers
            are known, they are used as the view's frame. Frames that are known only while the app runs are not checked.
            The effect of such code at other sizes is not checked either.
            """,
        bad: ExampleCode.badge([
            "addSubview(label)", "label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)",
        ]),
        good: ExampleCode.badge(ExampleCode.labelInPlace)
    )

    private static let mostListed = 8

    /// - Parameter places: Of the statements, in the file that the finding is of.
    /// - Returns: `nil` where there are none.
    static func finding(_ places: [Place]) -> Finding? {
        let places = Set(places).sorted()
        guard let first = places.first else { return nil }
        var finding = Finding(
            info,
            message: places.count == 1
                ? "1 statement sets a frame, and what it places is not checked"
                : "\(places.count) statements set frames, and what they place is not checked"
        )
        finding.place = first
        if places.count == 1 { return finding }
        let lines = places.prefix(mostListed).map { String($0.line) }.joined(separator: ", ")
        finding.notes = [Finding.Note(.hint, "lines " + lines + (places.count > mostListed ? ", …" : ""))]
        return finding
    }
}
