import LayoutModel
import SwiftSource

/// SwiftLayout source as typed values: exactly the contents of the text.
typealias SwiftLayoutFile = SourceFile<SwiftLayoutSection>

/// The source of one class.
struct SwiftLayoutSection: SourceSection {
    var parts = SourceParts()
    /// What is done before the layout is activated: `prepareLayout()`.
    var preparation: [PlainStep] = []
    /// The layout: the property `layout` first, then what it is split into.
    var members: [LayoutMember] = []
    /// The property or constant that keeps the activation.
    var state: String?
    /// What is done after the layout is activated: `completeLayout()`.
    var completion: [PlainStep] = []
}

/// A `@LayoutBuilder` property.
struct LayoutMember: Equatable, Sendable {
    var name: String
    /// Depth first: a node comes before the nodes in its block.
    var nodes: [LayoutNode] = []
}

/// A line or block of a layout.
struct LayoutNode: Equatable, Sendable {
    enum Kind: Equatable, Sendable {
        /// A view or layout guide: `title`, `child.view`.
        case item(String)
        /// `GroupLayout { }`, or with `option: .isNotArranged`.
        case group(isArranged: Bool)
        /// Another property: its content is here.
        case member(String)
    }

    /// How the calls of a node begin.
    enum Access: Equatable, Sendable {
        /// Nothing is called: `title`.
        case bare
        /// `title.anchors { }`
        case direct
        /// `title { }`
        case braces
        /// `title.sl.anchors { }`
        case wrapped
        /// `title.sl.identifying("title").sl.anchors { }`
        case rewrapped
    }

    /// The node whose block contains this one.
    var parent: Int?
    var kind: Kind
    var access = Access.bare
    var identifier: String?
    var anchors: [AnchorLine] = []
}

extension SwiftLayoutSection {
    static let prepareLayout = "prepareLayout"
    static let completeLayout = "completeLayout"
    /// The property that the library asks for.
    static let layout = "layout"

    /// The functions that a class calls to set itself up.
    func calls(_ version: SwiftLayoutVersion) -> [String] {
        (parts.configurations.isEmpty ? [] : [ClassShell.configureViews])
            + (preparation.isEmpty ? [] : [Self.prepareLayout]) + (members.isEmpty ? [] : [version.updateCall])
            + (completion.isEmpty ? [] : [Self.completeLayout])
    }
}

extension SwiftLayoutSection {
    /// What the proof has to know beside the text.
    func proven(_ scope: SectionContext, _ version: SwiftLayoutVersion) -> TextProof.Section {
        let constraints = completion.constraints
        var ownNames = Set(members.map(\.name)).union(["view", "self"])
        ownNames.formUnion(constraints.compactMap(\.holder.local))
        // Code finds these by their identifiers, which are compared with all others.
        for index in scope.constraints where scope.identifiers.isOutlet[index] {
            if let name = scope.layout.constraints[index].name { ownNames.insert(name) }
        }
        let isKept = scope.form.scope == .function ? state != nil : !members.isEmpty
        return TextProof.Section(
            parts: parts,
            bars: preparation.statements + completion.statements,
            ownNames: ownNames,
            calls: calls(version),
            state: isKept ? version.state : nil,
            held: constraints.compactMap(\.property)
        )
    }
}
