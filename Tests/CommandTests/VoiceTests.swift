import Foundation
import TestSupport
import Testing

/// People read the same words for the same things everywhere: in messages, help, documentation, comments and names.
@Suite struct VoiceTests {
    /// Phrases that a reader has to translate first, with what an engineer says instead.
    static let phrases: [(pattern: String, instead: String)] = [
        (#"\bcure[sd]?\b"#, "fix, resolve"),
        (#"\b(tell|tells|told|telling)\b"#, "report, show, list, distinguish"),
        (#"\b(gives?|gave|given|giving) way\b"#, "break, yield, relax"),
        (#"\b(go|goes|went|going) by\b"#, "depend on"),
        (#"\b(make|makes|made|making) out\b"#, "find, detect"),
        (#"\b(take|takes|took|taken|taking) (no |any )?part\b"#, "participate, is used"),
        (#"(?<!`)\b(set|sets|setting) aside\b"#, "skipped"),
        (#"\bless than nothing\b"#, "not enough space"),
        (#"\bas good as it gets\b"#, "equally valid"),
        (#"\bwhat(ever)? there is\b"#, "what is missing, notes"),
        (#"\bwhat(ever)? (is|was) left\b(?! (out|open|behind))"#, "the rest, the remaining"),
        (#"\bnothing else left\b"#, "resolves all findings in this file"),
        (#"\bof no known\b"#, "unrecognized"),
        (#"\b(take|takes|took|taken) back\b"#, "undo"),
        (#"\bdo again\b"#, "redo"),
        (#"\bleft to itself\b"#, "unconstrained"),
        (#"\bmend(s|ed|ing)?\b"#, "fix"),
        (#"\b(is|are|was) to be\b"#, "must be"),
        (#"\b(stand|stands|stood|standing)\b(?! for\b|-in|s? in for\b| out from\b)"#, "is"),
        (#"\bhangs? (together|on)\b"#, "connected"),
        (#"\brests? on\b"#, "depend on"),
        (#"\bso many\b"#, "at most, this number of"),
        (#"\bunsayable\b"#, "not expressible"),
        (#"\bwished for\b"#, "required"),
        (#"\bthere is no (verb|option|attribute|property|rule) "#, "unknown command, unknown option, …"),
        (#"(?<!there )\bis no (attribute|relation|string|object|number)\b"#, "is not an attribute, …"),
    ]

    /// Words of names, as the phrases above. The rule `set-aside` keeps its id, and ``SetAside`` the name of its rule.
    private static let names = Self.nameExpression([
        "tells?", "told", "stands?", "stood", "standing", "cures?", "mends?", "takesPart", "givesWay", "setAside",
        "takeBack", "goesBy", "soMany", "hangsTogether", "restsOn", "unsayable",
    ])

    private static let allPhrases = Self.expression("(?i)" + phrases.map { "(?:\($0.pattern))" }.joined(separator: "|"))

    @Test("messages and help are in the words of the field")
    func messages() throws {
        for file in try files(below: "Sources", ending: ["swift"]) {
            for line in literals(in: try text(of: file)) { check(line, in: file) }
        }
    }

    @Test("the documentation is in the words of the field")
    func documentation() throws {
        var pages = ["README.md", "CONTRIBUTING.md", "Headless/README.md", "Benchmarks/README.md"]
        for folder in ["Documentation", "Skills"] { pages += try files(below: folder, ending: ["md"]) }
        for file in pages {
            for line in lines(of: try text(of: file)) { check(line, in: file) }
        }
    }

    @Test(
        "comments and the names of tests are in the words of the field",
        arguments: ["Sources", "Tests", "Headless", "Benchmarks", "Fuzzing", "Capture", "Plugins"]
    )
    func comments(folder: String) throws {
        for file in try files(below: folder, ending: ["swift", "c", "h"]) {
            let text = try text(of: file)
            for comment in comments(in: text, after: "//") { check(comment, in: file) }
            for line in lines(of: text) where isTestName(line.text) { check(line, in: file) }
        }
        for file in try files(below: folder, ending: ["sh"]) {
            for comment in comments(in: try text(of: file), after: "#") { check(comment, in: file) }
        }
        for file in try files(below: folder, ending: ["py"]) {
            for line in lines(of: try text(of: file)) { check(line, in: file) }
        }
    }

    @Test("comments of the package's own files are in the words of the field")
    func packageComments() throws {
        for (file, mark) in [("Package.swift", "//"), ("Makefile", "#")] {
            for comment in comments(in: try text(of: file), after: mark) { check(comment, in: file) }
        }
    }

    @Test("names in code are in the words of the field", arguments: ["Sources", "Headless/Sources"])
    func identifiers(folder: String) throws {
        let literal = Self.expression(#""(?:[^"\\]|\\.)*"|//.*"#)
        for file in try files(below: folder, ending: ["swift"]) {
            var isInLiteral = false
            for line in lines(of: try text(of: file)) {
                if line.text.contains("\"\"\"") { isInLiteral.toggle() }
                if isInLiteral || !Self.isMatch(Self.names, line.text) { continue }
                let code = NSMutableString(string: line.text)
                literal.replaceMatches(in: code, range: NSRange(location: 0, length: code.length), withTemplate: "")
                if Self.isMatch(Self.names, code as String) {
                    Issue.record("\(file):\(line.number): \(line.text)")
                }
            }
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

    @Test("the lines of a comment are joined, so that a phrase is found across lines")
    func findsComments() {
        let source = """
            /// one
            /// two
            let a = "http://host" // three

                // four
            """
        #expect(comments(in: source, after: "//").map(\.text) == ["one two", "three", "four"])
        #expect(comments(in: source, after: "//").map(\.number) == [1, 3, 5])
    }

    @Test(
        "words of names are found at the beginning and at capital letters, and not within other words",
        arguments: [
            ("tellsReasons", true), ("isToldAsOne", true), ("standing", true), ("setAsideLine", true), ("Told", true),
            ("standard", false), ("understands", false), ("StandIn", false), ("isStandIn", false), ("SetAside", false),
        ]
    )
    func findsNames(name: String, isFound: Bool) {
        #expect(Self.isMatch(Self.names, name) == isFound)
    }

    private static func nameExpression(_ words: [String]) -> NSRegularExpression {
        let lower = words.joined(separator: "|")
        let upper = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: "|")
        return expression(#"\b(?!SetAside\b)(?:(?:\#(lower))|(?:\w*[a-z0-9_])?(?:\#(upper))(?!In))(?![a-z])"#)
    }

    private static func expression(_ pattern: String) -> NSRegularExpression {
        do { return try NSRegularExpression(pattern: pattern) } catch { preconditionFailure("\(pattern): \(error)") }
    }

    private static func isMatch(_ expression: NSRegularExpression, _ text: String) -> Bool {
        expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    }

    private func check(_ line: (number: Int, text: String), in file: String) {
        guard Self.isMatch(Self.allPhrases, line.text) else { return }
        for (pattern, instead) in Self.phrases
        where line.text.range(of: pattern, options: [.regularExpression, .caseInsensitive]) != nil {
            Issue.record("\(file):\(line.number): say \"\(instead)\": \(line.text)")
        }
    }

    private func isTestName(_ line: String) -> Bool { line.contains("@Test(\"") || line.contains("@Suite(\"") }

    private func lines(of text: String) -> [(number: Int, text: String)] {
        text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map { ($0 + 1, String($1)) }
    }

    /// The comments of a source, each with all of its lines and the number of its first one.
    private func comments(in source: String, after mark: String) -> [(number: Int, text: String)] {
        var result: [(number: Int, text: String)] = []
        var isOpen = false
        for (number, line) in lines(of: source) {
            let words = line.drop { $0 == " " || $0 == "\t" }
            if words.hasPrefix(mark) {
                let text = words.drop { mark.contains($0) }.drop { $0 == " " }
                if isOpen, let last = result.indices.last {
                    result[last].text += " " + text
                } else {
                    result.append((number, String(text)))
                }
                isOpen = true
            } else {
                isOpen = false
                guard mark == "//", let range = line.range(of: " // ") else { continue }
                let text = line[range.upperBound...]
                if !text.contains("\"") { result.append((number, String(text))) }
            }
        }
        return result
    }

    /// The literals of each line that has any, comments excluded.
    private func literals(in source: String) -> [(number: Int, text: String)] {
        var result: [(number: Int, text: String)] = []
        var isInLiteral = false
        for line in lines(of: source) {
            if line.text.contains("\"\"\"") {
                isInLiteral.toggle()
            } else if isInLiteral {
                result.append(line)
            } else if !line.text.drop(while: { $0 == " " }).hasPrefix("//") {
                let parts = line.text.matches(of: #/"(?:[^"\\]|\\.)*"/#).map { String($0.output) }
                if !parts.isEmpty { result.append((line.number, parts.joined(separator: " "))) }
            }
        }
        return result
    }

    /// Paths in the package, sorted, without what builds leave behind.
    private func files(below folder: String, ending extensions: Set<String>) throws -> [String] {
        let root = packageRoot.appendingPathComponent(folder)
        let walk = try #require(FileManager.default.enumerator(atPath: root.path))
        var result: [String] = []
        while let name = walk.nextObject() as? String {
            if name.split(separator: "/").last?.hasPrefix(".") == true {
                walk.skipDescendants()
            } else if extensions.contains((name as NSString).pathExtension) {
                result.append(folder + "/" + name)
            }
        }
        return result.sorted()
    }

    private func text(of file: String) throws -> String {
        try String(contentsOf: packageRoot.appendingPathComponent(file), encoding: .utf8)
    }
}
