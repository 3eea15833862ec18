/// What a dump holds: the views, guides and constraints of some roots, with their ids and names.
@MainActor
struct DumpInventory {
    /// Depth first, each view before its subviews.
    private(set) var views: [UIView] = []
    /// Those installed in the hierarchy, in the order of their hosts, then inactive ones that properties hold.
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var names = HeldNames()
    private var ids: [ObjectIdentifier: String] = [:]
    private var objects: [String: AnyObject] = [:]
    private var guidesOfView: [ObjectIdentifier: [UILayoutGuide]] = [:]

    init(_ roots: [UIView]) {
        for root in roots {
            for view in root.subtree() where ids[ObjectIdentifier(view)] == nil {
                register(view, "view-\(views.count)")
                views.append(view)
            }
        }
        var guideCount = 0
        for view in views {
            let guides = DumpInventory.guides(of: view)
            guidesOfView[ObjectIdentifier(view)] = guides
            for guide in guides {
                register(guide, "guide-\(guideCount)")
                guideCount += 1
            }
        }
        for view in views {
            if let controller = view.controller { names.add(heldBy: controller) }
            names.add(heldBy: view)
        }
        let installed = views.flatMap(\.constraints)
        let held = names.constraints.filter { !$0.isActive && !$0.terms.isEmpty }
        constraints = (installed + held).filter { constraint in
            constraint.terms.allSatisfy { $0.item.map { id(of: $0) != nil } ?? false }
        }
        for (place, constraint) in constraints.enumerated() {
            register(constraint, "constraint-\(place)")
        }
    }

    /// A view alone, without what is below it and on it.
    init(contentOf view: UIView) {
        register(view, "view-0")
        views = [view]
    }

    private mutating func register(_ object: AnyObject, _ id: String) {
        ids[ObjectIdentifier(object)] = id
        objects[id] = object
    }

    /// The view, guide or constraint of an id; `nil` for ids that the inventory did not give.
    func object(_ id: String) -> AnyObject? { objects[id] }

    /// `nil` for what is not in the hierarchy.
    func id(of object: AnyObject) -> String? { ids[ObjectIdentifier(object)] }

    func guides(of view: UIView) -> [UILayoutGuide] { guidesOfView[ObjectIdentifier(view)] ?? [] }

    /// The standard guides that were asked for, a controller's, and the view's own, in a fixed order.
    private static func guides(of view: UIView) -> [UILayoutGuide] {
        let kinds: [UILayoutGuide.Kind] = [
            .safeArea, .layoutMargins, .readableContent, .keyboard, .contentLayout, .frameLayout,
        ]
        return kinds.compactMap { view.standardGuides[$0] } + (view.controller?.usedGuides ?? []) + view.layoutGuides
    }
}
