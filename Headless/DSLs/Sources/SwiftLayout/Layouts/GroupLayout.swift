/// Layouts of one superview that are added in the same way.
public struct GroupLayout<Sublayout: Layout>: Layout {
    private let sublayout: Sublayout
    private let option: LayoutOption

    public init(option: LayoutOption = .none, @LayoutBuilder _ build: () -> Sublayout) {
        self.option = option
        sublayout = build()
    }

    public func add(to tree: inout LayoutTree) { tree.add(sublayout, option: option) }
}
