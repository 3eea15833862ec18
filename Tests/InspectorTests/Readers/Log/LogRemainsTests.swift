import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Texts that are cut, in other words, or alone.
@Suite("texts of a log outside of blocks")
struct LogRemainsTests {
    @Test("a text that is cut behind its body is read, and that its tail is missing is a note")
    func cutTail() throws {
        for tail in ["(acti", "(active, names: '|':Shop.B", "(Names: '|':Sh", "(active, names: '|':Shop.Bar:0x7f10"] {
            let whole = "<NSLayoutConstraint:0x600000a2 H:|-(16)-[UILabel:0x7f20'Total']   \(tail)"
            let log = LogFixture.header + "\n(\n    \"\(LogFixture.bar[0])\",\n    \"\(whole)"
            let reading = try #require(try LogFixture.readings(log).first)
            #expect(reading.layout.constraints.map(\.id) == ["0x600000a1", "0x600000a2"])
            #expect(reading.layout.constraints.last?.constant == 16)
            #expect(reading.findings.map(\.severity) == [.note])
            #expect(reading.findings.map(\.place) == [Place(line: 4, column: 5 + whole.utf8.count + 1)])
        }
        // A number may go on.
        let cut = LogFixture.header + "\n(\n    \"<NSLayoutConstraint:0x6a1 UIView:0x7a1.width == 1"
        #expect(throws: ReadError.self) { try LogFixture.readings(cut) }
    }

    @Test("what was broken is known by its address where its text is cut off")
    func cutBroken() throws {
        let log = LogFixture.block(broken: nil) + LogFixture.recovery + "\n<NSLayoutConstraint:0x600000a3 H:[UILab"
        let reading = try #require(try LogFixture.readings(log).first)
        #expect(reading.layout.reports.first?.broken == "0x600000a3")
        #expect(reading.findings.map(\.severity) == [.note])
        let conflict = try #require(try reading.diagnosed().findings.first { $0.rule == "conflict" })
        #expect(conflict.conflict?.broken == "0x600000a3")
        // An address that may be cut identifies nothing.
        let short = LogFixture.block(broken: nil) + LogFixture.recovery + "\n<NSLayoutConstraint:0x600000a"
        #expect(try LogFixture.readings(short).first?.layout.reports.first?.broken == nil)
    }

    @Test("a list in the words of a library is reported as such, and is not called missing")
    func ownWords() throws {
        let own = ["title Top Equal bar Top. VFL: V:|-(8)-[title]", "Bar.UIView.height == 200.0 "]
        let error = #expect(throws: ReadError.self) {
            try LogFixture.readings(LogFixture.header + "\n" + LogFixture.list(own))
        }
        #expect(error?.message.contains("does not begin with a class and an address") == true)
        #expect(error?.place == Place(line: 3, column: 6))
        let both = LogFixture.header + "\n" + LogFixture.list([LogFixture.bar[0]] + own)
        let reading = try #require(try LogFixture.readings(both).first)
        #expect(reading.findings.map(\.rule) == ["unparsed-text", "unparsed-text"])
        let finding = try #require(try reading.diagnosed().findings.first { $0.rule == "reported-conflict" })
        #expect(
            finding.message
                == "2 constraints of the list could not be read: the conflicting one may be among them"
        )
    }

    @Test("one text in quotes, which no sentence announces, is no report of a conflict")
    func aloneInQuotes() throws {
        let log = "// the cell sets \"\(LogFixture.bar[0])\"\n// so that\n"
        let reading = try #require(try LogFixture.readings(log).first)
        #expect(reading.layout.reports.isEmpty)
        #expect(try reading.diagnosed().findings.isEmpty)
        #expect(try LogFixture.readings(LogFixture.list(LogFixture.bar)).first?.layout.reports.count == 1)
    }

    @Test("a list that stops behind a comma lacks its end, one that stops behind its last text does not")
    func missingEnd() throws {
        let start = LogFixture.header + "\n(\n    \"\(LogFixture.bar[0])\",\n    \"\(LogFixture.bar[1])\""
        for (end, isMissing) in [(",\n", true), ("\n", false)] {
            let reading = try #require(try LogFixture.readings(start + end).first)
            let finding = try #require(try reading.diagnosed().findings.first)
            #expect(finding.rule == "reported-conflict")
            #expect(finding.message.hasPrefix("the end of the list is missing") == isMissing)
        }
    }

    @Test(
        "of a list without its end the fixed size is the likely cause: the one that UIKit broke, else the only one",
        arguments: [
            (["90"], "Bar.width == 90, the only fixed size in the list"),
            (["90", "40"], nil),
            ([], nil),
        ] as [([String], String?)]
    )
    func fixedSizeOfCutList(_ widths: [String], _ cause: String?) throws {
        let sizes = widths.enumerated().map { index, width in
            "<NSLayoutConstraint:0x6b\(index) Shop.Bar\(index == 0 ? "" : "\(index)"):0x7b\(index).width == \(width)   (active)>"
        }
        let pin = "<NSLayoutConstraint:0x6a1 Shop.Bar:0x7b0.leading == UIView:0x7a1.leading   (active)>"
        let start = LogFixture.header + "\n(\n" + ([pin] + sizes).map { "    \"\($0)\",\n" }.joined()
        let finding = try #require(try LogFixture.readings(start).first?.diagnosed().findings.first)
        let causes = finding.notes.filter { $0.message.hasPrefix("likely cause: ") }.map(\.message)
        #expect(causes == (cause.map { ["likely cause: " + $0] } ?? []))
    }

    @Test("brackets behind what a program puts before each line open and close a list")
    func prefixedBrackets() throws {
        let log = LogFixture.block().split(separator: "\n", omittingEmptySubsequences: false)
            .map { "info: [ROW ] " + $0.drop { $0 == " " } }.joined(separator: "\n")
        let blocks = LogFixture.blocks(in: log)
        #expect(blocks.map(\.isComplete) == [true])
        let list = log.split(separator: "\n").dropFirst(5).joined(separator: "\n")
        #expect(LogFixture.blocks(in: list).map(\.isComplete) == [true])
    }

    @Test("a window that has an ambiguous view is reported as a view is")
    func window() throws {
        let trace = "\n*UILabel:0x7a1'Sum'- AMBIGUOUS LAYOUT for UILabel:0x7a1'Sum'.minY{id: 50}\n"
        let log = "[LayoutConstraints] Window has a view with an ambiguous layout. See the guide.\n" + trace
        let findings = try LogFixture.readings(log + log).map { try $0.diagnosed().findings }
        #expect(findings.map { $0.map(\.rule) } == [["reported-ambiguity"], ["reported-ambiguity"]])
    }
}
