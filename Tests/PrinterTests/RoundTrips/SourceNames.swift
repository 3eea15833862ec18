import LayoutInspector
import LayoutPrinter

/// What the views and guides of a layout are called in the source that was printed from it.
struct SourceNames {
    /// The names by id; views without one are known by the view that they are in.
    private(set) var views: [String: String] = [:]
    /// The names that count in source: `nil` if all do.
    private(set) var counted: Set<String>?
    /// The properties whose views are those of child controllers: `map.view` has no name of its own.
    private(set) var controllers: Set<String> = []

    /// Names without which a layout cannot be distinguished.
    static let standard: Set<String> = ["view", "self", "contentView"]

    /// - Parameter mayOmitNames: Whether the source needs no names for views that nothing refers to, as Draftsman's stacks.
    init(_ printed: PrintedSource, of layout: Layout, mayOmitNames: Bool) {
        let properties = Set(layout.views.filter { $0.name != nil }.map(\.id))
        var bareNames: [(id: String, name: String)] = []
        for name in printed.names {
            let parts = name.expression.split(separator: ".")
            // `self.title` is called title.
            let bare = (parts.last ?? "").filter { $0 != "`" }
            if bare == "view", parts.count > 1 {
                controllers.insert(String(parts[parts.count - 2]))
            } else {
                bareNames.append((name.id, bare))
            }
        }
        if mayOmitNames {
            // A name that one class declares and another one's source omits does not count in either.
            let omissible = bareNames.filter { !properties.contains($0.id) }.map(\.name)
            let words = Set(printed.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            counted = Set(bareNames.map(\.name)).subtracting(omissible).intersection(words).union(Self.standard)
        }
        for (id, name) in bareNames where counted?.contains(name) ?? true { views[id] = name }
    }

    /// The name of a view that was read from the source, if it counts.
    func name(ofRead view: Layout.View) -> String? {
        guard let name = view.name, !controllers.contains(name), counted?.contains(name) ?? true else { return nil }
        return name == "view" && view.parent != nil ? nil : name
    }
}
