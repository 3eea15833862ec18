import UIKit

/// Attributes of more than one axis, in the order in which they are written.
@MainActor
public struct AnchorsMixedExpression: AnchorsExpressionOmitable {
    private var attributes: [NSLayoutConstraint.Attribute]

    init(_ attributes: [NSLayoutConstraint.Attribute]) {
        self.attributes = attributes
    }

    func adding(_ attribute: some AnchorsAttribute) -> Self { Self(attributes + [attribute.attribute]) }

    public func defaultExpression(fileID: String, line: Int) -> Anchors { equalToSuper(fileID: fileID, line: line) }

    func anchors(
        _ relation: NSLayoutConstraint.Relation,
        _ item: AnchorsItem,
        _ shift: AnchorsShift,
        _ fileID: String,
        _ line: Int
    ) -> Anchors {
        Anchors(
            attributes.map { attribute in
                AnchorsConstraint(
                    attribute: attribute,
                    relation: relation,
                    item: item,
                    constant: shift.constant(for: attribute),
                    fileID: fileID,
                    line: line
                )
            }
        )
    }
}
