import LayoutModel

/// The properties of a view that the layout or a reader of the source depends on, compared.
enum ViewChanges {
    static func changes(from before: Layout.View, to after: Layout.View) -> [LayoutDifference.Change] {
        var changes: [LayoutDifference.Change] = []
        func compare<Value: Equatable>(_ property: String, _ first: Value?, _ second: Value?, _ text: (Value) -> String)
        {
            if first == second { return }
            changes.append(.init(property: property, before: first.map(text), after: second.map(text)))
        }
        func yes(_ value: Bool) -> String { value ? "yes" : "no" }
        compare("class", before.className, after.className) { $0 }
        compare("property name", before.name, after.name) { $0 }
        compare("identifier", before.identifier, after.identifier) { $0 }
        compare("label", before.label, after.label) { $0 }
        compare("text", before.text, after.text) { "\"\($0)\"" }
        compare("hidden", before.isHidden, after.isHidden, yes)
        compare(
            "translates autoresizing mask",
            before.translatesAutoresizingMask,
            after.translatesAutoresizingMask,
            yes
        )
        for axis in Axis.allCases {
            compare("\(axis.rawValue) hugging", before.contentHugging[axis], after.contentHugging[axis]) {
                PointsText.text($0)
            }
            compare(
                "\(axis.rawValue) compression resistance",
                before.compressionResistance[axis],
                after.compressionResistance[axis]
            ) { PointsText.text($0) }
        }
        compare("axis", before.stack?.axis, after.stack?.axis) { $0.rawValue }
        compare("distribution", before.stack?.distribution, after.stack?.distribution) { $0.rawValue }
        compare("alignment", before.stack?.alignment, after.stack?.alignment) { $0.rawValue }
        compare("spacing", before.stack?.spacing, after.stack?.spacing) { PointsText.text($0) }
        let known = Dictionary(before.attributes.map { ($0.key, $0.json) }) { first, _ in first }
        let now = Dictionary(after.attributes.map { ($0.key, $0.json) }) { first, _ in first }
        for key in Set(known.keys).union(now.keys).sorted() where known[key] != now[key] {
            let (first, second) = (known[key].map(AttributeText.text), now[key].map(AttributeText.text))
            // Of long values that begin alike, only the fact is reported.
            let isShown = first != second
            changes.append(.init(property: key, before: isShown ? first : nil, after: isShown ? second : nil))
        }
        return changes
    }
}
