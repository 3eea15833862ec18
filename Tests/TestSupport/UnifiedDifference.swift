/// What `diff -u` would say of two texts, with three lines of context.
public func unifiedDifference(
    from old: String,
    to new: String,
    names: (old: String, new: String) = ("expected", "actual")
) -> String {
    let oldLines = lines(of: old)
    let newLines = lines(of: new)
    var isRemoved = [Bool](repeating: false, count: oldLines.count)
    var isAdded = [Bool](repeating: false, count: newLines.count)
    for change in newLines.difference(from: oldLines) {
        switch change {
        case .remove(let offset, _, _): isRemoved[offset] = true
        case .insert(let offset, _, _): isAdded[offset] = true
        }
    }

    // One merged list of lines, each with its mark and its numbers on both sides.
    var merged: [(mark: Character, line: String, old: Int, new: Int)] = []
    var left = 0
    var right = 0
    while left < oldLines.count || right < newLines.count {
        if left < oldLines.count, isRemoved[left] {
            merged.append(("-", oldLines[left], left, right))
            left += 1
        } else if right < newLines.count, isAdded[right] {
            merged.append(("+", newLines[right], left, right))
            right += 1
        } else {
            merged.append((" ", oldLines[left], left, right))
            left += 1
            right += 1
        }
    }

    let context = 3
    var text = "--- \(names.old)\n+++ \(names.new)\n"
    var next = 0
    while let first = merged[next...].firstIndex(where: { $0.mark != " " }) {
        var last = first
        var probe = first
        while probe < merged.count, probe - last <= 2 * context {
            if merged[probe].mark != " " { last = probe }
            probe += 1
        }
        let hunk = merged[max(first - context, 0)..<min(last + context + 1, merged.count)]
        let oldCount = hunk.count { $0.mark != "+" }
        let newCount = hunk.count { $0.mark != "-" }
        if let start = hunk.first {
            text += "@@ -\(start.old + 1),\(oldCount) +\(start.new + 1),\(newCount) @@\n"
        }
        for line in hunk { text += "\(line.mark)\(line.line)\n" }
        next = hunk.endIndex
        if next >= merged.count { break }
    }
    return text
}

private func lines(of text: String) -> [String] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    if lines.last == "" { lines.removeLast() } else { lines.append("\\ no newline at the end") }
    return lines
}
