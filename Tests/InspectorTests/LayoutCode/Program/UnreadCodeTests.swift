import Testing

@testable import LayoutCode
@testable import LayoutModel
@testable import LayoutReaders

@Suite("calls that were not run")
struct UnreadCodeTests {
    @Test("each is listed with its line and the reason")
    func listed() throws {
        let program = ProgramFixture(
            view: """
                title.topAnchor.constraint(equalTo: topAnchor).isActive = true
                title.topAnchor.constraint(lessThan: topAnchor).isActive = true
                if false { title.leftAnchor.constraint(equalTo: leftAnchor).isActive = true }
                """
        )
        let file = try #require(program.files[path: "CardView.swift"])
        #expect(file.calls == 3)
        #expect(file.readCalls == 1)
        #expect(file.unread.map(\.place.line) == [12, 13])
        #expect(
            file.unread.map(\.reason) == [
                "expected constraint(equalTo:) or another relation of anchors",
                "nothing that is known runs this part of \"init\"",
            ]
        )
        let finding = try #require(file.notes.first)
        #expect(finding.message == "1 of 3 calls that make constraints were run")
        #expect(finding.notes.first?.text == "line 12: expected constraint(equalTo:) or another relation of anchors")
    }

    @Test("statements that set frames, and declarations that cannot be parsed, are notes with their lines")
    func notes() throws {
        let whole = ProgramFixture(
            view: "title.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 20)",
            members: "let 3 = odd"
        )
        let notes = try #require(whole.files[path: "CardView.swift"]).notes
        #expect(notes.map(\.rule) == ["skipped-code", "sets-frames"])
        #expect(notes.map { $0.place?.line } == [5, 11])
        #expect(
            notes.map(\.message) == [
                "1 declaration cannot be parsed and was skipped",
                "1 statement sets a frame, and what it places is not checked",
            ]
        )
    }

    @Test("a file with nothing but unread calls is one reading without views")
    func nothingElse() {
        let program = ProgramFixture(
            ("Odd.swift", "let made = [UIView().topAnchor.constraint(equalTo: other.topAnchor)]")
        )
        let readings = program.files[path: "Odd.swift"].map(Reading.all) ?? []
        #expect(readings.map(\.layout.views.count) == [0])
        #expect(readings.first?.findings.map(\.rule) == ["unread-code"])
    }
}
