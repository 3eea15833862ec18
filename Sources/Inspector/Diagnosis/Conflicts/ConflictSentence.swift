/// The headline of a conflict, written out as far as a line has room for it.
struct ConflictSentence {
    /// The sentence itself.
    let message: String
    /// The sums that it shows only the totals of.
    private(set) var sums: [String] = []
    /// What else it leaves to the lines below.
    private(set) var asides: [String] = []

    /// A piece of the sentence.
    enum Piece {
        case words(String)
        case sum(Sum)
        /// The parts of a sum in parentheses, behind words that say the total.
        case parts(Sum)
        /// Words, and shorter ones that say the same.
        case either(String, shorter: String)
        /// Words at the end that a long sentence does without.
        case aside(String)
    }

    /// Members as a sum: "16 + 200 - 8 = 208".
    struct Sum {
        var parts: String
        var total: String

        var text: String { parts == total ? total : parts + " = " + total }
    }

    /// How much is written out. The parts of a sum say more than long words do.
    private enum Length: CaseIterable, Comparable {
        case short, withAsides, withLongWords, withSums, withSumsAndLongWords

        var hasSums: Bool { self >= .withSums }
        var hasLongWords: Bool { self == .withLongWords || self == .withSumsAndLongWords }
    }

    /// - Parameter width: Columns for the sentence. The shortest form is taken even if it has more.
    init(_ pieces: [Piece], width: Int) {
        let length = Length.allCases.last { Self.text(of: pieces, $0).count <= width } ?? .short
        message = Self.text(of: pieces, length)
        for piece in pieces {
            switch piece {
            case .sum(let sum), .parts(let sum):
                if !length.hasSums, sum.parts != sum.total { sums.append(sum.text) }
            case .aside(let words) where length == .short: asides.append(words)
            case .words, .either, .aside: break
            }
        }
    }

    private static func text(of pieces: [Piece], _ length: Length) -> String {
        pieces.map { piece in
            switch piece {
            case .words(let words): words
            case .sum(let sum): length.hasSums ? sum.text : sum.total
            case .parts(let sum): length.hasSums && sum.parts != sum.total ? " (\(sum.parts))" : ""
            case .either(let words, let shorter): length.hasLongWords ? words : shorter
            case .aside(let words): length == .short ? "" : ": " + words
            }
        }.joined()
    }
}
