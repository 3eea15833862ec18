/// Inequalities `form >= 0`, and which others follow from them: sums of them with multipliers that are not negative.
struct InequalityEntailment {
    /// The forms, without those that hold whatever the variables are.
    private(set) var forms: [LinearForm] = []
    /// By form: the row that it is, and what the row's form was divided by.
    private(set) var sources: [Source] = []
    /// By direction (a form without its constant), the tightest of the forms.
    private var tightest: [LinearForm: Int] = [:]
    private var formsOfVariable: [Int: [Int]] = [:]
    private let isParameter: (Int) -> Bool
    /// A form that can never be at least 0.
    private(set) var hasContradiction = false

    init(isParameter: @escaping (Int) -> Bool) { self.isParameter = isParameter }

    /// A form scaled so that its first coefficient is 1 or -1.
    static func scaled(_ form: LinearForm) -> (form: LinearForm, factor: Rational) {
        guard let first = form.terms.first else { return (form, .one) }
        let size = first.coefficient.magnitude
        return size == .one ? (form, .one) : (form.times(.one / size), size)
    }

    /// An equality with 1 as its first coefficient.
    static func normalized(_ form: LinearForm) -> LinearForm {
        guard let first = form.terms.first, first.coefficient != .one else { return form }
        return form.times(.one / first.coefficient)
    }

    struct Source {
        var row: Int
        var divisor: Rational
    }

    /// Adds `form >= 0`.
    ///
    /// - Parameter row: A number by which the caller knows it.
    mutating func insert(_ form: LinearForm, row: Int = 0) {
        if form.isConstant {
            if form.constant.sign < 0 { hasContradiction = true }
            return
        }
        let (form, divisor) = Self.scaled(form)
        let direction = form.withoutConstant
        if let known = tightest[direction] {
            if form.constant < forms[known].constant {
                forms[known] = form
                sources[known] = Source(row: row, divisor: divisor)
            }
            return
        }
        tightest[direction] = forms.count
        for term in form.terms { formsOfVariable[term.variable, default: []].append(forms.count) }
        forms.append(form)
        sources.append(Source(row: row, divisor: divisor))
    }

    /// Whether `form >= 0` is one of the inequalities, or weaker than one.
    func containsDirectly(_ form: LinearForm) -> Bool {
        if form.isConstant { return form.constant.sign >= 0 }
        let form = Self.scaled(form).form
        guard let known = tightest[form.withoutConstant] else { return false }
        return forms[known].constant <= form.constant
    }

    /// The multipliers with which inequalities make up `form >= 0` or more.
    ///
    /// Found by the simplex in doubles, and solved and checked in exact fractions.
    /// - Parameter work: How many forms may be looked at; what is used is taken off it.
    /// - Returns: By index among ``forms``; `nil` where it does not follow, or is not found to.
    func multipliers(for form: LinearForm, work: inout Int) -> [(form: Int, multiplier: Rational)]? {
        let form = Self.scaled(form).form
        if form.isConstant { return form.constant.sign >= 0 ? [] : nil }
        if let known = tightest[form.withoutConstant], forms[known].constant <= form.constant {
            return [(known, .one)]
        }
        let near = connected(to: form)
        work -= near.count + 16
        guard work > 0, !near.isEmpty, near.count <= Self.mostForms else { return nil }
        guard let holders = holders(of: form, among: near) else { return nil }
        return exactMultipliers(of: holders, for: form)
    }

    private static let mostForms = 4_000

    /// The forms that share variables with one, directly or by others; parameters connect nothing, but what is said of
    /// them alone counts.
    private func connected(to form: LinearForm) -> [Int] {
        var seen: Set<Int> = []
        var open = form.terms.map(\.variable)
        var reached = Set(open)
        // What is said of parameters alone may follow from what any part says of them.
        if form.terms.allSatisfy({ isParameter($0.variable) }) {
            for variable in open { seen.formUnion(formsOfVariable[variable] ?? []) }
            for index in seen {
                for term in forms[index].terms where reached.insert(term.variable).inserted {
                    open.append(term.variable)
                }
            }
        }
        while let variable = open.popLast() {
            for index in formsOfVariable[variable] ?? [] {
                let isOfParameters = forms[index].terms.allSatisfy { isParameter($0.variable) }
                if isParameter(variable), !isOfParameters { continue }
                guard seen.insert(index).inserted else { continue }
                for term in forms[index].terms where reached.insert(term.variable).inserted {
                    open.append(term.variable)
                }
            }
        }
        return seen.sorted()
    }

    /// The inequalities that hold a form up; `nil` where it can be less than 0 by something.
    private func holders(of form: LinearForm, among near: [Int]) -> [Int]? {
        var columns: [Int: Int] = [:]
        func terms(_ form: LinearForm) -> [LinearTerm] {
            form.terms.map { term in
                let column = columns[term.variable] ?? columns.count
                columns[term.variable] = column
                return LinearTerm(column, term.coefficient.approximation)
            }
        }
        let rows = near.map { (terms: terms(forms[$0]), constant: -forms[$0].constant.approximation) }
        let asked = terms(form)
        var system = LinearSystem(variableCount: columns.count)
        for row in rows { system.addRow(row.terms, .greaterThanOrEqual, row.constant) }
        // Lower than 0 by so much that no rounding counts.
        let bound = -form.constant.approximation
        let last = system.addRow(asked, .lessThanOrEqual, bound - max(1, abs(bound) * 1e-3), keepRank: 1)
        var solver = Solver(system)
        guard let solution = try? solver.solve(), let set = solution.brokenSets.first(where: { $0.broken == last })
        else { return nil }
        return set.rows.filter { $0 != last }.map { near[$0] }
    }

    /// The multipliers that make up a form of some inequalities; `nil` where there are none, one is negative, or the
    /// constants do not suffice.
    private func exactMultipliers(of holders: [Int], for form: LinearForm) -> [(form: Int, multiplier: Rational)]? {
        // By holder, as a variable behind those of the forms: one equality for each variable of the forms.
        var equations: [Int: LinearForm] = [:]
        for (index, holder) in holders.enumerated() {
            for term in forms[holder].terms {
                equations[term.variable, default: .zero].add(LinearForm(variable: index), times: term.coefficient)
            }
        }
        let one = LinearForm(variable: holders.count)
        for term in form.terms { equations[term.variable, default: .zero].add(one, times: -term.coefficient) }
        var solved = AffineForms(variableCount: holders.count + 1)
        for (_, equation) in equations.sorted(by: { $0.key < $1.key }) {
            let outcome = solved.insert(equation) { $0 == holders.count ? 1 : 0 }
            if outcome == .solves(holders.count) { return nil }
        }
        var multipliers: [(form: Int, multiplier: Rational)] = []
        var constant = Rational.zero
        for (index, holder) in holders.enumerated() {
            let value = solved.reduced(LinearForm(variable: index))
            // In terms of the last variable alone, which is 1.
            guard value.terms.allSatisfy({ $0.variable == holders.count }) else { return nil }
            let multiplier = value.terms.first?.coefficient ?? .zero
            if multiplier.sign < 0 { return nil }
            constant = constant + multiplier * forms[holder].constant
            multipliers.append((holder, multiplier))
        }
        return constant <= form.constant ? multipliers : nil
    }
}
