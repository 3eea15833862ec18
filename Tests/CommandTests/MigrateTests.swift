import Foundation
import Testing

@Suite("The command migrate")
struct MigrateTests {
    private static let card = """
        import SnapKit

        class Card: UIView {
            let label = UILabel()

            func setUp() {
                addSubview(label)
                label.snp.makeConstraints { $0.top.equalToSuperview() }
            }
        }

        """

    private func withCard(_ body: (_ folder: URL, _ text: () throws -> String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let file = folder.appendingPathComponent("Card.swift")
            try Self.card.write(to: file, atomically: true, encoding: .utf8)
            try body(folder) { try String(contentsOf: file, encoding: .utf8) }
        }
    }

    @Test("--dry-run prints a patch and writes nothing")
    func dryRun() throws {
        try withCard { folder, text in
            let run = try runProgram(["migrate", "--to", "anchors", "--dry-run", "Card.swift"], folder: folder)
            #expect(run.status == 0, "\(run.error)")
            #expect(run.output.hasPrefix("--- a/Card.swift\n+++ b/Card.swift\n"))
            #expect(
                run.output.contains("+        label.topAnchor.constraint(equalTo: topAnchor).isActive = true\n")
            )
            #expect(run.error.contains("would rewrite 1 statement with 1 constraint in 1 file"))
            #expect(try text() == Self.card)
        }
    }

    @Test("--in-place writes the files of a folder; what stays is listed with its place, and is the status")
    func inPlace() throws {
        try withCard { folder, text in
            let other =
                "import SnapKit\n\nclass Other: UIView {\n    func a() { snp.remakeConstraints { $0.top.equalTo(1) } }\n}\n"
            try other.write(to: folder.appendingPathComponent("Other.swift"), atomically: true, encoding: .utf8)
            let run = try runProgram(["migrate", "--to", "anchors", "--in-place", "."], folder: folder)
            #expect(run.status == 1 && run.output.isEmpty)
            #expect(
                run.error.contains(
                    "./Other.swift:4:16: stays: remakeConstraints needs the constraints that SnapKit made"
                )
            )
            #expect(run.error.contains("rewrote 1 statement with 1 constraint in 1 file; 1 statement stays"))
            #expect(try text().contains("label.topAnchor.constraint(equalTo: topAnchor).isActive = true"))
            #expect(try !text().contains("SnapKit"))
        }
    }

    @Test(
        "what is not said is asked for",
        arguments: [
            (["--to", "anchors"], 64, "expected one of --in-place"),
            (["--to", "anchors", "--in-place", "--dry-run"], 64, "expected one of --in-place"),
            (["--to", "masonry", "--dry-run"], 64, "masonry"),
            (["--to", "anchors", "--dry-run", "missing.swift"], 2, "missing.swift"),
        ] as [([String], Int32, String)]
    )
    func usage(_ arguments: [String], _ status: Int32, _ message: String) throws {
        try withCard { folder, text in
            let run = try runProgram(["migrate", "Card.swift"] + arguments, folder: folder)
            #expect(run.status == status && run.error.contains(message), "\(run.error)")
            #expect(try text() == Self.card)
        }
    }
}
