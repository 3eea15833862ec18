import UIKit

/// What a relation can name as its second item: a view, a layout guide, or the identifier of one of the same layout.
public protocol AnchorsItemable {}

extension UIView: AnchorsItemable {}
extension UILayoutGuide: AnchorsItemable {}
extension String: AnchorsItemable {}

/// The second item of a constraint that is still to be made.
enum AnchorsItem {
    /// The superview in the layout tree; none for the root.
    case superview
    /// A constant alone.
    case none
    case object(AnyObject)
    /// An accessibility identifier, or the identifier of a guide. One that the layout does not have means the superview.
    case identifier(String)

    init(_ item: some AnchorsItemable) {
        if let identifier = item as? String {
            self = .identifier(identifier)
        } else if let view = item as? UIView {
            self = .object(view)
        } else if let guide = item as? UILayoutGuide {
            self = .object(guide)
        } else {
            self = .superview
        }
    }
}
