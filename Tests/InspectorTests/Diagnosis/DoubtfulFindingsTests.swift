import Testing

@testable import LayoutDiagnosis
@testable import LayoutModel

@Suite("findings in layouts with doubts")
struct DoubtfulFindingsTests {
    private func findings(_ statements: String, others: String = "") throws -> [Finding] {
        let program = ProgramFixture(view: statements, others: others)
        let layout = try #require(program.layout())
        return try layout.diagnose().findings.filter { $0.severity > .note }
    }

    private static let conflict = """
        title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        title.topAnchor.constraint(equalTo: topAnchor).isActive = true
        title.widthAnchor.constraint(equalToConstant: 40).isActive = true
        """

    @Test("a conflict of known numbers is certain, whatever else is not known")
    func certain() throws {
        let found = try findings(
            Self.conflict
                + "\ntitle.widthAnchor.constraint(equalToConstant: 50).isActive = true\ntitle.text = Theme.text"
        )
        #expect(found.map(\.rule) == ["conflict"])
        #expect(found.first?.confidence == .certain)
    }

    @Test("one of a number that is not known is possible, says which, and has no fixes")
    func possible() throws {
        let found = try findings(
            Self.conflict + "\ntitle.widthAnchor.constraint(equalToConstant: Theme.width).isActive = true"
        )
        #expect(found.map(\.rule) == ["conflict"])
        #expect(found.first?.confidence == .possible)
        #expect(found.first?.severity == .warning)
        #expect(found.first?.fixes.isEmpty == true)
        #expect(found.first?.notes.last?.text == "possible: the constant \"Theme.width\" is not known (line 14)")
    }

    @Test("the freedom of a view that unknown code can place is not reported")
    func escaped() throws {
        #expect(try findings("Placer.place(title)").isEmpty)
        #expect(try findings("").map(\.rule) == ["ambiguous-layout"])
    }

    @Test("a statement about layout that was not run leaves everything possible")
    func unreadStatement() throws {
        let found = try findings("title.topAnchor.constraint(lessThan: topAnchor).isActive = true")
        #expect(found.allSatisfy { $0.confidence == .possible })
        #expect(!found.isEmpty)
    }

    @Test("a view whose frame is not known is not said to have no size; what is not known has the line that sets it")
    func unknownFrame() throws {
        let frame = "title.frame = CGRect(x: 0, y: 0, width: Theme.width, height: 20)"
        let layout = try #require(ProgramFixture(view: frame).layout())
        var options = DiagnosisOptions()
        options.includesNotes = true
        #expect(try layout.diagnose(options: options).findings.filter { $0.rule == "zero-size" }.isEmpty)
        #expect(layout.openDoubt == "title: its frame depends on \"Theme.width\", which is not known (line 11)")
    }

    @Test("notes on how the file was read are certain")
    func readerNotes() throws {
        let program = ProgramFixture(view: "title.frame = bounds")
        let layout = try #require(program.layout())
        let notes = try #require(program.files[path: "CardView.swift"]).notes
        let found = try layout.diagnosed(places: Places(), readerFindings: notes).findings
        #expect(found.filter { $0.rule == "sets-frames" }.map(\.confidence) == [.certain])
    }
}
