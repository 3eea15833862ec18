/// The value of a view's attribute, decoded from its canonical JSON text.
package enum AttributeValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([AttributeValue])
    case object([Member])

    package struct Member: Equatable, Sendable {
        package var key: String
        package var value: AttributeValue

        package init(key: String, value: AttributeValue) {
            self.key = key
            self.value = value
        }
    }

    /// `nil` if the text is not JSON, or is nested more than 16 levels deep, which no attribute of a view is.
    package init?(json: String) {
        var reader = AttributeReader(bytes: Array(json.utf8))
        guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
        self = value
    }

    package var number: Double? {
        if case .number(let number) = self { return number }
        return nil
    }

    package var string: String? {
        if case .string(let string) = self { return string }
        return nil
    }

    package var bool: Bool? {
        if case .bool(let bool) = self { return bool }
        return nil
    }

    package subscript(key: String) -> AttributeValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }
}
