import LayoutInspector

/// A list under a heading, of which the last items are omitted if there is not enough space.
struct MarkdownSection {
    let title: String
    var items: [String] = []
    private var byteCount = 0
    private(set) var omitted = 0

    init(title: String) {
        self.title = title
    }

    var isEmpty: Bool { items.isEmpty && omitted == 0 }
    private var heading: String { isEmpty ? "" : "\n#### \(title)\n\n" }
    private var end: String { omitted == 0 ? "" : "- and \(omitted) more\n" }

    var text: String { heading + items.joined() + end }
    /// Of the text, in bytes.
    var size: Int { heading.utf8.count + byteCount + end.utf8.count }

    /// Adds an item, unless the section would have more bytes than a limit.
    mutating func add(_ item: String, limit: Int) {
        // Smaller ones that follow are omitted, too: those shown are the first.
        if omitted > 0 || byteCount + item.utf8.count > limit {
            omitted += 1
            return
        }
        byteCount += item.utf8.count
        items.append(item)
    }

    /// - Returns: Whether there was one.
    mutating func omitLast() -> Bool {
        guard let last = items.popLast() else { return false }
        byteCount -= last.utf8.count
        omitted += 1
        return true
    }
}

extension MarkdownText {
    /// A finding as an item of a list: its reasons and its first fix below it.
    static func item(_ placed: PlacedFinding) -> String {
        let finding = placed.finding
        var text = line(placed)
        for note in finding.notes {
            // Constraints are code, sentences with some of them are not.
            text += "  - " + (note.isConstraint ? code(note.message) : escaped(note.message))
            text += note.remark.isEmpty ? "\n" : ": \(escaped(note.remark))\n"
        }
        for fix in finding.fixes.prefix(1) {
            text += "  - fix: \(escaped(fix.title))"
            let lines = fix.instructions?.code ?? []
            text += lines.count == 1 ? ": \(code(lines[0]))\n" : "\n"
        }
        return text
    }

    /// A finding as one line of a list.
    static func line(_ placed: PlacedFinding) -> String {
        let path = placed.path == "-" ? "standard input" : placed.path
        let place = placed.place.map { ":\($0.line)" } ?? ""
        return "- **\(placed.finding.rule)** \(code(path + place)): \(escaped(placed.message))\n"
    }
}
