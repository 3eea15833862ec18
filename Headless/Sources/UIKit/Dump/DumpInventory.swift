/// What a dump holds: the views, guides and constraints of some roots, with their ids and names.
@MainActor
struct DumpInventory {
    /// Depth first, each view before its subviews.
    private(set) var views: [UIView] = []
    /// Those installed in the hierarchy, in the order of their hosts, then inactive ones that properties hold.
    private(set) var constraints: [NSLayoutConstraint] = []
    private(set) var names = HeldNames()
    private var ids: [ObjectIdentifier: String] = [:]
    private var guidesOfView: [ObjectIdentifier: [UILayoutGuide]] = [:]

    init(_ roots: [UIView]) {
        for root in roots {
            for view in root.subtree() where ids[ObjectIdentifier(view)] == nil {
                ids[ObjectIdentifier(view)] = "view-\(views.count)"
                views.append(view)
            }
        }
        var guideCount = 0
        for view in views {
            let guides = DumpInventory.guides(of: view)
            guidesOfView[ObjectIdentifier(view)] = guides
            for guide in guides {
                ids[ObjectIdentifier(guide)] = "guide-\(guideCount)"
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
            ids[ObjectIdentifier(constraint)] = "constraint-\(place)"
        }
    }

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
