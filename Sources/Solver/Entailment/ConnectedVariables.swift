/// Variables that rows connect, parameters apart.
struct ConnectedVariables {
    private var sets: UnionFind
    private let kinds: [SystemEquivalence.VariableKind]

    init(_ kinds: [SystemEquivalence.VariableKind]) {
        sets = UnionFind(count: kinds.count)
        self.kinds = kinds
    }

    mutating func unite(_ form: LinearForm) {
        var first: Int?
        for term in form.terms where kinds[term.variable] != .parameter {
            if let first { sets.unite(first, term.variable) } else { first = term.variable }
        }
    }

    /// `nil` for a row on parameters alone.
    mutating func part(of form: LinearForm) -> Int? {
        form.terms.first { kinds[$0.variable] != .parameter }.map { sets.find($0.variable) }
    }
}
