import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("a log's conflicts and a debugger's output in one text")
struct MixedTextTests {
    /// What Xcode's console shows when the app has hit the conflict and one asked for the hierarchy.
    static let session = """
        2026-11-20 10:00:00.1 Shop[1:7] [Network] task finished with status 200
        2026-11-20 10:00:01.2 Shop[1:7] [LayoutConstraints] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        (
            "<NSLayoutConstraint:0x31 H:[UILabel:0x20(400)]   (active)>",
            "<NSLayoutConstraint:0x32 H:|-(16)-[UILabel:0x20]   (active, names: '|':UIView:0x10 )>",
            "<NSLayoutConstraint:0x33 H:[UILabel:0x20]-(>=16)-|   (active, names: '|':UIView:0x10 )>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x31 H:[UILabel:0x20(400)]   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        (lldb) po [[UIWindow keyWindow] recursiveDescription]
        <UIView: 0x10; frame = (0 0; 375 812); layer = <L: 0x1>>
           | <UILabel: 0x20; frame = (16 20; 400 21); text = 'Total'; layer = <L: 0x1>>
           | <UIButton: 0x40; frame = (16 60; 80 44); layer = <L: 0x1>>
        (lldb) po view.constraints
        <__NSArrayI 0x600>(
        <NSLayoutConstraint:0x51 V:|-(60)-[UIButton:0x40]   (active, names: '|':UIView:0x10 )>,
        )
        """

    private static func readings(_ text: String) throws -> [Reading] {
        try Layout.readAll(Array(text.utf8), options: ReadOptions(path: "console.txt"))
    }

    @Test("both become one layout: hierarchy, lists and what conflicts")
    func whole() throws {
        let readings = try Self.readings(Self.session)
        #expect(readings.count == 1)
        let reading = try #require(readings.first)
        #expect(reading.part == nil)
        assertGolden(summary(of: reading), "whole")
        let finding = try #require(try reading.diagnosed().findings.first { $0.rule == "conflict" })
        #expect(finding.constraints.contains("0x31"))
        #expect(finding.place?.line == 5)
    }

    @Test("the layout is that of the two as files of their own")
    func asFiles() throws {
        let lines = Self.session.split(separator: "\n", omittingEmptySubsequences: false)
        let log = lines[..<13].joined(separator: "\n")
        let views = lines[13...].joined(separator: "\n")
        let joined = DebuggerTexts.joined([("views.txt", Array(views.utf8)), ("log.txt", Array(log.utf8))])
        #expect(joined.count == 1)
        let apart = try #require(joined.first?.reading.layout)
        let together = try #require(try Self.readings(Self.session).first?.layout)
        #expect(apart.views.map(\.id) == together.views.map(\.id))
        #expect(apart.views.map(\.frame) == together.views.map(\.frame))
        #expect(apart.constraints.map(\.id) == together.constraints.map(\.id))
        #expect(apart.reports == together.reports)
    }

    @Test("conflicts of other views stay layouts of their own, with their numbers")
    func others() throws {
        let text = LogFixture.block() + Self.session + "\n" + LogFixture.block()
        let readings = try Self.readings(text)
        #expect(readings.map(\.part?.number) == [1, 2, 3])
        #expect(readings.map(\.part?.count) == [3, 3, 3])
        #expect(readings.map { $0.layout.views.contains { $0.id == "0x40" } } == [false, true, false])
        #expect(readings[0].layout.views.map(\.id) == ["0x7f10", "0x7f20"])
    }

