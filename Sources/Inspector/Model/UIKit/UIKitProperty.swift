/// A property of a framework class that source can set: its names, its type and its default in code.
///
/// A row of a table: ``all``. Facts come from UIKit's reference page of the property unless another source is named.
package struct UIKitProperty: Sendable {
    package enum Kind: Sendable {
        case number, bool, string, color, font, image, symbol, edges, directionalEdges, size
        /// Cases of an enumeration: how its constants begin in Objective-C, and the words that layouts may use for cases; a
        /// case also represents itself.
        case cases(String, [String: String] = [:])
        /// A content priority.
        case priority(method: String, axis: String)
        /// Bits of an option set, as an array of their names: how its constants begin in Objective-C.
        case options(String)
        /// A method with the value and further arguments: `setTitle(…, for: .normal)`.
        case state(method: String, state: String, value: StateValue)
        /// Items of a bar that hold no views.
        case barItems
        /// An item of a tab bar, with a title and images or one of UIKit's own.
        case tabBarItem
        /// A method without arguments that is called if the value is true.
        case action
    }

    package enum StateValue: Sendable {
        case string, color, image
    }

    package enum Use: Sendable {
        /// It only shows: a reader that cannot read its value loses nothing of the layout.
        case appearance
        /// It decides a size, a place or the looks.
        case layout
        /// A layout has it as a value of its own, not among the attributes of a view.
        case model
    }

    /// Its key in layouts.
    package let key: String
    /// The member to set in Swift; by default the key.
    package let path: String
    /// The framework classes that have it.
    package let owners: [String]
    package let kind: Kind
    /// Its default in code, by class: the nearest class of a view counts.
    package let standards: Standards
    package let use: Use
    private let statedElements: [String]?

    /// Defaults by class. Pairs, since the table is made anew by each command, and has few of a row.
    package struct Standards: Sendable, ExpressibleByDictionaryLiteral {
        let pairs: [(className: String, value: AttributeValue)]

        package init(dictionaryLiteral pairs: (String, AttributeValue)...) { self.pairs = pairs }

        init(_ pairs: [(className: String, value: AttributeValue)]) { self.pairs = pairs }
    }

    init(
        _ key: String,
        path: String? = nil,
        of owners: String...,
        as kind: Kind,
        standard: AttributeValue? = nil,
        standards: Standards = [:],
        use: Use = .appearance,
        elements: [String]? = nil
    ) {
        self.key = key
        self.path = path ?? key
        self.owners = owners
        self.kind = kind
        self.standards = standard.map { Standards([(owners[0], $0)]) } ?? standards
        self.use = use
        self.statedElements = elements
    }

    /// Its names in Interface Builder's files.
    package var elements: [String] { statedElements ?? [Self.withoutPrefix(key)] }

    /// `scrollEnabled` for `isScrollEnabled`: the name without the prefix of Swift's getters.
    private static func withoutPrefix(_ name: String) -> String {
        let bytes = Array(name.utf8.prefix(3))
        guard bytes.count == 3, bytes[0] == UInt8(ascii: "i"), bytes[1] == UInt8(ascii: "s"),
            (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(bytes[2])
        else { return name }
        return String(decoding: [bytes[2] + 32], as: UTF8.self) + name.dropFirst(3)
    }

    /// The member to set in Objective-C; `nil` if a single statement cannot. Its headers have getters of their own for names
    /// with a prefix; the property of accessibility is called so itself.
    package var objectiveC: String? {
        // A configuration is a copy, which one statement cannot change.
        if path.hasPrefix("configuration?") { return nil }
        return path == "isAccessibilityElement" ? path : Self.withoutPrefix(path.filter { $0 != "?" })
    }

    /// Whether it is set by an assignment rather than by a call.
    var isAssigned: Bool {
        switch kind {
        case .state, .priority, .action: false
        default: true
        }
    }

    /// Whether elements of Interface Builder have it as an attribute, rather than in a part of their own.
    var isOfElements: Bool {
        switch kind {
        case .state, .priority: false
        default: true
        }
    }

    /// Whether Swift has a member of that name, rather than a method or a path.
    var isMember: Bool { isAssigned && !path.contains(".") }

    /// The default of the property; `nil` if it is unknown or has no value.
    package func standard(in ancestry: [String]) -> AttributeValue? {
        ancestry.lazy.compactMap { name in standards.pairs.first { $0.className == name }?.value }.first
    }
}
