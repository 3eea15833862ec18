import LayoutInspector

/// Reads the part of YAML that configurations are written in: mappings and lists in blocks and in brackets, texts plain, in
/// quotes and in blocks (`|`, `>`), comments.
///
/// Anchors, aliases, tags, directives, marked keys (`? key`) and further documents are refused with their place: an alias can
/// stand for more values than memory holds, and a configuration needs none of them. A reader of its own, since the usual
/// library brings Foundation into the static program, which is then three times as large.
///
/// Time and memory are proportional to the text; nesting is bounded.
struct YAMLReader {
    var cursor: YAMLCursor
    private var valuesLeft = Self.mostValues
    private var depth = 0

    /// More bytes than any configuration has.
    private static let mostBytes = 1 << 20
    /// More values than any configuration has.
    private static let mostValues = 100_000
    /// More lists and mappings in each other than any configuration has.
    private static let mostNested = 32

    /// Reads the only document of a text.
    ///
    /// - Throws: ``ReadError`` with line and column.
    static func document(_ bytes: [UInt8]) throws(ReadError) -> YAMLNode {
        guard bytes.count <= mostBytes else { throw ReadError("the file is longer than 1 MB") }
        guard String(validating: bytes, as: UTF8.self) != nil else { throw ReadError("the file is not UTF-8") }
        var reader = YAMLReader(cursor: YAMLCursor(bytes))
        return try reader.document()
    }

    private init(cursor: YAMLCursor) { self.cursor = cursor }

    private mutating func document() throws(ReadError) -> YAMLNode {
        try refuseControlCharacters()
        try cursor.skipToContent()
        if cursor.byte == UInt8(ascii: "%"), cursor.column == 0 {
            throw fault("expected a value, found a directive; leave it out")
        }
        if cursor.isAtDocumentMark, cursor.isNext("---") {
            cursor.advance(3)
            try cursor.skipToContent()
        }
        let node = try blockValue(inside: -1, at: cursor.place)
        try cursor.skipToContent()
        if cursor.isAtDocumentMark, cursor.isNext("...") {
            cursor.advance(3)
            try cursor.skipToContent()
        }
        if !cursor.isAtEnd { throw fault("expected the end of the only document, found \(found)") }
        return node
    }

    private func refuseControlCharacters() throws(ReadError) {
        var cursor = cursor
        while let byte = cursor.byte {
            if YAMLCursor.isLineEnd(byte) {
                cursor.skipLineEnd()
            } else if byte < 0x20 && byte != 0x09 || byte == 0x7F {
                throw ReadError("invalid YAML: expected text, found a control character", place: cursor.place)
            } else {
                cursor.advance()
            }
        }
    }

    // MARK: Faults

    func fault(_ message: String) -> ReadError { ReadError("invalid YAML: \(message)", place: cursor.place) }

    /// What is at the cursor, for messages.
    var found: String {
        if cursor.isAtEnd { return "the end of the file" }
        if cursor.isAtLineEnd { return "the end of the line" }
        if cursor.isAtDocumentMark { return cursor.isNext("---") ? "\"---\"" : "\"...\"" }
        var end = cursor
        while !end.isBlank(0), end.offset - cursor.offset < 40 { end.advance() }
        return "\"\(end.text(from: cursor.offset))\""
    }

    /// Counts a value that begins at the cursor, and one level of nesting if it holds others.
    mutating func count() throws(ReadError) {
        valuesLeft -= 1
        if valuesLeft < 0 {
            throw ReadError("the file has more than \(Self.mostValues) values", place: cursor.place)
        }
    }

    mutating func nested(
        _ read: (inout YAMLReader) throws(ReadError) -> YAMLNode.Value
    ) throws(ReadError) -> YAMLNode.Value {
        depth += 1
        if depth > Self.mostNested {
            throw ReadError(
                "expected at most \(Self.mostNested) lists or mappings in each other, found more",
                place: cursor.place
            )
        }
        let value = try read(&self)
        depth -= 1
        return value
    }

    /// Throws for what a value may begin with in YAML, and not here.
    func refuseReferences() throws(ReadError) {
        let kind: String
        switch cursor.byte {
        case UInt8(ascii: "*"): kind = "alias"
        case UInt8(ascii: "&"): kind = "anchor"
        case UInt8(ascii: "!"): kind = "tag"
        default: return
        }
        var end = cursor
        end.advance()
        while !end.isBlank(0), let byte = end.byte, !Self.isFlowMark(byte), byte != UInt8(ascii: ":") { end.advance() }
        let advice = kind == "tag" ? "leave it out" : "write the value out"
        throw ReadError(
            "expected a value, found the \(kind) \"\(end.text(from: cursor.offset))\"; \(advice), "
                + "or put a text that begins so in quotes",
            place: cursor.place
        )
    }

    static func isFlowMark(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ","), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): true
        default: false
        }
    }
}
