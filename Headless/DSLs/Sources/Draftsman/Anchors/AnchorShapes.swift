import UIKit

/// The shapes that chains of anchors reach. The members that a chain continues with are its conformances.
public enum AnchorShapes {
    public enum Top:
        SingleShape, PositionShape, JoiningBottom, JoiningLeft, JoiningRight, JoiningLeading, JoiningTrailing,
        JoiningHorizontal, JoiningLocalizedHorizontal
    {
        public typealias Family = AnchorFamilies.Y
        public typealias WithBottom = Vertical
        public typealias WithLeft = TopLeft
        public typealias WithRight = TopRight
        public typealias WithLeading = TopLeading
        public typealias WithTrailing = TopTrailing
        public typealias WithHorizontal = AllButBottom
        public typealias WithLocalizedHorizontal = AllLocalizedButBottom
        public static let edges = [AnchorEdge(.top)]
        public static func anchor(_ native: NSLayoutYAxisAnchor) -> NativeAnchor { .y(native) }
    }

    public enum Bottom:
        SingleShape, PositionShape, JoiningTop, JoiningLeft, JoiningRight, JoiningLeading, JoiningTrailing,
        JoiningHorizontal, JoiningLocalizedHorizontal
    {
        public typealias Family = AnchorFamilies.Y
        public typealias WithTop = Vertical
        public typealias WithLeft = BottomLeft
        public typealias WithRight = BottomRight
        public typealias WithLeading = BottomLeading
        public typealias WithTrailing = BottomTrailing
        public typealias WithHorizontal = AllButTop
        public typealias WithLocalizedHorizontal = AllLocalizedButTop
        public static let edges = [AnchorEdge(.bottom)]
        public static func anchor(_ native: NSLayoutYAxisAnchor) -> NativeAnchor { .y(native) }
    }

    public enum CenterY: SingleShape, PositionShape, JoiningCenterX {
        public typealias Family = AnchorFamilies.Y
        public typealias WithCenterX = Center
        public static let edges = [AnchorEdge(.centerY)]
        public static func anchor(_ native: NSLayoutYAxisAnchor) -> NativeAnchor { .y(native) }
    }

    public enum Left: SingleShape, PositionShape, JoiningTop, JoiningBottom, JoiningRight, JoiningVertical {
        public typealias Family = AnchorFamilies.X
        public typealias WithTop = TopLeft
        public typealias WithBottom = BottomLeft
        public typealias WithRight = Horizontal
        public typealias WithVertical = AllButRight
        public static let edges = [AnchorEdge(.left)]
        public static func anchor(_ native: NSLayoutXAxisAnchor) -> NativeAnchor { .x(native) }
    }

    public enum Right: SingleShape, PositionShape, JoiningTop, JoiningBottom, JoiningLeft, JoiningVertical {
        public typealias Family = AnchorFamilies.X
        public typealias WithTop = TopRight
        public typealias WithBottom = BottomRight
        public typealias WithLeft = Horizontal
        public typealias WithVertical = AllButLeft
        public static let edges = [AnchorEdge(.right)]
        public static func anchor(_ native: NSLayoutXAxisAnchor) -> NativeAnchor { .x(native) }
    }

    public enum Leading: SingleShape, PositionShape, JoiningTop, JoiningBottom, JoiningTrailing, JoiningVertical {
        public typealias Family = AnchorFamilies.X
        public typealias WithTop = TopLeading
        public typealias WithBottom = BottomLeading
        public typealias WithTrailing = LocalizedHorizontal
        public typealias WithVertical = AllButTrailing
        public static let edges = [AnchorEdge(.leading)]
        public static func anchor(_ native: NSLayoutXAxisAnchor) -> NativeAnchor { .x(native) }
    }

    public enum Trailing: SingleShape, PositionShape, JoiningTop, JoiningBottom, JoiningLeading, JoiningVertical {
        public typealias Family = AnchorFamilies.X
        public typealias WithTop = TopTrailing
        public typealias WithBottom = BottomTrailing
        public typealias WithLeading = LocalizedHorizontal
        public typealias WithVertical = AllButLeading
        public static let edges = [AnchorEdge(.trailing)]
        public static func anchor(_ native: NSLayoutXAxisAnchor) -> NativeAnchor { .x(native) }
    }

    public enum CenterX: SingleShape, PositionShape, JoiningCenterY {
        public typealias Family = AnchorFamilies.X
        public typealias WithCenterY = Center
        public static let edges = [AnchorEdge(.centerX)]
        public static func anchor(_ native: NSLayoutXAxisAnchor) -> NativeAnchor { .x(native) }
    }

    public enum Width: SingleShape, JoiningHeight {
        public typealias Family = AnchorFamilies.Dimension
        public typealias WithHeight = Size
        public static let edges = [AnchorEdge(.width)]
        public static func anchor(_ native: NSLayoutDimension) -> NativeAnchor { .dimension(native) }
    }

    public enum Height: SingleShape, JoiningWidth {
        public typealias Family = AnchorFamilies.Dimension
        public typealias WithWidth = Size
        public static let edges = [AnchorEdge(.height)]
        public static func anchor(_ native: NSLayoutDimension) -> NativeAnchor { .dimension(native) }
    }

    public enum Size: AnchorShape {
        public typealias Family = AnchorFamilies.Size
        public static let edges = [AnchorEdge(.width), AnchorEdge(.height)]
    }
}