    @Test("a block that names no printed view is joined where another block ties it to one")
    func chain() throws {
        let tie = LogFixture.block(
            [
                "<NSLayoutConstraint:0x61 V:[UIView:0x70]-(0)-[UILabel:0x20]   (active)>",
                "<NSLayoutConstraint:0x62 UIView:0x70.height == 1   (active)>",
            ],
            broken: nil
        )
        let far = LogFixture.block(
            [
                "<NSLayoutConstraint:0x63 UIView:0x70.width == UIView:0x80.width   (active)>",
                "<NSLayoutConstraint:0x64 UIView:0x80.width == 1   (active)>",
            ],
            broken: nil
        )
        let readings = try Self.readings(far + tie + Self.session)
        #expect(readings.count == 1)
        #expect(readings[0].layout.constraints.contains { $0.id == "0x64" })
    }

    @Test("a hierarchy far before or behind the conflicts is found", arguments: [true, false])
    func farApart(isBehind: Bool) throws {
        let noise = String(repeating: "2026-11-20 10:00:00.1 Shop[1:7] nothing of interest\n", count: 2000)
        let lines = Self.session.split(separator: "\n", omittingEmptySubsequences: false)
        let log = lines[..<13].joined(separator: "\n") + "\n"
        let views = lines[13...].joined(separator: "\n") + "\n"
        let readings = try Self.readings(isBehind ? log + noise + views : views + noise + log)
        #expect(readings.count == 1)
        let layout = try #require(readings.first?.layout)
        #expect(layout.views.count == 3)
        #expect(layout.reports.count == 1)
        #expect(readings[0].findings.isEmpty)
    }

    @Test("a log without a hierarchy, and a hierarchy without a log, are what they were")
    func neither() throws {
        #expect(!DebuggerTexts.isMixed(Array(LogFixture.block().utf8)))
        #expect(!DebuggerTexts.isMixed(Array(DescriptionTests.screen.utf8)))
        #expect(!DebuggerTexts.isMixed(Array((DescriptionTests.screen + JoiningTests.constraints).utf8)))
        // A view in a sentence of a log is no hierarchy.
        let sentence = "Shop[1:7] shows <UIView: 0x1; frame = (0 0; 1 1); layer = <L: 0x2>> now\n"
        #expect(!DebuggerTexts.isMixed(Array((sentence + LogFixture.block()).utf8)))
    }

    @Test("views that a log mentions one by one, and of which no conflict speaks, leave it a log")
    func strayViews() throws {
        let log = LogFixture.block() + "noise\n" + LogFixture.block()
        let stray = """
            2026-11-20 10:00:03.2 Shop[1:7] tapped
            <UIView: 0x7fffff01; frame = (0 0; 10 10); layer = <CALayer: 0x600>>
            <UIButton: 0x7fffff02; frame = (1 2; 3 4); layer = <CALayer: 0x601>>

            """
        let plain = try Self.readings(log)
        let mentioned = try Self.readings(stray + log + stray)
        #expect(mentioned.map(\.layout) == plain.map(\.layout))
        #expect(mentioned.map(\.part?.number) == [1, 2])
    }

    @Test("layouts are in the order of their first lines, the hierarchy's among them")
    func order() throws {
        let hierarchy = """
            <UIView: 0x7fffff01; frame = (0 0; 10 10); layer = <CALayer: 0x600>>
               | <UIButton: 0x7fffff02; frame = (1 2; 3 4); layer = <CALayer: 0x601>>

            """
        let block = LogFixture.block()
        for (text, position) in [
            (hierarchy + block + block, 0), (block + hierarchy + block, 1), (block + block + hierarchy, 2),
        ] {
            let readings = try Self.readings(text)
            #expect(readings.firstIndex { $0.layout.constraints.isEmpty } == position)
            #expect(readings.map(\.part?.number) == [1, 2, 3])
            let lines = readings.compactMap(\.part?.place.line)
            #expect(lines == lines.sorted())
        }
    }

    @Test("a text of both that is cut anywhere is read without a fault")
    func cut() {
        let bytes = Array(Self.session.utf8)
        for length in stride(from: 0, through: bytes.count, by: 7) {
            for reading in (try? Layout.readAll(Array(bytes[..<length]))) ?? [] { _ = reading.layout.views.count }
        }
    }
}
