import ArgumentParser
import LayoutInspector
import LayoutPrinter
import LayoutReport
import TestSupport
import Testing

@testable import draft_inspect

/// The one table of options: whatever is declared is a flag of the commands that take it and an option of the session.
@Suite struct OptionTableTests {
    struct Offer: Sendable, CustomTestStringConvertible {
        var command: any ParsableCommand.Type
        var names: [String]
        var testDescription: String { command._commandName }
    }

    private static let input = InputOptions.declarations.map(\.name)
    private static let finding = InputOptions.findingDeclarations.map(\.name)
    private static let conditions = LayoutConditions.declarations.map(\.name)
    private static let diagnosis = DiagnosisTable.declarations.map(\.name)
    private static let printing = PrintOptions.declarations.map(\.name)
    private static let source = SourceChoice.declarations.map(\.name)
    private static let failure = FailurePolicy.declarations.map(\.name)
    private static let report = ReportFormatList.standard.declarations.map(\.name)
    private static let delivery = ReportDelivery.declarations.map(\.name)
    private static let policy = PolicyOptions.declarations.map(\.name)
    private static let configuration = PolicyOptions.configurationDeclarations.map(\.name)
    private static let color = ["color"]
    private static let output = OutputOptions.declarations.map(\.name)

    static let offers = [
        Offer(
            command: CheckCommand.self,
            names: input + conditions + report + delivery + policy + failure + diagnosis + color
                + ["timing"]
        ),
        Offer(
            command: ExplainCommand.self,
            names: input + conditions + report + delivery + configuration + diagnosis + color
        ),
        Offer(command: SolveCommand.self, names: input + conditions + report + color),
        Offer(command: TreeCommand.self, names: input + conditions + color),
        Offer(
            command: TriageCommand.self,
            names: finding + report + delivery + failure + diagnosis + color + ["limit"]
        ),
        Offer(command: ConvertCommand.self, names: input + conditions + output + ["lowered"]),
        Offer(command: DrawCommand.self, names: input + conditions + color + ["svg", "force"]),
        Offer(command: PrintCommand.self, names: input + source + printing + output),
        Offer(command: SessionCommand.self, names: input + color),
    ]

    @Test("each command offers every option that is declared for it, once", arguments: offers)
    func flags(_ offer: Offer) {
        let help = DraftInspect.helpMessage(for: offer.command, columns: 100)
        let flags = help.matches(of: /\n  (?:-\w, )?--([a-z-]+)/).map { String($0.output.1) }
        for name in offer.names { #expect(flags.count { $0 == name } == 1, "--\(name)") }
    }

    @Test("every option of diagnosis, layout and printing can be shown and set in a session")
    func session() throws {
        let offered = SessionOptions.declarations.map(\.name)
        #expect(
            offered == Self.diagnosis + Self.conditions + Self.source + ["fix-dialect"] + Self.printing + Self.color
        )
        var session = Session()
        let list = session.run("option").text
        let help = session.run("help option").text
        for declaration in SessionOptions.declarations {
            #expect(list.contains(declaration.name))
            #expect(help.contains(declaration.summary))
            let answer = session.run("option \(declaration.name)")
            #expect(answer.error == nil && answer.text.hasPrefix("\(declaration.name) is "))
        }
        // Names are completed, and words where there are some.
        let completer = SessionCompleter(session: session)
        #expect(completer.completion(for: "option text-s").insertion == "ize")
        #expect(completer.completion(for: "option view-config of").insertion == "f ")
    }

    @Test("what is set in a session holds for its answers, and is undone")
    func effect() throws {
        var session = Session()
        _ = session.run("load \(packageRootPath)/Examples/login-form.json")
        #expect(session.run("option except conflict").text == "except is conflict\n")
        #expect(session.run("check").text.hasPrefix("no findings"))
        #expect(session.run("option except none").text == "except is none\n")
        #expect(session.run("check").text.contains("error[conflict]"))
        #expect(session.run("option indent 2").error == nil)
        #expect(session.run("print").text.contains("\n  "))
        #expect(session.run("option size 384x812").text.hasPrefix("size is 384x812\n  gone: error[conflict]"))
        #expect(session.run("undo").text.contains("new:  error[conflict]"))
        #expect(session.run("option size").text == "size is none\n")
    }

    @Test("a value that an option does not take is refused with what it takes, in the session and as a flag")
    func refusals() throws {
        var session = Session()
        let width = "invalid value '17' for indent; expected a whole number from 1 to 16"
        #expect(session.run("option indent 17").error?.message == width)
        let rule = "invalid value 'conflcit' for only; expected a rule; did you mean 'conflict'?"
        #expect(session.run("option only conflcit").error?.message == rule)
        let flag = #expect(throws: (any Error).self) { try PrintArguments.parse(["--indent", "17"]) }
        let message = PrintArguments.message(for: try #require(flag))
        #expect(message == "The value '17' is invalid for '--indent <n>': expected a whole number from 1 to 16")
    }

    @Test("a short form is a flag, too, also of an option that was lifted into other options")
    func letters() throws {
        #expect(try DeclaredOptions<OutputTable>.parse(["-o", "a.json", "--force"]).options().path == "a.json")
        #expect(try DeclaredOptions<OutputTable>.parse(["--output", "b.json"]).options().isForced == false)
        struct Outer: Sendable { var output = OutputOptions() }
        let lifted = OutputOptions.declarations.map { $0.lifted(\Outer.output) }
        #expect(lifted.map(\.letter) == ["o", nil])
    }

    @Test("words of a command line become options, and options words")
    func roundTrip() throws {
        let words = [
            "--root", "a", "--tag", "b=c", "--tag", "d=e.f", "--auto-identifiers", "views", "--only-identified",
            "--deep",
            "--view-config", "--localized", "--keep-ib-defaults", "--include-system", "--exact-items",
            "--keep-layout-guides",
            "--indent", "2",
        ]
        let options = try DeclaredOptions<PrintTable>.parse(words).options()
        #expect(options.tags == [PrintOptions.Tag(id: "b", name: "c"), PrintOptions.Tag(id: "d", name: "e.f")])
        #expect(PrintTable.declarations.words(of: options, unlike: PrintOptions()) == words)
        #expect(try DeclaredOptions<PrintTable>.parse([]).given == OptionAssignments())
    }

    @Test("no name is declared twice")
    func names() {
        let names = SessionOptions.declarations.map(\.name) + Self.input + Self.report + Self.failure
        #expect(Set(names).count == names.count)
        for name in names { #expect(name.wholeMatch(of: /[a-z]+(-[a-z]+)*/) != nil, "\(name)") }
    }
}

private let packageRootPath = packageRoot.path
