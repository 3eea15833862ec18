import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Examination {
    /// The most constraints listed of a kind that does not affect a value.
    private static let mostListed = 8

    /// Why an attribute has its value; all of it is about one part of the layout.
    func derivation(of anchor: Layout.Anchor) throws(Interrupted) -> Derivation {
        let words = MemberWords(examination: self)
        let asked = lowered.value(of: anchor, under: options.conditions)
        var derivation = Derivation(anchor: anchor, outcome: .fixed(asked.constant))
        derivation.origin = origin(of: anchor, isMirrored: asked.isMirrored)
        if asked.terms.isEmpty { return derivation }
        let value = asked.value(at: point)
        var members: [Int] = []
        if asked.terms.contains(where: { freedom.isFree($0.variable) }), let range = openRange(of: asked) {
            derivation.outcome = .open(lowest: range.lowest, highest: range.highest)
            (derivation.lowerBound, derivation.upperBound) = try bounds(of: asked, range, words)
            derivation.remedies = try remedies(for: anchor)
        } else {
            let set = ImplyingSet(of: asked.terms, in: self)
            if let rows = try set.rows() {
                members = rows
                derivation.outcome = .determined(value)
                derivation.members = words.members(of: rows)
                derivation.steps = try steps(of: anchor, asked, value: value, from: set, rows)
            } else {
                derivation.outcome = .conflicting(value)
            }
        }
        derivation.broken = words.members(of: try broken(beside: Set(members), asked))
        try describeOthers(&derivation, asked, members: Set(members), words)
        return derivation
    }

    /// What conflicts break that constraints of the value have a part in.
    private func broken(beside members: Set<Int>, _ asked: AnchorValue) throws(Interrupted) -> [Int] {
        if solution.broken.isEmpty { return [] }
        let own = Set(asked.terms.flatMap { rows[$0.variable] })
        var broken: Set<Int> = []
        for cause in try causes() where cause.rows.contains(where: { members.contains($0) || own.contains($0) }) {
            broken.formUnion(cause.breaks)
        }
        return broken.sorted()
    }

    /// What a position counts from.
    private func origin(of anchor: Layout.Anchor, isMirrored: Bool) -> String? {
        guard !anchor.attribute.isSize else { return nil }
        let parent: Int?
        switch anchor.item {
        case .view(let view): parent = layout.views[view].parent
        case .guide(let guide): parent = layout.guides[guide].owner
        case .missing: parent = nil
        }
        return parent.map { (isMirrored ? "from the right edge of " : "in ") + names.subject(view: $0) }
    }

    /// `nil`: the attribute is settled, though some of what it is made of is not.
    private func openRange(of asked: AnchorValue) -> (lowest: Double?, highest: Double?)? {
        let (lowest, highest) = solution.range(of: asked.terms)
        if let lowest, let highest, highest - lowest <= 1e-6 * max(1, abs(highest)) { return nil }
        return (lowest.map { $0 + asked.constant }, highest.map { $0 + asked.constant })
    }

    /// What keeps an open value within its range.
    private func bounds(
        of asked: AnchorValue,
        _ range: (lowest: Double?, highest: Double?),
        _ words: MemberWords
    ) throws(Interrupted) -> (lower: [Derivation.Member], upper: [Derivation.Member]) {
        func question(_ relation: RowRelation, _ end: Double?, _ margin: Double) -> Attribution.Question? {
            end.map {
                let constant = $0 - asked.constant + margin * max(1, abs($0))
                return Attribution.Question(terms: asked.terms, relation: relation, constant: constant, priority: 0)
            }
        }
        let lower = question(.lessThanOrEqual, range.lowest, -1)
        let upper = question(.greaterThanOrEqual, range.highest, 1)
        var answers = try Attribution.answers(to: [lower, upper].compactMap { $0 }, in: self)[...]
        let below = lower == nil ? nil : answers.popFirst() ?? nil
        let above = upper == nil ? nil : answers.popFirst() ?? nil
        return (words.members(of: below?.rows ?? []), words.members(of: above?.rows ?? []))
    }

    /// What determines an ambiguous value: the fixes of its ambiguities.
    private func remedies(for anchor: Layout.Anchor) throws(Interrupted) -> [String] {
        let id = layout.id(of: anchor.item)
        let own = LayoutAttribute.framed(anchor.attribute)
        guard AmbiguousLayoutRule.info.isAsked == .always, reasonNotToRun(AmbiguousLayoutRule.self) == nil else {
            return []
        }
        var titles: [String] = []
        for finding in try AmbiguousLayoutRule.findings(in: self) {
            guard let ambiguity = finding.ambiguity else { continue }
            let isOwn = finding.views.first == id && ambiguity.attributes.contains(where: own.contains)
            let follows = ambiguity.dependents.contains { $0.item == id && $0.attributes.contains(where: own.contains) }
            guard isOwn || follows else { continue }
            titles += finding.fixes.prefix(2).map(\.title)
        }
        return Array(titles.prefix(3))
    }

    // MARK: Steps

    private func steps(
        of anchor: Layout.Anchor,
        _ asked: AnchorValue,
        value: Double,
        from set: ImplyingSet,
        _ rows: [Int]
    ) throws(Interrupted) -> [Derivation.Step] {
        var proofs: [ValueProof] = []
        for isLower in [true, false] {
            guard let proof = try ValueProof(of: set, isLower: isLower, from: rows, in: self) else { return [] }
            proofs.append(proof)
        }
        // Constraints that pull towards another value come after those that prevail.
        let pulls = proofs.map { proof in
            proof.parts.contains { $0.constant != lowered.system.constants[$0.row] }
        }
        let isUpperFirst = pulls[0] && !pulls[1]
        let parent = parent(of: anchor.item)
        let owner = parent.map { Layout.Item.view($0) } ?? anchor.item
        let common = commonView(of: rows, and: parent)
        let isMirrored =
            asked.isMirrored
            || rows.contains { row in
                constraint(ofRow: row).anchors.contains { anchor in
                    anchor.attribute.isDirectional && (layout.view(of: anchor.item).map { isRightToLeft[$0] } ?? false)
                }
            }
        let attributes = rows.flatMap { constraint(ofRow: $0).anchors.map(\.attribute) } + [anchor.attribute]
        let namesSides =
            attributes.contains(where: \.isAbsoluteHorizontalEdge)
            && !attributes.contains(where: \.isDirectional)
        var origins = [common.map { Layout.Item.view($0) } ?? owner, owner]
        // A size may follow from places that are known only relative to each other.
        if let inner = commonView(of: rows, and: nil) { origins.append(.view(inner)) }
        origins.append(anchor.item)
        let attempts = origins.map { ($0, false) } + origins.map { ($0, true) }
        for (origin, mayAddUp) in attempts {
            let gauge = DerivationGauge(
                origin: origin,
                isMirrored: isMirrored,
                namesSides: namesSides,
                layout: layout
            )
            let steps = DerivationSteps(
                of: anchor,
                asked,
                value: value,
                rows: rows,
                proofs: isUpperFirst ? proofs.reversed() : proofs,
                isUpperFirst: isUpperFirst,
                gauge: gauge,
                mayAddUp: mayAddUp,
                in: self
            )
            if let steps { return steps.steps }
        }
        return []
    }

    private func parent(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): layout.views[view].parent
        case .guide(let guide): layout.guides[guide].owner
        case .missing: nil
        }
    }

    /// The nearest common ancestor of all items of the rows, and its parent.
    private func commonView(of rows: [Int], and parent: Int?) -> Int? {
        var common = parent
        for row in rows {
            for item in constraint(ofRow: row).items {
                guard let view = layout.view(of: item) else { continue }
                common = common.map { layout.nearestCommonAncestor($0, view) ?? $0 } ?? view
            }
        }
        return common
    }

    // MARK: What has no part in it

    private func describeOthers(
        _ derivation: inout Derivation,
        _ asked: AnchorValue,
        members: Set<Int>,
        _ words: MemberWords
    ) throws(Interrupted) {
        let system = lowered.system
        var others: Set<Int> = []
        for term in asked.terms where system.rowCount > 0 {
            // The superview's size, which a mirrored edge counts from, has rows of its own.
            guard lowered.itemAndAttribute(of: term.variable)?.item == derivation.anchor.item else { continue }
            others.formUnion(rows[term.variable])
        }
        var failing: [Int] = []
        for row in others.sorted() where system.isEnabled[row] && !members.contains(row) && !isBroken[row] {
            if lowered.isImpliedBound(row) { continue }
            let value = system.terms(of: row).reduce(0) { $0 + $1.coefficient * point[$1.variable] }
            let room = abs(value - system.constants[row])
            if error(ofRow: row) > 1e-6 * max(1, abs(system.constants[row])) {
                failing.append(row)
            } else if room > 1e-6 * max(1, abs(value)), system.relations[row] != .equal {
                derivation.slack.append(.init(member: words.member(ofRow: row), room: room))
            }
        }
        derivation.slack.sort { ($0.room, $0.member.rows[0]) < ($1.room, $1.member.rows[0]) }
        derivation.slack = Array(derivation.slack.prefix(Self.mostListed))
        let listed = Array(failing.prefix(Self.mostListed))
        let answers = try Attribution.answers(to: listed.map { question(aboutRow: $0) }, in: self)
        for (row, answer) in zip(listed, answers) {
            derivation.ineffective.append(
                .init(
                    member: words.member(ofRow: row),
                    error: error(ofRow: row),
                    beatenBy: words.members(of: answer?.rows ?? [])
                )
            )
        }
    }
}

extension LayoutAttribute {
    /// The attributes of a frame that an attribute depends on.
    fileprivate static func framed(_ attribute: LayoutAttribute) -> [FrameAttribute] {
        switch attribute {
        case .width: [.width]
        case .height: [.height]
        case _ where attribute.axis == .horizontal: [.minX, .width]
        default: [.minY, .height]
        }
    }
}

extension Analysis {
    /// Why an attribute of a view or guide has the value that it has.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: A few solutions of the part of the layout connected to it, and one of some rows for each
    ///   constraint that has a part in it.
    package func derivation(of anchor: Layout.Anchor) throws(Interrupted) -> Derivation {
        try withExamination { (examination) throws(Interrupted) in try examination.derivation(of: anchor) }
    }
}
