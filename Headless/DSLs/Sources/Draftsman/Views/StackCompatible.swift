import UIKit

/// A view that arranges others.
@MainActor
public protocol StackCompatible: UIView {
    var axis: NSLayoutConstraint.Axis { get set }
    var arrangedSubviews: [UIView] { get }
    func addArrangedSubview(_ view: UIView)
    func removeArrangedSubview(_ view: UIView)
    func insertArrangedSubview(_ view: UIView, at stackIndex: Int)
}

extension UIStackView: StackCompatible {}
