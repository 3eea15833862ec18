import UIKit

/// Width and height, which have only equalities.
@MainActor
public struct AnchorsSizeExpression: AnchorsExpressionOmitable {
    public func defaultExpression(fileID: String, line: Int) -> Anchors { equalToSuper(fileID: fileID, line: line) }

    public func equalTo(_ size: CGSize, fileID: String = #fileID, line: Int = #line) -> Anchors {
        equalities(.none, (.width, size.width), (.height, size.height), fileID, line)
    }

    public func equalTo(
        width: CGFloat,
        height: CGFloat,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        equalities(.none, (.width, width), (.height, height), fileID, line)
    }

    public func equalToSuper(
        widthOffset: CGFloat = 0,
        heightOffset: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        equalities(.superview, (.width, widthOffset), (.height, heightOffset), fileID, line)
    }

    public func equalTo<Item: AnchorsItemable>(
        _ item: Item,
        widthOffset: CGFloat = 0,
        heightOffset: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        equalities(AnchorsItem(item), (.width, widthOffset), (.height, heightOffset), fileID, line)
    }
}

/// Both centers, which have only equalities.
@MainActor
public struct AnchorsCenterExpression: AnchorsExpressionOmitable {
    public func defaultExpression(fileID: String, line: Int) -> Anchors { equalToSuper(fileID: fileID, line: line) }

    public func equalToSuper(
        xOffset: CGFloat = 0,
        yOffset: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        equalities(.superview, (.centerX, xOffset), (.centerY, yOffset), fileID, line)
    }

    public func equalTo<Item: AnchorsItemable>(
        _ item: Item,
        xOffset: CGFloat = 0,
        yOffset: CGFloat = 0,
        fileID: String = #fileID,
        line: Int = #line
    ) -> Anchors {
        equalities(AnchorsItem(item), (.centerX, xOffset), (.centerY, yOffset), fileID, line)
    }
}

@MainActor
private func equalities(
    _ item: AnchorsItem,
    _ first: (attribute: NSLayoutConstraint.Attribute, constant: CGFloat),
    _ second: (attribute: NSLayoutConstraint.Attribute, constant: CGFloat),
    _ fileID: String,
    _ line: Int
) -> Anchors {
    Anchors(
        [first, second].map { each in
            AnchorsConstraint(
                attribute: each.attribute,
                relation: .equal,
                item: item,
                constant: each.constant,
                fileID: fileID,
                line: line
            )
        }
    )
}
