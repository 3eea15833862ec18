import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import draft_inspect

/// The session without a terminal: lines in, answers out.
@Suite struct SessionTests {
    private func session(_ example: String = "login-form") throws -> Session {
        var session = Session()
        _ = try session.load(packageRoot.appendingPathComponent("Examples/\(example).json").path)
        return session
    }

    private func dump(_ session: Session) throws -> String {
        String(decoding: try session.requireDocument().layout.dump(), as: UTF8.self)
    }

    @Test("nothing but load and help works before something is loaded")
    func empty() {
        var session = Session()
        for verb in session.verbs.all
        where !["load", "help", "quit", "option", "source", "save", "rules"].contains(verb.name) {
            let words = verb.usage.split(separator: " ").map(String.init)
            let arguments = words.filter { !$0.hasPrefix("[") && $0 != "…" && !$0.hasSuffix("]") }
            let error = session.run(([verb.name] + arguments).joined(separator: " ")).error
            if verb.name != "auto-identifiers" { #expect(error != nil, "\(verb.name)") }
        }
        #expect(session.run("help").error == nil)
        #expect(session.prompt == "draft-inspect> ")
    }

    @Test("blank lines and comments do nothing", arguments: ["", "   ", "# tree", "  # remove all"])
    func nothing(line: String) throws {
        var session = try session()
        #expect(session.run(line) == SessionOutput())
    }

    @Test("the prompt shows what is loaded and its state")
    func prompt() throws {
        #expect(try session("two-conflicts").prompt == "two-conflicts.json (2 conflicts)> ")
        #expect(try session("hugging-tie").prompt == "hugging-tie.json (1 ambiguity)> ")
        #expect(try session("profile-card").prompt == "profile-card.json (clean)> ")
    }

    @Test("an edit answers with what it changed")
    func editAnswers() throws {
        var session = try session()
        assertGolden(session.run("set signIn.width.constant 300").text, "edit-still-conflicting")
        assertGolden(session.run("set signIn.width.priority 999").text, "edit-cures")
        assertGolden(session.run("remove c9").text, "edit-moves")
        assertGolden(session.run("diff").text, "diff")
        assertGolden(session.run("undo 2").text, "undo")
        assertGolden(session.run("redo").text, "redo")
    }

    @Test("a rule that does not run on an edited layout is not reported as gone by the first edit")
    func rulesOfTheRecorded() throws {
        let dump = """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "r", "class": "UIView", "frame": [0, 0, 100, 100],
             "subviews": [{"id": "a", "class": "UIView", "name": "a", "frame": [9, 9, 20, 20]}]}], "constraints": [
             {"id": "x", "first": {"item": "a", "attribute": "left"}, "second": {"item": "r", "attribute": "left"}},
             {"id": "y", "first": {"item": "a", "attribute": "top"}, "second": {"item": "r", "attribute": "top"}},
             {"id": "w", "first": {"item": "a", "attribute": "width"}, "constant": 20},
             {"id": "h", "first": {"item": "a", "attribute": "height"}, "constant": 20}]}
            """
        let reading = try Layout.read(Array(dump.utf8))
        var session = Session()
        session.document = Document(path: "a.json", reading: reading)
        #expect(session.run("check").text.contains("misplaced-view"))
        let answer = session.run("set w.constant 30").text
        #expect(answer.contains("moved: a"))
        #expect(!answer.contains("gone"))
        #expect(session.run("info").text.contains("not run (the layout was edited): reported-conflict"))
        #expect(!session.run("undo").text.contains("new:"))
    }

    @Test("a layout with very many findings does not fill the screen unless it is asked to")
    func manyFindings() throws {
        var layout = Layout()
        let root = layout.addView(Layout.View(id: "r", className: "UIView"), parent: nil, previousSibling: nil)
        var previous: Int?
        for index in 0..<150 {
            var view = Layout.View(id: "v\(index)", className: "UIView")
            view.statedTranslatesAutoresizingMask = false
            previous = layout.addView(view, parent: root, previousSibling: previous)
        }
        layout.resolveAutoresizing()
        var session = Session()
        let reading = Reading(layout: layout, places: Reading.Places(), findings: [], format: .dump)
        session.document = Document(path: "many.json", reading: reading)
        let grouped = session.run("check").text.split(separator: "\n")
        #expect(grouped.count == 2)
        #expect(grouped.last == "   149 more like this: 2-150")
        #expect(session.run("check all").text.split(separator: "\n").count == 150)
        // Others of the same kind, none like another.
        for index in 0..<150 { layout.views[index + 1].className = "View\(index)" }
        let others = Reading(layout: layout, places: Reading.Places(), findings: [], format: .dump)
        session.document = Document(path: "many.json", reading: others)
        let lines = session.run("check").text.split(separator: "\n")
        #expect(lines.count == 101)
        #expect(lines.last == "and 50 more (`check all` lists them)")
        #expect(
            session.run("check everything").error?.message
                == "`check` takes no argument 'everything'\nusage: check [all]"
        )
        #expect(session.run("explain 150").error == nil)
    }

