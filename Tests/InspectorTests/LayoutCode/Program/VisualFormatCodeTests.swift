import Testing

@testable import LayoutCode
@testable import LayoutModel

/// Strings of the Visual Format Language in layout code.
@Suite struct VisualFormatCodeTests {
    @Test("constraints of a string are made of the views that its dictionary names")
    func views() {
        let program = ProgramFixture(
            view: """
                let views = ["title": title, "own": self] as [String: Any]
                NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-gap-[title(>=20)]", options: [], metrics: ["gap": 5], views: views))
                addConstraints(NSLayoutConstraint.constraints(
                    withVisualFormat: "[title(100@750)]", options: .alignAllTop, metrics: nil, views: ["title": title]))
                """
        )
        #expect(
            program.constraints()
                == ["title.height >= 20.0", "title.top == CardView.top 5.0", "title.width == 100.0 @750.0"]
        )
        #expect(program.files[path: "CardView.swift"]?.unread.count == 0)
    }

    @Test("a metric that is not known stops the strings that use it, and no others")
    func unknownMetric() {
        let program = ProgramFixture(
            view: """
                let metrics = ["gap": Theme.gap, "height": 30]
                NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                    withVisualFormat: "V:[title(height)]", options: [], metrics: metrics, views: ["title": title]))
                NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                    withVisualFormat: "V:|-gap-[title]", options: [], metrics: metrics, views: ["title": title]))
                """
        )
        #expect(program.constraints() == ["title.height == 30.0"])
        let unread = program.files[path: "CardView.swift"]?.unread ?? []
        #expect(unread.contains { $0.reason.contains("\"gap\" of a visual format is not known") }, "\(unread)")
    }

    @Test(
        "a string that cannot be read is listed with the reason",
        arguments: [
            ("\"V:|-[title\"", "is not valid: expected"), ("\"[other]-[title]\"", "\"other\" is not among the views"),
            ("format", "the visual format is not known"),
        ]
    )
    func unread(format: String, reason: String) {
        let program = ProgramFixture(
            view: """
                NSLayoutConstraint.activate(NSLayoutConstraint.constraints(
                    withVisualFormat: \(format), options: [], metrics: nil, views: ["title": title]))
                """
        )
        #expect(program.constraints() == [])
        let unread = program.files[path: "CardView.swift"]?.unread ?? []
        #expect(unread.contains { $0.reason.contains(reason) }, "\(unread)")
    }
}
