import UIKit

/// Relations to the superview in the layout tree, and to other items. A constant is added to the right side as it is; an
/// inward offset counts towards the middle of the second item.
extension AnchorsExpression {
    public func equalToSuper(
        attribute: Attribute? = nil,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .superview, attribute?.attribute, .constant(constant), fileID, line)
    }

    public func equalTo<Item: AnchorsItemable>(
        _ item: Item,
        attribute: Attribute? = nil,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, AnchorsItem(item), attribute?.attribute, .constant(constant), fileID, line)
    }

    public func greaterThanOrEqualToSuper(
        attribute: Attribute? = nil,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .superview, attribute?.attribute, .constant(constant), fileID, line)
    }

    public func greaterThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        attribute: Attribute? = nil,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, AnchorsItem(item), attribute?.attribute, .constant(constant), fileID, line)
    }

    public func lessThanOrEqualToSuper(
        attribute: Attribute? = nil,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .superview, attribute?.attribute, .constant(constant), fileID, line)
    }

    public func lessThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        attribute: Attribute? = nil,
        constant: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, AnchorsItem(item), attribute?.attribute, .constant(constant), fileID, line)
    }

    public func equalToSuper(
        attribute: Attribute? = nil,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, .superview, attribute?.attribute, .inward(inwardOffset), fileID, line)
    }

    public func equalTo<Item: AnchorsItemable>(
        _ item: Item,
        attribute: Attribute? = nil,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.equal, AnchorsItem(item), attribute?.attribute, .inward(inwardOffset), fileID, line)
    }

    public func greaterThanOrEqualToSuper(
        attribute: Attribute? = nil,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, .superview, attribute?.attribute, .inward(inwardOffset), fileID, line)
    }

    public func greaterThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        attribute: Attribute? = nil,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.greaterThanOrEqual, AnchorsItem(item), attribute?.attribute, .inward(inwardOffset), fileID, line)
    }

    public func lessThanOrEqualToSuper(
        attribute: Attribute? = nil,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, .superview, attribute?.attribute, .inward(inwardOffset), fileID, line)
    }

    public func lessThanOrEqualTo<Item: AnchorsItemable>(
        _ item: Item,
        attribute: Attribute? = nil,
        inwardOffset: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        anchors(.lessThanOrEqual, AnchorsItem(item), attribute?.attribute, .inward(inwardOffset), fileID, line)
    }
}
