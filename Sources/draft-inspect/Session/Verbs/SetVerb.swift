import LayoutInspector
import LayoutReport

enum SetVerb: SessionVerb {
    static let name = "set"
    static let usage = "X.PROPERTY VALUE"
    static let summary = "change a property of a constraint or view"
    static let details = """
        For a constraint: constant, multiplier, priority, relation (==, <=, >=), identifier (none removes it).
        For a view: hugging.horizontal, hugging.vertical, resistance.horizontal, resistance.vertical, hidden, \
        translatesMask.
          set title-top.constant 24
          set title.resistance.horizontal 751
        """
    static let arguments: [ArgumentKind] = [.property, .words([])]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        try expect(arguments, 2...2)
        let lookup = try session.lookup()
        let (object, property) = try split(arguments[0])
        let value = arguments[1]
        if let change = try constraintChange(property, value) {
            let constraint = lookup.layout.constraints[try lookup.constraint(object)]
            let texts = ConstraintText(names: lookup.names)
            let before = texts.text(of: constraint)
            var changed = constraint
            changed.apply(change)
            let after = texts.text(of: changed)
            let said = before == after ? "\(after): \(property) is \(value)" : "\(after)  (was \(before))"
            return .step(.edits([.constraint(id: constraint.id, change)]), saying: printable(said))
        }
        guard let change = try viewChange(property, value) else {
            var message = "unknown property '\(property)'"
            if let meant = nearest(to: property, in: properties) { message += "; did you mean '\(meant)'?" }
            throw .usage(message + "\n`help set` lists the properties")
        }
        let view = try lookup.view(object)
        let said = "\(printable(lookup.names[view: view])): \(property) is \(value)"
        return .step(.edits([.view(id: lookup.layout.views[view].id, change)]), saying: said)
    }

    static let constraintProperties = ["constant", "multiplier", "priority", "relation", "identifier"]
    static let viewProperties = [
        "hugging.horizontal", "hugging.vertical", "resistance.horizontal", "resistance.vertical", "hidden",
        "translatesMask",
    ]
    static var properties: [String] { constraintProperties + viewProperties }

    /// `title.hugging.horizontal`: the longest property that ends the text, else what follows the last dot.
    private static func split(_ text: String) throws(SessionError) -> (object: String, property: String) {
        for property in properties.sorted(by: { $0.utf8.count > $1.utf8.count }) where text.hasSuffix("." + property) {
            return (String(text.dropLast(property.count + 1)), property)
        }
        guard let dot = text.lastIndex(of: ".") else {
            throw .usage("'\(text)' names no property")
        }
        return (String(text[..<dot]), String(text[text.index(after: dot)...]))
    }

    private static func constraintChange(
        _ property: String,
        _ value: String
    ) throws(SessionError) -> LayoutEdit.ConstraintChange? {
        switch property {
        case "constant": return .constant(try number(value))
        case "multiplier": return .multiplier(try number(value))
        case "priority": return .priority(try priority(value, from: Double.leastNonzeroMagnitude))
        case "relation":
            guard let relation = Relation(symbol: value) ?? Relation(rawValue: value) else {
                throw .usage("'\(value)' is not a relation; expected ==, <= or >=")
            }
            return .relation(relation)
        case "identifier": return .identifier(value == "none" ? nil : value)
        default: return nil
        }
    }

    private static func viewChange(
        _ property: String,
        _ value: String
    ) throws(SessionError) -> LayoutEdit.ViewChange? {
        switch property {
        case "hugging.horizontal": return .contentHugging(.horizontal, try priority(value, from: 0))
        case "hugging.vertical": return .contentHugging(.vertical, try priority(value, from: 0))
        case "resistance.horizontal": return .compressionResistance(.horizontal, try priority(value, from: 0))
        case "resistance.vertical": return .compressionResistance(.vertical, try priority(value, from: 0))
        case "hidden": return .isHidden(try flag(value))
        case "translatesMask": return .translatesAutoresizingMask(try flag(value))
        default: return nil
        }
    }

    private static func number(_ text: String) throws(SessionError) -> Double {
        guard let number = Double(text), number.isFinite else { throw .usage("'\(text)' is not a number") }
        return number
    }

    private static func priority(_ text: String, from lowest: Double) throws(SessionError) -> Double {
        if text == "required" { return 1000 }
        let number = try number(text)
        guard number >= lowest, number <= 1000 else {
            throw .usage("the priority \(text) is not between \(lowest == 0 ? "0" : "0 (exclusive)") and 1000")
        }
        return number
    }

    private static func flag(_ text: String) throws(SessionError) -> Bool {
        switch text {
        case "on", "yes", "true": return true
        case "off", "no", "false": return false
        default: throw .usage("'\(text)' is neither on nor off")
        }
    }
}

extension Layout.Constraint {
    /// The change on this copy alone, to show what a constraint becomes.
    fileprivate mutating func apply(_ change: LayoutEdit.ConstraintChange) {
        switch change {
        case .constant(let value): constant = value
        case .multiplier(let value): multiplier = value
        case .priority(let value): priority = value
        case .relation(let value): relation = value
        case .identifier(let value): identifier = value
        case .isActive(let value): isActive = value
        }
    }
}

extension Relation {
    /// `==` (or `=`), `<=`, `>=`.
    init?(symbol: String) {
        switch symbol {
        case "==", "=": self = .equal
        case "<=", "≤": self = .lessThanOrEqual
        case ">=", "≥": self = .greaterThanOrEqual
        default: return nil
        }
    }
}
