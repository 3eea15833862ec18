/// JSON with the order of its members and the layout of its lines.
enum JSONValue {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    /// On one line.
    case object([JSONMember])
    /// On one line without blanks, as dumps write the values of attributes.
    indirect case compact(JSONValue)
    /// An object with a line for each member.
    case lines([JSONMember])
    /// An array with a line for each element.
    case rows([JSONValue])
}

struct JSONMember {
    var key: String
    var value: JSONValue

    init(_ key: String, _ value: JSONValue) {
        self.key = key
        self.value = value
    }
}
