/// Which members continue a chain: a shape names, for each, the shape that it becomes.
public protocol JoiningTop: AnchorShape {
    associatedtype WithTop: AnchorShape
}

public protocol JoiningBottom: AnchorShape {
    associatedtype WithBottom: AnchorShape
}

public protocol JoiningLeft: AnchorShape {
    associatedtype WithLeft: AnchorShape
}

public protocol JoiningRight: AnchorShape {
    associatedtype WithRight: AnchorShape
}

public protocol JoiningLeading: AnchorShape {
    associatedtype WithLeading: AnchorShape
}

public protocol JoiningTrailing: AnchorShape {
    associatedtype WithTrailing: AnchorShape
}

public protocol JoiningCenterX: AnchorShape {
    associatedtype WithCenterX: AnchorShape
}

public protocol JoiningCenterY: AnchorShape {
    associatedtype WithCenterY: AnchorShape
}

public protocol JoiningWidth: AnchorShape {
    associatedtype WithWidth: AnchorShape
}

public protocol JoiningHeight: AnchorShape {
    associatedtype WithHeight: AnchorShape
}

public protocol JoiningHorizontal: AnchorShape {
    associatedtype WithHorizontal: AnchorShape
}

public protocol JoiningVertical: AnchorShape {
    associatedtype WithVertical: AnchorShape
}

public protocol JoiningLocalizedHorizontal: AnchorShape {
    associatedtype WithLocalizedHorizontal: AnchorShape
}

extension DraftAnchor where Shape: JoiningTop {
    public var top: DraftAnchor<Root, Shape.WithTop> { DraftAnchor<Root, Shape.WithTop>(root) }
}

extension DraftAnchor where Shape: JoiningBottom {
    public var bottom: DraftAnchor<Root, Shape.WithBottom> { DraftAnchor<Root, Shape.WithBottom>(root) }
}

extension DraftAnchor where Shape: JoiningLeft {
    public var left: DraftAnchor<Root, Shape.WithLeft> { DraftAnchor<Root, Shape.WithLeft>(root) }
}

extension DraftAnchor where Shape: JoiningRight {
    public var right: DraftAnchor<Root, Shape.WithRight> { DraftAnchor<Root, Shape.WithRight>(root) }
}

extension DraftAnchor where Shape: JoiningLeading {
    public var leading: DraftAnchor<Root, Shape.WithLeading> { DraftAnchor<Root, Shape.WithLeading>(root) }
}

extension DraftAnchor where Shape: JoiningTrailing {
    public var trailing: DraftAnchor<Root, Shape.WithTrailing> { DraftAnchor<Root, Shape.WithTrailing>(root) }
}

extension DraftAnchor where Shape: JoiningCenterX {
    public var centerX: DraftAnchor<Root, Shape.WithCenterX> { DraftAnchor<Root, Shape.WithCenterX>(root) }
}

extension DraftAnchor where Shape: JoiningCenterY {
    public var centerY: DraftAnchor<Root, Shape.WithCenterY> { DraftAnchor<Root, Shape.WithCenterY>(root) }
}

extension DraftAnchor where Shape: JoiningWidth {
    public var width: DraftAnchor<Root, Shape.WithWidth> { DraftAnchor<Root, Shape.WithWidth>(root) }
}

extension DraftAnchor where Shape: JoiningHeight {
    public var height: DraftAnchor<Root, Shape.WithHeight> { DraftAnchor<Root, Shape.WithHeight>(root) }
}

extension DraftAnchor where Shape: JoiningHorizontal {
    public var horizontal: DraftAnchor<Root, Shape.WithHorizontal> { DraftAnchor<Root, Shape.WithHorizontal>(root) }
}

extension DraftAnchor where Shape: JoiningVertical {
    public var vertical: DraftAnchor<Root, Shape.WithVertical> { DraftAnchor<Root, Shape.WithVertical>(root) }
}

extension DraftAnchor where Shape: JoiningLocalizedHorizontal {
    public var localizedHorizontal: DraftAnchor<Root, Shape.WithLocalizedHorizontal> {
        DraftAnchor<Root, Shape.WithLocalizedHorizontal>(root)
    }
}
