import Testing

@testable import LayoutInspector

/// Which paths a pattern matches.
@Suite struct GlobPatternTests {
    struct Case: CustomTestStringConvertible {
        var pattern: String
        var matches: [String] = []
        var misses: [String] = []
        var testDescription: String { pattern }
    }

    static let cases = [
        Case(
            pattern: "*.xib",
            matches: ["a.xib", "Views/b.xib", "A/B/.x/c.xib"],
            misses: [".xib", "a.xi", "a.xib/b"]
        ),
        Case(pattern: "/*.xib", matches: ["a.xib"], misses: ["Views/b.xib"]),
        Case(pattern: "./*.xib", matches: ["a.xib"], misses: ["Views/b.xib"]),
        Case(pattern: "Views/*.xib", matches: ["Views/b.xib"], misses: ["Views/Old/b.xib", "App/Views/b.xib"]),
        Case(pattern: "**/Views/*.xib", matches: ["Views/b.xib", "App/x/Views/b.xib"], misses: ["Views/Old/b.xib"]),
        Case(pattern: "App/**/*.xib", matches: ["App/a.xib", "App/b/c/a.xib"], misses: ["a.xib", "Other/App/a.xib"]),
        Case(pattern: "App/**", matches: ["App/a", "App/b/c"], misses: ["App", "a/App"]),
        Case(pattern: "**/**/a", matches: ["a", "b/a", "c/b/a"], misses: ["a/b"]),
        Case(pattern: "?.json", matches: ["a.json", "é.json"], misses: ["ab.json", ".json"]),
        Case(pattern: "[a-c]x", matches: ["ax", "cx"], misses: ["dx", "x"]),
        Case(pattern: "[!a-c]x", matches: ["dx"], misses: ["ax", "x"]),
        Case(pattern: "[]x]", matches: ["]", "x"], misses: ["y"]),
        Case(pattern: "a\\*b", matches: ["a*b"], misses: ["axb", "a\\b"]),
        Case(pattern: ".*", matches: [".hidden"], misses: ["shown"]),
        Case(pattern: "*a*a*a*b", matches: ["aaab", "xaxaxab"], misses: ["aab", "aaa"]),
    ]

    @Test("a pattern matches what its grammar says, and nothing else", arguments: cases)
    func matches(_ item: Case) throws {
        let pattern = try #require(GlobPattern(item.pattern))
        for path in item.matches { #expect(pattern.matches(path.split(separator: "/")), "\(path)") }
        for path in item.misses { #expect(!pattern.matches(path.split(separator: "/")), "\(path)") }
    }

    @Test("a pattern that means nothing is none", arguments: ["", "/", "[a", "a\\", "[b-a]", "[]"])
    func invalid(_ text: String) {
        #expect(GlobPattern(text) == nil)
    }

    @Test("a pattern that ends in a slash is for folders")
    func folders() throws {
        #expect(try #require(GlobPattern("Old/")).isForFolders)
        #expect(try !#require(GlobPattern("Old")).isForFolders)
    }

    @Test("many stars take no longer than a few")
    func hostile() throws {
        let pattern = try #require(GlobPattern(String(repeating: "*a", count: 60) + "b"))
        #expect(!pattern.matches([Substring(String(repeating: "a", count: 4000))]))
        let folders = try #require(GlobPattern(String(repeating: "**/a/", count: 60) + "b"))
        #expect(!folders.matches(Array(repeating: "a", count: 2000)))
    }
}