    @Test("what one fix resolves is under its cause with its numbers, which fix and explain take")
    func groupedFindings() throws {
        var session = try session("chat-cell")
        let grouped = session.run("check").text.split(separator: "\n")
        #expect(grouped.count == 2)
        #expect(grouped.last == "   also resolves 6 findings: 2-7")
        #expect(session.run("check all").text.split(separator: "\n").count == 7)
        #expect(session.run("explain 7").text.contains("messageLabel"))
        #expect(session.run("fix 6").text.contains("translatesAutoresizingMaskIntoConstraints"))
    }

    @Test("a view is named by the text that it shows, where only one shows it; the attribute follows it")
    func namedByText() throws {
        var session = try session()
        #expect(session.run("why \"Sign in\".width").text == session.run("why signInButton.width").text)
        #expect(session.run("show \"Sign in\"").text == session.run("show signInButton").text)
        let layout = try session.requireDocument().layout
        var twice = layout
        for index in twice.views.indices where twice.views[index].text == "Password" {
            twice.views[index].text = "Email"
        }
        let reading = Reading(layout: twice, places: Reading.Places(), findings: [], format: .dump)
        session.document = Document(path: "twice.json", reading: reading)
        #expect(session.run("show Email").error?.message.contains("'Email' names 2 objects; use") == true)
    }

    @Test("a finding whose reasons change is reported as changed, not as gone and new")
    func changedReasons() throws {
        var session = try session("chat-cell")
        let answer = session.run("remove c7").text
        #expect(answer.contains("now:  warning[autoresizing-with-constraints]"), "\(answer)")
        #expect(!answer.contains("gone: warning[autoresizing-with-constraints]"))
        #expect(!answer.contains("new:  warning[autoresizing-with-constraints]"))
    }

    struct Naming: Sendable, CustomTestStringConvertible {
        var text: String
        /// The id of what is meant; `nil`: an error with `message` in it.
        var id: String?
        var message = ""
        var testDescription: String { text }
    }

    static let namings: [Naming] = [
        Naming(text: "emailField", id: "0x7fa4"),
        Naming(text: "login.email", id: "0x7fa4"),
        Naming(text: "0x7fa4", id: "0x7fa4"),
        Naming(text: "submit", id: "0x7fa6"),
        Naming(text: "UIView", id: "0x7fa1"),
        Naming(text: "view", id: "0x7fa1"),
        Naming(text: "view/emailField", id: "0x7fa4"),
        Naming(text: "UIView/emailField", id: "0x7fa4"),
        Naming(text: "root", id: "0x7fa1"),
        Naming(text: "root/logo", id: "0x7fa2"),
        Naming(text: "root/submit", id: "0x7fa6"),
        Naming(text: "/UIView/UIImageView", id: "0x7fa2"),
        Naming(text: "0x7fa1.safeArea", id: "0x7fa1.safeArea"),
        Naming(text: "UIView.safeArea", id: "0x7fa1.safeArea"),
        Naming(text: "Sign in", id: "0x7fa6"),
        Naming(text: "Email", id: "0x7fa4"),
        Naming(text: "Forgot your…", id: "0x7fa7"),
        Naming(text: "…", message: "there is no view"),
        Naming(text: "0x7f", message: "objects; use the first word of a line"),
        Naming(text: "/UIView/UITextField", message: "objects; use the first word of a line"),
        Naming(text: "emailFeild", message: "did you mean 'emailField'?"),
        Naming(text: "", message: "there is no view"),
        Naming(text: "/", message: "there is no view"),
        Naming(text: "emailField/nobody", message: "there is no view"),
    ]

    @Test("a view is named by tag, property, identifier, id, beginning of an id, or path", arguments: namings)
    func naming(_ naming: Naming) throws {
        var session = try session()
        #expect(session.run("tag signInButton submit").error == nil)
        let lookup = try session.lookup()
        do {
            let item = try lookup.item(naming.text)
            #expect(lookup.layout.id(of: item) == naming.id)
        } catch {
            let message = error.message
            #expect(naming.id == nil && message.contains(naming.message), "\(message)")
        }
    }

    struct Addition: Sendable, CustomTestStringConvertible {
        var text: String
        /// What is answered first, or the error.
        var answer: String
        var testDescription: String { text }
    }

