import LayoutInspector

/// The candidate nearest to a mistyped word, if it is near enough to be meant.
///
/// Distance: insertions, deletions, changes and swaps of neighbors. Near enough: at most a third of the word's length,
/// or the word is a prefix of the candidate.
func nearest(to word: String, in candidates: [String]) -> String? {
    let lowered = word.lowercased()
    if word.count >= 2, let longer = candidates.first(where: { $0.lowercased().hasPrefix(lowered) }) { return longer }
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
        let distance = EditDistance.between(Array(lowered), Array(candidate.lowercased()))
        guard distance <= max(1, min(word.count, candidate.count) / 3) else { continue }
        if distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    return best?.candidate
}
