import LayoutInspector
import TestSupport
import Testing

@testable import draft_inspect

@Suite struct CompleterTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var text: String
        var insertion: String
        var candidates: [String]?
        var testDescription: String { text }
    }

    static let cases: [Case] = [
        Case(text: "tre", insertion: "e "),
        Case(text: "un", insertion: "", candidates: ["undo", "untag"]),
        Case(text: "show emailF", insertion: "ield "),
        Case(text: "tree signIn", insertion: "Button "),
        Case(text: "show signIn", insertion: "", candidates: ["signInButton", "signIn.width"]),
        Case(text: "show \"emailF", insertion: "ield\" "),
        Case(text: "deactivate signIn", insertion: ".width "),
        Case(text: "set signIn.w", insertion: "idth."),
        Case(text: "set signIn.width.con", insertion: "stant "),
        Case(text: "set emailField.hid", insertion: "den "),
        Case(text: "add logo.wid", insertion: "th "),
        Case(text: "add logo.width >= emailField.hei", insertion: "ght "),
        Case(text: "help expl", insertion: "ain "),
        Case(text: "option auto-identifiers con", insertion: "straints "),
        Case(text: "rtl o", insertion: "", candidates: ["on", "off"]),
        Case(text: "tree UIView/em", insertion: "ailField "),
        Case(text: "quit x", insertion: "", candidates: []),
        Case(text: "nonsense x", insertion: "", candidates: []),
    ]

    @Test("the word at the cursor is completed", arguments: cases)
    func completion(of example: Case) throws {
        var session = Session()
        _ = try session.load(packageRoot.appendingPathComponent("Examples/login-form.json").path)
        let completion = SessionCompleter(session: session).completion(for: example.text)
        #expect(completion.insertion == example.insertion)
        if let candidates = example.candidates { #expect(completion.candidates == candidates) }
    }
}

@Suite("names of several words")
struct PrintedNamesTests {
    private static func session(layout: String = "#1") throws -> Session {
        var session = Session()
        _ = try session.load(packageRoot.appendingPathComponent("Examples/console.log").path + layout)
        return session
    }

    @Test(
        "can be typed as messages write them",
        arguments: [
            ("why UILabel \"Total\".width", "UILabel \"Total\".width is 168"),
            ("show UILabel \"Total\"", "0x7fa1c2d0c110"),
            ("show SummaryBar.trailing == UILabel \"Total\".trailing + 16", "0x6000021a1130"),
            ("remove UILabel \"Total\".width == 190", "gone: error[conflict]"),
            ("set UILabel \"Total\".width == 190.priority 999", "gone: error[conflict]"),
            ("add UILabel \"Total\".width == 190 @750", "added added-1: UILabel \"Total\".width == 190 @750"),
            ("constraints UILabel \"Total\"", "0x6000021a10e0"),
            ("print UILabel \"Total\"", "totalLabel"),
            ("why \"UILabel \\\"Total\\\".width\"", "UILabel \"Total\".width is 168"),
        ]
    )
    func typing(command: String, answer: String) throws {
        var session = try Self.session()
        let output = session.run(command)
        #expect(output.error == nil && output.text.contains(answer), "\(output)")
    }

    @Test(
        "are completed by class and text, and addresses only where one is begun",
        arguments: [
            ("tree UIL", "abel \"Total\" "), ("tree UILabel \"T", "otal\" "), ("show UILabel \"T", "otal\""),
            ("why UILabel \"Total\".wid", "th "),
            ("remove UILabel \"Total\".w", "idth == 190 "), ("show 0x7fa1c2d0c", "110 "),
            ("add SummaryBar.width == UILab", "el \"Total\"."),
        ]
    )
    func completion(text: String, insertion: String) throws {
        let completer = SessionCompleter(session: try Self.session())
        #expect(completer.completion(for: text).insertion == insertion)
        #expect(!completer.completion(for: "show ").candidates.contains { $0.hasPrefix("0x") })
    }

    @Test("a view without subviews is printed as the constraints that hold it")
    func printedView() throws {
        var session = try Self.session(layout: "#2")
        let text = session.run("print UIImageView --dialect anchors").text
        #expect(
            text.contains("imageView.topAnchor.constraint(equalTo: tableViewCellContentView.topAnchor, constant: 12)")
        )
        #expect(text.contains("imageView.heightAnchor.constraint(equalToConstant: 64)"))
        #expect(!text.contains("not printed"))
    }

    @Test("a word that several views answer to means the one in the scene that was entered")
    func scene() throws {
        var layout = Layout()
        var previous: Int?
        for scene in ["First", "Second"] {
            let added = layout.addView(
                Layout.View(id: scene, className: "UIView"),
                parent: nil,
                previousSibling: previous
            )
            previous = added
            let root = try #require(added)
            layout.views[root].viewController = scene
            var title = Layout.View(id: scene + "-title", className: "UILabel")
            title.name = "title"
            layout.addView(title, parent: root, previousSibling: nil)
        }
        var session = Session()
        let reading = Reading(layout: layout, places: Reading.Places(), findings: [], format: .interfaceBuilder)
        session.document = Document(path: "Main.storyboard", reading: reading)
        #expect(session.run("show title").error?.message.contains("names 2 objects") == true)
        let entered = session.run("layouts Second")
        #expect(entered.error == nil, "\(entered)")
        let shown = session.run("show title")
        #expect(shown.text.contains("Second-title"), "\(shown)")
    }
}
