import Foundation
import LayoutCode
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel

@Suite("the catalogue of causes")
struct CausesTests {
    private static let ids = CauseInfo.all.map(\.id)

    @Test("the bad example of every cause has it", arguments: ids)
    func badExamples(id: String) throws {
        let cause = try #require(CauseInfo.named(id))
        let findings = try diagnosis(cause.bad).findings(cause.rule)
        if cause.rule == "conflict" {
            #expect(findings.first?.conflict?.cause == id, "\(findings.map { $0.conflict?.cause ?? "none" })")
            #expect(findings.allSatisfy { $0.conflict?.cause == id })
        } else {
            #expect(findings.count == 1)
            guard case .ambiguity(let kind)? = Causes.all.first(where: { $0.info.id == id })?.recogniser else {
                Issue.record("a cause of \(cause.rule) without a recogniser")
                return
            }
            #expect(findings.first?.ambiguity?.kind == kind)
        }
    }

    @Test("the good example of every cause has no finding", arguments: ids)
    func goodExamples(id: String) throws {
        let cause = try #require(CauseInfo.named(id))
        #expect(try diagnosis(cause.good).findings.map { "\($0.rule): \($0.message)" } == [])
    }

    @Test("a conflict of every cause that has a constraint of the user's has a fix, which resolves it", arguments: ids)
    func fixes(id: String) throws {
        let cause = try #require(CauseInfo.named(id))
        for finding in try diagnosis(cause.bad).findings(cause.rule) {
            #expect(finding.fixes.isEmpty == (id == "system-only"), "\(finding.message)")
        }
    }

    @Test("the code of every cause is Swift, in lines of a terminal", arguments: ids)
    func code(id: String) throws {
        let code = try #require(CauseInfo.named(id)).code
        #expect(code.split(separator: "\n").allSatisfy { $0.count <= 80 })
        let tokens = try Array(code.utf8).withUnsafeBytes { try SwiftCodeTokens($0) }
        var parser = SwiftCodeParser(tokens)
        let statements = parser.statements()
        #expect(!statements.isEmpty)
        for statement in statements {
            if case .skipped(let error) = statement.kind { Issue.record("\(error.message)") }
        }
    }

    @Test("no name is that of another cause or of a rule")
    func names() {
        let all = Self.ids + RuleInfo.all.map(\.id)
        #expect(Set(all).count == all.count)
        for cause in CauseInfo.all { #expect(RuleInfo.named(cause.rule) != nil) }
    }

    @Test("Documentation/Causes holds the texts of the causes", arguments: ids)
    func documentation(id: String) throws {
        let text = try #require(CauseInfo.named(id)).text
        let file = packageRoot.appendingPathComponent("Documentation/Causes/\(id).md")
        if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            try Data(text.utf8).write(to: file)
            Issue.record("recorded \(file.lastPathComponent), review and re-run")
            return
        }
        let written = try String(decoding: Data(contentsOf: file), as: UTF8.self)
        #expect(written == text, "re-run with RECORD_GOLDENS=1 to write Documentation/Causes/\(id).md")
    }
}
