import LayoutModel
import SwiftSource

/// The settings of a stack view that the source creates, or that sets itself up.
enum StackSettings {
    /// The stack's own margins, if it arranges subviews within them.
    static func margins(of view: Int, in layout: Layout) -> SourceInsets? {
        guard let stack = layout.views[view].stack, stack.isLayoutMarginsRelative else { return nil }
        let source = layout.views[view]
        // Effective margins include the safe area; without one they are the stack's own.
        let margins = source.authoredMargins ?? (source.safeAreaInsets == .zero ? source.layoutMargins : nil)
        return margins.map {
            let resolved = $0.resolved(layout.direction(of: view))
            return SourceInsets(
                top: resolved.top,
                left: resolved.left,
                bottom: resolved.bottom,
                right: resolved.right
            )
        }
    }

    /// The differences to a stack created by `UIStackView()`.
    static func settings(of view: Int, in layout: Layout) -> [Setting] {
        guard let stack = layout.views[view].stack else { return [] }
        let standard = Layout.Stack()
        var settings: [Setting] = []
        func add(_ path: String, _ value: SwiftExpression, when isStated: Bool) {
            if isStated { settings.append(.assignment(path: path, value)) }
        }
        add("axis", .implicit(stack.axis.rawValue), when: stack.axis != standard.axis)
        add("distribution", .implicit(stack.distribution.rawValue), when: stack.distribution != standard.distribution)
        add("alignment", .implicit(stack.alignment.rawValue), when: stack.alignment != standard.alignment)
        add("spacing", .number(stack.spacing), when: stack.spacing != standard.spacing)
        if let margins = margins(of: view, in: layout) { add("layoutMargins", margins.expression, when: true) }
        add("isLayoutMarginsRelativeArrangement", .bool(true), when: stack.isLayoutMarginsRelative)
        add("isBaselineRelativeArrangement", .bool(true), when: stack.isBaselineRelative)
        return settings
    }
}
