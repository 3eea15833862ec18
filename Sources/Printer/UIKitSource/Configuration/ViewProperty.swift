/// A property of a framework class that source can set: under which key layouts hold it, and what it is in code when
/// nobody sets it.
struct ViewProperty: Sendable {
    enum Kind: Sendable {
        case number, bool, string, color, font, image, symbol, edges, directionalEdges, size
        /// Cases of an enumeration, by the words that layouts may have for them; cases stand for themselves.
        case cases([String: String])
        /// A content priority.
        case priority(method: String, axis: String)
        /// Bits of an option set, as an array of their names.
        case options
        /// A method with the value and what comes after it: `setTitle(…, for: .normal)`.
        case state(method: String, state: String, value: StateValue)
        /// A method without arguments that is called where the value is true.
        case action
    }

    enum StateValue: Sendable {
        case string, color, image
    }

    var key: String
    /// The member to set; the key, where they are the same.
    var path: String
    /// The framework classes that have it.
    var owners: [String]
    var kind: Kind
    /// What it is in code, by class: the nearest class of a view counts.
    var standards: [String: AttributeValue]

    init(
        _ key: String,
        path: String? = nil,
        of owners: String...,
        as kind: Kind,
        standard: AttributeValue? = nil,
        standards: [String: AttributeValue] = [:]
    ) {
        self.key = key
        self.path = path ?? key
        self.owners = owners
        self.kind = kind
        self.standards = standards
        if let standard { self.standards[owners[0]] = standard }
    }

    /// What the property is when nobody sets it; `nil` where that is not known, or is nothing.
    func standard(in ancestry: [String]) -> AttributeValue? {
        for name in ancestry {
            if let standard = standards[name] { return standard }
        }
        return nil
    }

    /// All that is known, in the order in which source sets it.
    static let all: [ViewProperty] = texts + controls + images + scrolling + lists + views

    /// The properties by their keys; several classes may have one of the same name.
    static let byKey = Dictionary(grouping: all, by: \.key)
}
