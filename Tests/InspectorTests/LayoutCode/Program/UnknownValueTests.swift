import Testing

@testable import LayoutCode
@testable import LayoutModel

@Suite("values that layout code does not show")
struct UnknownValueTests {
    /// Lines that once ended the reading of a file, before one that makes a constraint.
    static let lines: [String] = [
        "title.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: Theme.font)",
        "title.text = NSLocalizedString(\"title\", comment: \"\")",
        "title.text = isLong ? \"a\" : \"b\"",
        "let first = UIView(), second = UIView()",
        "let (left, right) = makeParts()",
        "guard let model = model else { return }",
        "if let model { title.text = model.name }",
        "switch mode { case .large: title.numberOfLines = 2; default: break }",
        "for index in 0..<count { print(index) }",
        "model.onChange = { [weak self] in self?.title.text = \"x\" }",
        "modalDelegate.transitioningDelegate = self",
        "title.heroID = \"title\"",
        "subscriptions.insert(model.$name.sink { _ in })",
        "title.attributedText = try? makeText(size: 12)",
        "layer.cornerRadius = bounds.height / 2",
        "let ratio = Theme.ratios[mode] ?? 1",
        "#if DEBUG\n        title.text = \"debug\"\n        #endif",
    ]

    @Test("none of them ends the reading", arguments: lines)
    func goesOn(_ line: String) {
        let program = ProgramFixture(
            view: line + "\n        title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true"
        )
        #expect(program.constraints() == ["title.top == CardView.top 8.0"])
        #expect(program.files[path: "CardView.swift"]?.unread.count == 0)
        #expect(program.doubts == [])
    }

    /// Numbers that are not known, with what is said of them.
    static let numbers: [(expression: String, doubt: String, constraint: String)] = [
        ("Theme.inset", "the constant \"Theme.inset\" is not known", "title.top == CardView.top"),
        ("-Theme.inset", "the constant \"Theme.inset\" is not known", "title.top == CardView.top"),
        ("8 + 2 * Theme.inset", "the constant \"Theme.inset\" is not known", "title.top == CardView.top"),
        ("bounds.height", "the constant \"bounds.height\" is not known", "title.top == CardView.top"),
        (
            "isWide ? 24 : 16", "the constant \"isWide ? 24 : 16\" is not known", "title.top == CardView.top 24.0"
        ),
    ]

    @Test("a constraint with one is made, and in doubt", arguments: numbers)
    func doubtfulNumber(_ expression: String, _ doubt: String, _ constraint: String) {
        let program = ProgramFixture(
            view: "title.topAnchor.constraint(equalTo: topAnchor, constant: \(expression)).isActive = true"
        )
        #expect(program.constraints() == [constraint])
        #expect(program.doubts == [doubt])
    }

    @Test("a stack with views that are not known arranges those that are")
    func arrangedViews() {
        let program = ProgramFixture(
            view: """
                let row = UIStackView(arrangedSubviews: [title, model.badge])
                        addSubview(row)
                        row.topAnchor.constraint(equalTo: topAnchor).isActive = true
                """
        )
        let row = program.layout()?.views.first { $0.name == "row" }
        #expect(row?.className == "UIStackView")
        #expect(program.layout()?.views.map(\.className) == ["CardView", "UIStackView", "UILabel", "UIView"])
        #expect(program.constraints() == ["row.top == CardView.top"])
    }

    @Test("which unknown number it is survives arithmetic")
    func payload() {
        for unknown in [0, 1, 77, 4_000_000] {
            let number = CodeUnknown.number(unknown)
            #expect(CodeUnknown.unknown(-(number * 2) + 8) == unknown)
        }
        #expect(CodeUnknown.unknown(8) == nil)
    }

    @Test("a view that nobody knows is one view, wherever it is named")
    func unknownView() {
        let program = ProgramFixture(
            view: """
                title.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 4).isActive = true
                title.leadingAnchor.constraint(equalTo: header.leadingAnchor).isActive = true
                """
        )
        #expect(program.constraints() == ["title.leading == header.leading", "title.top == header.bottom 4.0"])
        #expect(program.layout()?.views.count { $0.name == "header" } == 1)
    }

    @Test("a view that unknown code gets is in doubt")
    func escapedView() {
        let program = ProgramFixture(view: "Placer.place(title)")
        let doubts = program.layout()?.doubts ?? []
        #expect(doubts.contains { $0.subject == .view("title") && $0.text == "\"Placer.place(…)\" can place it" })
    }

    @Test("a view with a constraint that nothing known activates is in doubt")
    func inactive() {
        let program = ProgramFixture(view: "_ = title.topAnchor.constraint(equalTo: topAnchor)")
        let doubts = program.layout()?.doubts ?? []
        #expect(doubts.map(\.subject).contains(.view("title")))
        #expect(doubts.first { $0.subject == .view("title") }?.text.contains("made and not activated") == true)
    }

