import LayoutModel

/// A text that breaks between words, measured once: how many lines it takes in a width, and how high they are.
///
/// The height of lines and the distance between them are measured (the first line and n - 1 times the distance, up to the
/// pixel; a text style has a distance of its own).
struct TextLines: Sendable {
    /// The words of one paragraph after the other, in points.
    private var words: [Double] = []
    /// The blank before each word, in points, with what its neighbours are closer to it; of the first word of a paragraph 0.
    private var blanks: [Double] = []
    /// By paragraph, the index after its last word.
    private var paragraphEnds: [Int] = []
    /// The width of the longest paragraph on one line, in points, and of the longest word.
    private(set) var longestParagraph = 0.0
    private(set) var longestWord = 0.0
    /// The height of the first line and the distance from one line to the next, in points.
    let firstLine: Double
    let lineDistance: Double
    /// The most lines that are shown; `nil`: all.
    private let limit: Double?

    /// More lines than these are not counted.
    private static let mostLines = 10_000.0
    /// What a word may be longer than its line, in points: widths are sums.
    private static let tolerance = 1e-6

    init(_ text: String, of view: Layout.View, in context: ContentContext) {
        let font = TextFont(of: view, pointSize: view.assumedPointSize, in: context, for: text)
        firstLine = font.lineHeight
        lineDistance =
            view.attributeText("font", member: "style").flatMap {
                TextStyles.lineDistance(of: $0, pointSize: font.pointSize)
            }
            ?? firstLine
        limit = view.numberOfLines.flatMap { $0 > 0 ? $0 : nil }
        let paragraphs = text.unicodeScalars.split(omittingEmptySubsequences: false) { $0.endsLine }
        for paragraph in paragraphs {
            var whole = 0.0
            var last: Unicode.Scalar?
            for (index, word) in paragraph.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
                let length = font.width(of: word)
                longestWord = max(longestWord, length)
                words.append(length)
                blanks.append(index == 0 ? 0 : Self.blank(between: last, word.first, font))
                whole += length + (blanks.last ?? 0)
                last = word.last ?? " "
            }
            longestParagraph = max(longestParagraph, whole)
            paragraphEnds.append(words.count)
        }
    }

    /// What a blank between two characters adds to the width of a line, in points.
    private static func blank(between last: Unicode.Scalar?, _ first: Unicode.Scalar?, _ font: TextFont) -> Double {
        let (before, after) = ([last].compactMap { $0 }, [first].compactMap { $0 })
        return font.width(of: before + [" "] + after) - font.width(of: before) - font.width(of: after)
    }

    /// The number of lines in a width, at most as many as are shown.
    ///
    /// - Complexity: O(words)
    func count(in width: Double) -> Double { limited(broken(in: width).lines) }

    /// The height of a number of lines, in points, not rounded.
    func height(ofLines lines: Double) -> Double { lines <= 0 ? 0 : firstLine + (lines - 1) * lineDistance }

    /// How many lines are no higher than a height, in points, and shown; `nil`: without a limit.
    func most(in height: Double?) -> Double? {
        guard let height else { return limit }
        let fitting = height < firstLine ? 0 : 1 + ((height - firstLine) / lineDistance + Self.tolerance).rounded(.down)
        return min(fitting, limit ?? fitting)
    }

    /// Whether some number of lines in a range is as high as a recorded height, by up to a point: screens differ in how they
    /// count the leading of a style, before the first line or after the last one, or not at all.
    func canBe(_ height: Double, lines range: ClosedRange<Double>) -> Bool {
        for (first, distance) in [(firstLine, lineDistance), (lineDistance, lineDistance), (firstLine, firstLine)] {
            let lines = 1 + ((height - first) / distance).rounded()
            if range.contains(lines), abs(first + (lines - 1) * distance - height) <= 1 + 1e-6 { return true }
        }
        return false
    }

    /// The widths at which the number of lines changes, ascending: from each of them on there are others, mostly fewer.
    ///
    /// - Returns: `nil` where it changes at more widths than `most`.
    /// - Complexity: O(words) for each width at which a word moves.
    func breaks(in range: ClosedRange<Double>, most: Int) -> [Double]? {
        var found: [Double] = []
        var steps = 0
        var last = broken(in: max(range.lowerBound, 1))
        while let next = last.next, next <= range.upperBound {
            steps += 1
            if steps > 50 * most { return nil }
            let now = broken(in: next)
            if limited(now.lines) != limited(last.lines) { found.append(next) }
            if found.count > most { return nil }
            last = now
        }
        return found
    }

    /// A number of lines, at most as many as are shown.
    func limited(_ lines: Double) -> Double { min(lines, limit ?? Self.mostLines, Self.mostLines) }

    /// The lines in a width, and the next greater width at which a word moves to another line; `nil`: none does.
    private func broken(in width: Double) -> (lines: Double, next: Double?) {
        guard width > 0 else { return (1, nil) }
        var lines = 0.0
        var next = Double.infinity
        var start = 0
        for end in paragraphEnds {
            lines += 1
            // The line so far is `used` less `pieces` widths long, as far as it is the rest of a word that is broken.
            var used = 0.0
            var pieces = 0.0
            for (length, blank) in zip(words[start..<end], blanks[start..<end]) {
                let extended = used == 0 ? length : used + blank + length
                if extended - pieces * width <= width + Self.tolerance {
                    used = extended
                    continue
                }
                next = min(next, extended / (pieces + 1))
                if used > 0 { lines += 1 }
                used = length
                pieces = max(0, ((length - Self.tolerance) / width).rounded(.up) - 1)
                if pieces > 0 {
                    // A word that is too long for a line is broken within.
                    lines += pieces
                    next = min(next, length / pieces)
                }
            }
            start = end
        }
        return (lines, next.isFinite ? max(next, width.nextUp) : nil)
    }
}

extension Unicode.Scalar {
    /// Whether a text goes on in the next line after it.
    var endsLine: Bool {
        switch value {
        case 0x0a, 0x0d, 0x85, 0x2028, 0x2029: true
        default: false
        }
    }
}
