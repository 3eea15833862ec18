import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Puts a proof into steps: each constraint, with what is known, gives one value more. What has to be solved together, such
/// as two constraints that name the same two unknown values, is added up.
struct DerivationSteps {
    typealias Reason = Derivation.Reason

    /// What the steps have shown of a value.
    private struct Known {
        /// `.lessThanOrEqual`: the value is at most that.
        var relation: RowRelation
        var value: Double
        var reasons: [Reason]
    }

    /// A row in the terms of the steps.
    private struct Statement {
        var part: ValueProof.Part
        var terms: [Layout.Term]
        var constant: Double
    }

    private(set) var steps: [Derivation.Step] = []
    private let examination: Examination
    private let gauge: DerivationGauge
    private let words: MemberWords
    /// What is shown of both sides, and in the proof at hand of one.
    private var exact: [Layout.Anchor: Known] = [:]
    private var sided: [Layout.Anchor: Known] = [:]
    /// By row of a content's hugging: that of its compression resistance, and the other way round, where both have a part.
    private var otherSide: [Int: Int] = [:]

    /// - Returns: `nil` where these coordinates do not do: positions in the proof are known only relative to others.
    init?(
        of anchor: Layout.Anchor,
        _ asked: AnchorValue,
        value: Double,
        rows: [Int],
        proofs: [ValueProof],
        isUpperFirst: Bool,
        gauge: DerivationGauge,
        mayAddUp: Bool,
        in examination: Examination
    ) {
        self.examination = examination
        self.gauge = gauge
        words = MemberWords(examination: examination)
        for row in rows {
            if let other = rows.first(where: { words.isSameContent(row, $0) }) { otherSide[row] = other }
        }
        let name = examination.texts.anchor(anchor)
        var ends: [Known] = []
        for (index, proof) in proofs.enumerated() {
            sided = [:]
            let end = run(
                proof,
                to: asked,
                value: value,
                name: name,
                attribute: anchor.attribute,
                isLower: (index == 0) != isUpperFirst,
                mayAddUp: mayAddUp
            )
            guard let end else { return nil }
            if end.relation == .equal {
                order(from: end.reasons)
                return
            }
            ends.append(end)
        }
        guard ends.count == 2 else { return nil }
        add("\(name) is \(PointsText.rounded(value))", ends.flatMap(\.reasons))
        order(from: [.step(steps.count)])
    }

    /// Puts the steps into the order in which the last one needs them, each as late as can be.
    private mutating func order(from last: [Reason]) {
        var numbers: [Int: Int] = [:]
        var ordered: [Derivation.Step] = []
        // Steps whose reasons come first, and then they themselves.
        var open = last.reversed().map { ($0, false) }
        while let (reason, isReady) = open.popLast() {
            guard case .step(let number) = reason, numbers[number] == nil else { continue }
            let step = steps[number - 1]
            if isReady {
                numbers[number] = ordered.count + 1
                let reasons = step.reasons.map { reason -> Reason in
                    guard case .step(let old) = reason, let new = numbers[old] else { return reason }
                    return .step(new)
                }
                ordered.append(Derivation.Step(number: ordered.count + 1, statement: step.statement, reasons: reasons))
            } else {
                open.append((reason, true))
                open += step.reasons.reversed().map { ($0, false) }
            }
        }
        steps = ordered
    }

    private mutating func add(_ statement: String, _ reasons: [Reason]) {
        var distinct: [Reason] = []
        for reason in reasons where !distinct.contains(reason) { distinct.append(reason) }
        steps.append(Derivation.Step(number: steps.count + 1, statement: statement, reasons: distinct))
    }

    private mutating func store(_ known: Known, of anchor: Layout.Anchor) {
        if known.relation == .equal { exact[anchor] = known } else { sided[anchor] = known }
    }

    private static func text(_ name: String, _ relation: RowRelation, _ value: Double) -> String {
        switch relation {
        case .equal: "\(name) is \(PointsText.rounded(value))"
        case .lessThanOrEqual: "\(name) is at most \(PointsText.rounded(value))"
        case .greaterThanOrEqual: "\(name) is at least \(PointsText.rounded(value))"
        }
    }

    // MARK: What is known

    private func direct(_ anchor: Layout.Anchor) -> Known? {
        if let known = exact[anchor] ?? sided[anchor] { return known }
        guard gauge.isOrigin(anchor) else { return nil }
        let given = "\(gauge.name(anchor, examination.names)) is 0"
        return Known(relation: .equal, value: 0, reasons: [.given(given)])
    }

