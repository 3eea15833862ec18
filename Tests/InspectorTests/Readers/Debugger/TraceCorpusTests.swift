import Foundation
import LayoutInspector
import TestSupport
import Testing

/// Real texts of debuggers: nothing is lost in silence.
@Suite struct TraceCorpusTests {
    @Test("every line of the corpus is understood or reported")
    func accounts() throws {
        var table = "lines understood  texts read  views ambiguous  file\n"
        for file in Corpus.files(in: "traces", extensions: ["txt"]) {
            let bytes = Array(try Data(contentsOf: file))
            let account = DebuggerTexts.account(of: bytes)
            let name = file.lastPathComponent
            func column(_ number: Int, _ width: Int) -> String {
                let text = "\(number)"
                return String(repeating: " ", count: max(width - text.count, 1)) + text
            }
            table += column(account.lines, 5) + column(account.understood, 11) + column(account.constraintTexts, 7)
            table +=
                column(account.constraints, 5) + column(account.views, 7) + column(account.claims, 10) + "  \(name)\n"
            #expect(account.lines == account.understood + account.reportedLines, "\(name)")
            #expect(account.constraintTexts == account.constraints + account.reportedConstraints, "\(name)")
            let text = String(decoding: bytes, as: UTF8.self)
            #expect(account.constraintTexts == text.components(separatedBy: "Constraint:").count - 1, "\(name)")
            #expect(account.claims == text.components(separatedBy: "- AMBIGUOUS LAYOUT").count - 1, "\(name)")
            #expect(throws: Never.self) { try Layout.read(bytes) }
        }
        if ProcessInfo.processInfo.environment["DRAFT_INSPECT_DETAILS"] == "1" { print(table) }
    }

    @Test("no text of the corpus is called wrong for what it does not contain")
    func findings() throws {
        for file in Corpus.files(in: "traces", extensions: ["txt"]) {
            let diagnosis = try Layout.read(contentsOf: file.path).diagnosed()
            let rules = Set(diagnosis.findings.map(\.rule))
            #expect(rules.isSubset(of: ["reported-ambiguity", "unparsed-text"]), "\(file.lastPathComponent): \(rules)")
        }
    }
}
