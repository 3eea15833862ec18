import UIKit

/// Three edges, and all four.
extension AnchorShapes {
    public enum AllButBottom: TriShape, JoiningBottom {
        public typealias Family = AnchorFamilies.YXX
        public typealias WithBottom = AllEdges
        public static let edges = [AnchorEdge(.top), AnchorEdge(.left), AnchorEdge(.right)]
    }

    public enum AllButTop: TriShape, JoiningTop {
        public typealias Family = AnchorFamilies.YXX
        public typealias WithTop = AllEdges
        public static let edges = [AnchorEdge(.bottom), AnchorEdge(.left), AnchorEdge(.right)]
    }

    public enum AllLocalizedButBottom: TriShape, JoiningBottom {
        public typealias Family = AnchorFamilies.YXX
        public typealias WithBottom = AllLocalizedEdges
        public static let edges = [AnchorEdge(.top), AnchorEdge(.leading), AnchorEdge(.trailing)]
    }

    public enum AllLocalizedButTop: TriShape, JoiningTop {
        public typealias Family = AnchorFamilies.YXX
        public typealias WithTop = AllLocalizedEdges
        public static let edges = [AnchorEdge(.bottom), AnchorEdge(.leading), AnchorEdge(.trailing)]
    }

    public enum AllButRight: TriShape, JoiningRight {
        public typealias Family = AnchorFamilies.XYY
        public typealias WithRight = AllEdges
        public static let edges = [AnchorEdge(.left), AnchorEdge(.top), AnchorEdge(.bottom)]
    }

    public enum AllButLeft: TriShape, JoiningLeft {
        public typealias Family = AnchorFamilies.XYY
        public typealias WithLeft = AllEdges
        public static let edges = [AnchorEdge(.right), AnchorEdge(.top), AnchorEdge(.bottom)]
    }

    public enum AllButLeading: TriShape, JoiningLeading {
        public typealias Family = AnchorFamilies.XYY
        public typealias WithLeading = AllLocalizedEdges
        public static let edges = [AnchorEdge(.trailing), AnchorEdge(.top), AnchorEdge(.bottom)]
    }

    /// Draftsman 3.2.5 constrains the trailing edge here, with the signs of the leading one. So does this.
    public enum AllButTrailing: TriShape, JoiningTrailing {
        public typealias Family = AnchorFamilies.XYY
        public typealias WithTrailing = AllLocalizedEdges
        public static let edges = [AnchorEdge(.trailing, side: .left), AnchorEdge(.top), AnchorEdge(.bottom)]
    }

    public enum AllEdges: SidesShape {
        public typealias Family = AnchorFamilies.Quad
        public static let edges = [AnchorEdge(.left), AnchorEdge(.right), AnchorEdge(.top), AnchorEdge(.bottom)]
    }

    public enum AllLocalizedEdges: SidesShape {
        public typealias Family = AnchorFamilies.Quad
        public static let edges = [AnchorEdge(.leading), AnchorEdge(.trailing), AnchorEdge(.top), AnchorEdge(.bottom)]
    }
}
