/// A layout whose type does not matter.
public struct AnyLayout: Layout {
    private let layout: any Layout

    public init(_ layout: some Layout) {
        self.layout = layout
    }

    public func add(to tree: inout LayoutTree) { layout.add(to: &tree) }
}

public struct EmptyLayout: Layout {
    init() {}

    public func add(to tree: inout LayoutTree) {}
}
