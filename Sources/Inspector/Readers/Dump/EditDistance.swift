/// How many letters must be inserted, deleted, replaced or swapped with their neighbour to turn one word into another
/// (optimal string alignment).
enum EditDistance {
    /// Longer words than every word of a format are compared with none.
    private static let longest = 64

    /// The word nearest to `text`, unless even that one differs in more than half of its letters.
    ///
    /// Of several equally near ones it is the first.
    static func nearest(to text: String, among words: [String]) -> String? {
        let letters = Array(text.utf8)
        guard !letters.isEmpty, letters.count <= longest else { return nil }
        var best: (word: String, distance: Int)?
        for word in words {
            let distance = between(letters, Array(word.utf8))
            if distance < best?.distance ?? .max { best = (word, distance) }
        }
        guard let best, best.distance * 2 <= max(letters.count, best.word.utf8.count) else { return nil }
        return best.word
    }

    static func between(_ left: [UInt8], _ right: [UInt8]) -> Int {
        var beforeLast: [Int] = []
        var last = Array(0...right.count)
        for row in left.indices {
            var current = [row + 1]
            current.reserveCapacity(right.count + 1)
            for column in right.indices {
                let isEqual = left[row] == right[column]
                var distance = min(last[column] + (isEqual ? 0 : 1), last[column + 1] + 1, current[column] + 1)
                if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
                    distance = min(distance, beforeLast[column - 1] + 1)
                }
                current.append(distance)
            }
            beforeLast = last
            last = current
        }
        return last[right.count]
    }
}

/// The nearest words to those that were asked for already, and for how many they are still looked for.
///
/// A file that is wrong in a thousand different words is helped no further by guesses, which would cost more than
/// reading it.
struct NearestWords {
    private static let most = 1000

    private var known: [String: String?] = [:]

    /// - Parameter purpose: What the words are for; the same purpose has the same words.
    mutating func nearest(to text: String, among words: [String], in purpose: String) -> String? {
        let question = purpose + "\u{0}" + text
        if let answer = known[question] { return answer }
        guard known.count < Self.most else { return nil }
        let answer = EditDistance.nearest(to: text, among: words)
        known.updateValue(answer, forKey: question)
        return answer
    }
}
