import LayoutCode
import LayoutModel

/// Layout anchors of UIKit: lists that are activated, and constraints that are activated one by one.
struct AnchorStatements: StatementReader {
    private let file: CodeText

    init(_ file: CodeText, _ names: FileNames) { self.file = file }

    func mayRead(_ statement: Range<Int>) -> Bool {
        file.outsideBraces(statement).contains {
            file.is("constraint", at: $0) && file.is(".", at: $0 - 1) && file.is("(", at: $0 + 1)
        }
    }

    func statements(of block: [Range<Int>]) -> [LayoutStatement] {
        var found: [LayoutStatement] = []
        var locals: [String: LocalConstraint] = [:]
        for statement in block {
            if let (name, value) = local(statement) {
                locals[name] = LocalConstraint(value: value, statements: [statement])
            } else if let (name, property, value) = assignment(statement), locals[name] != nil,
                property == "priority" || property == "identifier"
            {
                locals[name]?.settings[property] = value
                locals[name]?.statements.append(statement)
            } else if let made = activated(statement, locals) {
                found.append(made)
            }
        }
        return found
    }

    // MARK: Statements

    /// A constraint that a block keeps in a name of its own until it activates it.
    private struct LocalConstraint {
        var value: Range<Int>
        /// The one that makes it, and those that set its properties.
        var statements: [Range<Int>]
        var settings: [String: Range<Int>] = [:]
    }

    /// `let name = view.topAnchor.constraint(…)`
    private func local(_ statement: Range<Int>) -> (name: String, value: Range<Int>)? {
        let start = statement.lowerBound
        guard statement.count > 5, file.is("let", at: start), file.isWord(at: start + 1), file.is("=", at: start + 2)
        else { return nil }
        let value = start + 3..<statement.upperBound
        return mayRead(value) && !file.is("NSLayoutConstraint", at: start + 3)
            ? (file.tokens.name(at: start + 1), value) : nil
    }

    /// `name.property = value`
    private func assignment(_ statement: Range<Int>) -> (name: String, property: String, value: Range<Int>)? {
        let start = statement.lowerBound
        guard statement.count > 4, file.isWord(at: start), file.is(".", at: start + 1), file.isWord(at: start + 2),
            file.is("=", at: start + 3)
        else { return nil }
        return (file.tokens.name(at: start), file.tokens.name(at: start + 2), start + 4..<statement.upperBound)
    }

    private func activated(_ statement: Range<Int>, _ locals: [String: LocalConstraint]) -> LayoutStatement? {
        let start = statement.lowerBound
        var elements: [Range<Int>] = []
        if file.is("NSLayoutConstraint", at: start), file.is("activate", at: start + 2), file.is("(", at: start + 3),
            file.tokens.end(at: start + 3) == statement.upperBound
        {
            let content = start + 4..<statement.upperBound - 1
            guard file.is("[", at: content.lowerBound), file.tokens.end(at: content.lowerBound) == content.upperBound
            else {
                return mayRead(statement)
                    ? LayoutStatement(tokens: statement, content: .kept("this list is no literal")) : nil
            }
            elements = file.split(content.lowerBound + 1..<content.upperBound - 1)
        } else if let value = activatedValue(statement) {
            elements = [value]
        } else {
            return mayRead(statement)
                ? LayoutStatement(tokens: statement, content: .kept(Self.reason(statement, file))) : nil
        }
        var constraints: [WrittenConstraint] = []
        var made = LayoutStatement(tokens: statement, content: .constraints([]))
        for (element, remarks) in zip(elements, file.remarks(of: elements, within: statement)) {
            do throws(NotUnderstood) {
                if element.count == 1, let local = locals[file.text(of: element)] {
                    try requireUnused(file.text(of: element), outside: local.statements + [statement])
                    constraints.append(try constraint(local.value, local.settings, remarks))
                    made.parts += local.statements
                } else {
                    constraints.append(try constraint(element, [:], remarks))
                }
            } catch {
                made.rest.append((element, error.reason))
            }
        }
        if constraints.isEmpty {
            // Constraints that are made elsewhere.
            guard mayRead(statement), let rest = made.rest.first else { return nil }
            return LayoutStatement(tokens: statement, content: .kept(rest.reason))
        }
        made.content = .constraints(constraints)
        return made
    }

    /// The constraint of `constraint.isActive = true`.
    private func activatedValue(_ statement: Range<Int>) -> Range<Int>? {
        let end = statement.upperBound
        guard statement.count > 4, file.is("true", at: end - 1), file.is("=", at: end - 2),
            file.is("isActive", at: end - 3)
        else { return nil }
        return statement.lowerBound..<end - 4
    }

