import Testing

@testable import LayoutDiagnosis

/// How the headline of a conflict gets shorter where a line has no room for all of it.
@Suite("the sentence of a conflict")
struct ConflictSentenceTests {
    private static let pieces: [ConflictSentence.Piece] = [
        .words("header needs "), .sum(.init(parts: "16 + 200 + 16", total: "232")),
        .either(" points, other constraints allow ", shorter: " points, others allow "),
        .sum(.init(parts: "200", total: "200")), .aside("no space for title"),
    ]

    @Test(
        "words get shorter first, then sums go and what is at the end; nothing is lost",
        arguments: [
            (90, "header needs 16 + 200 + 16 = 232 points, other constraints allow 200: no space for title", 0, 0),
            (80, "header needs 16 + 200 + 16 = 232 points, others allow 200: no space for title", 0, 0),
            (75, "header needs 232 points, other constraints allow 200: no space for title", 1, 0),
            (65, "header needs 232 points, others allow 200: no space for title", 1, 0),
            (60, "header needs 232 points, others allow 200", 1, 1),
            (10, "header needs 232 points, others allow 200", 1, 1),
        ]
    )
    func shortened(width: Int, message: String, sums: Int, asides: Int) {
        let sentence = ConflictSentence(Self.pieces, width: width)
        #expect(sentence.message == message)
        #expect(sentence.sums == Array(repeating: "16 + 200 + 16 = 232", count: sums))
        #expect(sentence.asides == Array(repeating: "no space for title", count: asides))
    }
}