    static let additions: [Addition] = [
        Addition(text: "logo.top == titleLabel.bottom + 8", answer: "logo.top == titleLabel.bottom + 8"),
        Addition(text: "logo.top==titleLabel.bottom", answer: "logo.top == titleLabel.bottom"),
        Addition(text: "logo.width >= 2 * logo.height - 8 @750", answer: "logo.width >= 2 × logo.height - 8 @750"),
        Addition(
            text: "logo.width <= logo.height * 0.5 +8 @250.5",
            answer: "logo.width <= 0.5 × logo.height + 8 @250.5"
        ),
        Addition(text: "logo.width == 0.5 × logo.height", answer: "logo.width == 0.5"),
        Addition(text: "logo.width == 0.5×logo.height", answer: "logo.width == 0.5"),
        Addition(text: "logo.width == 2 x logo.height", answer: "logo.width == 2"),
        Addition(text: "logo.width == 2x logo.height", answer: "logo.width == 2"),
        Addition(text: "logo.width == 0x7fa2.height", answer: "logo.width == logo.height"),
        Addition(text: "logo.width == logo.height x 2", answer: "logo.width == 2"),
        Addition(text: "logo.width = 120", answer: "logo.width == 120"),
        Addition(text: "logo.width == logo.height / 2", answer: "logo.width == 0.5 × logo.height"),
        Addition(
            text: "UIView/logo.bottom <= UIView.safeArea.bottom - 4",
            answer: "logo.bottom <= view.safeArea.bottom - 4"
        ),
        Addition(
            text: "logo.leading == UIView.readableContent.leading",
            answer: "logo.leading == view.readableContent.leading"
        ),
        Addition(text: "logo.top", answer: "not complete"),
        Addition(text: "logo.top == ", answer: "not complete"),
        Addition(text: "logo.top == titleLabel.bottom +", answer: "not complete"),
        Addition(text: "logo.top == titleLabel.bottom + x", answer: "'x' is not a number"),
        Addition(text: "logo.top == titleLabel.bottom 8", answer: "unexpected '8'"),
        Addition(text: "logo.top ~ titleLabel.bottom", answer: "'~' is not a relation"),
        Addition(text: "logo.tpo == titleLabel.bottom", answer: "did you mean 'top'?"),
        Addition(text: "logo == titleLabel.bottom", answer: "names no attribute"),
        Addition(text: "logo.width == 1e999", answer: "too large"),
        Addition(text: "logo.width == logo.height / 0", answer: "divided by 0"),
        Addition(text: "logo.width == 10 @0", answer: "priority"),
        Addition(text: "logo.width == 10 @1001", answer: "priority"),
        Addition(text: "logo.top == titleLabel.leading", answer: "added-1"),
        Addition(text: "logo.left == titleLabel.leading", answer: "added-1"),
        Addition(text: "logo.top == 8", answer: "added-1"),
    ]

