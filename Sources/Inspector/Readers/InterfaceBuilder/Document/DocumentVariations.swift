import LayoutSyntax

/// The variations of a document that match its traits, and what their masks exclude.
///
/// The base set is everything but what the `default` variation excludes; stronger variations exclude and include.
struct DocumentVariations {
    /// By element: its variations, the strongest last.
    private var matching: [Int: [Int]] = [:]
    /// By id.
    private(set) var excludedConstraints: Set<String> = []
    /// By id.
    private(set) var excludedViews: Set<String> = []

    init(_ tree: XMLTree, traits: Traits) {
        var owners: [Int] = []
        var found: [Int: [(element: Int, strength: Int)]] = [:]
        for element in tree.elements(named: "variation") {
            guard let owner = tree.parent(of: element), let key = tree[element, "key"],
                let strength = traits.specificity(ofVariation: key)
            else { continue }
            if found[owner] == nil { owners.append(owner) }
            found[owner, default: []].append((element, strength))
        }
        for owner in owners {
            let sorted = (found[owner] ?? []).enumerated().sorted {
                ($0.element.strength, $0.offset) < ($1.element.strength, $1.offset)
            }.map(\.element.element)
            matching[owner] = sorted
            for variation in sorted { applyMasks(of: variation, tree) }
        }
    }

    /// Most files have none.
    var isEmpty: Bool { matching.isEmpty }

    subscript(element: Int) -> [Int] { matching.isEmpty ? [] : matching[element] ?? [] }

    private mutating func applyMasks(of variation: Int, _ tree: XMLTree) {
        for mask in tree.children(of: variation) where tree.isElement(mask, "mask") {
            let isOfConstraints = tree.isValue(of: mask, "key", "constraints")
            guard isOfConstraints || tree.isValue(of: mask, "key", "subviews") else { continue }
            for entry in tree.children(of: mask) {
                guard let id = tree[entry, "reference"] else { continue }
                let isExcluded = tree.isElement(entry, "exclude")
                guard isExcluded || tree.isElement(entry, "include") else { continue }
                switch (isOfConstraints, isExcluded) {
                case (true, true): excludedConstraints.insert(id)
                case (true, false): excludedConstraints.remove(id)
                case (false, true): excludedViews.insert(id)
                case (false, false): excludedViews.remove(id)
                }
            }
        }
    }
}
