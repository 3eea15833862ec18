import LayoutModel
import LayoutSyntax

/// Reads the stack views, once all views are known: arranged subviews are stored by index.
struct StackReader {
    private let document: InterfaceBuilderDocument
    private let tree: XMLTree
    private let elements: ViewElements
    /// Of the views alone.
    private let layout: Layout
    private var findings: [Finding] = []

    /// The stacks in file order, by the views that they are.
    static func stacks(
        of document: InterfaceBuilderDocument,
        _ elements: ViewElements,
        in layout: Layout
    ) -> (stacks: [(view: Int, stack: Layout.Stack)], findings: [Finding]) {
        var reader = Self(document: document, tree: document.tree, elements: elements, layout: layout)
        let views = layout.views.indices.filter { reader.tree.isElement(elements.elementOfView[$0], "stackView") }
        let stacks = views.map {
            (view: $0, stack: document.platform == .macOS ? reader.appKitStack($0) : reader.stack($0))
        }
        return (stacks, reader.findings)
    }

    private mutating func number(_ element: Int, _ name: XMLName) -> Double? {
        document.number(element, name, &findings)
    }

    private mutating func stack(_ view: Int) -> Layout.Stack {
        let element = elements.elementOfView[view]
        var stack = Layout.Stack()
        stack.axis = word("axis", element) ?? .horizontal
        stack.distribution = word("distribution", element) ?? .fill
        stack.alignment = word("alignment", element) ?? .fill
        // Interface Builder keeps the alignment of the other axis when a variation changes the axis.
        if !stack.alignment.fits(stack.axis) { stack.alignment = turned(stack.alignment) }
        stack.spacing = number(element, "spacing") ?? (document.isValue(element, "spacingType", "standard") ? 8 : 0)
        stack.isBaselineRelative = document.isYes(element, "baselineRelativeArrangement")
        stack.isLayoutMarginsRelative =
            document.isYes(element, "layoutMarginsRelativeArrangement") || layout.views[view].authoredMargins != nil
        keepInstalled(&stack, view)
        return stack
    }

    /// AppKit's stacks in UIKit's terms: gravity areas as `fill`, spacing 8 by default, edge insets as margins.
    private mutating func appKitStack(_ view: Int) -> Layout.Stack {
        let element = elements.elementOfView[view]
        var stack = Layout.Stack()
        stack.axis = document.isValue(element, "orientation", "vertical") ? .vertical : .horizontal
        stack.distribution = document.value(element, "distribution").flatMap { .init(rawValue: $0) } ?? .fill
        switch (document.value(element, "alignment"), stack.axis) {
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
            for (view, entry) in zip(subviews, tree.children(of: spacing)) {
                guard let points = number(entry, "value"), points < 1e30 else { continue }
                stack.customSpacing.append((view: view, points: points))
            }
        }
        keepInstalled(&stack, view)
        return stack
    }

    /// Only installed subviews are arranged.
    private func keepInstalled(_ stack: inout Layout.Stack, _ view: Int) {
        let subviews = layout.subviews(of: view)
        guard !elements.isUninstalled[view], subviews.contains(where: { elements.isUninstalled[$0] }) else { return }
        stack.statedArranged = subviews.filter { !elements.isUninstalled[$0] }
    }

    private mutating func word<Word: RawRepresentable>(_ name: XMLName, _ element: Int) -> Word?
    where Word.RawValue == String {
        guard let text = document.value(element, name) else { return nil }
        if let word = Word(rawValue: text) { return word }
        let views = tree[element, "id"].map { [$0] } ?? []
        let message = "\"\(text)\" is no \(name) of a stack view"
        findings.append(document.finding(InvalidWord.info, .error, message, at: element, views: views))
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
