/// How many letters must be inserted, deleted, replaced or swapped with their neighbor to turn one word into another
/// (optimal string alignment).
public enum EditDistance {
    /// Words longer than every word of a format are not compared.
    private static let longest = 64

    /// The word nearest to `text`, unless even that one differs in more than half of its letters.
    ///
    /// If several are equally near, the first one wins.
    package static func nearest(to text: String, among words: [String]) -> String? {
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

    /// - Complexity: O(*n* · *m*) in the lengths of both.
    public static func between<Letter: Equatable>(_ left: [Letter], _ right: [Letter]) -> Int {
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
