import UIKit

/// An anchor of a draft's view, or of a layout guide, before it is related to something.
@MainActor
public struct DraftAnchor<Root: LayoutAnchor, Shape: AnchorShape> {
    let root: Root

    init(_ root: Root) {
        self.root = root
    }

    /// The anchors that the other side of a relation to this one has.
    var target: RelationTarget { .item(root.anchoredItem, Shape.edges.map(\.attribute)) }
}
