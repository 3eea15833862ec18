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
        let finding = try #require(UnreadCode.finding(of: file))
        #expect(finding.message == "1 of 3 calls that make constraints were run")
        #expect(finding.notes.first?.text == "line 12: expected constraint(equalTo:) or another relation of anchors")
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
