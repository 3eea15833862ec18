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
    package let standards: [String: AttributeValue]
    package let use: Use
    /// Its names in Interface Builder's files.
    package let elements: [String]
    /// The member to set in Objective-C; `nil` if a single statement cannot.
    package let objectiveC: String?

    init(
        _ key: String,
        path: String? = nil,
        of owners: String...,
        as kind: Kind,
        standard: AttributeValue? = nil,
        standards: [String: AttributeValue] = [:],
        use: Use = .appearance,
        elements: [String]? = nil
    ) {
        self.key = key
        self.path = path ?? key
        self.owners = owners
        self.kind = kind
        self.standards = standard.map { [owners[0]: $0] } ?? standards
        self.use = use
        self.elements = elements ?? [Self.withoutPrefix(key)]
        self.objectiveC = Self.objectiveC(self.path)
    }

    /// `scrollEnabled` for `isScrollEnabled`: the name without the prefix of Swift's getters.
    private static func withoutPrefix(_ name: String) -> String {
        guard name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else { return name }
        return name.dropFirst(2).prefix(1).lowercased() + name.dropFirst(3)
    }

    /// Objective-C's headers have getters of their own for these names; the property of accessibility is called so itself.
    private static func objectiveC(_ path: String) -> String? {
        // A configuration is a copy, which one statement cannot change.
        if path.hasPrefix("configuration?") { return nil }
        return path == "isAccessibilityElement" ? path : withoutPrefix(path.filter { $0 != "?" })
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
        ancestry.lazy.compactMap { standards[$0] }.first
    }
}
