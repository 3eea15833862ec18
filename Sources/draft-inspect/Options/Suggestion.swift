/// The candidate that is nearest to a mistyped word, where one is near enough to be meant.
///
/// Distance: insertions, deletions, changes and swaps of neighbours. Near enough: at most a third of the word's length,
/// or that the word begins the candidate.
func nearest(to word: String, in candidates: [String]) -> String? {
    let lowered = word.lowercased()
    if word.count >= 2, let longer = candidates.first(where: { $0.lowercased().hasPrefix(lowered) }) { return longer }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let distance = distance(from: Array(lowered), to: Array(candidate.lowercased()))
        guard distance <= max(1, min(word.count, candidate.count) / 3) else { continue }
        if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
}

private func distance(from old: [Character], to new: [Character]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...new.count)
    for row in old.indices {
        var current = [row + 1]
        for column in new.indices {
            let change = last[column] + (old[row] == new[column] ? 0 : 1)
            var cost = min(change, last[column + 1] + 1, current[column] + 1)
            if row > 0, column > 0, old[row] == new[column - 1], old[row - 1] == new[column] {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[new.count]
}
