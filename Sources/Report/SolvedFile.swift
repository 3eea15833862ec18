import LayoutInspector

/// The frames of one file's layout.
public struct SolvedFile: Sendable {
    /// The path as given by the user; `-` is standard input.
    public var path: String
    public var layout: Layout
    public var solved: SolvedLayout

    public init(path: String, layout: Layout, solved: SolvedLayout) {
        self.path = path
        self.layout = layout
        self.solved = solved
    }
}
