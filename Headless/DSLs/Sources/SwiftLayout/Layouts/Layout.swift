import UIKit

/// Views, guides and their constraints, which exist once the layout is activated.
@MainActor
public protocol Layout {
    /// Adds the items of this layout, below the view that the tree is at.
    func add(to tree: inout LayoutTree)
}

/// Whether views are laid out at once.
public enum ActivateMode: Sendable {
    case normal, forced
}

extension Layout {
    /// Adds the views to their superviews and activates the constraints.
    public func active(mode: ActivateMode = .normal) -> Activation {
        update(fromActivation: Activation(), mode: mode)
    }

    /// Changes what an earlier activation made into this layout: constraints that are equal stay.
    public func update(fromActivation activation: Activation, mode: ActivateMode = .normal) -> Activation {
        activation.update(to: self, mode: mode)
        return activation
    }

    /// Activates without a record: later updates do not take anything back.
    public func finalActive(mode: ActivateMode = .normal) {
        Activation().update(to: self, mode: mode)
    }

    public func eraseToAnyLayout() -> AnyLayout { AnyLayout(self) }
}

/// A layout that is made of others.
@MainActor
public protocol ModularLayout: Layout {
    associatedtype LayoutBody: Layout
    @LayoutBuilder var layout: LayoutBody { get }
}

extension ModularLayout {
    public func add(to tree: inout LayoutTree) { layout.add(to: &tree) }
}
