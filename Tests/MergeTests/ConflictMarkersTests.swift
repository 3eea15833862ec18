import Testing

@testable import DocumentMerge

@Suite("conflict markers") struct ConflictMarkersTests {
    private static func marked(_ ours: String, _ theirs: String) -> String {
        ConflictMarkers.text(
            ours: ConflictMarkers.lines(ours, wholes: [], of: .ours),
            theirs: ConflictMarkers.lines(theirs, wholes: [], of: .theirs)
        )
    }

    @Test("are around the lines that differ")
    func lines() {
        #expect(Self.marked("a\nb\nc\n", "a\nx\nc\n") == "a\n<<<<<<< ours\nb\n=======\nx\n>>>>>>> theirs\nc\n")
        #expect(Self.marked("a\nb\n", "a\n") == "a\n<<<<<<< ours\nb\n=======\n>>>>>>> theirs\n")
        #expect(Self.marked("a\n", "a\n") == "a\n")
    }

    @Test("begin a line, even behind a text without an end")
    func missingEnd() {
        #expect(Self.marked("a\nb", "a\nc") == "a\n<<<<<<< ours\nb\n=======\nc\n>>>>>>> theirs\n")
    }

    @Test("are around the whole of what is chosen as one")
    func wholes() {
        let (ours, theirs) = ("a\n1\n2\n3\nb\n", "a\n1\nx\n3\nb\n")
        let marked = ConflictMarkers.text(
            ours: ConflictMarkers.lines(ours, wholes: [2..<8], of: .ours),
            theirs: ConflictMarkers.lines(theirs, wholes: [2..<8], of: .theirs)
        )
        #expect(marked == "a\n<<<<<<< ours\n1\n2\n3\n=======\n1\nx\n3\n>>>>>>> theirs\nb\n")
    }

    @Test("have either side between them", arguments: [("a\nb\nc\n", "b\nx\nc\nd\n"), ("", "a\n")])
    func sides(_ pair: (String, String)) {
        let marked = Self.marked(pair.0, pair.1)
        #expect(ConflictMarkers.isIn(marked))
        #expect(ConflictMarkers.text(of: .theirs, in: marked) == pair.1)
        #expect(ConflictMarkers.text(of: .ours, in: marked) == pair.0)
    }
}
