import LayoutModel

/// The index of a variable in the system: an attribute of a node, where nodes are the views, in file order, then the
/// guides. Only this type knows how the two are encoded.
@usableFromInline
package struct VariableIndex: Sendable, Equatable {
    /// The variables of a node.
    package static let perNode = FrameAttribute.allCases.count

    @usableFromInline package let rawValue: Int

    @inlinable
    package init(_ node: Int, _ attribute: FrameAttribute) {
        rawValue = 4 * node + attribute.rawValue
    }

    @inlinable
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// The view, or the number of views plus the guide.
    @inlinable
    package var node: Int { rawValue / 4 }

    @inlinable
    package var attribute: FrameAttribute {
        switch rawValue % 4 {
        case 0: .minX
        case 1: .minY
        case 2: .width
        default: .height
        }
    }
}
