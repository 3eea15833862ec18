/// Required equalities in solved form: some variables as forms of the others.
///
/// Forms are brought up to date when they are asked for, and kept then, so that long chains of equalities cost near linear
/// work: few of their rows have more than two variables.
struct AffineForms: Sendable {
    enum Insertion: Equatable {
        /// The equality solves a variable.
        case solves(Int)
        /// It follows from those before it.
        case follows
        /// It contradicts them.
        case contradicts
    }

    private var solved: [LinearForm?]
    private(set) var count = 0

    init(variableCount: Int) { solved = Array(repeating: nil, count: variableCount) }

    func isSolved(_ variable: Int) -> Bool { solved[variable] != nil }

    /// The form in variables that are not solved.
    mutating func reduced(_ form: LinearForm) -> LinearForm {
        if !form.terms.contains(where: { solved[$0.variable] != nil }) { return form }
        for term in form.terms where solved[term.variable] != nil { update(term.variable) }
        return substituted(form)
    }

    /// Adds an equality: the form is 0.
    ///
    /// - Parameter rank: Of a variable: those of the lowest rank are solved first, of these the last one.
    mutating func insert(_ form: LinearForm, rank: (Int) -> Int) -> Insertion {
        let form = reduced(form)
        guard var pivot = form.terms.first?.variable else { return form.constant.isZero ? .follows : .contradicts }
        for term in form.terms where rank(term.variable) <= rank(pivot) { pivot = term.variable }
        solved[pivot] = form.solved(for: pivot)
        count += 1
        return .solves(pivot)
    }

    private func substituted(_ form: LinearForm) -> LinearForm {
        var result = form
        for term in form.terms {
            guard let value = solved[term.variable] else { continue }
            result.add(LinearForm(variable: term.variable), times: -term.coefficient)
            result.add(value, times: term.coefficient)
        }
        return result
    }

    /// Brings a solved variable's form up to date, and before it those of the variables in it.
    private mutating func update(_ variable: Int) {
        var open = [variable]
        while let next = open.last {
            guard let form = solved[next] else {
                open.removeLast()
                continue
            }
            var isWaiting = false
            var isStale = false
            for term in form.terms {
                guard let inner = solved[term.variable] else { continue }
                isStale = true
                if inner.terms.contains(where: { solved[$0.variable] != nil }) {
                    open.append(term.variable)
                    isWaiting = true
                }
            }
            if isWaiting { continue }
            if isStale { solved[next] = substituted(form) }
            open.removeLast()
        }
    }
}
