import UIKit

extension UIView {
    /// Whether a plan that reaches the view ends its placement by autoresizing mask. Roots, views of controllers, cells
    /// and their content views keep it.
    var isPlacedByPlan: Bool {
        guard !(self is any CellWithContentView), let next, !(next is UIViewController) else { return false }
        return (next as? any CellWithContentView)?.contentView !== self
    }

    /// The controller whose view this is, or is in.
    var nearestController: UIViewController? {
        var responder: UIResponder? = self
        while let current = responder {
            if let controller = current as? UIViewController { return controller }
            responder = current.next
        }
        return nil
    }
}

/// Cells have their views in a content view.
@MainActor
public protocol CellWithContentView: UIView {
    var contentView: UIView { get }
}

extension UITableViewCell: CellWithContentView {}

extension UICollectionViewCell: CellWithContentView {}
