import UIKit

extension CGSize {
    public init(sides: CGFloat) { self.init(width: sides, height: sides) }
}

extension UIEdgeInsets {
    public init(insets: CGFloat) { self.init(top: insets, left: insets, bottom: insets, right: insets) }

    public init(edges: CGFloat) { self.init(insets: edges) }

    public init(vertical: CGFloat, horizontal: CGFloat) {
        self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
    }

    public init(verticals: CGFloat, horizontals: CGFloat = 0) {
        self.init(top: verticals, left: horizontals, bottom: verticals, right: horizontals)
    }

    public init(horizontals: CGFloat) { self.init(verticals: 0, horizontals: horizontals) }

    public init(vertical: CGFloat, left: CGFloat = 0, right: CGFloat = 0) {
        self.init(top: vertical, left: left, bottom: vertical, right: right)
    }

    public init(horizontal: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0) {
        self.init(top: top, left: horizontal, bottom: bottom, right: horizontal)
    }

    public init(left: CGFloat, right: CGFloat = 0, verticals: CGFloat = 0) {
        self.init(top: verticals, left: left, bottom: verticals, right: right)
    }

    public init(right: CGFloat, verticals: CGFloat = 0) {
        self.init(top: verticals, left: 0, bottom: verticals, right: right)
    }

    public init(top: CGFloat, bottom: CGFloat = 0, horizontals: CGFloat = 0) {
        self.init(top: top, left: horizontals, bottom: bottom, right: horizontals)
    }

    public init(bottom: CGFloat, horizontals: CGFloat = 0) {
        self.init(top: 0, left: horizontals, bottom: bottom, right: horizontals)
    }

    public init(left: CGFloat, bottom: CGFloat, right: CGFloat = 0) {
        self.init(top: 0, left: left, bottom: bottom, right: right)
    }

    public init(top: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.init(top: top, left: 0, bottom: bottom, right: right)
    }

    public init(top: CGFloat, left: CGFloat, right: CGFloat = 0) {
        self.init(top: top, left: left, bottom: 0, right: right)
    }

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat) {
        self.init(top: top, left: left, bottom: bottom, right: 0)
    }

    public init(bottom: CGFloat, right: CGFloat) { self.init(top: 0, left: 0, bottom: bottom, right: right) }

    public init(top: CGFloat, right: CGFloat) { self.init(top: top, left: 0, bottom: 0, right: right) }
}
