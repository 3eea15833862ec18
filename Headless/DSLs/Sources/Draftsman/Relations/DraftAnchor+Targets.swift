import UIKit

// The arguments that only some shapes take.

extension DraftAnchor where Root: DraftRoot, Shape: SingleShape {
    public func equal(
        to anchor: Shape.Native,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, .native(Shape.anchor(anchor)), fileID, line)
    }

    public func moreThan(
        to anchor: Shape.Native,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, .native(Shape.anchor(anchor)), fileID, line)
    }

    public func lessThan(
        to anchor: Shape.Native,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, .native(Shape.anchor(anchor)), fileID, line)
    }
}

extension DraftAnchor where Root: DraftRoot, Shape.Family == AnchorFamilies.X {
    public func equal(
        with anchor: XAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, anchor.target, fileID, line)
    }

    public func moreThan(
        with anchor: XAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, anchor.target, fileID, line)
    }

    public func lessThan(
        with anchor: XAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, anchor.target, fileID, line)
    }
}

extension DraftAnchor where Root: DraftRoot, Shape.Family == AnchorFamilies.Y {
    public func equal(
        with anchor: YAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, anchor.target, fileID, line)
    }

    public func moreThan(
        with anchor: YAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, anchor.target, fileID, line)
    }

    public func lessThan(
        with anchor: YAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, anchor.target, fileID, line)
    }
}

extension DraftAnchor where Root: DraftRoot, Shape.Family == AnchorFamilies.Axis {
    public func equal(
        with anchor: XYAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, anchor.target, fileID, line)
    }

    public func moreThan(
        with anchor: XYAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, anchor.target, fileID, line)
    }

    public func lessThan(
        with anchor: XYAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, anchor.target, fileID, line)
    }
}

extension DraftAnchor where Root: DraftRoot, Shape.Family == AnchorFamilies.Dimension {
    public func equal(
        with anchor: DimensionAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.equal, anchor.target, fileID, line)
    }

    public func moreThan(
        with anchor: DimensionAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.greaterThanOrEqual, anchor.target, fileID, line)
    }

    public func lessThan(
        with anchor: DimensionAnonymousAnchor,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Relation {
        related(.lessThanOrEqual, anchor.target, fileID, line)
    }
}
