import UIKit

/// What a layout has made, so that it can be changed into another layout or taken away.
///
/// Two are equal that have made the same.
public final class Activation {
    @MainActor private var items: [ActivatedItem] = []
    @MainActor var constraints: [ActivatedConstraint] = [] {
        didSet { words = Set(constraints.map(\.words)) }
    }
    /// An update is waiting for the main actor.
    @MainActor var needsUpdateLayout = false

    // Compared by `==`, which has no actor.
    private var places: [ActivatedItem.Place] = []
    private var words: Set<ActivatedConstraint.Words> = []

    init() {}
}

@MainActor
extension Activation {
    /// Removes the views from their superviews and deactivates the constraints.
    public func deactive() {
        NSLayoutConstraint.deactivate(constraints.compactMap(\.constraint).filter(\.isActive))
        for item in items { item.remove() }
    }

    public func viewForIdentifier(_ identifier: String) -> UIView? {
        items.first { $0.identifier == identifier }?.view
    }

    public func layoutGuideForIdentifier(_ identifier: String) -> UILayoutGuide? {
        items.first { $0.identifier == identifier }?.guide
    }

    /// The constraints with an identifier, for changes.
    public func anchors(
        _ identifier: String,
        predicate: ConstraintUpdater.Predicate? = nil
    ) -> ConstraintUpdater {
        ConstraintUpdater(activation: self, identifier: identifier, predicate: predicate)
    }

    public func anchors(_ identifier: String, attribute: NSLayoutConstraint.Attribute) -> ConstraintUpdater {
        anchors(identifier) { $0.attribute == attribute }
    }

    func update(to layout: some Layout, mode: ActivateMode) {
        let tree = LayoutTree(layout)
        for entry in tree.entries { entry.onActivate?() }
        let added = tree.entries.map { ActivatedItem($0) }
        let newPlaces = Set(added.map(\.place))
        for item in items where !newPlaces.contains(item.place) { item.remove() }
        for item in added { item.add() }
        items = added
        places = added.map(\.place)
        activate(made(by: tree))
        if mode == .forced {
            for root in added where root.isRoot {
                root.view?.setNeedsLayout()
                root.view?.layoutIfNeeded()
            }
        }
    }

    private func made(by tree: LayoutTree) -> [NSLayoutConstraint] {
        let objects: [AnyObject] = tree.entries.map { entry in
            switch entry.item {
            case .view(let view): view
            case .guide(let guide): guide
            }
        }
        var named: [String: AnyObject] = [:]
        for (item, object) in zip(items, objects) {
            if let identifier = item.identifier, named[identifier] == nil { named[identifier] = object }
        }
        return zip(tree.entries, objects).flatMap { entry, object in
            entry.anchors.constraints.map { $0.made(for: object, in: entry.superview, named: named) }
        }
    }

    /// Keeps what is equal, and activates the rest in the order of the layout; of equal constraints, the first.
    private func activate(_ made: [NSLayoutConstraint]) {
        var kept: [ActivatedConstraint.Words: ActivatedConstraint] = [:]
        for old in constraints where old.constraint != nil { kept[old.words] = old }
        var seen: Set<ActivatedConstraint.Words> = []
        var result: [ActivatedConstraint] = []
        var new: [NSLayoutConstraint] = []
        for constraint in made {
            let activated = ActivatedConstraint(constraint)
            guard seen.insert(activated.words).inserted else { continue }
            if let old = kept[activated.words] {
                result.append(old)
            } else {
                result.append(activated)
                new.append(constraint)
            }
        }
        let stale = constraints.filter { !seen.contains($0.words) }.compactMap(\.constraint)
        NSLayoutConstraint.deactivate(stale.filter(\.isActive))
        NSLayoutConstraint.activate(new)
        constraints = result
    }
}

extension Activation: Hashable {
    public static func == (left: Activation, right: Activation) -> Bool {
        left.places == right.places && left.words == right.words
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(places)
        hasher.combine(words)
    }

    public func store<Store: RangeReplaceableCollection>(_ store: inout Store) where Store.Element == Activation {
        store.append(self)
    }

    public func store(_ store: inout Set<Activation>) { store.insert(self) }
}

extension Collection where Element: Activation {
    @MainActor
    public func viewForIdentifier(_ identifier: String) -> UIView? {
        lazy.compactMap { $0.viewForIdentifier(identifier) }.first
    }
}
