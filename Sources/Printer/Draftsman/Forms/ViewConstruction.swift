import LayoutInspector

/// How source makes a view.
enum ViewConstruction {
    static func construction(of view: Int, in layout: Layout) -> DraftsmanPlan.Construction {
        construction(of: layout.views[view], at: view, in: layout)
    }

    /// - Parameter source: What to make at that place, as the controller's own view where it stands for its controller.
    static func construction(
        of source: Layout.View,
        at view: Int,
        in layout: Layout
    ) -> DraftsmanPlan.Construction {
        if let controller = source.viewController { return .plain(className: TypeName.short(controller)) }
        let name = TypeName.short(source.className)
        if let stack = source.stack, source.className == "UIStackView" {
            return .stack(
                isVertical: stack.axis == .vertical,
                StackSpelling.arguments(of: view, in: layout) ?? DraftsmanPlan.StackArguments()
            )
        }
        return source.baseClass == "UICollectionView" ? .collection(className: name) : .plain(className: name)
    }
}
