import LayoutModel
import LayoutSemantics
import LayoutSyntax

extension InterfaceBuilderAssembly {
    /// Reads the stack views after all views are known: arranged subviews are stored by index.
    mutating func readStacks() {
        for view in layout.views.indices where tree.isElement(elementOfView[view], "stackView") {
            stacks.append(view)
            layout.views[view].stack = document.platform == .macOS ? appKitStack(view) : stack(view)
        }
    }

    private mutating func stack(_ view: Int) -> Layout.Stack {
        let element = elementOfView[view]
        var stack = Layout.Stack()
        stack.axis = word("axis", element) ?? .horizontal
        stack.distribution = word("distribution", element) ?? .fill
        stack.alignment = word("alignment", element) ?? .fill
        // Interface Builder keeps the alignment of the other axis when a variation changes the axis.
        if !stack.alignment.fits(stack.axis) { stack.alignment = turned(stack.alignment) }
        stack.spacing = number(element, "spacing") ?? (isValue(element, "spacingType", "standard") ? 8 : 0)
        stack.isBaselineRelative = isYes(element, "baselineRelativeArrangement")
        stack.isLayoutMarginsRelative =
            isYes(element, "layoutMarginsRelativeArrangement") || layout.views[view].authoredMargins != nil
        keepInstalled(&stack, view)
        return stack
    }

    /// AppKit's stacks in UIKit's terms: gravity areas as `fill`, spacing 8 by default, edge insets as margins.
    private mutating func appKitStack(_ view: Int) -> Layout.Stack {
        let element = elementOfView[view]
        var stack = Layout.Stack()
        stack.axis = isValue(element, "orientation", "vertical") ? .vertical : .horizontal
        switch value(element, "distribution") {
        case "fillEqually": stack.distribution = .fillEqually
        case "fillProportionally": stack.distribution = .fillProportionally
        case "equalSpacing": stack.distribution = .equalSpacing
        case "equalCentering": stack.distribution = .equalCentering
        default: stack.distribution = .fill
        }
        switch (value(element, "alignment"), stack.axis) {
        case ("leading", .vertical), ("left", .vertical): stack.alignment = .leading
        case ("trailing", .vertical), ("right", .vertical): stack.alignment = .trailing
        case ("width", .vertical), ("height", .horizontal): stack.alignment = .fill
        case ("top", .horizontal): stack.alignment = .top
        case ("bottom", .horizontal): stack.alignment = .bottom
        case ("baseline", .horizontal), ("lastBaseline", .horizontal): stack.alignment = .lastBaseline
        case ("firstBaseline", .horizontal): stack.alignment = .firstBaseline
        default: stack.alignment = .center
        }
        stack.spacing = number(element, "spacing") ?? 8
        stack.isLayoutMarginsRelative = layout.views[view].authoredMargins != nil
        if let spacing = tree.child(of: element, "customSpacing") {
            let subviews = layout.subviews(of: view)
            var position = 0
            for entry in tree.children(of: spacing) {
                if position < subviews.count, let points = number(entry, "value"), points < 1e30 {
                    stack.customSpacing.append((view: subviews[position], points: points))
                }
                position += 1
            }
        }
        keepInstalled(&stack, view)
        return stack
    }

    /// Only installed subviews are arranged.
    private func keepInstalled(_ stack: inout Layout.Stack, _ view: Int) {
        let subviews = layout.subviews(of: view)
        guard !isUninstalled[view], subviews.contains(where: { isUninstalled[$0] }) else { return }
        stack.statedArranged = subviews.filter { !isUninstalled[$0] }
    }

    private mutating func word<Word: RawRepresentable>(_ name: XMLName, _ element: Int) -> Word?
    where Word.RawValue == String {
        guard let text = value(element, name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        note(
            InvalidWord.info,
            .error,
            "\"\(text)\" is no \(name) of a stack view",
            at: element,
            views: tree[element, "id"].map { [$0] } ?? []
        )
        return nil
    }

    private func turned(_ alignment: Layout.Stack.Alignment) -> Layout.Stack.Alignment {
        switch alignment {
        case .leading: .top
        case .top: .leading
        case .trailing: .bottom
        case .bottom: .trailing
        case .firstBaseline, .lastBaseline: .fill
        case .fill, .center: alignment
        }
    }
}
