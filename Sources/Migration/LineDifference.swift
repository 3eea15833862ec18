/// The lines that two texts differ in, as patches show them.
public struct LineDifference: Sendable {
    private let old: [Substring]
    private let new: [Substring]
    /// The lines of both in the order of the patch: those of the old text that go, those of the new text that come.
    private let hunks: [(old: Range<Int>, new: Range<Int>)]

    private static let context = 3

    public init(from old: String, to new: String) {
        self.old = Self.lines(of: old)
        self.new = Self.lines(of: new)
        var isRemoved = Array(repeating: false, count: self.old.count)
        var isInserted = Array(repeating: false, count: self.new.count)
        for change in self.new.difference(from: self.old) {
            switch change {
            case .remove(let offset, _, _): isRemoved[offset] = true
            case .insert(let offset, _, _): isInserted[offset] = true
            }
        }
        var hunks: [(old: Range<Int>, new: Range<Int>)] = []
        var (left, right) = (0, 0)
        while left < isRemoved.count || right < isInserted.count {
            if left < isRemoved.count, right < isInserted.count, !isRemoved[left], !isInserted[right] {
                left += 1
                right += 1
                continue
            }
            let start = (left, right)
            while left < isRemoved.count, isRemoved[left] { left += 1 }
            while right < isInserted.count, isInserted[right] { right += 1 }
            if start == (left, right) { break }
            if let last = hunks.last, start.0 - last.old.upperBound <= 2 * Self.context {
                hunks[hunks.count - 1] = (last.old.lowerBound..<left, last.new.lowerBound..<right)
            } else {
                hunks.append((start.0..<left, start.1..<right))
            }
        }
        self.hunks = hunks
    }

    /// The lines of a text; one that ends without a line end has that in a line of its own, as patches say it.
    private static func lines(of text: String) -> [Substring] {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        if lines.last == "" {
            lines.removeLast()
        } else if let last = lines.popLast() {
            lines.append("\(last)\n\\ No newline at end of file")
        }
        return lines
    }

    /// The patch of a file, as `git apply` takes it; empty where nothing differs.
    public func patch(of path: String) -> String {
        if hunks.isEmpty { return "" }
        var text = "--- a/\(path)\n+++ b/\(path)\n"
        for hunk in hunks {
            let before = min(Self.context, hunk.old.lowerBound)
            let after = min(Self.context, old.count - hunk.old.upperBound)
            let left = hunk.old.lowerBound - before..<hunk.old.upperBound + after
            let right = hunk.new.lowerBound - before..<hunk.new.upperBound + after
            text += "@@ -\(left.lowerBound + 1),\(left.count) +\(right.lowerBound + 1),\(right.count) @@\n"
            for line in old[left.lowerBound..<hunk.old.lowerBound] { text += " \(line)\n" }
            text += changes(hunk)
            for line in old[hunk.old.upperBound..<left.upperBound] { text += " \(line)\n" }
        }
        return text
    }

    private func changes(_ hunk: (old: Range<Int>, new: Range<Int>)) -> String {
        var text = ""
        let (left, right) = (Array(old[hunk.old]), Array(new[hunk.new]))
        var (l, r) = (0, 0)
        let difference = right.difference(from: left)
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        while l < left.count || r < right.count {
            if removed.contains(l) {
                text += "-\(left[l])\n"
                l += 1
            } else if inserted.contains(r) {
                text += "+\(right[r])\n"
                r += 1
            } else {
                text += " \(left[l])\n"
                l += 1
                r += 1
            }
        }
        return text
    }
}
