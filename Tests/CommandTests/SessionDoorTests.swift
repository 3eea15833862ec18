import Foundation
import LayoutInspector
import LayoutPrinter
import TestSupport
import Testing

@testable import draft_inspect

/// The one door by which a session changes, and verbs that know nothing of it.
@Suite struct SessionDoorTests {
    /// A verb of this file alone: doubles the constant of a constraint.
    private enum DoubleVerb: SessionVerb {
        static let name = "double"
        static let usage = "CONSTRAINT"
        static let summary = "double the constant of a constraint"
        static let arguments: [ArgumentKind] = [.constraint]

        static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
            try expect(arguments, 1...1)
            let lookup = try session.lookup()
            let constraint = lookup.layout.constraints[try lookup.constraint(arguments[0])]
            return .step(
                .edits([.constraint(id: constraint.id, .constant(constraint.constant * 2))]),
                saying: "doubled \(constraint.id)"
            )
        }
    }

    private func session(verbs: [any SessionVerb.Type] = []) throws -> Session {
        var session = Session(
            verbs: SessionVerbs(
                groups: SessionVerbs.standard.groups + [SessionVerbs.Group(title: "made", verbs: verbs)]
            )
        )
        _ = try session.load(packageRoot.appendingPathComponent("Examples/login-form.json").path)
        return session
    }

    @Test("a verb that is added to the list is run, recorded, undone, listed, explained and completed")
    func addedVerb() throws {
        var session = try session(verbs: [DoubleVerb.self])
        let before = try session.requireDocument().layout
        let answer = session.run("doub signIn.width")
        #expect(answer.error == nil)
        let id = try #require(before.constraints.first { $0.identifier == "signIn.width" }).id
        #expect(answer.text.hasPrefix("doubled \(id)\n"), "\(answer.text)")
        var doubled = before
        for index in doubled.constraints.indices where doubled.constraints[index].id == id {
            doubled.constraints[index].constant *= 2
        }
        #expect(try session.requireDocument().layout == doubled)
        #expect(doubled != before)
        #expect(session.script.last == "doub signIn.width")
        #expect(session.run("undo").error == nil)
        #expect(try session.requireDocument().layout == before)
        #expect(session.run("help").text.contains("double the constant"))
        #expect(session.run("help double").text.hasPrefix("double CONSTRAINT\n"))
        #expect(SessionCompleter(session: session).completion(for: "dou").insertion == "ble ")
        #expect(SessionCompleter(session: session).completion(for: "double signIn.w").insertion == "idth ")
        #expect(session.run("double").error?.message == "`double` needs a constraint\nusage: double CONSTRAINT")
    }

    /// All that a command can change: the session's state, and the files of the folder.
    private struct World: Equatable {
        var layout: Layout
        var tags: [PrintOptions.Tag]
        var conditions: LayoutConditions
        var includesNotes: Bool
        var steps: Int
        var hasEnded: Bool
        var files: [String: Data] = [:]

        init(_ session: Session, _ folder: URL) throws {
            let document = try session.requireDocument()
            layout = document.layout
            conditions = document.conditions
            tags = session.tags
            includesNotes = session.options.diagnosis.includesNotes
            steps = session.undoSteps.count
            hasEnded = session.hasEnded
            for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
                files[name] = try Data(contentsOf: folder.appendingPathComponent(name))
            }
        }
    }

    @Test(
        "asking a verb what to do changes nothing; only performing its action does, in the session and in files",
        arguments: [
            "set signIn.width.constant 300", "add signInButton.safeArea.top >= view.safeArea.bottom", "remove c9",
            "fix 1 1", "tag signInButton button", "size 320x568", "rtl on", "option notes on", "undo", "write new.json",
            "save steps", "print -o New.swift", "draw --svg new.svg", "load --force other.json", "quit",
        ]
    )
    func verbsOnlyAsk(_ line: String) throws {
        try withTemporaryFolder { folder in
            let examples = packageRoot.appendingPathComponent("Examples")
            for (source, target) in [("login-form.json", "form.json"), ("profile-card.json", "other.json")] {
                let place = folder.appendingPathComponent(target)
                try FileManager.default.copyItem(at: examples.appendingPathComponent(source), to: place)
            }
            var session = Session()
            session.keepsNames = true
            _ = try session.load(folder.path + "/form.json")
            #expect(session.run("set c18.constant 321").error == nil)
            // Files are named from the folder of the process, which the tests share.
            let files = ["new.json", "steps", "New.swift", "new.svg", "other.json"]
            let words = try CommandLineWords.split(line).map { files.contains($0) ? folder.path + "/" + $0 : $0 }
            let before = try World(session, folder)
            let action = try session.verbs.verb(words[0]).action(Array(words.dropFirst()), in: session)
            #expect(try World(session, folder) == before)
            _ = try session.perform(action)
            _ = session.keepNames()
            #expect(try World(session, folder) != before)
        }
    }

    @Test("a constraint on a guide that the layout did not hold is added, and undone")
    func guides() throws {
        var session = try session()
        let answer = session.run("add signInButton.safeArea.top >= forgotButton.safeArea.bottom - 900")
        #expect(answer.error == nil, "\(answer.error?.message ?? "")")
        #expect(session.run("show added-1").text.contains("signInButton.safeArea.top"))
        #expect(session.run("undo").error == nil)
        #expect(session.run("diff").text == "no changes\n")
        #expect(try !session.requireDocument().hasUnsavedEdits)
    }

    @Test("load refuses to give up edits that are not saved, unless it is forced or they are saved or undone")
    func unsavedEdits() throws {
        try withTemporaryFolder { folder in
            let other = packageRoot.appendingPathComponent("Examples/profile-card.json").path
            var session = try session()
            #expect(session.run("load \(other)").error == nil)
            session = try self.session()
            _ = session.run("remove c9")
            let error = session.run("load \(other)").error
            #expect(
                error?.message == "login-form.json has unsaved edits\n"
                    + "`write FILE` or `save SCRIPT` keeps them, `load --force FILE` discards them"
            )
            #expect(session.prompt.hasPrefix("login-form.json"))
            #expect(session.run("undo").error == nil)
            #expect(session.run("load \(other)").error == nil)
            for command in ["write \(folder.path)/a.json", "save \(folder.path)/steps"] {
                session = try self.session()
                _ = session.run("remove c9")
                #expect(session.run(command).error == nil)
                #expect(session.run("load \(other)").error == nil, "\(command)")
            }
            session = try self.session()
            _ = session.run("remove c9")
            #expect(session.run("load --force \(other)").error == nil)
            #expect(session.prompt.hasPrefix("profile-card.json"))
        }
    }

    @Test("whoever can be asked is asked before edits are given up")
    func asking() throws {
        let other = packageRoot.appendingPathComponent("Examples/profile-card.json").path
        var session = try session()
        _ = session.run("remove c9")
        session.ask = { _ in .no }
        #expect(session.run("load \(other)").error?.message == "not loaded")
        _ = session.run("quit")
        #expect(!session.hasEnded)
        session.ask = { question in
            #expect(question == "login-form.json has unsaved edits; quit and discard them?")
            return .yes
        }
        _ = session.run("quit")
        #expect(session.hasEnded)
    }

    @Test(
        "no number of a finding or a fix ends the session",
        arguments: ["-9223372036854775808", "9223372036854775807", "0"]
    )
    func numbers(_ number: String) throws {
        var session = try session()
        for verb in ["explain", "fix", "fix 1", "draw", "draw 1"] {
            #expect(session.run("\(verb) \(number)").error != nil, "\(verb)")
        }
    }

    @Test("the end of a script leaves, edits or not")
    func endOfScript() throws {
        let run = try runProgram(["repl", "Examples/login-form.json", "-c", "remove c9; quit"])
        #expect(run.status == 0)
        #expect(try runProgram(["repl", "Examples/login-form.json"], input: "remove c9\n").status == 0)
    }
}
