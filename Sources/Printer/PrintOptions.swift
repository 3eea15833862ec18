import LayoutModel
import SwiftSource

/// What to print and how; the same for every dialect.
public struct PrintOptions: Sendable {
    /// The name of the input in the header comment; its last path component is shown.
    public var sourceName: String?
    /// The id of the view to print from; `nil`: every root of the layout.
    public var root: String?
    /// Names given to views and guides by id.
    public var tags: [Tag] = []
    /// What the document of the layout connects to its views, for the ends of classes and the migration report.
    public var connections: [DocumentConnection] = []
    public var autoIdentifiers = AutoIdentifiers.none
    /// Omits unnamed views and keeps their named descendants.
    public var printsOnlyIdentified = false
    /// Also prints the subviews that a view's own class creates, and the views of child controllers.
    public var isDeep = false
    /// Also prints constraints that the system made.
    public var includesSystem = false
    /// Prints each constraint with the items and attributes of the layout. Otherwise source says constraints as people
    /// do, with the same solutions: from the inner item, and by the margins' guide.
    public var keepsItems = false
    /// Prints top and bottom layout guides as they are. Otherwise source names the safe area, which replaced them.
    public var keepsLayoutGuides = false
    /// Prints the properties in which views differ from their classes' defaults in code: text, font, colors, priorities
    /// and the rest.
    public var printsConfiguration = false
    /// The app's own source, which printed classes have to fit.
    public var app = AppSources.none
    /// What other inputs have, whose classes go into the same folder.
    public var together = PrintedTogether()
    /// Looks the texts of a document up in its strings files, under the keys that they have there.
    public var localizesTexts = false
    /// The major version of the dialect's library that the source is for, one of ``dialectVersions``.
    public var dialectVersion = 5
    /// Sets what Interface Builder writes for every view of a kind, such as hugging priorities of 251, like any other
    /// value.
    public var keepsInterfaceBuilderDefaults = false
    /// Spaces per level of indentation, one of ``indentWidths``.
    public var indentWidth = 4
    /// Characters per line, where the syntax allows it.
    public var lineWidth = 120

    public init() {}

    /// The same for all of a layout.
    var withoutRoot: Self {
        var options = self
        options.root = nil
        return options
    }

    /// The allowed widths of a level of indentation.
    public static let indentWidths = 1...16

    /// The allowed versions; only the dialect swiftlayout has several.
    public static let dialectVersions = 1...5

    /// A name assigned by the user to a view or guide.
    public struct Tag: Sendable, Equatable {
        public var id: String
        /// A Swift identifier (`header`) or a member path (`self.header`, `cell.title`).
        public var name: String

        public init(id: String, name: String) {
            self.id = id
            self.name = name
        }

        /// Why the name cannot be used in source; `nil` if it can.
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

    /// Which objects without an identifier get one.
    public enum AutoIdentifiers: String, Sendable, CaseIterable {
        case none, views, constraints, all

        var namesViews: Bool { self == .views || self == .all }
        var namesConstraints: Bool { self == .constraints || self == .all }
    }
}
