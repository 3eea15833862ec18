import LayoutSyntax

/// A class of UIKit, AppKit or of a framework beside them, with all that the program knows of it.
///
/// A row of a table: ``all``. No other place lists such classes; a question about classes is a property of the row. Rows
/// inherit from their superclass what they do not state, so that a subclass is a name and what differs.
package struct UIKitClass: Sendable {
    package let name: String
    /// `nil` for `UIView`, `NSView` and classes that are no views.
    package let superclass: String?
    /// The module that source imports for the class.
    package let module: String
    /// The names of its elements in Interface Builder's files.
    package let elements: [String]
    /// The noun for such a view in printed names; `nil`: the class's name without its prefix.
    package let noun: String?
    package private(set) var traits: Traits
    package private(set) var content: ContentKind
    /// The lengths of its content where they are fixed, oldest first.
    package private(set) var sizes: [ControlSize]
    package private(set) var priorities: ContentPriorities
    /// Its designated initializer.
    package private(set) var initializer: Initializer
    /// The labels of the initializers, beside the designated one, that source can call: `type` of buttons.
    package private(set) var convenience: [[String]]
    /// The member that refers to the subview in which apps put their views: `contentView`.
    package private(set) var contentMember: String?
    /// Properties that take a view of the app and make it a subview, such as a table's header. They are `nil` at first.
    package private(set) var assignedMembers: [String]
    /// Properties that refer to the views which the class makes for itself.
    package private(set) var ownMembers: [String]
    /// Those of ``ownMembers`` that depend on the style with which a cell is made.
    package private(set) var styleMembers: [String]
    /// The class of the controllers that make such a view as their own.
    package private(set) var controller: String?
    /// The class and its superclasses up to the root, itself first.
    package private(set) var ancestry: [String]

    init(
        _ name: String,
        _ superclass: String? = nil,
        module: String? = nil,
        elements: [String] = [],
        noun: String? = nil,
        _ traits: Traits = [],
        content: ContentKind? = nil,
        sizes: [ControlSize] = [],
        priorities: ContentPriorities? = nil,
        initializer: Initializer? = nil,
        convenience: [[String]] = [],
        contentMember: String? = nil,
        assignedMembers: [String] = [],
        ownMembers: [String] = [],
        styleMembers: [String] = [],
        controller: String? = nil
    ) {
        self.name = name
        self.superclass = superclass
        self.module = module ?? (name.begins(with: "NS") || name.begins(with: "_NS") ? Self.appKit : Self.uiKit)
        self.elements = elements
        self.noun = noun
        self.traits = self.module == Self.appKit ? traits.union(.isOfAppKit) : traits
        self.statedContent = content
        self.content = content ?? .unknown
        self.sizes = sizes
        self.statedPriorities = priorities
        self.priorities = priorities ?? .ordinary
        self.statedInitializer = initializer
        self.initializer = initializer ?? .frame
        self.convenience = convenience
        self.contentMember = contentMember
        self.assignedMembers = assignedMembers
        self.ownMembers = ownMembers
        self.styleMembers = styleMembers
        self.controller = controller
        self.ancestry = [name]
    }

    private let statedContent: ContentKind?
    private let statedPriorities: ContentPriorities?
    private let statedInitializer: Initializer?

    /// The row with what it inherits.
    func inheriting(from parent: UIKitClass) -> UIKitClass {
        var row = self
        row.traits.formUnion(parent.traits.intersection(.inherited))
        if statedContent == nil {
            row.content = parent.content
            row.sizes = parent.sizes
        }
        row.priorities = statedPriorities ?? parent.priorities
        row.initializer = statedInitializer ?? parent.initializer
        row.contentMember = contentMember ?? parent.contentMember
        row.assignedMembers += parent.assignedMembers
        row.ownMembers += parent.ownMembers
        row.styleMembers += parent.styleMembers
        row.controller = controller ?? parent.controller
        row.ancestry += parent.ancestry
        return row
    }

    package static let uiKit = "UIKit"
    package static let appKit = "AppKit"

    package var isOfAppKit: Bool { traits.contains(.isOfAppKit) }

    /// Whether the class is another one, or inherits from it.
    package func isKind(of other: String) -> Bool { ancestry.contains(other) }

    package var isControl: Bool { isKind(of: "UIControl") || isKind(of: "NSControl") }

    /// Whether its content asks for a width or a height.
    package var asksForSize: Bool { content != .nothing && content != .unknown }
}
