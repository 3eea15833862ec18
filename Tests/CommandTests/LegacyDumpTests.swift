import LayoutPrinter
import TestSupport
import Testing

@testable import draft_inspect

/// `Examples/legacy-dump.json` on its way out of a legacy app: autoresizing masks beside constraints, layout guides of iOS 10,
/// system constraints, a conflict, and a label that nothing places.
@Suite("a legacy app's dump")
struct LegacyDumpTests {
    private static let path = "Examples/legacy-dump.json"

    @Test(
        "each dialect prints it, with and without tags, identifiers and what the system made",
        arguments: Dialects.all
    )
    func dialects(_ dialect: Dialect) throws {
        // Masks and baselines are what notautolayout cannot say.
        let statuses: Set<Int32> = dialect.name == "notautolayout" ? [0, 1] : [0]
        let common = ["print", Self.path, "--dialect", dialect.name, "--form", "class"]
        let plain = try runProgram(common)
        #expect(statuses.contains(plain.status), "\(plain.error)")
        assertGolden(plain.output + "// " + plain.error, dialect.name, "txt")
        let tagged = try runProgram(
            common + [
                "--tag", "0x1003=logo", "--tag", "0x1007=sum", "--auto-identifiers", "all", "--include-system",
                "--view-config",
            ]
        )
        #expect(statuses.contains(tagged.status), "\(tagged.error)")
        assertGolden(tagged.output + "// " + tagged.error, dialect.name + "-tagged", "txt")
        #expect(!tagged.output.contains("orderLogo") && !tagged.output.contains("totalStack."))
    }

    @Test("a session goes from its conflict and its ambiguity to source with tags and identifiers")
    func session() {
        var session = Session()
        var transcript = ""
        for line in [
            "load \(packageRoot.appendingPathComponent(Self.path).path)", "check", "explain 1", "fix 1 3", "explain 1",
            "add noteLabel.top == totalStack.bottom + 20", "check", "solve", "tag order.logo logo",
            "option auto-identifiers constraints", "print --form class", "print --dialect snapkit --form class",
        ] {
            let answer = session.run(line)
            let command = line.hasPrefix("load ") ? "load \(Self.path)" : line
            transcript += "> \(command)\n" + (answer.error.map { "error: \($0.message)\n" } ?? answer.text + "\n\n")
        }
        let root = packageRoot.path + "/"
        assertGolden(transcript.replacing(root, with: ""), "session")
    }
}