    /// Two known anchors of the same item whose sum an anchor is, with their shares.
    private func pair(for anchor: Layout.Anchor) -> [(known: Known, share: Double)]? {
        let asked = gauge.shares(anchor.attribute)
        let others = gauge.anchors(of: anchor.item, anchor.attribute.axis).compactMap { other in
            other == anchor ? nil : direct(other).map { (known: $0, shares: gauge.shares(other.attribute)) }
        }
        for (index, first) in others.enumerated() {
            for second in others[(index + 1)...] {
                let determinant = first.shares.edge * second.shares.size - first.shares.size * second.shares.edge
                let one = (asked.edge * second.shares.size - asked.size * second.shares.edge) / determinant
                let other = (first.shares.edge * asked.size - first.shares.size * asked.edge) / determinant
                let sum = [(known: first.known, share: one), (known: second.known, share: other)]
                if Self.relation(of: sum, and: .equal) != nil { return sum }
            }
        }
        return nil
    }

    private func isKnown(_ anchor: Layout.Anchor) -> Bool { direct(anchor) != nil || pair(for: anchor) != nil }

    /// What is known of an anchor, with a step of its own where it follows from two others.
    private mutating func take(_ anchor: Layout.Anchor) -> Known? {
        if let known = direct(anchor) { return known }
        guard let pair = pair(for: anchor), let relation = Self.relation(of: pair, and: .equal) else { return nil }
        var known = Known(relation: relation, value: pair.reduce(0) { $0 + $1.known.value * $1.share }, reasons: [])
        let numbered = pair.flatMap(\.known.reasons).filter { if case .step = $0 { true } else { false } }
        if numbered.count == 1, pair.contains(where: { abs($0.known.value - known.value) < 1e-9 && $0.share == 1 }) {
            // From the origin to the far edge is the size, which needs no step.
            known.reasons = numbered
        } else {
            let name = gauge.name(anchor, examination.names)
            add(Self.text(name, relation, known.value), pair.flatMap(\.known.reasons))
            known.reasons = [.step(steps.count)]
        }
        store(known, of: anchor)
        return known
    }

    /// How a sum compares when its parts compare as they do; `nil` where they pull apart.
    private static func relation(
        of sum: [(known: Known, share: Double)],
        and own: RowRelation
    ) -> RowRelation? {
        var result = own
        for (known, share) in sum where known.relation != .equal && share != 0 {
            let relation = share > 0 ? known.relation : known.relation.mirrored
            if result != .equal, result != relation { return nil }
            result = relation
        }
        return result
    }

    // MARK: A proof