    @Test("a private optional view is nil until the code sets it, and an outlet is not")
    func privateOptional() {
        let line = "if let badge { badge.topAnchor.constraint(equalTo: topAnchor).isActive = true }"
        #expect(ProgramFixture(view: line, members: "private var badge: UIView?").constraints() == [])
        #expect(ProgramFixture(view: line, members: "@IBOutlet private var badge: UIView?").constraints().count == 1)
    }

    @Test("a constraint that is made under an unknown condition says so")
    func condition() {
        let program = ProgramFixture(
            view: """
                if isPinned {
                    title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                } else {
                    title.bottomAnchor.constraint(equalTo: bottomAnchor).isActive = true
                }
                """
        )
        #expect(program.constraints() == ["title.top == CardView.top"])
        #expect(program.doubts == ["it is made where \"isPinned\" holds only"])
        #expect(
            program.constraints("CardView, where \"isPinned\" does not hold") == ["title.bottom == CardView.bottom"]
        )
    }

    @Test("conditions of the same text are decided alike")
    func sameCondition() {
        let program = ProgramFixture(
            view: """
                if !isPinned { return }
                if isPinned { title.topAnchor.constraint(equalTo: topAnchor).isActive = true }
                """
        )
        #expect(program.constraints() == ["title.top == CardView.top"])
    }

    @Test(
        "values of other files are known",
        arguments: [
            ("enum Theme { static let inset: CGFloat = 12 }", "Theme.inset"),
            ("struct Theme { static let shared = Theme(); static var inset: CGFloat { 6 * 2 } }", "Theme.inset"),
            ("enum Spacing: CGFloat { case small = 6, large = 12 }", "Spacing.large.rawValue"),
            ("enum Row: Int { case first = 11, second }", "CGFloat(Row.second.rawValue)"),
            (
                "enum Size { case small, large; var points: CGFloat { switch self { case .small: return 6; case .large: return 12 } } }",
                "Size.large.points"
            ),
            ("extension CGFloat { static let wide: CGFloat = 12 }", ".wide"),
            ("extension CGFloat { static let wide: CGFloat = 6 }", ".wide * 2"),
            ("let padding: CGFloat = 12", "padding"),
            ("func scaled(_ points: CGFloat, by factor: CGFloat = 2) -> CGFloat { points * factor }", "scaled(6)"),
            ("enum Outer { enum Inner { static let inset: CGFloat = 12 } }", "Outer.Inner.inset"),
            (
                "enum Outer { enum Inner {} }\nextension Outer.Inner { static let inset: CGFloat = 12 }",
                "Outer.Inner.inset"
            ),
        ]
    )
    func known(_ others: String, _ expression: String) {
        let program = ProgramFixture(
            view: "title.topAnchor.constraint(equalTo: topAnchor, constant: \(expression)).isActive = true",
            others: others
        )
        #expect(program.constraints() == ["title.top == CardView.top 12.0"])
        #expect(program.doubts == [])
    }
}

/// Texts that only the run of the app knows.
@Suite("texts that layout code does not show")
struct UnknownTextTests {
    /// The text that a label has, and whether one is shown that is not known.
    private func label(_ statement: String) throws -> (text: String?, isUnknown: Bool) {
        let program = ProgramFixture(
            view: statement + "\n        title.topAnchor.constraint(equalTo: topAnchor, constant: 8).isActive = true"
        )
        let layout = try #require(program.layout())
        let title = try #require(layout.views.first { $0.name == "title" })
        return (title.text, title.hasUnknownText)
    }

    @Test(
        "a text of strings files is its value, else its key where that is words",
        arguments: [
            ("NSLocalizedString(\"save\", value: \"Save it\", comment: \"\")", "Save it"),
            ("NSLocalizedString(\"save\", tableName: \"Main\", value: \"Save\", comment: \"\")", "Save"),
            ("NSLocalizedString(\"Save all\", comment: \"\")", "Save all"),
            ("NSLocalizedString(\"Save\", comment: \"\")", "Save"),
            ("String(localized: \"save.all\", defaultValue: \"Save all\")", "Save all"),
        ]
    )
    func localized(_ expression: String, _ text: String) throws {
        let label = try label("title.text = " + expression)
        #expect(label.text == text)
        #expect(!label.isUnknown)
    }

    @Test(
        "a label with a text that is not known shows one, and so does a label that gets its text later",
        arguments: [
            "title.text = model.name", "title.text = NSLocalizedString(\"save.all\", comment: \"\")",
            "title.text = NSLocalizedString(\"SAVE\", comment: \"\")", "title.attributedText = makeText()",
            "title.text = \"\\(count) items\"", "title.numberOfLines = 1",
        ]
    )
    func unknown(_ statement: String) throws {
        let label = try label(statement)
        #expect(label.text == nil)
        #expect(label.isUnknown)
    }

    @Test("an empty text is known")
    func empty() throws {
        let label = try label("title.text = \"\"")
        #expect(!label.isUnknown)
    }
}
