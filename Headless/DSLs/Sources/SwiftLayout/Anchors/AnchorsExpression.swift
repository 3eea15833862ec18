import UIKit

/// An expression that needs no relation: alone in a block it equals the superview's attributes.
@MainActor
public protocol AnchorsExpressionOmitable {
    /// Equality with the superview, at the line of the expression.
    func defaultExpression(fileID: String, line: Int) -> Anchors
}

/// Attributes of one axis, in the order in which they are written.
@MainActor
public struct AnchorsExpression<Attribute: AnchorsAttribute>: AnchorsExpressionOmitable {
    private(set) var attributes: [Attribute]

    init(_ attribute: Attribute) {
        attributes = [attribute]
    }

    func adding(_ attribute: Attribute) -> Self {
        var expression = self
        expression.attributes.append(attribute)
        return expression
    }

    func mixed(_ attribute: some AnchorsAttribute) -> AnchorsMixedExpression {
        AnchorsMixedExpression(attributes.map(\.attribute) + [attribute.attribute])
    }

    public func defaultExpression(fileID: String, line: Int) -> Anchors { equalToSuper(fileID: fileID, line: line) }

    func anchors(
        _ relation: NSLayoutConstraint.Relation,
        _ item: AnchorsItem,
        _ other: NSLayoutConstraint.Attribute?,
        _ shift: AnchorsShift,
        _ fileID: String,
        _ line: Int
    ) -> Anchors {
        Anchors(
            attributes.map { each in
                AnchorsConstraint(
                    attribute: each.attribute,
                    relation: relation,
                    item: item,
                    otherAttribute: other,
                    constant: shift.constant(for: each.attribute),
                    fileID: fileID,
                    line: line
                )
            }
        )
    }

    /// - Parameter probe: Makes a constraint to the anchor that is meant, from a view that is gone afterwards.
    func anchors(
        _ relation: NSLayoutConstraint.Relation,
        _ shift: AnchorsShift,
        _ fileID: String,
        _ line: Int,
        probe: (UIView) -> NSLayoutConstraint
    ) -> Anchors {
        let view = UIView()
        let constraint = withExtendedLifetime(view) { probe(view) }
        // One that raised has no items.
        guard let item = constraint.secondItem else { return anchors(relation, .superview, nil, shift, fileID, line) }
        return anchors(relation, .object(item), constraint.secondAttribute, shift, fileID, line)
    }
}
