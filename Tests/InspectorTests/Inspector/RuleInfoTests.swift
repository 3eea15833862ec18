import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite struct RuleInfoTests {
    /// Rules of `rules ID` that an example dump can show by itself.
    static let shown = RuleInfo.all.map(\.id).filter {
        !["unreadable-file", "fragile-at-size", "text-room"].contains($0)
    }

    @Test("the bad example of every rule gets its finding", arguments: shown)
    func badExamples(slug: String) throws {
        let description = try #require(RuleInfo.named(slug))
        let rules = try diagnosis(description.bad, notes: true).rules
        #expect(rules.contains(slug), "\(rules)")
    }

    @Test("the good example of every rule gets no finding but notes", arguments: shown)
    func goodExamples(slug: String) throws {
        let description = try #require(RuleInfo.named(slug))
        let findings = try diagnosis(description.good).findings
        #expect(findings.map { "\($0.rule): \($0.message)" } == [])
        #expect(!(try diagnosis(description.good, notes: true).rules.contains(slug)))
    }

    @Test("every rule that judges layouts or constraints is described once")
    func completeness() {
        let described = RuleInfo.all.map(\.id)
        #expect(Set(described).count == described.count)
        for rule in RuleList.all { #expect(described.contains(rule.info.id)) }
        for rule in ConstraintRules.all { #expect(described.contains(rule.info.id)) }
    }

    @Test("an unreadable file is refused, its fix is read")
    func unreadable() throws {
        let description = try #require(RuleInfo.named("unreadable-file"))
        #expect(throws: ReadError.self) { try Layout.read(Array(description.bad.utf8)) }
        #expect(try diagnosis(description.good).findings.isEmpty)
    }

    @Test("Documentation/Rules holds the texts of the rules", arguments: RuleInfo.all.map(\.id))
    func documentation(slug: String) throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Documentation/Rules")
        let file = folder.appendingPathComponent(slug + ".md")
        let text = try #require(RuleInfo.named(slug)).text
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent), review and re-run")
            return
        }
        let written = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(written == text, "re-run with RECORD_GOLDENS=1 to write Documentation/Rules/\(slug).md")
    }
}
