import UIKit

/// What an anchor of a draft stands for: one attribute, or several that are constrained together.
///
/// Shapes are types, so that the compiler allows only the chains and arguments that Draftsman has.
public protocol AnchorShape {
    /// Shapes of one family can be related to each other.
    associatedtype Family
    /// In the order in which constraints are made.
    static var edges: [AnchorEdge] { get }
}

/// A shape of positions, whose constants are offsets and insets.
public protocol PositionShape: AnchorShape {}

/// One attribute, which an anchor of UIKit can be the other side of.
public protocol SingleShape: AnchorShape {
    associatedtype Native
    static func anchor(_ native: Native) -> NativeAnchor
}

public protocol PairShape: PositionShape {}

/// One horizontal and one vertical position: a corner or the centre.
public protocol AxisShape: PositionShape {}

/// Three edges, or all four.
public protocol SidesShape: PositionShape {}

public protocol TriShape: SidesShape {}

/// Which anchors can be related to which.
public enum AnchorFamilies {
    public enum X {}
    public enum Y {}
    public enum Dimension {}
    public enum Size {}
    public enum XPair {}
    public enum YPair {}
    public enum Axis {}
    /// One vertical edge and the two horizontal ones.
    public enum YXX {}
    /// One horizontal edge and the two vertical ones.
    public enum XYY {}
    public enum Quad {}
}

/// One attribute of a shape.
public struct AnchorEdge: Sendable {
    /// The member of edge insets that is the edge's constant; its sign and the direction of `moreThan` follow from it.
    enum Side: Sendable { case top, left, bottom, right }

    let attribute: NSLayoutConstraint.Attribute
    let side: Side

    init(_ attribute: NSLayoutConstraint.Attribute, side: Side? = nil) {
        self.attribute = attribute
        self.side =
            side
            ?? {
                switch attribute {
                case .bottom: .bottom
                case .right, .trailing: .right
                case .top, .centerY: .top
                default: .left
                }
            }()
    }

    /// Offsets point inwards: their sign is turned at the far edges.
    var isFar: Bool { side == .bottom || side == .right }

    func constant(ofOffset offset: CGFloat) -> CGFloat { isFar ? -offset : offset }

    /// `moreThan` means further inwards too.
    func directed(_ relation: NSLayoutConstraint.Relation) -> NSLayoutConstraint.Relation {
        switch (relation, isFar) {
        case (.greaterThanOrEqual, true): .lessThanOrEqual
        case (.lessThanOrEqual, true): .greaterThanOrEqual
        default: relation
        }
    }

    func member(of insets: UIEdgeInsets) -> CGFloat {
        switch side {
        case .top: insets.top
        case .left: insets.left
        case .bottom: insets.bottom
        case .right: insets.right
        }
    }
}
