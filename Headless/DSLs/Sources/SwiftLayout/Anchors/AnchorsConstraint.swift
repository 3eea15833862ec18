import UIKit

/// A constraint that is still to be made: all but its first item.
@MainActor
struct AnchorsConstraint {
    var attribute: NSLayoutConstraint.Attribute
    var relation: NSLayoutConstraint.Relation
    var item: AnchorsItem
    /// `nil` for the same as the first.
    var otherAttribute: NSLayoutConstraint.Attribute?
    /// Points.
    var constant: CGFloat
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
    var identifier: String?
    var fileID: String
    var line: Int

    /// - Parameters:
    ///   - superview: The superview in the layout tree.
    ///   - named: The items of the layout by identifier.
    func made(for first: AnyObject, in superview: UIView?, named: [String: AnyObject]) -> NSLayoutConstraint {
        let second: AnyObject? =
            switch item {
            case .superview: superview
            case .none: nil
            case .object(let object): object
            case .identifier(let name): named[name] ?? superview
            }
        let constraint = NSLayoutConstraint(
            item: first,
            attribute: attribute,
            relatedBy: relation,
            toItem: second,
            attribute: otherAttribute ?? attribute,
            multiplier: multiplier,
            constant: constant,
            fileID: fileID,
            line: line
        )
        constraint.priority = priority
        constraint.identifier = identifier
        return constraint
    }
}
