import LayoutInspector

/// Values in brackets, which may go over lines.
extension YAMLReader {
    /// `[a, b]` or `{a: b}` at the cursor.
    mutating func flowCollection() throws(ReadError) -> YAMLNode.Value {
        let isList = cursor.byte == UInt8(ascii: "[")
        let closing = isList ? UInt8(ascii: "]") : UInt8(ascii: "}")
        return try nested { reader throws(ReadError) in
            var elements: [YAMLNode] = []
            var members: [YAMLNode.Member] = []
            var known: Set<String> = []
            reader.cursor.advance()
            while true {
                try reader.cursor.skipToContent(inFlow: true)
                if reader.cursor.byte == closing { break }
                let element = try reader.flowValue()
                try reader.cursor.skipToContent(inFlow: true)
                let isPair = reader.isAtFlowColon
                if isPair, isList, element.place.line != reader.cursor.line {
                    throw reader.fault("expected \",\" or \"]\", found \":\"")
                }
                if isList, !isPair {
                    elements.append(element)
                } else {
                    var ofPair: Set<String> = []
                    let name =
                        isList
                        ? try reader.name(of: element, known: &ofPair) : try reader.name(of: element, known: &known)
                    let value = isPair ? try reader.flowMember() : YAMLNode(value: .none, place: reader.cursor.place)
                    let member = YAMLNode.Member(key: name, place: element.place, value: value)
                    if isList {
                        elements.append(YAMLNode(value: .mapping([member]), place: element.place))
                    } else {
                        members.append(member)
                    }
                }
                try reader.cursor.skipToContent(inFlow: true)
                if reader.cursor.byte == UInt8(ascii: ",") {
                    reader.cursor.advance()
                } else if reader.cursor.byte != closing {
                    let mark = isList ? "]" : "}"
                    throw reader.fault("expected \",\" or \"\(mark)\", found \(reader.found)")
                }
            }
            reader.cursor.advance()
            return isList ? .list(elements) : .mapping(members)
        }
    }

    private mutating func flowValue() throws(ReadError) -> YAMLNode {
        try count()
        let place = cursor.place
        let isMark = cursor.isBlank(1) && [UInt8(ascii: ":"), UInt8(ascii: "?")].contains(cursor.byte)
        if cursor.isAtEnd || cursor.byte == UInt8(ascii: ",") || isMark {
            throw fault("expected a value, found \(found)")
        }
        return YAMLNode(value: try inlineValue(inside: nil, continues: true), place: place)
    }

    /// Behind a text in quotes or a collection, a colon needs no blank.
    private var isAtFlowColon: Bool {
        guard cursor.byte == UInt8(ascii: ":") else { return false }
        if cursor.isBlank(1) || cursor.byte(1).map(Self.isFlowMark) == true { return true }
        return cursor.byte(-1) == UInt8(ascii: "\"") || cursor.byte(-1) == UInt8(ascii: "'")
    }

    private mutating func flowMember() throws(ReadError) -> YAMLNode {
        cursor.advance()
        let behind = cursor.place
        try cursor.skipToContent(inFlow: true)
        switch cursor.byte {
        case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"): return YAMLNode(value: .none, place: behind)
        default: return try flowValue()
        }
    }
}
