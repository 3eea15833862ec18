/// A text in which two decisions are between git's conflict markers where they differ.
package enum ConflictMarkers {
    /// A line of a result.
    struct Line: Equatable {
        var text: String
        /// The side of an element that is chosen as a whole; `nil` outside of such.
        var side: MergeSide?
    }

    /// - Parameters:
    ///   - ours: The lines with every conflict decided for our side.
    ///   - theirs: The same for their side.
    /// - Returns: The lines of `ours` where all are equal.
    static func text(ours own: [Line], theirs other: [Line]) -> String {
        let difference = other.difference(from: own)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        func marker(_ sign: Character, _ label: String) -> String {
            String(repeating: sign, count: 7) + (label.isEmpty ? "" : " " + label) + "\n"
        }
        var text = ""
        var (index, place) = (0, 0)
        while index < own.count || place < other.count {
            var (here, there) = ("", "")
            while removed.contains(index) || inserted.contains(place) {
                if removed.contains(index) {
                    here += own[index].text
                    index += 1
                } else {
                    there += other[place].text
                    place += 1
                }
            }
            if !here.isEmpty || !there.isEmpty {
                text += marker("<", "ours") + ended(here) + marker("=", "") + ended(there)
                text += marker(">", "theirs")
            }
            if index < own.count {
                text += own[index].text
                index += 1
                place += 1
            }
        }
        return text
    }

    /// Whether a text has a conflict of git.
    package static func isIn(_ text: String) -> Bool {
        let starts = lines(text).map { $0.prefix(7) }
        return starts.contains("<<<<<<<") && starts.contains(">>>>>>>")
    }

    /// The lines of a text, and to which of them a side belongs that is chosen as a whole.
    static func lines(_ text: String, wholes: [Range<Int>], of side: MergeSide) -> [Line] {
        var offset = 0
        return lines(text).map { line in
            let range = offset..<offset + line.utf8.count
            offset = range.upperBound
            return Line(text: line, side: wholes.contains { $0.overlaps(range) } ? side : nil)
        }
    }

    /// With their ends.
    static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        var line = ""
        for scalar in text.unicodeScalars {
            line.unicodeScalars.append(scalar)
            if scalar == "\n" {
                lines.append(line)
                line = ""
            }
        }
        if !line.isEmpty { lines.append(line) }
        return lines
    }

    /// A marker begins a line.
    private static func ended(_ text: String) -> String {
        text.isEmpty || text.unicodeScalars.last == "\n" ? text : text + "\n"
    }
}
