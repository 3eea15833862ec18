/// The parts of the proof in the order in which they are found.
struct EquivalenceProofSearch {
    var proof = EquivalenceProof()
    let given: [EquivalenceProof.Given]
    let kinds: [SystemEquivalence.VariableKind]
    let domain: [LinearForm]
    private(set) var sides: [EquivalenceSide]
    /// By side: the variables that its equalities determine.
    private(set) var forms: [AffineForms]
    private var occurrences: [Int]
    private var work = SystemEquivalence.mostWork

    init(
        _ given: [EquivalenceProof.Given],
        _ kinds: [SystemEquivalence.VariableKind],
        _ domain: LinearSystem
    ) {
        self.given = given
        self.kinds = kinds
        self.domain = (0..<domain.rowCount).compactMap { row in
            let form = LinearForm(row: row, of: domain)
            return domain.relations[row] == .lessThanOrEqual ? form?.times(-.one) : form
        }
        sides = given.map { side in
            EquivalenceSide(side.rows, variableCount: kinds.count, isOwn: { kinds[$0] == .own })
        }
        forms = [AffineForms(variableCount: kinds.count), AffineForms(variableCount: kinds.count)]
        occurrences = Array(repeating: 0, count: kinds.count)
        for side in 0...1 {
            proof.sides[side].eliminated = sides[side].eliminations.map {
                EquivalenceProof.Elimination(variable: $0.variable, row: $0.row)
            }
            proof.gaps += sides[side].opaque.map { .opaque(side: side, row: $0) }
        }
    }

    func rank(_ variable: Int) -> Int {
        Int(kinds[variable].rawValue) << 32 + min(occurrences[variable], 1 << 30)
    }

    /// The number of an inequality.
    private func number(_ row: EquivalenceSide.Row, _ side: Int) -> Int {
        row.made.map { given[side].rowCount + $0 } ?? row.index
    }

    // MARK: Conflicts

    /// Sets the rows apart that share variables with some that have no solution: these are compared as they are.
    mutating func setConflictsApart(_ conflicting: Set<Int>) {
        if conflicting.isEmpty { return }
        var parts = ConnectedVariables(kinds)
        for side in sides { for row in side.given { parts.unite(row.form) } }
        var found: Set<Int> = []
        for row in sides[0].given where conflicting.contains(row.index) {
            if let part = parts.part(of: row.form) { found.insert(part) }
        }
        for side in 0...1 {
            let literal = sides[side].setApart { row in parts.part(of: row.form).map(found.contains) ?? false }
            proof.sides[side].literal = literal.map { number($0, side) }
        }
    }

    // MARK: Equalities

    mutating func solveEqualities() {
        let normalized = sides.map { $0.equalities.map { InequalityEntailment.normalized($0.form) } }
        for form in normalized.joined() { for term in form.terms { occurrences[term.variable] += 1 } }
        let sets = normalized.map(Set.init)
        for side in 0...1 {
            // Rows that both sides have come first: what is solved for is then the same on both.
            for isCommon in [true, false] {
                for (row, form) in zip(sides[side].equalities, normalized[side])
                where sets[1 - side].contains(form) == isCommon {
                    if case .solves(let variable) = forms[side].insert(form, rank: rank) {
                        proof.sides[side].solved.append(.init(row: row.index, variable: variable))
                    }
                }
            }
        }
        for side in 0...1 {
            for row in sides[1 - side].equalities {
                let form = forms[side].reduced(row.form)
                if form.isConstant, form.constant.isZero { continue }
                let entailment = entailment(side)
                guard let below = terms(of: form, entailment), let above = terms(of: form.times(-.one), entailment),
                    case .solves(let variable) = forms[side].insert(form, rank: rank)
                else {
                    proof.gaps.append(.row(side: 1 - side, row: row.index))
                    continue
                }
                proof.sides[side].implied.append(
                    .init(row: row.index, below: below, above: above, variable: variable)
                )
            }
        }
    }

    // MARK: Inequalities

    /// The inequalities of a side, in the variables that its equalities leave.
    private mutating func entailment(_ side: Int) -> InequalityEntailment {
        let kinds = kinds
        var entailment = InequalityEntailment { kinds[$0] == .parameter }
        for (place, form) in domain.enumerated() { entailment.insert(forms[side].reduced(form), row: -1 - place) }
        for row in sides[side].inequalities {
            entailment.insert(forms[side].reduced(row.form), row: number(row, side))
        }
        return entailment
    }

    /// The rows that make up `form >= 0` with their multipliers.
    private mutating func terms(
        of form: LinearForm,
        _ entailment: InequalityEntailment
    ) -> [EquivalenceProof.Term]? {
        let divisor = InequalityEntailment.scaled(form).factor
        return entailment.multipliers(for: form, work: &work)?.filter { !$0.multiplier.isZero }.map { found in
            let source = entailment.sources[found.form]
            return .init(row: source.row, multiplier: found.multiplier * divisor / source.divisor)
        }
    }

    mutating func showInequalities() {
        for side in 0...1 {
            let entailment = entailment(side)
            for row in sides[1 - side].inequalities {
                let form = forms[side].reduced(row.form)
                guard let found = terms(of: form, entailment) else {
                    proof.gaps.append(.row(side: 1 - side, row: row.index))
                    continue
                }
                if found.isEmpty { continue }
                proof.sides[side].follows.append(.init(row: number(row, 1 - side), terms: found))
            }
        }
    }

    // MARK: Optional rows

    /// Leaves out errors that are 0 wherever the required rows hold, and compares the others.
    mutating func dropErrors() {
        let entailment = entailment(0)
        var levels: [[WishLevels.Wish]] = []
        let kinds = kinds
        for side in 0...1 {
            let rows = sides[side].wishes
            let made = WishLevels(rows, isParameter: { kinds[$0] == .parameter }) { forms[0].reduced($0) }
            levels.append(made.wishes)
        }
        let sets = levels.map { Set($0.map(\.form)) }
        for side in 0...1 {
            levels[side].removeAll { wish in
                let form = wish.form.times(-.one)
                if !entailment.containsDirectly(form), sets[1 - side].contains(wish.form) { return false }
                guard let found = terms(of: form, entailment) else { return false }
                // The wish is a part of its row's error.
                let terms = found.map { EquivalenceProof.Term(row: $0.row, multiplier: $0.multiplier * wish.weight) }
                proof.never.append(.init(side: side, row: wish.row, isAbove: wish.isAbove, terms: terms))
                return true
            }
        }
        var parts = ConnectedVariables(kinds)
        for form in entailment.forms { parts.unite(form) }
        for wish in levels.joined() { parts.unite(wish.form) }
        var byPart: [Int: [[WishLevels.Wish]]] = [:]
        for side in 0...1 {
            for wish in levels[side] {
                guard let part = parts.part(of: wish.form) else { continue }
                byPart[part, default: [[], []]][side].append(wish)
            }
        }
        for (_, wishes) in byPart.sorted(by: { $0.key < $1.key }) {
            let own = wishes.map(WishLevels.levels)
            if own[0].count == own[1].count, zip(own[0], own[1]).allSatisfy({ WishLevels.isSame($0, $1) }) { continue }
            let side = wishes[0].isEmpty ? 1 : 0
            proof.gaps += wishes[side].prefix(1).map { .row(side: side, row: $0.row) }
        }
    }
}
