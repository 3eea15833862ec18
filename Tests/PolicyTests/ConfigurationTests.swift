import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutPolicy

/// Configuration files: what they set, and what is wrong with them.
@Suite struct ConfigurationTests {
    private static let keys =
        InputOptions.declarations.filter { ["include", "exclude"].contains($0.name) }
        .map { ConfigurationKey($0, defaults: InputOptions()) }
        + DiagnosisOptions.declarations.filter { ["devices", "sizes", "notes", "text-sizes"].contains($0.name) }
        .map { ConfigurationKey($0, defaults: DiagnosisOptions()) }

    private static func read(_ text: String, path: String = "a/.draft-inspect.yml") throws -> Configuration {
        try Configuration(Array(text.utf8), path: path, keys: keys)
    }

    @Test("options, rules and suppressions are read, whatever the style of YAML")
    func everything() throws {
        let configuration = try Self.read(
            """
            # a comment
            exclude: [Legacy, "Tests/**"]
            devices:
              - iphone-se
              - ipad-11
            sizes: 320..1366
            notes: yes
            text_sizes: large
            rules:
              misplaced-view: off
              conflict: {severity: error}
              zero-size: warning
            suppress:
              - rule: conflict
                file: "*.xib"
                object: a-b-c
                reason: known
                until: 2026-12-31
              - {file: Old.storyboard, reason: "replaced soon"}
            """
        )
        #expect(configuration.options["exclude"] == ["Legacy", "Tests/**"])
        #expect(configuration.options["devices"] == ["iphone-se,ipad-11"])
        #expect(configuration.options["sizes"] == ["320..1366"])
        #expect(configuration.options["notes"] == ["on"])
        #expect(configuration.options["text-sizes"] == ["large"])
        #expect(configuration.places["sizes"] == Place(line: 6, column: 1))
        #expect(
            configuration.rules == [
                "misplaced-view": .off, "conflict": .severity(.error), "zero-size": .severity(.warning),
            ]
        )
        #expect(configuration.suppressions.count == 2)
        #expect(configuration.suppressions[0].until == CalendarDay("2026-12-31"))
        #expect(configuration.suppressions[1].reason == "replaced soon")
        #expect(configuration.folder == "a" && configuration.warnings.isEmpty)
    }

    @Test(
        "empty files and empty values set nothing",
        arguments: ["", "# nothing\n", "rules:\nsuppress:\nexclude:\n", "---\n"]
    )
    func empty(_ text: String) throws {
        let configuration = try Self.read(text)
        #expect(configuration.rules.isEmpty && configuration.suppressions.isEmpty && configuration.warnings.isEmpty)
    }

    @Test("a suppression of an unknown rule is a warning with a suggestion, and suppresses nothing")
    func suppressionOfUnknownRule() throws {
        let configuration = try Self.read(
            "suppress:\n  - {rule: conflct, object: a, reason: x}\n  - {object: b, reason: y}\n"
        )
        #expect(
            configuration.warnings == [
                "a/.draft-inspect.yml:2:12: unknown rule \"conflct\"; did you mean \"conflict\"?"
            ]
        )
        #expect(configuration.suppressions.map(\.reason) == ["y"])
    }

    @Test("unknown rules, which another version may have, are warnings with a suggestion; the rest holds")
    func warnings() throws {
        let configuration = try Self.read(
            "rules:\n  conflct: off\n  conflict: note\n  zero-size: {severity: error}\n"
        )
        #expect(
            configuration.warnings == [
                "a/.draft-inspect.yml:2:3: unknown rule \"conflct\"; did you mean \"conflict\"?"
            ]
        )
        #expect(configuration.rules == ["conflict": .severity(.note), "zero-size": .severity(.error)])
    }

    @Test(
        "a wrong value is an error with its place, what was found and what was expected",
        arguments: [
            ("exlude: [a]\n", 1, 1, "unknown key \"exlude\"; did you mean \"exclude\"?"),
            (
                "rules:\n  zero-size: {severity: error, sevrity: off}\n", 2, 32,
                "unknown key \"sevrity\"; did you mean \"severity\"?"
            ),
            ("sizes: wide\n", 1, 8, "expected a range of sizes, such as 320..1366x480..1366, found \"wide\""),
            (
                "devices: [iphone-se, iphone-see]\n", 1, 10,
                "expected devices, such as iphone-se,ipad-11-landscape or all, found \"iphone-see\"; did you mean \"iphone-se\"?"
            ),
            ("exclude: {a: b}\n", 1, 10, "expected a list, found a mapping"),
            ("notes: maybe\n", 1, 8, "expected true or false, found \"maybe\""),
            ("rules: [conflict]\n", 1, 8, "expected rules with severities"),
            ("rules:\n  conflict: fatal\n", 2, 13, "expected off, note, warning or error, found \"fatal\""),
            ("rules:\n  conflict:\n", 2, 12, "expected off, note, warning or error, found nothing"),
            ("suppress:\n  - rule: conflict\n", 2, 5, "a suppression needs a reason"),
            ("suppress:\n  - reason: because\n", 2, 5, "a suppression needs a rule, a file or an object"),
            (
                "rules:\n  conflict: errror\n", 2, 13,
                "expected off, note, warning or error, found \"errror\"; did you mean \"error\"?"
            ),
            ("rules:\n  conflict: {severty: off}\n", 2, 14, "expected severity, found \"severty\"; did you mean"),
            ("suppress:\n  - {rule: conflict, reason: x, until: 2026-02-29}\n", 2, 40, "expected a day"),
            ("suppress:\n  rule: conflict\n", 2, 3, "expected a list of suppressions, found a mapping"),
            ("rules: [\n", 2, 1, "invalid YAML"), ("a: b\na: c\n", 2, 1, "invalid YAML: the key \"a\" occurs twice"),
            ("- a\n", 1, 1, "expected keys such as rules and exclude, found a list"),
            ("a: *b\n", 1, 4, "expected a value, found the alias \"*b\""),
            ("? [a]\n: b\n", 1, 1, "invalid YAML: expected a key, found \"?\""),
            ("[a]: b\n", 1, 1, "expected a word as key, found a list"),
            ("a: !!str b\n", 1, 4, "expected a value, found the tag \"!!str\""),
            ("%YAML 1.2\n---\na: b\n", 1, 1, "invalid YAML: expected a value, found a directive"),
            ("a: b: c\n", 1, 5, "invalid YAML: expected one key in a line"),
            ("a: - b\n", 1, 4, "invalid YAML: expected a list in lines of its own"),
            ("a:\n\tb: c\n", 2, 1, "invalid YAML: expected blanks, found a tab"),
            ("a:\n  b: c\n d: e\n", 3, 2, "invalid YAML: expected the indentation of a line above, found \"d:\""),
            ("a: \"b\n", 1, 4, "invalid YAML: expected '\"' at the end of the text"),
            ("a: [b\nc: d\n", 2, 2, "invalid YAML: expected \",\" or \"]\", found \":\""),
            ("a: \"\\q\"\n", 1, 5, "invalid YAML: expected an escape sequence"),
            ("a: b\n---\nc: d\n", 2, 1, "invalid YAML"),
        ]
    )
    func faults(_ text: String, _ line: Int, _ column: Int, _ message: String) {
        let error = #expect(throws: ReadError.self) { try Self.read(text) }
        #expect(error?.place == Place(line: line, column: column), "\(String(describing: error))")
        #expect(error?.message.hasPrefix(message) == true, "\(String(describing: error))")
    }

    @Test(
        "an alias or an anchor is refused wherever a value can begin",
        arguments: [
            ("a: &b x\n", 1, 4, "&b"), ("*a : x\n", 1, 1, "*a"), ("a:\n- x\n- *b\n", 3, 3, "*b"),
            ("a: [x, *b]\n", 1, 8, "*b"), ("a: {*b : c}\n", 1, 5, "*b"),
            ("a: b\n*c : d\n", 2, 1, "*c"), ("rules:\n  a: b\n  *c : d\n", 3, 3, "*c"),
            ("a: \"ü\"\nü: *b\n", 2, 5, "*b"), ("a: |\n  *x\nb: *c\n", 3, 4, "*c"), ("\u{FEFF}a: *b\n", 1, 4, "*b"),
            ("a: 'it''s'\r\nb: *c\r\n", 2, 4, "*c"), ("a: \"x\\\"\"\nb: *c\n", 2, 4, "*c"), ("--- *a\n", 1, 5, "*a"),
        ]
    )
    func references(_ text: String, _ line: Int, _ column: Int, _ found: String) {
        let error = #expect(throws: ReadError.self) { try Self.read(text) }
        #expect(error?.place == Place(line: line, column: column), "\(String(describing: error))")
        #expect(error?.message.contains("\"\(found)\";") == true, "\(String(describing: error))")
    }

    @Test(
        "stars and ampersands within texts are texts",
        arguments: [
            ("exclude: Tests/**", ["Tests/**"]), ("exclude: '**/*.xib'", ["**/*.xib"]),
            ("exclude: \"*.xib\"", ["*.xib"]),
            ("exclude:\n  - A & B\n  - \"&x\" # *y\n", ["A & B", "&x"]), ("exclude: [a *b, 'c' ]", ["a *b", "c"]),
            ("exclude: some\n  *text\n  more\n", ["some *text more"]), ("exclude: |-\n  *x\n\n  &y\n", ["*x\n\n&y"]),
            ("exclude:\n- >-\n  *x\n  y\n- z\n", ["*x y", "z"]), ("exclude: \"a\n  *b\"", ["a *b"]),
            ("exclude:\n  - a\n    *b\n  - c\n", ["a *b", "c"]),
        ]
    )
    func stars(_ text: String, _ values: [String]) throws {
        #expect(try Self.read(text).options["exclude"] == values)
    }

    @Test("hostile files end with an error, and soon")
    func hostile() {
        let bomb = "a0: &a0 [x]\n" + (1...40).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]\n" }.joined()
        let wide = String(repeating: "x,", count: 100_000)
        let inKeys = String(repeating: "{", count: 900) + wide + String(repeating: "}", count: 900)
        for text in [
            bomb, bomb + "? *a40\n: x\n", bomb + "*a40 : x\n", inKeys,
            String(repeating: "? ", count: 900) + "[" + wide + "]", String(repeating: "[", count: 100_000),
            String(repeating: "- ", count: 100_000),
            String(repeating: "a", count: 2_000_000), "\u{0}\u{1}", "a: \"\\x\"",
        ] {
            #expect(throws: ReadError.self) { try Self.read(text) }
        }
        #expect(throws: ReadError.self) { try Configuration([0xFF, 0xFE, 0x00], path: "a", keys: []) }
    }

    @Test("patterns are relative to the folder of their configuration, and exclude whole folders")
    func patterns() throws {
        let configuration = try Self.read(
            "exclude: [Legacy, 'Tests/**', '*.old.xib', 'Gen/']\n",
            path: "App/.draft-inspect.yml"
        )
        func excludes(_ path: String) -> Bool { configuration.excludes(path, currentFolder: "/project") }
        #expect(excludes("App/Legacy/a.xib") && excludes("App/x/Legacy/deep/a.xib") && excludes("/project/App/Legacy"))
        #expect(excludes("App/Tests/a.xib") && excludes("App/x.old.xib") && excludes("App/Gen/a.xib"))
        #expect(!excludes("App/a.xib") && !excludes("App/Gen") && !excludes("App/x/Tests/a.xib"))
        let included = try Self.read("include: ['*.xib']\n", path: ".draft-inspect.yml")
        #expect(!included.excludes("x/a.xib", currentFolder: "/project"))
        #expect(included.excludes("x/a.storyboard", currentFolder: "/project"))
    }

    @Test("configurations are found beside a file and above it, up to the repository's folder")
    func search() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "configurations-\(UUID().uuidString)"
        )
        defer { try? FileManager.default.removeItem(at: folder) }
        let manager = FileManager.default
        for inner in ["repository/.git", "repository/App/Screens"] {
            try manager.createDirectory(at: folder.appendingPathComponent(inner), withIntermediateDirectories: true)
        }
        func write(_ text: String, _ path: String) throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(path))
        }
        try write("notes: on\n", ".draft-inspect.yml")
        try write("rules: {conflict: warning, zero-size: off}\n", "repository/.draft-inspect.yml")
        try write("rules: {conflict: note, odd-rule: off}\n", "repository/App/Screens/.draft-inspect.yml")
        let root = folder.path + "/repository"
        var set = try ConfigurationSet(keys: Self.keys, currentFolder: root)
        let general = try set.general()
        #expect(general.map(\.path) == [".draft-inspect.yml"])
        let inner = try set.configurations(for: "App/Screens/a.xib")
        #expect(inner.map(\.path) == ["App/Screens/.draft-inspect.yml", ".draft-inspect.yml"])
        let outer = try set.configurations(for: "App/a.xib")
        #expect(outer.map(\.path) == [".draft-inspect.yml"])
        #expect(set.warnings.count == 1)
        let policy = FindingPolicy(inner, path: "App/Screens/a.xib", currentFolder: root)
        #expect(policy.setting(of: "conflict") == .severity(.note) && policy.setting(of: "zero-size") == .off)

        var none = try ConfigurationSet(isEnabled: false, keys: Self.keys, currentFolder: root)
        let ofNone = try none.configurations(for: "App/Screens/a.xib")
        #expect(ofNone.isEmpty)
        let named = root + "/App/Screens/.draft-inspect.yml"
        var one = try ConfigurationSet(file: named, keys: Self.keys, currentFolder: root)
        let ofOne = try one.configurations(for: "elsewhere.xib")
        #expect(ofOne.map(\.path) == [named])
        #expect(throws: ConfigurationFailure.self) {
            try ConfigurationSet(file: root + "/missing.yml", keys: Self.keys, currentFolder: root)
        }
    }

    @Test("what init writes is a configuration, also without its comment signs")
    func template() throws {
        let text = ConfigurationTemplate.text(keys: Self.keys)
        #expect(try Self.read(text).options.names.isEmpty)
        let uncommented = text.split(separator: "\n", omittingEmptySubsequences: false).map { line -> Substring in
            let rest = line.dropFirst(2)
            let key = rest.split(separator: ":").first.map(String.init) ?? ""
            let isKey = rest.contains(":") && !key.contains(" ") || rest.hasPrefix("  ")
            return line.hasPrefix("# ") && isKey ? rest : line
        }.joined(separator: "\n")
        let configuration = try Self.read(uncommented)
        #expect(configuration.warnings.isEmpty)
        #expect(Set(configuration.options.names) == Set(Self.keys.map(\.option)))
        #expect(configuration.rules.count == 2 && configuration.suppressions.count == 1)
    }
}
