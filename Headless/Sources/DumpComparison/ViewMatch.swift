/// Which view of one dump each view of another one stands for.
///
/// Source has the views of a layout in their order, but not all of them: what UIKit or a view's own class makes is
/// missing. So the roots of the printed dump are looked for in order among all views of the original, and below a pair
/// the subviews are aligned in order so that as many as possible agree in class, name and text.
struct ViewMatch {
    private let original: [FlatView]
    private let printed: [FlatView]
    private var scores: [Pair: Int] = [:]
    /// The original's index for each printed view.
    private(set) var originals: [Int?]

    private struct Pair: Hashable {
        var original: Int
        var printed: Int
    }

    init(original: [FlatView], printed: [FlatView], roots: [Int]) {
        self.original = original
        self.printed = printed
        originals = Array(repeating: nil, count: printed.count)
        alignRoots(roots)
    }

    /// Aligns the roots with original views in file order, for the greatest sum of scores.
    private mutating func alignRoots(_ roots: [Int]) {
        // best[r][o]: the greatest sum for the roots from r on among the originals from o on.
        var best = Array(repeating: Array(repeating: 0, count: original.count + 1), count: roots.count + 1)
        for (r, root) in roots.enumerated().reversed() {
            for o in original.indices.reversed() {
                var value = max(best[r][o + 1], best[r + 1][o])
                if let score = score(o, root, isRoot: true) { value = max(value, score + best[r + 1][o + 1]) }
                best[r][o] = value
            }
        }
        var (r, o) = (0, 0)
        while r < roots.count, o < original.count {
            if best[r][o] == best[r][o + 1] {
                o += 1
            } else if best[r][o] == best[r + 1][o] {
                r += 1
            } else {
                assign(o, roots[r])
                r += 1
                o += 1
            }
        }
    }

    /// How well a printed subtree agrees with an original one; `nil` where it cannot be the same view.
    private mutating func score(_ o: Int, _ p: Int, isRoot: Bool = false) -> Int? {
        let (a, b) = (original[o], printed[p])
        let isController = a.view.viewController != nil && b.view.viewController != nil
        let isSameClass = a.shortClassName == b.shortClassName
        guard a.base == b.base || isSameClass || (isController && !isRoot) else { return nil }
        if isRoot, (a.view.viewController != nil) != (b.view.viewController != nil) { return nil }
        if let known = scores[Pair(original: o, printed: p)] { return known }
        var score = 4
        if isSameClass { score += 1 }
        if let name = a.view.name, name == b.view.name { score += 2 }
        if let text = a.view.text, text == b.view.text { score += 2 }
        if isPairwise(a.children, b.children) {
            for (child, other) in zip(a.children, b.children) { score += self.score(child, other) ?? 0 }
        } else {
            score += alignment(a.children, b.children).last ?? 0
        }
        scores[Pair(original: o, printed: p)] = score
        return score
    }

    /// Whether both have the same classes in the same order, as is usual: then there is nothing to align.
    private func isPairwise(_ a: [Int], _ b: [Int]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { original[$0].shortClassName == printed[$1].shortClassName }
    }

    /// The table of greatest sums, by rows of the original's children; its last element is the sum for all.
    private mutating func alignment(_ a: [Int], _ b: [Int]) -> [Int] {
        let width = b.count + 1
        var table = Array(repeating: 0, count: (a.count + 1) * width)
        for i in a.indices {
            for j in b.indices {
                var value = max(table[i * width + j + 1], table[(i + 1) * width + j])
                if let score = score(a[i], b[j]) { value = max(value, table[i * width + j] + score) }
                table[(i + 1) * width + j + 1] = value
            }
        }
        return table
    }

    private mutating func assign(_ o: Int, _ p: Int) {
        var pending = [(o, p)]
        while let (o, p) = pending.popLast() {
            originals[p] = o
            let (a, b) = (original[o].children, printed[p].children)
            if isPairwise(a, b) {
                pending += zip(a, b).map { ($0, $1) }
                continue
            }
            let table = alignment(a, b)
            let width = b.count + 1
            var (i, j) = (a.count, b.count)
            while i > 0, j > 0 {
                let value = table[i * width + j]
                if value == table[(i - 1) * width + j] {
                    i -= 1
                } else if value == table[i * width + j - 1] {
                    j -= 1
                } else {
                    i -= 1
                    j -= 1
                    pending.append((a[i], b[j]))
                }
            }
        }
    }
}
