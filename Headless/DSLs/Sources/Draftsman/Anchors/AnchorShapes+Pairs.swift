import UIKit

/// Two edges, corners and the centre.
extension AnchorShapes {
    public enum Vertical:
        PairShape, JoiningLeft, JoiningRight, JoiningLeading, JoiningTrailing, JoiningHorizontal,
        JoiningLocalizedHorizontal
    {
        public typealias Family = AnchorFamilies.YPair
        public typealias WithLeft = AllButRight
        public typealias WithRight = AllButLeft
        public typealias WithLeading = AllButTrailing
        public typealias WithTrailing = AllButLeading
        public typealias WithHorizontal = AllEdges
        public typealias WithLocalizedHorizontal = AllLocalizedEdges
        public static let edges = [AnchorEdge(.top), AnchorEdge(.bottom)]
    }

    public enum Horizontal: PairShape, JoiningTop, JoiningBottom, JoiningVertical {
        public typealias Family = AnchorFamilies.XPair
        public typealias WithTop = AllButBottom
        public typealias WithBottom = AllButTop
        public typealias WithVertical = AllEdges
        public static let edges = [AnchorEdge(.left), AnchorEdge(.right)]
    }

    public enum LocalizedHorizontal: PairShape, JoiningTop, JoiningBottom, JoiningVertical {
        public typealias Family = AnchorFamilies.XPair
        public typealias WithTop = AllLocalizedButBottom
        public typealias WithBottom = AllLocalizedButTop
        public typealias WithVertical = AllLocalizedEdges
        public static let edges = [AnchorEdge(.leading), AnchorEdge(.trailing)]
    }

    public enum TopLeft: AxisShape, JoiningBottom, JoiningRight {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithBottom = AllButRight
        public typealias WithRight = AllButBottom
        public static let edges = [AnchorEdge(.left), AnchorEdge(.top)]
    }

    public enum TopRight: AxisShape, JoiningBottom, JoiningLeft {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithBottom = AllButLeft
        public typealias WithLeft = AllButBottom
        public static let edges = [AnchorEdge(.right), AnchorEdge(.top)]
    }

    public enum TopLeading: AxisShape, JoiningBottom, JoiningTrailing {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithBottom = AllButTrailing
        public typealias WithTrailing = AllLocalizedButBottom
        public static let edges = [AnchorEdge(.leading), AnchorEdge(.top)]
    }

    public enum TopTrailing: AxisShape, JoiningBottom, JoiningLeading {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithBottom = AllButLeading
        public typealias WithLeading = AllLocalizedButBottom
        public static let edges = [AnchorEdge(.trailing), AnchorEdge(.top)]
    }

    public enum BottomLeft: AxisShape, JoiningTop, JoiningRight {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithTop = AllButRight
        public typealias WithRight = AllButTop
        public static let edges = [AnchorEdge(.left), AnchorEdge(.bottom)]
    }

    public enum BottomRight: AxisShape, JoiningTop, JoiningLeft {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithTop = AllButLeft
        public typealias WithLeft = AllButTop
        public static let edges = [AnchorEdge(.right), AnchorEdge(.bottom)]
    }

    public enum BottomLeading: AxisShape, JoiningTop, JoiningTrailing {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithTop = AllButTrailing
        public typealias WithTrailing = AllLocalizedButTop
        public static let edges = [AnchorEdge(.leading), AnchorEdge(.bottom)]
    }

    public enum BottomTrailing: AxisShape, JoiningTop, JoiningLeading {
        public typealias Family = AnchorFamilies.Axis
        public typealias WithTop = AllButLeading
        public typealias WithLeading = AllLocalizedButTop
        public static let edges = [AnchorEdge(.trailing), AnchorEdge(.bottom)]
    }

    public enum Center: AxisShape {
        public typealias Family = AnchorFamilies.Axis
        public static let edges = [AnchorEdge(.centerX), AnchorEdge(.centerY)]
    }
}
