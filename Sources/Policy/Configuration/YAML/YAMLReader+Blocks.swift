import LayoutInspector

/// Values whose extent follows from indentation.
extension YAMLReader {
    /// The value at the cursor, which is at content or at the end.
    ///
    /// - Parameters:
    ///   - column: Of what the value belongs to; content that is not indented more belongs to something further out. -1: to
    ///     the document.
    ///   - place: Of a value that is missing.
    mutating func blockValue(inside column: Int, at place: Place) throws(ReadError) -> YAMLNode {
        try count()
        guard !cursor.isAtEnd, cursor.column > column, !cursor.isAtDocumentMark else {
            return YAMLNode(value: .none, place: place)
        }
        let start = cursor.place
        if isAtDash { return YAMLNode(value: try list(at: cursor.column), place: start) }
        if isAtKeyMark { throw fault("expected a key, found \"?\"; write \"key: value\"") }
        let keyColumn = cursor.column
        let isPlain = isAtPlainText
        let value = try inlineValue(inside: column, continues: false)
        cursor.skipBlanks()
        if isAtColon {
            guard start.line == cursor.line else { throw fault("expected a key in one line, found \":\"") }
            return YAMLNode(
                value: try mapping(at: keyColumn, first: YAMLNode(value: value, place: start)),
                place: start
            )
        }
        return YAMLNode(value: isPlain ? continued(value, inside: column) : value, place: start)
    }

    private var isAtDash: Bool { cursor.byte == UInt8(ascii: "-") && cursor.isBlank(1) }
    private var isAtKeyMark: Bool { cursor.byte == UInt8(ascii: "?") && cursor.isBlank(1) }
    private var isAtColon: Bool { cursor.byte == UInt8(ascii: ":") && cursor.isBlank(1) }

    /// The elements of a list whose dashes are in a column.
    private mutating func list(at column: Int) throws(ReadError) -> YAMLNode.Value {
        try nested { reader throws(ReadError) in
            var elements: [YAMLNode] = []
            repeat {
                reader.cursor.advance()
                let behind = reader.cursor.place
                try reader.cursor.skipToContent()
                elements.append(try reader.blockValue(inside: column, at: behind))
                try reader.expectLineEnd(of: column)
            } while reader.cursor.column == column && reader.isAtDash && !reader.cursor.isAtEnd
            return .list(elements)
        }
    }

    /// The members of a mapping whose keys are in a column; the first is read up to its colon.
    private mutating func mapping(at column: Int, first: YAMLNode) throws(ReadError) -> YAMLNode.Value {
        try nested { reader throws(ReadError) in
            var members: [YAMLNode.Member] = []
            var known: Set<String> = []
            var key = first
            while true {
                let name = try reader.name(of: key, known: &known)
                let value = try reader.member(at: column)
                members.append(.init(key: name, place: key.place, value: value))
                try reader.expectLineEnd(of: column)
                guard !reader.cursor.isAtEnd, reader.cursor.column == column, !reader.cursor.isAtDocumentMark else {
                    return .mapping(members)
                }
                if reader.isAtDash { throw reader.fault("expected a key, found \"-\"") }
                if reader.isAtKeyMark { throw reader.fault("expected a key, found \"?\"; write \"key: value\"") }
                try reader.count()
                let place = reader.cursor.place
                key = YAMLNode(value: try reader.inlineValue(inside: column, continues: false), place: place)
                reader.cursor.skipBlanks()
                guard reader.isAtColon, reader.cursor.line == place.line else {
                    throw reader.fault("expected \":\" behind a key, found \(reader.found)")
                }
            }
        }
    }

    /// The value behind the colon at the cursor. A list may be in the column of its key.
    private mutating func member(at column: Int) throws(ReadError) -> YAMLNode {
        cursor.advance()
        let behind = cursor.place
        cursor.skipComment()
        if !cursor.isAtLineEnd {
            try count()
            let place = cursor.place
            if isAtDash { throw fault("expected a list in lines of its own, found \"-\"") }
            if isAtKeyMark { throw fault("expected a value, found \"?\"") }
            let value = try inlineValue(inside: column, continues: true)
            if isAtColon {
                throw fault(
                    "expected one key in a line, found another \":\"; put a text with one in quotes, or check the indentation"
                )
            }
            return YAMLNode(value: value, place: place)
        }
        try cursor.skipToContent()
        let isList = cursor.column == column && isAtDash && !cursor.isAtEnd
        return try blockValue(inside: isList ? column - 1 : column, at: behind)
    }

    func name(of key: YAMLNode, known: inout Set<String>) throws(ReadError) -> String {
        guard case .text(let name) = key.value, !name.isEmpty else {
            throw ReadError("expected a word as key, found \(key.value.kind)", place: key.place)
        }
        if !known.insert(name).inserted {
            throw ReadError("invalid YAML: the key \"\(name)\" occurs twice", place: key.place)
        }
        return name
    }

    /// To the next content. Values end with their lines.
    private mutating func expectLineEnd(of column: Int) throws(ReadError) {
        cursor.skipComment()
        if cursor.isAtLineEnd {
            try cursor.skipToContent()
        } else if !isAtIndentation {
            // A value that was looked for in the lines below ends before the next content.
            throw fault("expected the end of the line, found \(found)")
        }
        if !cursor.isAtEnd, cursor.column > column {
            throw fault("expected the indentation of a line above, found \(found)")
        }
    }

    /// Whether only blanks precede the cursor in its line.
    private var isAtIndentation: Bool {
        cursor.bytes[cursor.offset - cursor.column..<cursor.offset].allSatisfy { $0 == 0x20 }
    }
}
