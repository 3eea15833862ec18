import UIKit

/// Where chains of anchors begin: a draft, or a layout guide as an argument.
@MainActor
public protocol LayoutAnchor {
    associatedtype Layout: LayoutWithAnchors
    var layoutExtractable: Layout { get }
}

extension LayoutAnchor {
    var anchoredItem: any LayoutWithAnchors { layoutExtractable }

    public var top: DraftAnchor<Self, AnchorShapes.Top> { .init(self) }
    public var left: DraftAnchor<Self, AnchorShapes.Left> { .init(self) }
    public var bottom: DraftAnchor<Self, AnchorShapes.Bottom> { .init(self) }
    public var right: DraftAnchor<Self, AnchorShapes.Right> { .init(self) }
    public var leading: DraftAnchor<Self, AnchorShapes.Leading> { .init(self) }
    public var trailing: DraftAnchor<Self, AnchorShapes.Trailing> { .init(self) }
    public var centerX: DraftAnchor<Self, AnchorShapes.CenterX> { .init(self) }
    public var centerY: DraftAnchor<Self, AnchorShapes.CenterY> { .init(self) }
    public var width: DraftAnchor<Self, AnchorShapes.Width> { .init(self) }
    public var height: DraftAnchor<Self, AnchorShapes.Height> { .init(self) }
    public var horizontal: DraftAnchor<Self, AnchorShapes.Horizontal> { .init(self) }
    public var vertical: DraftAnchor<Self, AnchorShapes.Vertical> { .init(self) }
    public var localizedHorizontal: DraftAnchor<Self, AnchorShapes.LocalizedHorizontal> { .init(self) }
    public var edges: DraftAnchor<Self, AnchorShapes.AllEdges> { .init(self) }
    public var localizedEdges: DraftAnchor<Self, AnchorShapes.AllLocalizedEdges> { .init(self) }
    public var center: DraftAnchor<Self, AnchorShapes.Center> { .init(self) }
    public var size: DraftAnchor<Self, AnchorShapes.Size> { .init(self) }
}

/// The anchors of a layout guide. They can only be arguments: Draftsman relates nothing of a guide itself.
public final class LayoutGuide: LayoutAnchor {
    public let layoutExtractable: UILayoutGuide

    init(_ guide: UILayoutGuide) {
        layoutExtractable = guide
    }
}

extension UILayoutGuide {
    public var drf: LayoutGuide { LayoutGuide(self) }
}
