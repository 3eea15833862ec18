import UIKit

/// A view or guide at its place, which an activation can take away again. Does not keep it alive.
@MainActor
struct ActivatedItem {
    /// What makes two the same.
    struct Place: Hashable, Sendable {
        var superview: ObjectIdentifier?
        var item: ObjectIdentifier
    }

    let place: Place
    private weak var superview: UIView?
    private(set) weak var view: UIView?
    private(set) weak var guide: UILayoutGuide?
    private let option: LayoutOption

    init(_ entry: LayoutTree.Entry) {
        superview = entry.superview
        option = entry.option
        let item: AnyObject
        switch entry.item {
        case .view(let view):
            self.view = view
            item = view
        case .guide(let guide):
            self.guide = guide
            item = guide
        }
        place = Place(superview: entry.superview.map { ObjectIdentifier($0) }, item: ObjectIdentifier(item))
    }

    var identifier: String? { view?.accessibilityIdentifier ?? guide?.identifier }

    var isRoot: Bool { place.superview == nil }

    /// Where subviews of the layout's superview really are.
    private var container: UIView? { (superview as? UIVisualEffectView)?.contentView ?? superview }

    /// Also moves what is there already to the front: the order of the layout is that of the subviews.
    func add() {
        guard let container else { return }
        if let guide { container.addLayoutGuide(guide) }
        guard let view else { return }
        view.translatesAutoresizingMaskIntoConstraints = false
        container.addSubview(view)
        if let stack = container as? UIStackView, !option.contains(.isNotArranged) { stack.addArrangedSubview(view) }
    }

    /// Leaves alone what other code has moved meanwhile.
    func remove() {
        guard let container else { return }
        if let view, view.superview === container { view.removeFromSuperview() }
        if let guide, guide.owningView === container { container.removeLayoutGuide(guide) }
    }
}
