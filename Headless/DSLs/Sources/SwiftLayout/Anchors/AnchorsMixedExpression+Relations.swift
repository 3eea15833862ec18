import UIKit

/// Relations of attributes of more than one axis, each to the same attribute of the other item.
extension AnchorsMixedExpression {
    public func equalToSuper(
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .superview, .constant(constant), fileID, line)
    }

    public func equalTo<Item: AnchorsItemable>(
        _ item: Item,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, AnchorsItem(item), .constant(constant), fileID, line)
    }

    public func greaterThanOrEqualToSuper(
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .superview, .constant(constant), fileID, line)
    }

    public func greaterThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, AnchorsItem(item), .constant(constant), fileID, line)
    }

    public func lessThanOrEqualToSuper(
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .superview, .constant(constant), fileID, line)
    }

    public func lessThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, AnchorsItem(item), .constant(constant), fileID, line)
    }

    public func equalToSuper(
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .superview, .inward(inwardOffset), fileID, line)
    }

    public func equalTo<Item: AnchorsItemable>(
        _ item: Item,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, AnchorsItem(item), .inward(inwardOffset), fileID, line)
    }

    public func greaterThanOrEqualToSuper(
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .superview, .inward(inwardOffset), fileID, line)
    }

    public func greaterThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, AnchorsItem(item), .inward(inwardOffset), fileID, line)
    }

    public func lessThanOrEqualToSuper(
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .superview, .inward(inwardOffset), fileID, line)
    }

    public func lessThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, AnchorsItem(item), .inward(inwardOffset), fileID, line)
    }
}
