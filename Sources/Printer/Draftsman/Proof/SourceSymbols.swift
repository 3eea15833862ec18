import LayoutInspector

/// What the names in a section's source mean.
struct SourceSymbols: Sendable {
    struct Symbol: Sendable, Equatable {
        var item: Layout.Item
        /// Whether the source has to declare the name itself.
        var isDeclaredBySource: Bool
        /// Whether the name is a controller's, standing for its view in a plan.
        var isController = false
        /// The name of the view that has this one as a member, for views that UIKit makes.
        var owner: String?
        /// Whether the object is there whatever the source does: the print root, UIKit's own views, and views outside.
        var isGiven: Bool
    }

    private var symbols: [String: Symbol] = [:]
    private var givenItems = Set<Layout.Item>()
    /// Names that mean two things.
    private(set) var repeated: [String] = []

    mutating func add(_ name: String, _ symbol: Symbol) {
        if symbol.isGiven { givenItems.insert(symbol.item) }
        if symbols.updateValue(symbol, forKey: name) != nil { repeated.append(name) }
    }

    func isGiven(_ item: Layout.Item) -> Bool { givenItems.contains(item) }

    subscript(name: String) -> Symbol? { symbols[name] }
}
