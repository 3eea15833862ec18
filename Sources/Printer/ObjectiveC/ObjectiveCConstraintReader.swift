import SwiftSource

/// Reads the calls of the library, then constraints made with UIKit's own calls and the list that activates them.
enum ObjectiveCConstraintReader {
    typealias Section = LibrarySection<MasonryBlock>

    /// Whether constraints begin with the statement.
    static func begins(_ statement: ObjectiveCStatement) throws(ProofFailure) -> Bool {
        switch statement.kind {
        case .declaration("NSLayoutConstraint", _, _): true
        case .expression(.message(let receiver, let labels, _)):
            labels == ["mas_makeConstraints"]
                || receiver.name == "NSLayoutConstraint" && labels == ["activateConstraints"]
        default: false
        }
    }

    static func read(_ body: ArraySlice<ObjectiveCStatement>, into section: inout Section) throws(ProofFailure) {
        var rest = body
        while let statement = rest.first, let block = try MasonryReader.block(statement) {
            section.calls.append(block)
            rest.removeFirst()
        }
        var locals: [String: (reason: String?, constraint: PlainConstraint)] = [:]
        var reason: String?
        var isListed = false
        for statement in rest {
            let line = statement.line
            if isListed { throw ProofFailure("line \(line) comes after the activation") }
            reason = statement.comments.last ?? reason
            switch statement.kind {
            case .declaration("NSLayoutConstraint", let name, let value):
                var made = try constraint(value, line: line)
                made.holder = .local(name)
                guard locals.updateValue((reason, made), forKey: name) == nil else {
                    throw ProofFailure("line \(line) declares '\(name)' again")
                }
            case .assignment(let target, let value):
                try set(target, value, of: &locals, line: line)
            case .expression(.message(let receiver, ["activateConstraints"], let arguments)):
                guard receiver.name == "NSLayoutConstraint", case .list(let elements)? = arguments.first else {
                    throw ProofFailure("line \(line) activates nothing")
                }
                var comment: String?
                for element in elements {
                    comment = element.comment ?? comment
                    var entry: (reason: String?, constraint: PlainConstraint)
                    if let name = element.value.name {
                        guard let local = locals.removeValue(forKey: name) else {
                            throw ProofFailure("line \(line) lists '\(name)', which is no constraint")
                        }
                        entry = local
                    } else {
                        entry = (comment, try constraint(element.value, line: line))
                    }
                    guard let reason = entry.reason else { throw ProofFailure("line \(line) gives no reason") }
                    section.remainder.append(.init(reason: reason, constraint: entry.constraint))
                }
                isListed = true
            default: throw ProofFailure("line \(line) is no constraint")
            }
        }
        if let unused = locals.keys.min() { throw ProofFailure("the constraint '\(unused)' is never activated") }
    }

    private static func set(
        _ target: ObjectiveCExpression,
        _ value: ObjectiveCExpression,
        of locals: inout [String: (reason: String?, constraint: PlainConstraint)],
        line: Int
    ) throws(ProofFailure) {
        guard let names = target.names else { throw ProofFailure("line \(line) sets nothing") }
        if let local = value.name, locals[local] != nil {
            let property = ObjectiveCNames.path(from: names)
            locals[local]?.constraint.holder = .property(property, local: local)
            return
        }
        guard names.count == 2, locals[names[0]] != nil else { throw ProofFailure("line \(line) is no constraint") }
        switch names[1] {
        case "priority": locals[names[0]]?.constraint.priority = try value.number(line: line)
        case "identifier": locals[names[0]]?.constraint.identifier = try value.string(line: line)
        default: throw ProofFailure("line \(line) sets '\(names[1])' of a constraint")
        }
    }

    // MARK: Constraints

    private static func constraint(_ value: ObjectiveCExpression, line: Int) throws(ProofFailure) -> PlainConstraint {
        guard case .message(let receiver, let labels, let arguments) = value, arguments.count == labels.count else {
            throw ProofFailure("line \(line) makes no constraint")
        }
        if receiver.name == "NSLayoutConstraint" { return try items(labels, arguments, line: line) }
        let first = try anchor(receiver, line: line)
        for relation in PlainConstraint.Relation.allCases {
            let word = "constraint" + relation.rawValue.prefix(1).uppercased() + relation.rawValue.dropFirst()
            if labels == [word + "ToConstant"] {
                return PlainConstraint(
                    relation: relation,
                    form: .constant(first: first, try arguments[0].number(line: line))
                )
            }
            guard labels[0] == word + "ToAnchor" else { continue }
            var multiplier = 1.0
            var constant = 0.0
            switch labels.dropFirst() {
            case []: break
            case ["multiplier"]: multiplier = try arguments[1].number(line: line)
            case ["constant"]: constant = try arguments[1].number(line: line)
            case ["multiplier", "constant"]:
                multiplier = try arguments[1].number(line: line)
                constant = try arguments[2].number(line: line)
            default: throw ProofFailure("line \(line) has arguments in another order")
            }
            let second = try anchor(arguments[0], line: line)
            return PlainConstraint(
                relation: relation,
                form: .anchors(first: first, second: second, multiplier: multiplier, constant: constant)
            )
        }
        throw ProofFailure("line \(line) makes a constraint of an unknown kind")
    }

    /// An anchor, or the distance between two.
    private static func anchor(_ value: ObjectiveCExpression, line: Int) throws(ProofFailure) -> String {
        guard case .message(let start, ["anchorWithOffsetToAnchor"], let arguments) = value else {
            return try value.path(line: line)
        }
        return try start.path(line: line) + ".anchorWithOffset(to: " + arguments[0].path(line: line) + ")"
    }

    private static func items(
        _ labels: [String],
        _ arguments: [ObjectiveCExpression],
        line: Int
    ) throws(ProofFailure) -> PlainConstraint {
        let expected = [
            "constraintWithItem", "attribute", "relatedBy", "toItem", "attribute", "multiplier", "constant",
        ]
        let attributes = ObjectiveCStatementWriter.attributes
        guard labels == expected,
            let relation = PlainConstraint.Relation(
                rawValue: try arguments[2].word(after: ObjectiveCStatementWriter.relation, line: line)
            )
        else { throw ProofFailure("line \(line) makes a constraint with other arguments") }
        return PlainConstraint(
            relation: relation,
            form: .items(
                PlainConstraint.ItemForm(
                    item: try arguments[0].path(line: line),
                    attribute: try arguments[1].word(after: attributes, line: line),
                    toItem: arguments[3].name == "nil" ? nil : try arguments[3].path(line: line),
                    toAttribute: try arguments[4].word(after: attributes, line: line),
                    multiplier: try arguments[5].number(line: line),
                    constant: try arguments[6].number(line: line)
                )
            )
        )
    }
}
