import LayoutInspector

/// Fixes and constraints. The objects that constraints relate are known by their ids alone.
extension JSONScanner {
    mutating func fix(_ record: inout RecordReading) throws(ReadError) -> Finding.Fix {
        var fix = Finding.Fix(title: "", edits: [], remaining: 0)
        var instructions = Finding.Fix.Instructions()
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "title": fix.title = try string()
            case "edits":
                try openArray()
                while try nextElement() { fix.edits.append(try edit(&record)) }
            // No other fixes are listed.
            case "verified": _ = try bool()
            case "remaining": fix.remaining = try count()
            case "code": instructions.code = try strings()
            case "steps": instructions.steps = try strings()
            case "source": instructions.source = try location()
            case "replacements":
                try openArray()
                while try nextElement() { fix.replacements.append(try replacement()) }
            case "lines": fix.lines = try lineReplacement()
            default: throw unknownKey(key)
            }
        }
        if !instructions.isEmpty { fix.instructions = instructions }
        return fix
    }

    private mutating func replacement() throws(ReadError) -> TextReplacement {
        let origin = TextReplacement.Position(line: 1, column: 1)
        var replacement = TextReplacement(from: origin, to: origin, text: "")
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "from": replacement.start = try position()
            case "to": replacement.end = try position()
            case "text": replacement.text = try string()
            default: throw unknownKey(key)
            }
        }
        return replacement
    }

    private mutating func lineReplacement() throws(ReadError) -> LineReplacement {
        var lines = LineReplacement(first: 1, last: 1, text: "")
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "first": lines.first = try count()
            case "last": lines.last = try count()
            case "text": lines.text = try string()
            default: throw unknownKey(key)
            }
        }
        return lines
    }

    private mutating func position() throws(ReadError) -> TextReplacement.Position {
        var counts: [Int] = []
        _ = peek()
        let start = offset
        try openArray()
        while try nextElement() { counts.append(try count()) }
        guard counts.count == 2 else { throw error("expected a line and a column", at: start) }
        return TextReplacement.Position(line: counts[0], column: counts[1])
    }

    // MARK: Edits

    private mutating func edit(_ record: inout RecordReading) throws(ReadError) -> LayoutEdit {
        _ = peek()
        let start = offset
        var (constraint, view): (String?, String?)
        var isDeactivated = false
        var added: Layout.Constraint?
        var constraintChange: LayoutEdit.ConstraintChange?
        var viewChange: ViewChange?
        var axis: Axis?
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "constraint": constraint = try string()
            case "view": view = try string()
            case "deactivate": isDeactivated = try bool()
            case "add": added = try madeConstraint().constraint
            case "axis":
                axis = try word(Finding.Direction.self, of: "an axis") == .vertical ? .vertical : .horizontal
            case "set": (constraintChange, viewChange) = try change()
            default: throw unknownKey(key)
            }
        }
        if let added { return .add(added) }
        if let constraint, isDeactivated { return .constraint(id: constraint, .isActive(false)) }
        if let constraint, let constraintChange { return .constraint(id: constraint, constraintChange) }
        if let view, let change = viewChange?.edit(of: view, axis: axis ?? .horizontal, &record) { return change }
        throw error("expected an edit of a constraint or a view", at: start)
    }

    /// The properties of views and those of constraints have other names, so that keys can come in any order.
    private mutating func change() throws(ReadError) -> (LayoutEdit.ConstraintChange?, ViewChange?) {
        var constraint: LayoutEdit.ConstraintChange?
        var view: ViewChange?
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "constant": constraint = .constant(try number())
            case "multiplier": constraint = .multiplier(try number())
            case "priority": constraint = .priority(try number())
            case "relation": constraint = .relation(try word(of: "a relation"))
            case "identifier": constraint = .identifier(try null() ? nil : try string())
            case "isActive": constraint = .isActive(try bool())
            case "contentHugging": view = .contentHugging(try numbers(2))
            case "compressionResistance": view = .compressionResistance(try numbers(2))
            case "translatesAutoresizingMask": view = .other(.translatesAutoresizingMask(try bool()))
            case "isHidden": view = .other(.isHidden(try bool()))
            default: throw unknownKey(key)
            }
        }
        return (constraint, view)
    }

    /// A change of a view, with both priorities of a pair.
    private enum ViewChange {
        case contentHugging([Double])
        case compressionResistance([Double])
        case other(LayoutEdit.ViewChange)

        func edit(of view: String, axis: Axis, _ record: inout RecordReading) -> LayoutEdit {
            switch self {
            case .contentHugging(let pair):
                record.note(view) { $0.contentHugging[other(axis)] = other(axis, of: pair) }
                return .view(id: view, .contentHugging(axis, pair[axis == .horizontal ? 0 : 1]))
            case .compressionResistance(let pair):
                record.note(view) { $0.compressionResistance[other(axis)] = other(axis, of: pair) }
                return .view(id: view, .compressionResistance(axis, pair[axis == .horizontal ? 0 : 1]))
            case .other(let change): return .view(id: view, change)
            }
        }

        private func other(_ axis: Axis) -> Axis { axis == .horizontal ? .vertical : .horizontal }
        private func other(_ axis: Axis, of pair: [Double]) -> Double { pair[axis == .horizontal ? 1 : 0] }
    }

    // MARK: Constraints

    mutating func madeConstraint() throws(ReadError) -> MadeConstraint {
        var constraint = Layout.Constraint(id: "")
        var isAssumed = false
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "id": constraint.id = try string()
            case "class": constraint.className = try string()
            case "first": constraint.first = try term().anchor
            case "relation": constraint.relation = try word(of: "a relation")
            case "second": constraint.second = try term().anchor
            case "multiplier": constraint.multiplier = try number()
            case "constant": constraint.constant = try number()
            case "terms":
                try openArray()
                while try nextElement() { constraint.terms.append(try term()) }
            case "priority": constraint.priority = try number()
            case "identifier": constraint.identifier = try string()
            case "name": constraint.name = try string()
            case "owner": constraint.owner = try string()
            case "isActive": constraint.isActive = try bool()
            case "origin": constraint.origin = try word(of: "an origin of a constraint")
            case "location": constraint.location = try location()
            case "assumed": isAssumed = try bool()
            default: throw unknownKey(key)
            }
        }
        return MadeConstraint(constraint: constraint, isAssumed: isAssumed)
    }

    private mutating func term() throws(ReadError) -> Layout.Term {
        _ = peek()
        let start = offset
        var item = ""
        var attribute: LayoutAttribute?
        var multiplier = 1.0
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "item": item = try string()
            case "attribute": attribute = try word(of: "an attribute")
            case "multiplier": multiplier = try number()
            default: throw unknownKey(key)
            }
        }
        guard let attribute else { throw missing("attribute", of: "this anchor", at: start) }
        return Layout.Term(Layout.Anchor(.missing(item), attribute), multiplier: multiplier)
    }

    mutating func location() throws(ReadError) -> Layout.SourceLocation {
        var location = Layout.SourceLocation()
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "file": location.file = try string()
            case "line": location.line = try count()
            case "column": location.column = try count()
            default: throw unknownKey(key)
            }
        }
        return location
    }
}
