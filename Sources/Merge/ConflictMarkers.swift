/// A text in which two decisions are between git's conflict markers where they differ.
package enum ConflictMarkers {
    /// - Parameters:
    ///   - ours: The text with every conflict decided for our side.
    ///   - theirs: The same for their side.
    ///   - size: How many signs a marker has.
    /// - Returns: `ours` where the texts are equal.
    package static func text(ours: String, theirs: String, size: Int = 7) -> String {
        let (own, other) = (lines(ours), lines(theirs))
        let difference = other.difference(from: own)
        var removed = Set<Int>()
        var inserted = Set<Int>()
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        let lineEnd = own.first?.hasSuffix("\r\n") == true ? "\r\n" : "\n"
        func marker(_ sign: Character, _ label: String) -> String {
            String(repeating: sign, count: size) + (label.isEmpty ? "" : " " + label) + lineEnd
        }
        var text = ""
        var (index, place) = (0, 0)
        while index < own.count || place < other.count {
            var (here, there) = ("", "")
            while removed.contains(index) || inserted.contains(place) {
                if removed.contains(index) {
                    here += own[index]
                    index += 1
                } else {
                    there += other[place]
                    place += 1
                }
            }
            if !here.isEmpty || !there.isEmpty {
                text += marker("<", "ours") + ended(here, lineEnd) + marker("=", "") + ended(there, lineEnd)
                text += marker(">", "theirs")
            }
            if index < own.count {
                text += own[index]
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
    private static func ended(_ text: String, _ lineEnd: String) -> String {
        text.isEmpty || text.unicodeScalars.last == "\n" ? text : text + lineEnd
    }
}
