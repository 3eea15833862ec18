import Foundation
import TestSupport
import Testing

/// People read the same words for the same things everywhere: in messages, help and documentation.
@Suite struct VoiceTests {
    /// Phrases that a reader has to translate first, with what an engineer says instead.
    static let phrases: [(pattern: String, instead: String)] = [
        (#"\bcure[sd]?\b"#, "fix, resolve"),
        (#"\b(tell|tells|told)\b"#, "report, show, list"),
        (#"\bgives? way\b"#, "is broken, relax"),
        (#"\bgoes by\b"#, "depends on"),
        (#"\b(made|make|makes) out\b"#, "find, detect"),
        (#"\b(take|takes|took|taking) part\b"#, "is used"),
        (#"\bset aside\b"#, "skipped"),
        (#"\bless than nothing\b"#, "not enough space"),
        (#"\bas good as it gets\b"#, "equally valid"),
        (#"\bwhat there is( not)?\b"#, "what is missing"),
        (#"\bnothing else left\b"#, "resolves all findings in this file"),
        (#"\bof no known\b"#, "unrecognized"),
        (#"\btake back\b"#, "undo"),
        (#"\bleft to itself\b"#, "unconstrained"),
        (#"\bmended?\b"#, "fix"),
        (#"\bis to be\b"#, "must be"),
    ]

    @Test("messages and help are in the words of the field")
    func messages() throws {
        for file in try files(below: "Sources", ending: "swift") {
            for line in literals(in: try text(of: file)) { check(line, in: file) }
        }
    }

    @Test("the documentation is in the words of the field")
    func documentation() throws {
        for file in try ["README.md"] + files(below: "Documentation", ending: "md") {
            let lines = try text(of: file).split(separator: "\n", omittingEmptySubsequences: false)
            for (index, line) in lines.enumerated() { check((index + 1, String(line)), in: file) }
        }
    }

    @Test("literals are found within lines, and in literals of several lines")
    func findsLiterals() {
        let source = """
            let a = "one" + word("two \\"three\\"") // "four"
            // "five"
            let b = \"\"\"
                six
                \"\"\"
            """
        #expect(literals(in: source).map(\.text) == [#""one" "two \"three\"" "four""#, "    six"])
    }

    private func check(_ line: (number: Int, text: String), in file: String) {
        for (pattern, instead) in Self.phrases
        where line.text.range(of: pattern, options: .regularExpression) != nil {
            Issue.record("\(file):\(line.number): say \"\(instead)\": \(line.text)")
        }
    }

    /// The literals of each line that has any, comments excluded.
    private func literals(in source: String) -> [(number: Int, text: String)] {
        var result: [(number: Int, text: String)] = []
        var isInLiteral = false
        for (index, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if line.contains("\"\"\"") {
                isInLiteral.toggle()
            } else if isInLiteral {
                result.append((index + 1, String(line)))
            } else if !line.drop(while: { $0 == " " }).hasPrefix("//") {
                let parts = line.matches(of: #/"(?:[^"\\]|\\.)*"/#).map { String($0.output) }
                if !parts.isEmpty { result.append((index + 1, parts.joined(separator: " "))) }
            }
        }
        return result
    }

    /// Paths in the package, sorted.
    private func files(below folder: String, ending: String) throws -> [String] {
        let root = packageRoot.appendingPathComponent(folder)
        let names = try #require(FileManager.default.enumerator(atPath: root.path)).compactMap { $0 as? String }
        return names.filter { $0.hasSuffix("." + ending) }.sorted().map { folder + "/" + $0 }
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: packageRoot.appendingPathComponent(file), encoding: .utf8)
    }
}
