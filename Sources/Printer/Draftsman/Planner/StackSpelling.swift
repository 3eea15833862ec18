import LayoutInspector

/// What source has to say of a stack view that it makes.
enum StackSpelling {
    /// The arguments that the stack is made with; `nil` for views that are no stacks.
    static func arguments(of view: Int, in layout: Layout) -> DraftsmanPlan.StackArguments? {
        guard let stack = layout.views[view].stack else { return nil }
        var arguments = DraftsmanPlan.StackArguments()
        arguments.distribution = stack.distribution.rawValue
        arguments.alignment = stack.alignment.rawValue
        arguments.spacing = stack.spacing
        if stack.isLayoutMarginsRelative {
            let source = layout.views[view]
            // Effective margins hold the safe area; without one they are the stack's own.
            let margins = source.authoredMargins ?? (source.safeAreaInsets == .zero ? source.layoutMargins : nil)
            arguments.margins = margins.map {
                let resolved = $0.resolved(layout.direction(of: view))
                return DraftsmanPlan.Edges(
                    top: resolved.top,
                    left: resolved.left,
                    bottom: resolved.bottom,
                    right: resolved.right
                )
            }
        }
        return arguments
    }

    /// The properties to set to true, which the arguments do not say.
    static func flags(of view: Int, in layout: Layout) -> [String] {
        guard let stack = layout.views[view].stack else { return [] }
        var flags: [String] = []
        if stack.isBaselineRelative { flags.append("isBaselineRelativeArrangement") }
        let isMadeWithMargins =
            layout.views[view].className == "UIStackView" && arguments(of: view, in: layout)?.margins != nil
        if stack.isLayoutMarginsRelative, !isMadeWithMargins { flags.append("isLayoutMarginsRelativeArrangement") }
        return flags
    }
}
