import LayoutInspector

/// The frames of one file's layout.
package struct SolvedFile: Sendable {
    /// The path as given by the user; `-` is standard input.
    package var path: String
    package var layout: Layout
    package var solved: SolvedLayout

    package init(path: String, layout: Layout, solved: SolvedLayout) {
        self.path = path
        self.layout = layout
        self.solved = solved
    }
}
