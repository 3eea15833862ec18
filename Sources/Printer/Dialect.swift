import LayoutInspector

/// A way to write layouts as source. Each dialect stands in a folder of its own.
public protocol Dialect: Sendable {
    /// The dialect's name on the command line.
    var name: String { get }

    /// Source that makes the layout's hierarchy and constraints, proven to do so.
    func print(_ layout: Layout, options: PrintOptions) throws(PrintError) -> PrintedSource
}

extension Layout {
    /// Source that makes this layout's views and constraints: the same items, attributes, relation, multiplier,
    /// constant, priority and identifier, in the same hierarchy.
    ///
    /// - Throws: ``PrintError`` where the options ask for something impossible, or where the proof of the text fails.
    /// - Complexity: O(n log n) in the number of views and constraints.
    public func printed(
        as dialect: some Dialect = .draftsman(),
        options: PrintOptions = PrintOptions()
    ) throws(PrintError) -> PrintedSource {
        guard (1...16).contains(options.indentWidth) else {
            throw .invalidOption("the indent width \(options.indentWidth) is not in 1...16")
        }
        return try dialect.print(self, options: options)
    }
}
