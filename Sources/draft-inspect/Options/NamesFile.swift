import LayoutInspector
import LayoutPrinter

/// Names of views and guides by id, stored in a file: the one passed to `--tags`, or the one beside a layout.
///
/// The file beside `login.json` is `login.names.json`. `print` and the session read it, and the session's `tag` and
/// `untag` write it; later prints use the same names.
struct NamesFile: Equatable {
    struct Entry: Equatable {
        var tag: PrintOptions.Tag
        /// The line of the id, counted from 1.
        var line: Int
        var column: Int
    }

    var path: String
    var entries: [Entry]

    /// The names file of a layout; `nil` for standard input.
    static func path(beside layout: String) -> String? {
        if layout == "-" { return nil }
        let slash = layout.lastIndex(of: "/").map(layout.index(after:)) ?? layout.startIndex
        let name = layout[slash...]
        // A leading dot does not begin an extension.
        let stem = name.lastIndex(of: ".").flatMap { $0 > name.startIndex ? name[..<$0] : nil } ?? name
        return layout[..<slash] + stem + ".names.json"
    }

    /// The names file of a reading: beside the file, whichever of its layouts was read, or beside the first of several
    /// texts.
    static func path(beside layout: String, _ reading: Reading) -> String? {
        path(beside: reading.joined.first ?? splitPart(layout).file)
    }

    /// Reads a JSON object of names by id, or lines with an id, blanks and a name, where `#` starts a comment.
    ///
    /// - Throws: ``CommandFailure`` with status 2 and the line and column of the error.
    init(reading path: String) throws(CommandFailure) {
        do throws(ReadError) {
            self = try NamesFile(try contents(ofFile: path), path: path)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
    }

    init(_ bytes: [UInt8], path: String) throws(ReadError) {
        self.path = path
        let blanks: [UInt8] = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]
        let isObject = bytes.first { !blanks.contains($0) } == UInt8(ascii: "{")
        entries = isObject ? try Self.object(bytes) : try Self.lines(bytes)
        var idOfName: [String: String] = [:]
        var ids = Set<String>()
        for entry in entries {
            let place = Place(line: entry.line, column: entry.column)
            guard ids.insert(entry.tag.id).inserted else {
                throw ReadError("'\(entry.tag.id)' has a second name", place: place)
            }
            if let obstacle = entry.tag.obstacle {
                throw ReadError("'\(entry.tag.name)' cannot be a name: \(obstacle)", place: place)
            }
            if let other = idOfName.updateValue(entry.tag.id, forKey: entry.tag.name) {
                throw ReadError("'\(entry.tag.name)' is already the name of '\(other)'", place: place)
            }
        }
    }

    private static func object(_ bytes: [UInt8]) throws(ReadError) -> [Entry] {
        try JSONStringObject(reading: bytes).entries.map { entry in
            Entry(
                tag: PrintOptions.Tag(id: entry.key, name: entry.value),
                line: entry.place?.line ?? 1,
                column: entry.place?.column ?? 1
            )
        }
    }

    private static func lines(_ bytes: [UInt8]) throws(ReadError) -> [Entry] {
        var entries: [Entry] = []
        let lines = String(decoding: bytes, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
        for (index, line) in lines.enumerated() {
            let words = line.split(whereSeparator: \.isWhitespace)
            guard let id = words.first, !id.hasPrefix("#") else { continue }
            let column = line.utf8.distance(from: line.startIndex, to: id.startIndex) + 1
            guard words.count == 2 else {
                throw ReadError("expected an id and a name", place: Place(line: index + 1, column: column))
            }
            let tag = PrintOptions.Tag(id: String(id), name: String(words[1]))
            entries.append(Entry(tag: tag, line: index + 1, column: column))
        }
        return entries
    }

    /// Whether the session wrote a file, or could have written it: overwriting it loses nothing.
    static func isOurs(_ path: String) -> Bool {
        guard let bytes = try? contents(ofFile: path) else { return false }
        return (try? JSONStringObject(reading: bytes)) != nil
    }

    /// The names of objects that exist in a layout.
    func tags(in layout: Layout) -> [PrintOptions.Tag] {
        entries.map(\.tag).filter { layout.item(id: $0.id) != nil }
    }

    /// The entries whose objects do not exist in a layout.
    func strays(in layout: Layout) -> [Entry] {
        entries.filter { layout.item(id: $0.tag.id) == nil }
    }

    /// Such as `login.names.json:3:5: the layout has no view or guide 'x'`.
    func message(for stray: Entry) -> String {
        "\(path):\(stray.line):\(stray.column): the layout has no view or guide '\(stray.tag.id)'"
    }

    /// The text of a names file.
    static func text(_ tags: [PrintOptions.Tag]) -> String {
        JSONStringObject(tags.map { JSONStringObject.Entry(key: $0.id, value: $0.name) }).text
    }
}
