/// JSON text as a value, for messages that are small and whose keys come in any order.
package enum JSONTree: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    /// A number that no `Double` holds exactly, as it is written: clients number their requests with as many digits as they like.
    case longNumber(String)
    case string(String)
    case array([JSONTree])
    case object([Member])

    package struct Member: Sendable, Equatable {
        package var key: String
        package var value: JSONTree

        package init(_ key: String, _ value: JSONTree) {
            self.key = key
            self.value = value
        }
    }

    /// Containers within containers, at most.
    package static let depthLimit = 128

    /// Reads one value, and nothing after it.
    ///
    /// - Throws: ``ReadError`` for text that is no JSON, or is nested deeper than ``depthLimit``.
    package init(reading bytes: [UInt8]) throws(ReadError) {
        let result = bytes.withUnsafeBytes { buffer in
            Result { () throws(ReadError) in
                var scanner = JSONScanner(buffer)
                let value = try Self.value(&scanner, depth: 0)
                try scanner.end()
                return value
            }
        }
        self = try result.get()
    }

    private static func value(_ scanner: inout JSONScanner, depth: Int) throws(ReadError) -> JSONTree {
        if depth > depthLimit {
            throw scanner.error("found more than \(depthLimit) levels of nesting", at: scanner.offset)
        }
        switch scanner.peek() {
        case UInt8(ascii: "{"):
            var members: [Member] = []
            try scanner.openObject()
            while let key = try scanner.nextKey() {
                let name = scanner.text(of: key)
                members.append(Member(name, try value(&scanner, depth: depth + 1)))
            }
            return .object(members)
        case UInt8(ascii: "["):
            var elements: [JSONTree] = []
            try scanner.openArray()
            while try scanner.nextElement() { elements.append(try value(&scanner, depth: depth + 1)) }
            return .array(elements)
        case UInt8(ascii: "\""): return .string(try scanner.string())
        case UInt8(ascii: "t"), UInt8(ascii: "f"): return .bool(try scanner.bool())
        case UInt8(ascii: "n"):
            _ = try scanner.null()
            return .null
        default: return try number(&scanner)
        }
    }

    /// Every number of this many digits is a double, and comes back as it was.
    private static let exactDigits = 15

    private static func number(_ scanner: inout JSONScanner) throws(ReadError) -> JSONTree {
        _ = scanner.peek()
        let start = scanner.offset
        let value = try scanner.number(expected: "a value")
        let written = UnsafeRawBufferPointer(rebasing: scanner.bytes[start..<scanner.offset])
        if written.count <= exactDigits, value.isFinite { return .number(value) }
        return .longNumber(String(decoding: written, as: UTF8.self))
    }

    /// The last member of that name, as most readers of JSON take it; `nil` where there is none, or this is not an object.
    package subscript(key: String) -> JSONTree? {
        guard case .object(let members) = self else { return nil }
        return members.last { $0.key == key }?.value
    }

    package var string: String? { if case .string(let text) = self { text } else { nil } }

    /// What kind of value this is, for messages: `a string`.
    package var kind: String {
        switch self {
        case .null: "null"
        case .bool: "true or false"
        case .number, .longNumber: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }

    /// The value on one line.
    package var text: String {
        var output = JSONOutput()
        append(to: &output)
        return output.takeText()
    }

    package func append(to output: inout JSONOutput) {
        switch self {
        case .null: output.null()
        case .bool(let value): output.bool(value)
        case .number(let value): output.number(value)
        case .longNumber(let spelling): output.raw(spelling)
        case .string(let value): output.string(value)
        case .array(let elements):
            output.openArray()
            for element in elements {
                output.next()
                element.append(to: &output)
            }
            output.closeArray()
        case .object(let members):
            output.openObject()
            for member in members {
                output.key(member.key)
                member.value.append(to: &output)
            }
            output.closeObject()
        }
    }
}

extension JSONTree: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }
    package init(booleanLiteral value: Bool) { self = .bool(value) }
    package init(integerLiteral value: Int) { self = .number(Double(value)) }
    package init(arrayLiteral elements: JSONTree...) { self = .array(elements) }
    package init(dictionaryLiteral elements: (String, JSONTree)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
