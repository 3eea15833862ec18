extension Layout {
    /// The layout as it runs: constraints that are for the canvas of Interface Builder only are not active, because they are
    /// removed when a document is built.
    ///
    /// - Complexity: O(constraints).
    package var asBuilt: Layout {
        var layout = self
        for index in layout.constraints.indices where layout.constraints[index].origin == .prototyping {
            layout.constraints[index].isActive = false
        }
        return layout
    }
}
