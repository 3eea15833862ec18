import LayoutInspector
import TestSupport
import Testing

/// Texts of shapes that real ones do not have, each so large that any work beyond linear would take minutes.
@Suite("large texts of unusual shapes")
struct LargeTextTests {
    private static let count = 20_000

    private static func lines(_ line: (Int) -> String) -> String {
        (0..<count).map(line).joined(separator: "\n")
    }

    @Test("different constraints of one address are numbered, equal ones are listed once")
    func sameAddress() throws {
        let text = Self.lines { "<NSLayoutConstraint:0x1 UILabel:0x2.width >= \($0 / 2)   (active)>" }
        let layout = try reading(ofText: text, as: .constraints).layout
        #expect(layout.constraints.map(\.id) == (1...Self.count / 2).map { $0 == 1 ? "0x1" : "0x1#\($0)" })
        #expect(layout.constraints.map(\.constant) == (0..<Self.count / 2).map(Double.init))
    }

    @Test("a line of a trace names any number of free attributes")
    func manyAttributes() throws {
        let variables = (0..<Self.count).map { "UILabel:0x\($0 + 16).\($0 % 2 == 0 ? "minX" : "minY"){id: \($0)}" }
        let text = "•UIWindow:0x1\n|   *UILabel:0x2- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", ")
        let reports = try reading(ofText: text, as: .trace).layout.reports
        #expect(reports.map(\.item) == (0..<Self.count).map { "0x\($0 + 16)" })
    }

    @Test("attributes of one item are one report, also with others between them")
    func attributesApart() throws {
        let variables = ["0x3.minX{id: 1}", "0x4.minX{id: 2}", "0x3.minY{id: 3}"].map { "UILabel:\($0)" }
        let text = "•UIWindow:0x1\n|   *UILabel:0x3- AMBIGUOUS LAYOUT for " + variables.joined(separator: ", ")
        let reports = try reading(ofText: text, as: .trace).layout.reports
        #expect(reports.map(\.item) == ["0x3", "0x4"])
        #expect(reports.map(\.attributes) == [[.minX, .minY], [.minX]])
    }

    @Test("brackets with blanks behind them are looked at once each")
    func brackets() throws {
        let text =
            "<NSLayoutConstraint:0x1 H:[a" + String(repeating: "] ", count: Self.count)
            + String(repeating: " ", count: 4 * Self.count)
        let reading = try reading(ofText: text, as: .constraints)
        #expect(reading.layout.constraints.isEmpty)
        #expect(reading.findings.count == 1)
    }

    @Test("unknown names in visual formats are all reported, the first thousand with the nearest known one")
    func unknownNames() throws {
        let text = Self.lines { "H:[abcdef(==abcde\($0))]" }
        let findings = try reading(ofText: text, as: .vfl).findings
        #expect(findings.count == Self.count)
        #expect(findings[0].notes.map(\.message).last == "the nearest known one is \"abcdef\"")
        #expect(findings[Self.count - 1].notes.count == 2)
    }

    @Test("strings of visual formats that name the same few views are taken one by one")
    func fewViews() throws {
        let layout = try reading(ofText: Self.lines { "H:[a]-\($0)-[b]" }, as: .vfl).layout
        #expect(layout.views.map(\.id) == ["superview", "a", "b"])
        #expect(layout.constraints.map(\.constant) == (0..<Self.count).map(Double.init))
        #expect(layout.constraints.last?.id == "vfl\(Self.count).1")
    }

    @Test("a chain of superviews of any length is one hierarchy")
    func deepChain() throws {
        let text = Self.lines {
            "<NSLayoutConstraint:0x\($0 + 1)0 H:|-(0)-[UIView:0x1\($0 + 1)]   (active, names: '|':UIView:0x1\($0) )>"
        }
        let layout = try reading(ofText: text, as: .constraints).layout
        #expect(layout.views.count == Self.count + 1)
        #expect(layout.views.last?.depth == Self.count)
    }
}
