/// Layouts one after the other: the lines of a block, or the rounds of a loop.
public struct LayoutList: Layout {
    private let layouts: [any Layout]

    init(_ layouts: [any Layout]) {
        self.layouts = layouts
    }

    public func add(to tree: inout LayoutTree) {
        for layout in layouts { layout.add(to: &tree) }
    }
}

/// A layout that may be absent.
public struct OptionalLayout<Wrapped: Layout>: Layout {
    let layout: Wrapped?

    public func add(to tree: inout LayoutTree) { layout?.add(to: &tree) }
}

/// One of two layouts.
public enum ConditionalLayout<First: Layout, Second: Layout>: Layout {
    case first(First)
    case second(Second)

    public func add(to tree: inout LayoutTree) {
        switch self {
        case .first(let layout): layout.add(to: &tree)
        case .second(let layout): layout.add(to: &tree)
        }
    }
}
