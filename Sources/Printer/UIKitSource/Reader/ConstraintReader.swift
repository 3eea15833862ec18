import SwiftSource

/// Reads constraints made with UIKit's own calls, and the lists that activate them.
struct ConstraintReader {
    /// A constraint, and the comment that applies to it.
    typealias Entry = (reason: String?, constraint: PlainConstraint)

    /// Constraints under a name that no list contains yet.
    private var locals: [String: Entry] = [:]

    /// `let titleTop = …`, and its settings.
    ///
    /// - Parameter reason: The comment that applies to the statement.
    /// - Returns: Whether it was such a statement.
    mutating func read(_ statement: Statement, reason: String?) throws(ProofFailure) -> Bool {
        let line = statement.line
        switch statement.kind {
        case .constant([], let name, nil, let value):
            var constraint = try ConstraintReader.constraint(value, line: line)
            constraint.holder = .local(name)
            guard locals.updateValue((reason, constraint), forKey: name) == nil else {
                throw ProofFailure("line \(line) declares '\(name)' again")
            }
            return true
        case .assignment(let target, "=", let value):
            guard let path = target.path else { return false }
            if let local = value.path, locals[local] != nil {
                locals[local]?.constraint.holder = .property(path, local: local)
                return true
            }
            guard let dot = path.lastIndex(of: "."), locals[String(path[..<dot])] != nil else { return false }
            try set(String(path[path.index(after: dot)...]), of: String(path[..<dot]), to: value, line: line)
            return true
        default: return false
        }
    }

    /// Whether constraints begin with the statement.
    static func begins(_ statement: Statement) -> Bool {
        switch statement.kind {
        case .constant(_, _, _, let value):
            guard case .chain(let links) = value, links.count >= 2 else { return false }
            // Only after an anchor: a class can also be named `constraint`.
            return links.count > 2 && links[links.count - 2] == .member("constraint")
                || links.first == .member("NSLayoutConstraint")
        case .expression(let expression): return activatedList(expression) != nil
        default: return false
        }
    }

    /// Throws if a constraint under a name is in no list.
    func checkIsEmpty() throws(ProofFailure) {
        if let unused = locals.keys.min() { throw ProofFailure("the constraint '\(unused)' is never activated") }
    }

    private mutating func set(
        _ property: String,
        of local: String,
        to value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) {
        switch property {
        case "identifier": locals[local]?.constraint.identifier = try ValueReader.string(value, line: line)
        case "priority":
            let priority = try ValueReader.structure(value, line: line)
            guard priority.name == "UILayoutPriority", priority.labels == [""] else {
                throw ProofFailure("line \(line) sets no priority")
            }
            locals[local]?.constraint.priority = priority.numbers[0]
        default: throw ProofFailure("line \(line) sets '\(property)' of a constraint")
        }
    }

    // MARK: Lists

    /// The list of `NSLayoutConstraint.activate([…])`.
    static func activatedList(_ expression: SwiftExpression) -> [SwiftExpression.Element]? {
        guard case .chain(let links) = expression, links.count == 3,
            SwiftExpression.chain(Array(links.prefix(2))).path == "NSLayoutConstraint.activate",
            case .call(let arguments) = links[2], arguments.count == 1, arguments[0].label == nil,
            case .list(let elements) = arguments[0].value
        else { return nil }
        return elements
    }

    /// The constraints of a list. A comment applies to all that follow, up to the next comment.
    mutating func list(_ elements: [SwiftExpression.Element], line: Int) throws(ProofFailure) -> [Entry] {
        var entries: [Entry] = []
        var comment: String?
        for element in elements {
            comment = element.comment ?? comment
            if let name = element.value.path {
                guard let local = locals.removeValue(forKey: name) else {
                    throw ProofFailure("line \(line) lists '\(name)', which is no constraint")
                }
                entries.append(local)
            } else {
                entries.append((comment, try ConstraintReader.constraint(element.value, line: line)))
            }
        }
        return entries
    }

    // MARK: Constraints

    static func constraint(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> PlainConstraint {
        guard case .chain(var links) = value, case .call(let arguments)? = links.popLast() else {
            throw ProofFailure("line \(line) makes no constraint")
        }
        if links == [.member("NSLayoutConstraint")] { return try itemConstraint(arguments, line: line) }
        guard links.popLast() == .member("constraint"), let first = arguments.first, let label = first.label else {
            throw ProofFailure("line \(line) makes no constraint")
        }
        let anchor = try ValueReader.anchor(.chain(links), line: line)
        for relation in PlainConstraint.Relation.allCases {
            if label == relation.rawValue + "ToConstant", arguments.count == 1 {
                let constant = try ValueReader.number(first.value, line: line)
                return PlainConstraint(relation: relation, form: .constant(first: anchor, constant))
            }
            guard label == relation.rawValue + "To" else { continue }
            let second = try ValueReader.anchor(first.value, line: line)
            var multiplier = 1.0
            var constant = 0.0
            var rest = arguments.dropFirst()
            if rest.first?.label == "multiplier", let argument = rest.popFirst() {
                multiplier = try ValueReader.number(argument.value, line: line)
            }
            if rest.first?.label == "constant", let argument = rest.popFirst() {
                constant = try ValueReader.number(argument.value, line: line)
            }
            guard rest.isEmpty else { throw ProofFailure("line \(line) has arguments in another order") }
            let form = PlainConstraint.Form.anchors(
                first: anchor,
                second: second,
                multiplier: multiplier,
                constant: constant
            )
            return PlainConstraint(relation: relation, form: form)
        }
        throw ProofFailure("line \(line) makes a constraint of the unknown kind '\(label)'")
    }

    private static func itemConstraint(
        _ arguments: [SwiftExpression.Argument],
        line: Int
    ) throws(ProofFailure) -> PlainConstraint {
        let labels = ["item", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant"]
        guard arguments.map({ $0.label ?? "" }) == labels,
            let relation = PlainConstraint.Relation(
                rawValue: try ValueReader.implicit(arguments[2].value, line: line)
            )
        else { throw ProofFailure("line \(line) makes a constraint with other arguments") }
        let toItem = try ValueReader.expression(arguments[3].value, line: line)
        let item = try ValueReader.expression(arguments[0].value, line: line)
        let form = PlainConstraint.ItemForm(
            item: item == "view!" ? "view" : item,
            attribute: try ValueReader.implicit(arguments[1].value, line: line),
            toItem: toItem == "nil" ? nil : toItem,
            toAttribute: try ValueReader.implicit(arguments[4].value, line: line),
            multiplier: try ValueReader.number(arguments[5].value, line: line),
            constant: try ValueReader.number(arguments[6].value, line: line)
        )
        return PlainConstraint(relation: relation, form: .items(form))
    }
}