    private static func reason(_ statement: Range<Int>, _ file: CodeText) -> String {
        if file.is("return", at: statement.lowerBound) { return "its caller gets the constraint" }
        if statement.contains(where: { file.is("=", at: $0) }) { return "code holds the constraint" }
        return "the constraint is not activated here"
    }

    private func requireUnused(_ name: String, outside statements: [Range<Int>]) throws(NotUnderstood) {
        guard let first = statements.map(\.lowerBound).min(), let last = statements.map(\.upperBound).max() else {
            return
        }
        for index in first..<last where file.isName(name, at: index) && !file.is(".", at: index - 1) {
            if !statements.contains(where: { $0.contains(index) }) {
                throw NotUnderstood("code uses \(name) in between")
            }
        }
        var index = last
        var depth = 0
        while index < file.tokens.count, depth >= 0 {
            if file.is("{", at: index) { depth += 1 }
            if file.is("}", at: index) { depth -= 1 }
            if depth >= 0, file.isName(name, at: index), !file.is(".", at: index - 1) {
                throw NotUnderstood("code uses \(name) later")
            }
            index += 1
        }
    }

    // MARK: Constraints

    private func constraint(
        _ range: Range<Int>,
        _ settings: [String: Range<Int>],
        _ remarks: [String]
    ) throws(NotUnderstood) -> WrittenConstraint {
        let shown = file.text(of: range)
        guard let chain = file.chain(range),
            let place = chain.links.indices.dropLast().last(where: {
                chain.name(at: $0) == "constraint"
            }), place > 0, place == chain.links.count - 2, case .call(let open) = chain.links[place + 1].kind
        else { throw NotUnderstood(element(shown)) }
        let first = try side(chain, anchor: place - 1)
        let arguments = file.arguments(at: open)
        guard let target = arguments.first, let label = target.label else {
            throw NotUnderstood("\(shown.prefix(60)) is not understood")
        }
        var rest: [String: String] = [:]
        for argument in arguments.dropFirst() {
            guard let label = argument.label, label == "constant" || label == "multiplier" else {
                throw NotUnderstood("\(shown.prefix(60)) is not understood")
            }
            rest[label] = file.text(of: argument.value)
        }
        let words: [String: Relation] = [
            "equalTo": .equal, "lessThanOrEqualTo": .lessThanOrEqual, "greaterThanOrEqualTo": .greaterThanOrEqual,
        ]
        var made: WrittenConstraint
        if let relation = words[label] {
            guard let other = file.chain(target.value), !other.links.isEmpty else {
                throw NotUnderstood("\(file.text(of: target.value)) is not understood")
            }
            let second = try side(other, anchor: other.links.count - 1)
            made = WrittenConstraint(first: first, relation: relation, second: .side(second))
        } else if label.hasSuffix("Constant"), let relation = words[String(label.dropLast(8))] {
            made = WrittenConstraint(first: first, relation: relation, second: .none)
            made.constant = file.text(of: target.value)
        } else {
            throw NotUnderstood("\(label) has no counterpart")
        }
        made.remarks = remarks
        if let constant = rest["constant"] { made.constant = constant }
        made.multiplier = rest["multiplier"]
        if let priority = settings["priority"] { made.priority = try self.priority(priority) }
        if let identifier = settings["identifier"] { made.identifier = file.text(of: identifier) }
        return made
    }

    private func element(_ shown: String) -> String {
        WrittenExpression.isPath(shown) ? "code holds \(shown)" : "\(shown.prefix(60)) is not understood"
    }

    private func priority(_ range: Range<Int>) throws(NotUnderstood) -> WrittenPriority {
        let text = file.text(of: range)
        guard let priority = WrittenPriority(text) else {
            throw NotUnderstood("the priority \(text) is not understood")
        }
        return priority
    }

    /// The side that ends with an anchor.
    private func side(_ chain: CodeText.Chain, anchor place: Int) throws(NotUnderstood) -> WrittenConstraint.Side {
        guard let name = chain.name(at: place), name.hasSuffix("Anchor"),
            let attribute = LayoutAttribute(rawValue: String(name.dropLast(6)))
        else {
            throw NotUnderstood("\(file.text(of: chain.tokens(before: place + 1)).prefix(60)) is no anchor")
        }
        let item = place == 0 ? "self" : file.text(of: chain.tokens(before: place))
        return WrittenConstraint.Side(item: item, attribute: attribute)
    }
}
