import UIKit

/// A view or controller that keeps what its layout made, so that the layout can change with its state.
@MainActor
public protocol Layoutable: AnyObject, LayoutMethodAccessible {
    associatedtype LayoutBody: Layout
    var activation: Activation? { get set }
    @LayoutBuilder var layout: LayoutBody { get }
}

public enum LayoutUpdateMode: Sendable {
    /// Once, when the main actor is free: on the next turn of the run loop, as in the library, or of a test's.
    case deferred
    case immediate
    /// At once, and lays out.
    case forced
}

extension LayoutMethodWrapper where Base: Layoutable {
    public func updateLayout(_ mode: LayoutUpdateMode = .immediate) {
        switch mode {
        case .deferred: scheduleUpdate()
        case .immediate: update(.normal)
        case .forced: update(.forced)
        }
    }

    private func scheduleUpdate() {
        let activation = base.activation ?? Activation()
        base.activation = activation
        guard !activation.needsUpdateLayout else { return }
        activation.needsUpdateLayout = true
        Task { @MainActor [weak base] in
            guard let base, let activation = base.activation, activation.needsUpdateLayout else { return }
            activation.needsUpdateLayout = false
            base.sl.update(.normal)
        }
    }

    private func update(_ mode: ActivateMode) {
        base.activation = base.layout.update(fromActivation: base.activation ?? Activation(), mode: mode)
    }
}
