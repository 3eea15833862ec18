import LayoutModel

/// The items of a section as a library's calls name them.
struct LibraryItems {
    let section: SectionContext
    init(_ section: SectionContext) {
        self.section = section
    }

    /// The expression for an item: without `self` for the class's own guides, as is customary. `nil` if it has no name.
    func expression(_ item: Layout.Item) -> String? {
        guard let expression = section.print.expression(item) else { return nil }
        guard case .guide(let guide) = item, section.print.names.origin(ofGuide: guide) == .context,
            expression.hasPrefix("self.")
        else { return expression }
        let path = expression.dropFirst("self.".count)
        return section.print.names.isTaken(String(path.prefix { $0 != "." }), in: section.index)
            ? expression : String(path)
    }

    /// Why calls on the first item cannot make a constraint, for libraries that turn off the autoresizing mask of a view
    /// when they constrain it.
    func obstacle(to constraint: Layout.Constraint) -> LibraryObstacle? {
        guard constraint.terms.isEmpty, let first = constraint.first else { return .distances }
        guard section.print.expression(first.item) != nil else { return .inexpressible }
        if let second = constraint.second {
            if section.print.expression(second.item) == nil { return .inexpressible }
            if isLayoutSupport(second.item), ![.top, .bottom, .height].contains(second.attribute) {
                return .layoutSupportAttribute
            }
        } else if !first.attribute.isSize {
            return .inexpressible
        }
        switch first.item {
        case .guide: return isLayoutSupport(first.item) ? .layoutSupport : nil
        case .missing: return .inexpressible
        case .view(let view):
            guard section.outline.sectionOfView[view] == section.index else { return .foreign }
            switch section.outline.roles[view] {
            case .drafted: return nil
            case .root, .reached, .masked: return .keepsMask
            case .outside, .inside, .theirs, .passed: return .foreign
            }
        }
    }

    /// The superview of a view; `nil` for guides, whose calls name their view.
    func superview(of item: Layout.Item) -> Layout.Item? {
        guard case .view(let view) = item else { return nil }
        return section.outline.superviews[view].map { .view($0) }
    }

    /// Whether an item lies within another one: distances of their edges are then insets.
    func isInside(_ item: Layout.Item, _ container: Layout.Item?) -> Bool {
        guard let container, container != item, let outer = section.layout.view(of: container),
            let inner = section.layout.view(of: item)
        else { return false }
        if case .view = item, outer == inner { return false }
        return section.layout.subtree(of: outer).contains(inner)
    }

    /// Whether an item is the safe area of another item's superview.
    func isSafeArea(_ guide: Layout.Item, ofSuperviewOf item: Layout.Item) -> Bool {
        guard case .guide(let index) = guide, section.layout.guides[index].kind == .safeArea,
            let superview = superview(of: item)
        else { return false }
        return .view(section.layout.guides[index].owner) == superview
    }

    /// Whether the item is a controller's `topLayoutGuide` or `bottomLayoutGuide`.
    func isLayoutSupport(_ item: Layout.Item) -> Bool {
        guard case .guide(let guide) = item else { return false }
        let kind = section.layout.guides[guide].kind
        return kind == .topLayout || kind == .bottomLayout
    }
}
