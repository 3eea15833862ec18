/// The lines that two texts differ in, as patches show them.
public struct LineDifference: Sendable {
    private enum Mark: String, Sendable {
        case both = " "
        case old = "-"
        case new = "+"
    }

    /// All lines of both texts, in the order of a patch.
    private let lines: [(mark: Mark, text: Substring)]

    private static let context = 3

    public init(from old: String, to new: String) {
        let (old, new) = (Self.lines(of: old), Self.lines(of: new))
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [(Mark, Substring)] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append((.old, old[left]))
                left += 1
            } else if inserted.contains(right) {
                lines.append((.new, new[right]))
                right += 1
            } else {
                lines.append((.both, old[left]))
                left += 1
                right += 1
            }
        }
        self.lines = lines
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
        var text = ""
        /// The numbers of the next lines, from 1.
        var (old, new) = (1, 1)
        var place = 0
        for hunk in hunks {
            // What is between hunks is the same in both.
            old += hunk.lowerBound - place
            new += hunk.lowerBound - place
            let shown = lines[hunk]
            let counts = (shown.count { $0.mark != .new }, shown.count { $0.mark != .old })
            text += "@@ -\(old),\(counts.0) +\(new),\(counts.1) @@\n"
            for line in shown { text += "\(line.mark.rawValue)\(line.text)\n" }
            old += counts.0
            new += counts.1
            place = hunk.upperBound
        }
        return text.isEmpty ? "" : "--- a/\(path)\n+++ b/\(path)\n" + text
    }

    /// The changed lines with those around them.
    private var hunks: [Range<Int>] {
        var hunks: [Range<Int>] = []
        for place in lines.indices where lines[place].mark != .both {
            let around = max(0, place - Self.context)..<min(lines.count, place + 1 + Self.context)
            if let last = hunks.last, around.lowerBound <= last.upperBound {
                hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
            } else {
                hunks.append(around)
            }
        }
        return hunks
    }
}