    private mutating func run(
        _ proof: ValueProof,
        to asked: AnchorValue,
        value: Double,
        name: String,
        attribute: LayoutAttribute,
        isLower: Bool,
        mayAddUp: Bool
    ) -> Known? {
        let system = examination.lowered.system
        var pending = proof.parts.map { part in
            let (terms, constant) = examination.lowered.anchorTerms(
                of: system.terms(of: part.row),
                constant: part.constant
            )
            return Statement(part: part, terms: gauge.terms(terms), constant: constant)
        }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            var rest: [Statement] = []
            for statement in pending {
                if apply(statement) { hasChanged = true } else { rest.append(statement) }
            }
            pending = rest
        }
        let (terms, constant) = examination.lowered.anchorTerms(of: asked.terms, constant: -asked.constant)
        let goal = gauge.terms(terms)
        if goal.allSatisfy({ isKnown($0.anchor) }) { return conclude(goal, constant, value, name, attribute) }
        guard mayAddUp else { return nil }
        return addUp(pending, to: asked, value: value, name: name, isLower: isLower)
    }

    /// Takes from a row the one value in it that is not known.
    private mutating func apply(_ statement: Statement) -> Bool {
        let open = statement.terms.filter { !isKnown($0.anchor) }
        guard open.count <= 1 else { return false }
        guard let asked = open.first else { return true }
        let other = otherSide[statement.part.row]
        var own = other == nil ? statement.part.relation : .equal
        if asked.multiplier < 0 { own = own.mirrored }
        var sum: [(known: Known, share: Double)] = []
        for term in statement.terms where term.anchor != asked.anchor {
            guard let known = direct(term.anchor) ?? take(term.anchor) else { return false }
            sum.append((known, -term.multiplier / asked.multiplier))
        }
        guard let relation = Self.relation(of: sum, and: own) else { return false }
        let constant = statement.constant / asked.multiplier
        let value = sum.reduce(constant) { $0 + $1.known.value * $1.share }
        let row = statement.part.row
        let member = other.map { words.member(ofContent: row, $0) } ?? words.member(ofRow: row)
        var reasons = sum.filter { $0.share != 0 }.flatMap(\.known.reasons)
        reasons.append(.constraint(member, remark: remark(on: statement, asked, sum)))
        add(Self.text(gauge.name(asked.anchor, examination.names), relation, value), reasons)
        store(Known(relation: relation, value: value, reasons: [.step(steps.count)]), of: asked.anchor)
        return true
    }

    /// What a row that fails is after, and what a multiplier makes of a value.
    private func remark(
        on statement: Statement,
        _ asked: Layout.Term,
        _ sum: [(known: Known, share: Double)]
    ) -> String {
        let row = statement.part.row
        let constant = examination.lowered.system.constants[row]
        if abs(constant - statement.part.constant) > 1e-9 * max(1, abs(constant)) {
            let aim = (statement.constant + constant - statement.part.constant) / asked.multiplier
            let value = sum.reduce(aim) { $0 + $1.known.value * $1.share }
            return ", which pulls towards \(PointsText.rounded(value))"
        }
        if sum.count == 1, let share = sum.first?.share, asked.anchor.attribute.isSize, share > 0, share != 1 {
            return " (\(MemberWords.factor(share))\(PointsText.rounded(sum[0].known.value)))"
        }
        let constraint = examination.constraint(ofRow: row)
        guard let first = constraint.first, let second = constraint.second, statement.terms.count == 2,
            abs(statement.terms[0].multiplier) == 1
        else { return "" }
        let added = statement.constant * statement.terms[0].multiplier - constraint.constant
        let reversed = -statement.constant * statement.terms[0].multiplier - constraint.constant
        guard min(abs(added), abs(reversed)) > 1e-6 else { return "" }
        let points = PointsText.text(min(abs(added), abs(reversed)))
        if first.attribute.isMargin || second.attribute.isMargin { return " (margin \(points))" }
        return first.attribute.isBaseline || second.attribute.isBaseline ? " (baselines \(points) apart)" : ""
    }

    /// The value that is asked for, from what is known.
    private mutating func conclude(
        _ goal: [Layout.Term],
        _ constant: Double,
        _ value: Double,
        _ name: String,
        _ attribute: LayoutAttribute
    ) -> Known? {
        var sum: [(known: Known, share: Double)] = []
        for term in goal {
            guard let known = take(term.anchor) else { return nil }
            sum.append((known, term.multiplier))
        }
        // What the steps come to has to be what was asked.
        let reached = sum.reduce(-constant) { $0 + $1.known.value * $1.share }
        guard let relation = Self.relation(of: sum, and: .equal),
            abs(reached - value) <= 1e-6 * max(1, abs(value))
        else { return nil }
        let reasons = sum.flatMap(\.known.reasons)
        let numbered = reasons.filter { if case .step = $0 { true } else { false } }
        if let only = goal.first(where: { !gauge.isOrigin($0.anchor) }), numbered.count == 1, abs(constant) < 1e-9,
            gauge.name(only.anchor, examination.names) == name, case .step(let number) = numbered[0],
            steps[number - 1].statement.hasPrefix(name + " is ")
        {
            return Known(relation: relation, value: value, reasons: numbered)
        }
        var last = numbered.isEmpty ? reasons : numbered
        if let offset = offset(of: attribute, constant) {
            last.append(.given(offset))
        } else if numbered.count < 2 {
            last = reasons
        }
        add(Self.text(name, relation, value), last)
        return Known(relation: relation, value: value, reasons: [.step(steps.count)])
    }

    /// What a baseline or a margin adds to an edge.
    private func offset(of attribute: LayoutAttribute, _ constant: Double) -> String? {
        let points = PointsText.points(abs(constant))
        switch attribute {
        case .firstBaseline: return "the first baseline is \(points) below the top"
        case .lastBaseline: return "the last baseline is \(points) above the bottom"
        default: return attribute.isMargin ? "the margin is \(points)" : nil
        }
    }

    // MARK: Adding up

    /// Rows that only together have something to say: one is added to the sum of those before it, each as often as the proof
    /// counts it, until what remains of the value is known.
    private mutating func addUp(
        _ statements: [Statement],
        to asked: AnchorValue,
        value: Double,
        name: String,
        isLower: Bool
    ) -> Known? {
        let system = examination.lowered.system
        var pending = statements
        var sum = VariableSum()
        var own = RowRelation.equal
        let direction: RowRelation = isLower ? .greaterThanOrEqual : .lessThanOrEqual
        var last: Reason?
        while !pending.isEmpty {
            let next =
                pending.count > 60
                ? 0
                : pending.indices.min { left, right in
                    sum.count(adding: pending[left].part, system) < sum.count(adding: pending[right].part, system)
                } ?? 0
            let part = pending.remove(at: next).part
            sum.add(system.terms(of: part.row), times: part.weight)
            sum.constant += part.weight * part.constant
            if part.relation != .equal { own = direction }
            let member = Reason.constraint(words.member(ofRow: part.row), remark: Self.times(part.weight))
            if let before = last {
                add(text(of: sum, own), [before, member])
                last = .step(steps.count)
            } else {
                last = member
            }
        }
        // What the sum leaves of the value.
        var rest = VariableSum()
        rest.add(asked.terms, times: 1)
        rest.add(sum.terms, times: -1)
        let (terms, constant) = examination.lowered.anchorTerms(of: rest.terms, constant: 0)
        var parts: [(known: Known, share: Double)] = []
        for term in gauge.terms(terms) {
            guard let known = take(term.anchor) else { return nil }
            parts.append((known, term.multiplier))
        }
        let reached = parts.reduce(sum.constant + asked.constant - constant) { $0 + $1.known.value * $1.share }
        guard let last, let relation = Self.relation(of: parts, and: own),
            abs(reached - value) <= 1e-6 * max(1, abs(value))
        else { return nil }
        add(Self.text(name, relation, value), [last] + parts.flatMap(\.known.reasons))
        return Known(relation: relation, value: value, reasons: [.step(steps.count)])
    }

    /// A sum of variables in the words of its anchors.
    private func text(of sum: VariableSum, _ relation: RowRelation) -> String {
        let (anchors, constant) = examination.lowered.anchorTerms(of: sum.terms, constant: sum.constant)
        var text = ""
        for term in gauge.terms(anchors) where abs(term.multiplier) > 1e-9 && !gauge.isOrigin(term.anchor) {
            let share = term.multiplier
            if text.isEmpty { text = share < 0 ? "-" : "" } else { text += share < 0 ? " - " : " + " }
            if abs(abs(share) - 1) > 1e-9 { text += PointsText.multiplier(abs(share)) + " × " }
            text += gauge.name(term.anchor, examination.names)
        }
        return Self.text(text.isEmpty ? "0" : text, relation, constant)
    }

    /// How often a constraint counts in a sum.
    private static func times(_ weight: Double) -> String {
        let factor = abs(weight)
        let times =
            abs(factor - 1) < 1e-9 ? "" : factor == 0.5 ? ", halved" : ", times \(PointsText.multiplier(factor))"
        return times + (weight < 0 ? ", subtracted" : "")
    }
}

/// A sum of variables that is put together from multiples of rows.
private struct VariableSum {
    private var coefficients: [Int: Double] = [:]
    private var order: [Int] = []
    var constant = 0.0

    /// Those that do not cancel, in the order in which they came.
    var terms: [LinearTerm] {
        order.compactMap { variable in
            guard let coefficient = coefficients[variable], abs(coefficient) > 1e-9 else { return nil }
            // What cancels but for rounding, and halves and whole numbers as they are meant.
            let halves = (coefficient * 2).rounded() / 2
            return LinearTerm(variable, abs(halves - coefficient) < 1e-9 ? halves : coefficient)
        }
    }

    mutating func add(_ terms: some Sequence<LinearTerm>, times factor: Double) {
        for term in terms {
            if coefficients[term.variable] == nil { order.append(term.variable) }
            coefficients[term.variable, default: 0] += factor * term.coefficient
        }
    }

    /// How many terms there would be with a part of a proof.
    func count(adding part: ValueProof.Part, _ system: LinearSystem) -> Int {
        var sum = self
        sum.add(system.terms(of: part.row), times: part.weight)
        return sum.terms.count
    }
}
