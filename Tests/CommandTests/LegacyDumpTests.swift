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
        let common = ["print", Self.path, "--dialect", dialect.name, "--form", "class"]
        let options = [
            "--tag", "0x1003=logo", "--tag", "0x1007=sum", "--auto-identifiers", "all", "--include-system",
            "--view-config",
        ]
        let plain = try runProgram(common)
        let tagged = try runProgram(common + options)
        for run in [plain, tagged] {
            // Masks and baselines are what notautolayout cannot say.
            if dialect.name == "notautolayout" {
                #expect(run.error.contains("not printed: 0x200f, "))
            } else {
                #expect(run.status == 0)
                #expect(run.error.hasPrefix("38 constraints: 23 printed ("))
                #expect(run.error.hasSuffix(" turned), 14 implied, 1 inactive\n"))
            }
        }
        #expect(plain.output.contains("orderLogo") && !plain.output.contains("Your order"))
        #expect(!tagged.output.contains("orderLogo") && !tagged.output.contains("totalStack."))
        for text in ["logo", "\"sum\"", "\"order.title\"", "\"totalLabel\"", "\"Your order\""] {
            #expect(tagged.output.contains(text), "\(text)")
        }
        let head = tagged.output.split(separator: "\n").prefix(2).joined()
        for word in ["legacy-dump.json", "--auto-identifiers all", "--view-config", "--include-system"] {
            #expect(head.contains(word))
        }
        if dialect.name == Dialects.standard.name {
            assertGolden(tagged.output + "// " + tagged.error, dialect.name + "-tagged", "txt")
        }
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
