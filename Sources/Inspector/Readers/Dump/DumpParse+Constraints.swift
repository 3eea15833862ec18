import LayoutModel
import LayoutSemantics
import LayoutSyntax

extension DumpParse {
    /// Reads all constraints. Their items stay unresolved until all views are known.
    mutating func readConstraints() throws(ReadError) {
        try scanner.openArray()
        let start = scanner.offset
        while try scanner.nextElement() {
            if layout.constraints.count == Self.countBeforeEstimate {
                let capacity = estimatedCount(layout.constraints.count, since: start)
                layout.constraints.reserveCapacity(capacity)
                places.constraints.reserveCapacity(capacity)
                constraintRanges.reserveCapacity(capacity)
                itemIDs.reserveCapacity(2 * capacity)
            }
            try readConstraint()
        }
    }

    private mutating func readConstraint() throws(ReadError) {
        _ = scanner.peek()
        let start = scanner.offset
        let place = scanner.place
        fault = nil
        var constraint = Layout.Constraint(id: "")
        let seen = try object(DumpWords.constraint, called: "a constraint") { parse, key throws(ReadError) in
            switch key {
            case .id: constraint.id = try parse.scanner.string()
            case .class: constraint.className = try parse.scanner.string()
            case .first: constraint.first = try parse.anchor(mayBeAbsent: false)
            case .relation:
                constraint.relation = try parse.word(DumpWords.relations, called: "relation") ?? .equal
            case .second: constraint.second = try parse.anchor(mayBeAbsent: true)
            case .multiplier: constraint.multiplier = try parse.number() ?? 1
            case .constant: constraint.constant = try parse.number() ?? 0
            case .terms: constraint.terms = try parse.terms()
            case .priority: constraint.priority = try parse.number() ?? 1000
            case .identifier: constraint.identifier = try parse.scanner.string()
            case .name: constraint.name = try parse.scanner.string()
            case .owner: constraint.owner = try parse.scanner.string()
            case .isActive: constraint.isActive = try parse.scanner.bool()
            case .origin: constraint.origin = try parse.word(DumpWords.origins, called: "origin") ?? .user
            case .location: constraint.location = try parse.location()
            }
        }
        try checkSides(seen, at: start)
        if let fault {
            skipConstraint(constraint.id, fault, before: layout.constraints.count, start..<scanner.offset, place)
            self.fault = nil
            return
        }
        layout.constraints.append(constraint)
        places.constraints.append(place)
        constraintRanges.append(start..<scanner.offset)
    }

    /// A constraint has either two sides or terms.
    private mutating func checkSides(_ seen: UInt64, at start: Int) throws(ReadError) {
        guard seen & DumpWords.termsOfConstraint != 0 else {
            return try require(DumpWords.Required.constraint, in: seen, DumpWords.constraint, at: start)
        }
        try require(DumpWords.Required.constraintWithTerms, in: seen, DumpWords.constraint, at: start)
        let sides = seen & DumpWords.sidesOfConstraint
        if sides != 0 {
            let key = DumpWords.constraint.spellings[sides.trailingZeroBitCount]
            note(InvalidValue.info, "both \"terms\" and \"\(key)\"")
        }
    }

    mutating func skipConstraint(
        _ id: String,
        _ fault: Fault,
        before index: Int,
        _ range: Range<Int>,
        _ place: Place?
    ) {
        skipObject(.constraint(before: index), id: id, range)
        var finding = Finding.fault(fault, of: "the constraint \"\(id)\"", place: place)
        finding.constraints = [id]
        findings.append(finding)
    }

    /// - Parameter mayBeAbsent: Whether `notAnAttribute` is allowed, for a missing item.
    private mutating func anchor(mayBeAbsent: Bool) throws(ReadError) -> Layout.Anchor? {
        _ = scanner.peek()
        let start = scanner.offset
        var item: String?
        var attribute: LayoutAttribute??
        let seen = try object(DumpWords.anchor, called: "a side of a constraint") { parse, key throws(ReadError) in
            switch key {
            case .item: item = try parse.scanner.string()
            case .attribute: attribute = try parse.word(DumpWords.attributes, called: "attribute")
            case .multiplier: break
            }
        }
        try require(DumpWords.Required.anchor, in: seen, DumpWords.anchor, at: start)
        let isAbsent = if case .some(.none) = attribute { true } else { false }
        if isAbsent {
            if mayBeAbsent { return nil }
            note(InvalidWord.info, "\"notAnAttribute\" as its first attribute")
            return nil
        }
        guard let item else { throw scanner.error("expected the key \"item\", found none", at: start) }
        guard let attribute = attribute ?? nil else { return nil }
        return Layout.Anchor(unresolved(item), attribute)
    }

    /// An item that ``resolveConstraints()`` will find.
    private mutating func unresolved(_ id: String) -> Layout.Item {
        itemIDs.append(id)
        return .view(itemIDs.count - 1)
    }

    private mutating func terms() throws(ReadError) -> [Layout.Term] {
        var terms: [Layout.Term] = []
        try scanner.openArray()
        while try scanner.nextElement() {
            _ = scanner.peek()
            let start = scanner.offset
            var item = ""
            var attribute: LayoutAttribute?
            var multiplier = 1.0
            let seen = try object(DumpWords.term, called: "a term") { parse, key throws(ReadError) in
                switch key {
                case .item: item = try parse.scanner.string()
                case .attribute:
                    switch try parse.word(DumpWords.attributes, called: "attribute") {
                    case .some(.some(let known)): attribute = known
                    case .some(.none): parse.note(InvalidWord.info, "\"notAnAttribute\" in a term")
                    case .none: break
                    }
                case .multiplier: multiplier = try parse.number() ?? 1
                }
            }
            try require(DumpWords.Required.term, in: seen, DumpWords.term, at: start)
            if let attribute {
                terms.append(Layout.Term(Layout.Anchor(unresolved(item), attribute), multiplier: multiplier))
            }
        }
        if terms.isEmpty { note(InvalidValue.info, "no terms") }
        return terms
    }
}
