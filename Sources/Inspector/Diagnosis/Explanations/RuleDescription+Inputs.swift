extension RuleDescription {
    static let inputs: [RuleDescription] = [
        RuleDescription(
            "unknown-key",
            "note",
            partial: true,
            "the input has a key that means nothing here",
            meaning: """
                It is left out of everything, and told once with the nearest key that is known: a spelling mistake in a
                dump written by hand would otherwise go unseen.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20", more: "\"identifer\": \"title\"")],
                constraints: ExampleDump.place("title")
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20", more: "\"identifier\": \"title\"")],
                constraints: ExampleDump.place("title")
            )
        ),
        RuleDescription(
            "set-aside",
            "note",
            partial: true,
            "objects of the input took no part",
            meaning: """
                Each has a finding of its own that says why. All other findings are about what is left.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title") + [
                    ExampleDump.constraint("x", "title.left", "==", "gone.left")
                ]
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20")],
                constraints: ExampleDump.place("title")
            )
        ),
        RuleDescription(
            "unparsed-text",
            "warning",
            partial: true,
            "a constraint's text was not understood, or cannot take part",
            meaning: """
                Logs are cut, mangled and redacted, and some texts do not tell which of two views they mean. Whatever
                could be read is judged without that text; a conflict that needs it is then not found here.
                """,
            bad: """
                (
                    <NSLayoutConstraint:0x600001 UILabel:0x7f01.width == 40   (active)>,
                    <NSLayoutConstraint:0x600002 UILabel:0x7f01.hei
                """,
            good: """
                (
                    <NSLayoutConstraint:0x600001 UILabel:0x7f01.width == 40   (active)>,
                    <NSLayoutConstraint:0x600002 UILabel:0x7f01.height == 20   (active)>
                )
                """
        ),
        RuleDescription(
            "unreadable-file",
            "error",
            partial: true,
            "nothing could be made of a file",
            meaning: """
                The file is missing, is of no known format, is not well formed, or lacks what every dump has. The
                message tells the place and what was expected.
                """,
            bad: "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": []",
            good: "{\"format\": \"layout-dump\", \"version\": 1, \"roots\": [], \"constraints\": []}"
        ),
    ]
}
