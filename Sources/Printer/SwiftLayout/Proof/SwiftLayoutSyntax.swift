import LayoutModel

/// The syntax that a version of the library has.
struct SwiftLayoutSyntax {
    private let version: SwiftLayoutVersion

    init(_ version: SwiftLayoutVersion) {
        self.version = version
    }

    func check(_ section: SwiftLayoutSection) throws(ProofFailure) {
        if section.members.isEmpty, section.state != nil { throw ProofFailure("there is no layout to keep") }
        for member in section.members {
            var children = [Int](repeating: 0, count: member.nodes.count)
            var roots = 0
            for node in member.nodes {
                if let parent = node.parent { children[parent] += 1 } else { roots += 1 }
            }
            guard roots > 0, roots <= version.blockLimit, children.allSatisfy({ $0 <= version.blockLimit }) else {
                throw ProofFailure("a block of '\(member.name)' has more views than SwiftLayout takes")
            }
            for (index, node) in member.nodes.enumerated() { try check(node, hasContent: children[index] > 0) }
        }
    }

    private func check(_ node: LayoutNode, hasContent: Bool) throws(ProofFailure) {
        let isPlain = node.access == .bare && node.identifier == nil && node.anchors.isEmpty
        switch node.kind {
        case .group:
            guard version.hasGroups, hasContent, isPlain else { throw ProofFailure("a group is empty or unknown") }
        case .member: if hasContent || !isPlain { throw ProofFailure("a property has a block or calls") }
        case .item(let name):
            let access = version.access(
                isIdentified: node.identifier != nil,
                hasAnchors: !node.anchors.isEmpty,
                hasContent: hasContent
            )
            guard node.access == access else { throw ProofFailure("the calls of '\(name)' are of another version") }
        }
        for line in node.anchors { try check(line) }
    }

    private func check(_ line: AnchorLine) throws(ProofFailure) {
        let attributes = line.head.attributes
        guard line.isListed == version.listsAnchors, !attributes.isEmpty else {
            throw ProofFailure("an attribute is written as in another version")
        }
        if case .composite = line.head, !version.hasComposites {
            throw ProofFailure("a name for several attributes is unknown")
        }
        if line.priority != 1000, !version.hasPriorities { throw ProofFailure("a priority is unknown") }
        if line.identifier != nil, !version.hasIdentifiers { throw ProofFailure("an identifier is unknown") }
        guard let call = line.call else {
            // Attributes alone have no modifiers since 2.8.
            guard line.isUnmodified || version.listsAnchors else {
                throw ProofFailure("a modifier follows attributes without a call")
            }
            return
        }
        try check(call, of: line, attributes)
        try checkEffect(of: call, on: line, attributes)
    }

    /// A call that changes nothing misleads its reader: a size without a second item has no multiplier, and a target's
    /// attribute is the line's own unless another is given.
    private func checkEffect(
        of call: AnchorLine.Call,
        on line: AnchorLine,
        _ attributes: [LayoutAttribute]
    ) throws(ProofFailure) {
        if line.multiplier != 1, call.target == .constant, attributes.allSatisfy(\.isSize) {
            throw ProofFailure("a multiplier of a size without a second item has no effect")
        }
        if let attribute = call.attribute, attributes.allSatisfy({ $0 == attribute }) {
            throw ProofFailure("the attribute of a target repeats that of its line")
        }
    }

    /// Which calls the type of an expression has: attributes of one kind, of several, a size, a center.
    private func check(
        _ call: AnchorLine.Call,
        of line: AnchorLine,
        _ attributes: [LayoutAttribute]
    ) throws(ProofFailure) {
        let kinds = Set(attributes.map(AnchorKind.init))
        if let attribute = call.attribute {
            guard call.target != .constant, Set(kinds) == [AnchorKind(attribute)], !line.head.isPair else {
                throw ProofFailure("an attribute of the target where no call takes one")
            }
            if version.listsAnchors, call.target == .superview {
                throw ProofFailure("the superview has no call with an attribute")
            }
        }
        if version.listsAnchors, call.target == .superview { throw ProofFailure("a call is of another version") }
        if line.head.isPair, call.relation != .equal { throw ProofFailure("a pair has no inequalities") }
        let isAllowed =
            switch call.offset {
            case .none: call.target != .constant || version.listsAnchors
            case .constant:
                !line.head.isPair && (call.target != .constant || version.listsAnchors || kinds == [.size])
            case .inward: !line.head.isPair && call.target != .constant && version.hasComposites
            case .size: line.head == .composite(.size) && call.target == .constant
            case .sizeOffsets: line.head == .composite(.size) && call.target != .constant
            case .centerOffsets: line.head == .composite(.center) && call.target != .constant
            }
        if !isAllowed { throw ProofFailure("a call has arguments that it does not take") }
    }
}

extension AnchorLine.Head {
    /// Whether each attribute has an offset of its own.
    fileprivate var isPair: Bool { self == .composite(.size) || self == .composite(.center) }
}
