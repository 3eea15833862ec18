import LayoutModel

/// A property of a framework class that source can set: its key in layouts, and its default in code.
struct ViewProperty: Sendable {
    enum Kind: Sendable {
        case number, bool, string, color, font, image, symbol, edges, directionalEdges, size
        /// Cases of an enumeration, by the words that layouts may use for them; a case also represents itself.
        case cases([String: String])
        /// A content priority.
        case priority(method: String, axis: String)
        /// Bits of an option set, as an array of their names.
        case options
        /// A method with the value and further arguments: `setTitle(…, for: .normal)`.
        case state(method: String, state: String, value: StateValue)
        /// Items of a bar that hold no views.
        case barItems
        /// A method without arguments that is called if the value is true.
        case action
    }

    enum StateValue: Sendable {
        case string, color, image
    }

    var key: String
    /// The member to set; by default the key.
    var path: String
    /// The framework classes that have it.
    var owners: [String]
    var kind: Kind
    /// Its default in code, by class: the nearest class of a view counts.
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

    /// The default of the property; `nil` if it is unknown or has no value.
    func standard(in ancestry: [String]) -> AttributeValue? {
        for name in ancestry {
            if let standard = standards[name] { return standard }
        }
        return nil
    }

    /// All known properties, in the order in which source sets them.
    static let all: [ViewProperty] = texts + controls + images + scrolling + lists + views

    /// The properties by key; several classes can have one with the same name.
    static let byKey = Dictionary(grouping: all, by: \.key)
}