    @Test("constraints are added as people write them, and faulty ones refused", arguments: additions)
    func addition(_ addition: Addition) throws {
        var session = try session()
        let before = try dump(session)
        let answer = session.run("add " + addition.text)
        let said = answer.error?.message ?? answer.text
        #expect(said.contains(addition.answer), "\(said)")
        if answer.error == nil { #expect(session.run("undo").error == nil) }
        #expect(try dump(session) == before)
    }

    @Test("what a mistaken command leaves behind is nothing")
    func mistakes() throws {
        var session = try session()
        let before = try dump(session)
        for line in [
            "set signIn.width.constant wide", "set signIn.width.colour 3", "set nobody.constant 3",
            "set signIn.width 3",
            "set signIn.width.priority 0", "set signIn.width.priority 1001", "set emailField.hidden perhaps",
            "deactivate signIn.width nobody", "remove signIn.width nobody", "activate signIn.width", "fix 1 99",
            "fix 9",
            "explain x", "size 12", "rtl maybe", "undo", "redo", "undo x", "tag nobody a", "tag logo 9lives",
            "untag logo",
            "tree nobody", "load /nonexistent", "source /nonexistent", "write /nonexistent/x", "print --root nobody",
            "print --nonsense", "option nothing", "option notes maybe", "show \"open", "help nothing", "tree a b",
        ] {
            #expect(session.run(line).error != nil, "\(line)")
        }
        #expect(try dump(session) == before)
        #expect(session.undoSteps.isEmpty)
    }

    @Test("after any edits, undoing all gives the first state byte for byte, and redoing all the last")
    func randomEdits() throws {
        forEachSeed(4) { random in
            var session = try session(random.pick(["login-form", "nested-stacks", "chat-cell"]))
            let first = try dump(session)
            let layout = try session.requireDocument().layout
            let views = layout.views.map(\.id)
            let attributes = LayoutAttribute.allCases.map(\.rawValue)
            var done = 0
            for _ in 0..<60 {
                let constraints = try session.requireDocument().layout.constraints.map(\.id)
                guard !constraints.isEmpty else { break }
                let (view, constraint) = (random.pick(views), random.pick(constraints))
                let line: String
                switch random.integer(0...11) {
                case 0: line = "set \(constraint).constant \(random.integer(-50...400))"
                case 1: line = "set \(constraint).priority \(random.pick(["1", "250", "999.5", "required"]))"
                case 2: line = "set \(constraint).multiplier \(random.pick(["0.5", "2", "1"]))"
                case 3: line = "set \(constraint).identifier \(random.pick(["none", "größe", "x.y"]))"
                case 4: line = "remove \(constraint)"
                case 5: line = "\(random.chance(50) ? "de" : "")activate \(constraint)"
                case 6, 7:
                    line =
                        "add \(view).\(random.pick(attributes)) \(random.pick(["==", "<=", ">="])) "
                        + "\(random.pick(views)).\(random.pick(attributes)) + \(random.integer(0...40)) @\(random.integer(1...1000))"
                case 8: line = "set \(view).hugging.horizontal \(random.integer(0...1000))"
                case 9: line = "set \(view).hidden \(random.pick(["on", "off"]))"
                case 10: line = "set \(view).translatesMask \(random.pick(["on", "off"]))"
                default: line = random.pick(["undo", "redo", "undo 3", "tag \(view) name\(random.integer(0...9))"])
                }
                if session.run(line).error == nil { done += 1 }
            }
            let last = try dump(session)
            let tags = session.tags
            if done < 20 { throw PropertyFailure("only \(done) of the edits were made") }
            let count = session.undoSteps.count
            if count > 0, let error = session.run("undo all").error { throw PropertyFailure(error.message) }
            if try dump(session) != first { throw PropertyFailure("the first state is not restored") }
            if count > 0, let error = session.run("redo \(count)").error { throw PropertyFailure(error.message) }
            if try dump(session) != last { throw PropertyFailure("the last state is not restored") }
            if session.tags != tags { throw PropertyFailure("the tags are not restored") }
        }
    }

    @Test("an interrupted edit has not happened")
    func interruption() throws {
        var session = try session()
        let before = try dump(session)
        session.isCancelled = { true }
        #expect(session.run("set signIn.width.constant 10").error == .interrupted)
        #expect(try dump(session) == before)
        #expect(session.undoSteps.isEmpty)
        session.isCancelled = { false }
        #expect(session.run("set signIn.width.constant 10").error == nil)
    }

    @Test("a saved script leads to the same state")
    func savedScript() throws {
        try withTemporaryFolder { folder in
            let script = folder.appendingPathComponent("steps.txt").path
            var session = Session()
            let example = packageRoot.appendingPathComponent("Examples/login-form.json").path
            for line in [
                "load \(example)", "tag logo mark", "set signIn.width.constant 311", "add mark.left >= 8", "undo",
            ] {
                _ = session.run(line)
            }
            #expect(session.run("save \(script)").error == nil)
            var other = Session()
            #expect(other.run("source \(script)").error == nil)
            let (state, expected) = (try dump(other), try dump(session))
            #expect(state == expected)
            #expect(other.tags == session.tags)
        }
    }

    @Test("a script that reads itself ends with an error")
    func recursion() throws {
        try withTemporaryFolder { folder in
            let script = folder.appendingPathComponent("loop.txt").path
            try Data("source \(script)\n".utf8).write(to: URL(fileURLWithPath: script))
            var session = Session()
            #expect(session.run("source \(script)").error?.message.contains("nested too deeply") == true)
        }
    }

    @Test("100,000 nested views pass through the verbs on a small stack")
    func depth() throws {
        let count = 100_000
        var layout = Layout()
        var parent: Int?
        for index in 0..<count {
            var view = Layout.View(id: "v\(index)", className: "UIView")
            view.frame = Rectangle(x: 0, y: 0, width: 10, height: 10)
            parent = layout.addView(view, parent: parent, previousSibling: nil)
        }
        let reading = Reading(layout: layout, places: Reading.Places(), findings: [], format: .dump)
        let lines = try onSmallStack { () -> [Int] in
            var session = Session()
            session.document = Document(path: "deep.json", reading: reading)
            return ["tree", "views v9999", "solve v99999", "show v50000", "find v12345", "check", "diff"].map {
                session.run($0).text.split(separator: "\n").count
            }
        }
        #expect(lines[0] == count)
        #expect(lines[1] == 11)
        #expect(lines.allSatisfy { $0 > 0 })
    }
}
