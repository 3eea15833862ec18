/// How a printed program agrees with the layout that it was printed from.
///
/// Constraints are compared as multisets: items by their place in the hierarchy, attributes, relation, multiplier,
/// constant, priority and identifier. Takes time in proportion to the product of the numbers of views at worst.
public struct DumpComparison: Sendable {
    /// Said in the same words.
    public private(set) var equalCount = 0
    /// Said from the other item, by the margins' guide in place of a margin, by the safe area in place of a controller's
    /// guide, or with the name of its property as the identifier.
    public private(set) var turnedCount = 0
    /// The user's active constraints of the original that the program does not make.
    public private(set) var missing: [String] = []
    /// What the program makes and the original does not have.
    public private(set) var extra: [String] = []
    /// Views of the program that the original does not have, by name.
    public private(set) var strangers: [String] = []
    /// Views that are placed in another way: mask flags and what stacks do.
    public private(set) var placement: [String] = []
    /// Views that show something else, or keep to the size of it in another way. Only source with configuration agrees.
    public private(set) var content: [String] = []
    /// The views that stand for each other, by id, in the printed dump's order.
    public private(set) var pairs: [(original: String, printed: String)] = []

    /// - Parameter placesByFrames: Whether the program sets frames: then it makes no constraints, and masks are as in every
    ///   new view. The hierarchy and what stacks do are compared.
    public init(original: Dump, printed: Dump, placesByFrames: Bool = false) {
        let names = ItemNames(original: original, printed: printed)
        strangers = names.strangers
        pairs = names.pairs.map { ($0.original.id, $0.printed.id) }
        let roots = Set(printed.roots.map(\.id))
        for (original, printed) in names.pairs {
            let isRoot = roots.contains(printed.id)
            let differences = ViewDifferences(
                original,
                printed,
                names: names.printed,
                comparesMasks: !isRoot && !placesByFrames
            )
            placement += differences.placement
            content += differences.content
        }
        if placesByFrames { return }
        var wanted = DumpComparison.count(original, names.original)
        var made = DumpComparison.count(printed, names.printed)
        // SwiftLayout finds the constraint of a property by an identifier, the property's name. Constraints with identifiers
        // come first: the same ones can be there once more without.
        func take(_ list: inout [Keyed], where isTaken: (Dump.Constraint) -> Bool) -> [Keyed] {
            defer { list.removeAll { isTaken($0.constraint) } }
            return list.filter { isTaken($0.constraint) }
        }
        var identified = (
            take(&wanted.keyed) { $0.identifier != nil }, take(&made.keyed) { $0.identifier != nil }
        )
        var held = take(&wanted.keyed) { $0.name != nil }
        equalCount = DumpComparison.cancel(&identified.0, &identified.1) { $0.key }
        turnedCount = DumpComparison.cancel(&held, &identified.1) { $0.key.turned.identified(as: $0.constraint.name) }
        wanted.keyed += identified.0 + held
        made.keyed += identified.1
        equalCount += DumpComparison.cancel(&wanted.keyed, &made.keyed) { $0.key }
        turnedCount += DumpComparison.cancel(&wanted.keyed, &made.keyed) { $0.key.turned }
        missing = wanted.keyed.map { DumpComparison.text($0.constraint, names.original) } + wanted.unknown
        extra = made.keyed.map { DumpComparison.text($0.constraint, names.printed) } + made.unknown
    }

    private typealias Keyed = (key: ConstraintKey, constraint: Dump.Constraint)

    private static func count(_ dump: Dump, _ names: [String: String]) -> (keyed: [Keyed], unknown: [String]) {
        var keyed: [Keyed] = []
        var unknown: [String] = []
        for constraint in dump.constraints where constraint.isActive ?? true {
            guard constraint.origin ?? "user" == "user" else { continue }
            if let key = ConstraintKey(constraint, names: names) {
                keyed.append((key, constraint))
            } else {
                unknown.append(text(constraint, names))
            }
        }
        return (keyed, unknown)
    }

    /// Takes what is in both lists out of them, and returns how many pairs that were.
    private static func cancel(
        _ left: inout [Keyed],
        _ right: inout [Keyed],
        _ form: (Keyed) -> ConstraintKey
    ) -> Int {
        var available: [ConstraintKey: [Int]] = [:]
        for (place, entry) in right.enumerated().reversed() { available[form(entry), default: []].append(place) }
        var used = Set<Int>()
        let rest = left.filter { entry in
            guard let place = available[form(entry)]?.popLast() else { return true }
            used.insert(place)
            return false
        }
        right = right.enumerated().filter { !used.contains($0.offset) }.map(\.element)
        defer { left = rest }
        return left.count - rest.count
    }

    private static func text(_ constraint: Dump.Constraint, _ names: [String: String]) -> String {
        func text(_ term: Dump.Term) -> String { (names[term.item] ?? "?" + term.item) + "." + term.attribute }
        var parts: [String] = []
        if let terms = constraint.terms {
            parts.append(terms.map { "\($0.multiplier ?? 1) * \(text($0))" }.joined(separator: " + "))
        }
        if let first = constraint.first { parts.append(text(first)) }
        parts.append(constraint.relation ?? "equal")
        if let second = constraint.second {
            if let multiplier = constraint.multiplier { parts.append("\(multiplier) *") }
            parts.append(text(second))
        }
        if let constant = constraint.constant { parts.append("+ \(constant)") }
        if let priority = constraint.priority { parts.append("@\(priority)") }
        if let identifier = constraint.identifier { parts.append("'\(identifier)'") }
        return parts.joined(separator: " ") + " (" + constraint.id + ")"
    }
}
