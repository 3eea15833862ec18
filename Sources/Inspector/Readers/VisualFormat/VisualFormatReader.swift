import LayoutModel
import LayoutSyntax

/// Reads Visual Format Language: JSON with the strings, views and metrics, or a text with one string per line
/// (Documentation/VisualFormat.md).
public enum VisualFormatReader: LayoutReader {
    public static let format = InputFormat.vfl
    public static let fileExtensions = ["json", "txt", "vfl"]

    /// The length of the beginning in which the first keys are searched.
    private static let beginning = 1 << 16

    public static func recognizes(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var scanner = JSONScanner(bytes)
        if scanner.peek() == UInt8(ascii: "{") { return hasKey(&scanner) }
        var lines = VisualFormatLines(bytes)
        var count = 0
        while count < 200, let (content, _) = lines.next() {
            guard !content.isAtEnd, begins(content.string(content.offset..<content.end)) else { return false }
            count += 1
        }
        return count > 0
    }

    public static func read(
        _ bytes: UnsafeRawBufferPointer,
        options: ReadOptions
    ) throws(ReadError) -> Reading {
        var scanner = JSONScanner(bytes)
        var document: VisualFormatDocument
        if scanner.peek() == UInt8(ascii: "{") {
            var parse = VisualFormatParse(bytes)
            try parse.readTop()
            document = parse.finished()
        } else {
            document = VisualFormatDocument(file: bytes)
            if let views = options.visualFormatViews {
                let result = views.withUnsafeBytes { buffer in
                    Result { () throws(ReadError) in
                        var parse = VisualFormatParse(buffer)
                        try parse.readTop(requiresStrings: false)
                        return parse.finished()
                    }
                }
                document = try result.get().with(file: bytes)
                // Places in the other file do not apply to this one.
                document.dropPlaces()
            } else {
                document.bracketsNameViews = true
            }
        }
        var assembly = VisualFormatAssembly(document, path: options.path)
        return assembly.assemble()
    }

    /// Whether one of the first keys of an object is `vfl`.
    private static func hasKey(_ scanner: inout JSONScanner) -> Bool {
        do throws(ReadError) {
            try scanner.openObject()
            while let key = try scanner.nextKey(), key.range.lowerBound < beginning {
                let name = scanner.text(of: key)
                if name == "vfl" { return true }
                if name == "format" || name == "roots" { return false }
                try scanner.skipValue()
            }
        } catch {
            return false
        }
        return false
    }

    /// Whether a text begins like a visual format string: an axis, a superview, or a view in brackets.
    private static func begins(_ text: String) -> Bool {
        if text.hasPrefix("H:") || text.hasPrefix("V:") { return true }
        guard text.hasPrefix("|") || text.hasPrefix("[") else { return false }
        return (try? VisualFormatParser.parse(text)) != nil
    }
}

extension VisualFormatDocument {
    /// Removes the places of views, which belong to another file.
    mutating func dropPlaces() {
        for index in views.indices { views[index].place = Place(line: 1, column: 1) }
        for index in findings.indices { findings[index].place = nil }
    }
}
