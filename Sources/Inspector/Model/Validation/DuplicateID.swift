/// Two views or guides, or two constraints, have the same id. The later one in the file is skipped, a view with its
/// subtree. Readers detect this when they register ids.
package enum DuplicateID {

    /// A description of the item that already has the id.
    package static func describe(_ item: Layout.Item) -> String {
        switch item {
        case .view: "another view"
        case .guide: "a guide"
        case .missing: "another item"
        }
    }
}

extension DuplicateID {
    package static let info = RuleInfo(
        id: "duplicate-id",
        title: "duplicate id",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "two objects have the same id",
        meaning: """
            The ids of views and guides must be unique, and so must those of constraints. The later object is skipped;
            if it is a view, together with everything in it. In storyboards and xibs, a constraint and a view must not
            have the same id either, but both are read.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("title", size: "90, 20")],
            constraints: ExampleDump.place("title")
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
            constraints: ExampleDump.place("title") + ExampleDump.place("price", y: 50)
        )
    )
}
