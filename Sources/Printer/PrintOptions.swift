import SwiftSource

/// What to print and how, for every dialect.
public struct PrintOptions: Sendable {
    /// The name of the input in the header comment; its last path component is shown.
    public var sourceName: String?
    /// The id of the view to print from; `nil`: every root of the layout.
    public var root: String?
    /// Names given to views and guides by id.
    public var tags: [Tag] = []
    public var autoIdentifiers = AutoIdentifiers.none
    /// Unnamed views are passed through, their named descendants kept.
    public var printsOnlyIdentified = false
    /// Prints the subviews that a view's own class makes, and the views of child controllers, too.
    public var isDeep = false
    /// Prints constraints that the system made, too.
    public var includesSystem = false
    /// Says a constraint whose first item has no place in a chain (the print root, a layout guide) from its second item,
    /// with the relation turned round and the constant negated: the same statement, but other items than in the layout.
    public var reversesItems = false
    /// Prints what views differ in from their classes' defaults in code: text, font, colours, priorities and the rest.
    public var printsConfiguration = false
    /// Spaces for a level of indentation, one of ``indentWidths``.
    public var indentWidth = 4
    /// Characters in a line, where the syntax allows it.
    public var lineWidth = 120

    public init() {}

    /// The widths that a level of indentation can have.
    public static let indentWidths = 1...16

    /// A name that the user gave to a view or guide.
    public struct Tag: Sendable, Equatable {
        public var id: String
        /// A Swift identifier (`header`) or a member path (`self.header`, `cell.title`).
        public var name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }

        /// Why the name cannot stand in source; `nil` where it can.
        public var obstacle: String? {
            let parts = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            for (position, part) in parts.enumerated() {
                if position == 0, part == "self" { continue }
                if SwiftIdentifier.isValid(part) { continue }
                return SwiftIdentifier.keywords.contains(part)
                    ? "'\(part)' is a Swift keyword" : "it is neither a Swift identifier nor a member path"
            }
            return nil
        }
    }

    /// Which identifiers are made for things that have none.
    public enum AutoIdentifiers: String, Sendable, CaseIterable {
        case none, views, constraints, all

        var namesViews: Bool { self == .views || self == .all }
        var namesConstraints: Bool { self == .constraints || self == .all }
    }
}
