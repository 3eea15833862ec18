/// Reads the body of `applyRemainder()`.
struct RemainderReader {
    private(set) var statements: [RemainderStatement] = []

    /// Whether the statements make constraints, which a property then holds.
    var holdsConstraints: Bool {
        statements.contains {
            switch $0.action {
            case .constraint, .applyPlan: true
            default: false
            }
        }
    }

    private var reason: String?
    private var locals: [String: (constraint: PlainConstraint, reason: String)] = [:]
    private var isActivated = false
    private var isListed = false

    init(_ body: [Statement]) throws(ProofFailure) {
        var glue: [String] = []
        for statement in body {
            if isActivated { throw ProofFailure("line \(statement.line) comes after the activation") }
            if let comment = statement.comments.last { reason = comment }
            switch statement.kind {
            case .expression(let expression):
                if let call = RemainderReader.glue(expression) {
                    glue.append(call)
                    isActivated = call == "NSLayoutConstraint.activate"
                } else {
                    try readCall(expression, line: statement.line)
                }
            case .constant([], let name, nil, let value):
                try declare(name, value, line: statement.line)
            case .assignment(let target, "=", let value): try readAssignment(target, value, line: statement.line)
            case .assignment(let target, "+=", let value):
                guard target.path == "remainder" else { throw ProofFailure("line \(statement.line) adds to nothing") }
                try readAddition(value, line: statement.line)
            default: throw ProofFailure("line \(statement.line) is no statement of the remainder")
            }
        }
        let expected = ["NSLayoutConstraint.deactivate", "remainder.removeAll", "NSLayoutConstraint.activate"]
        if glue != (holdsConstraints ? expected : []) {
            throw ProofFailure("the remainder is not activated as a whole")
        }
        if let unused = locals.keys.min() { throw ProofFailure("the constraint '\(unused)' is never activated") }
    }

    /// Reads constraints that are activated in one call, without a property that holds them.
    init(activation body: [Statement]) throws(ProofFailure) {
        for statement in body {
            if isActivated { throw ProofFailure("line \(statement.line) comes after the activation") }
            if let comment = statement.comments.last { reason = comment }
            switch statement.kind {
            case .constant([], let name, nil, let value):
                try declare(name, value, line: statement.line)
            case .assignment(let target, "=", let value): try readAssignment(target, value, line: statement.line)
            case .expression(let expression):
                guard let elements = RemainderReader.activatedList(expression) else {
                    throw ProofFailure("line \(statement.line) activates nothing")
                }
                try readElements(elements, line: statement.line)
                isActivated = true
            default: throw ProofFailure("line \(statement.line) is no constraint")
            }
        }
        if let unused = locals.keys.min() { throw ProofFailure("the constraint '\(unused)' is never activated") }
    }

    /// `let titleTop = …`
    private mutating func declare(_ name: String, _ value: SwiftExpression, line: Int) throws(ProofFailure) {
        var constraint = try RemainderReader.constraint(value, line: line)
        constraint.holder = .local(name)
        guard let reason, locals.updateValue((constraint, reason), forKey: name) == nil else {
            throw ProofFailure("line \(line) declares '\(name)' again, or without a reason")
        }
    }

    /// The list of `NSLayoutConstraint.activate([…])`.
    static func activatedList(_ expression: SwiftExpression) -> [SwiftExpression.Element]? {
        guard case .chain(let links) = expression, links.count == 3,
            SwiftExpression.chain(Array(links.prefix(2))).path == "NSLayoutConstraint.activate",
            case .call(let arguments) = links[2], arguments.count == 1, arguments[0].label == nil,
            case .list(let elements) = arguments[0].value
        else { return nil }
        return elements
    }

    /// The calls that frame the statements.
    private static func glue(_ expression: SwiftExpression) -> String? {
        guard case .chain(var links) = expression, case .call(let arguments)? = links.popLast(),
            let name = SwiftExpression.chain(links).path
        else { return nil }
        switch name {
        case "NSLayoutConstraint.activate", "NSLayoutConstraint.deactivate":
            return arguments.count == 1 && arguments[0].value.path == "remainder" ? name : nil
        case "remainder.removeAll": return arguments.isEmpty ? name : nil
        default: return nil
        }
    }

    private mutating func add(_ action: RemainderStatement.Action, line: Int) throws(ProofFailure) {
        guard let reason else { throw ProofFailure("line \(line) gives no reason") }
        if isListed { throw ProofFailure("line \(line) comes after the list") }
        statements.append(RemainderStatement(reason: reason, action: action))
    }

    // MARK: Calls

    private mutating func readCall(_ expression: SwiftExpression, line: Int) throws(ProofFailure) {
        guard let action = try RemainderReader.action(of: expression, line: line) else {
            throw ProofFailure("line \(line) is no statement of the remainder")
        }
        try add(action, line: line)
    }

    /// What a call does to the hierarchy; `nil` for other calls.
    static func action(
        of expression: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> RemainderStatement.Action? {
        guard case .chain(var links) = expression, case .call(let arguments)? = links.popLast(),
            case .member(let name)? = links.popLast()
        else { return nil }
        let target = SwiftExpression.chain(links).path ?? ""
        let labels = arguments.map { $0.label ?? "" }
        var names: [String] = []
        for argument in arguments { names.append(argument.value.path ?? "") }
        switch (name, labels) {
        case ("addLayoutGuide", [""]): return .addGuide(owner: target, guide: names[0])
        case ("addChild", [""]): return .addChild(names[0])
        case ("didMove", ["toParent"]) where names[0] == "self": return .didMoveToParent(target)
        case ("addArrangedSubview", [""]): return .addArrangedSubview(names[0], to: target)
        case ("addSubview", [""]): return .addSubview(names[0], to: target, position: .front)
        case ("insertSubview", ["", "aboveSubview"]):
            return .addSubview(names[0], to: target, position: .above(names[1]))
        case ("insertSubview", ["", "belowSubview"]):
            return .addSubview(names[0], to: target, position: .below(names[1]))
        case ("bringSubviewToFront", [""]): return .bringToFront(names[0], in: target)
        case ("setCustomSpacing", ["", "after"]):
            let points = try ValueReader.number(arguments[0].value, line: line)
            return .customSpacing(stack: target, points: points, after: names[1])
        default: return nil
        }
    }

    // MARK: Assignments

    private mutating func readAssignment(
        _ target: SwiftExpression,
        _ value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) {
        guard let path = target.path else { throw ProofFailure("line \(line) sets nothing") }
        if let local = value.path, locals[local] != nil {
            locals[local]?.constraint.holder = .property(path, local: local)
            return
        }
        guard let dot = path.lastIndex(of: ".") else { throw ProofFailure("line \(line) sets nothing known") }
        let owner = String(path[..<dot])
        let property = String(path[path.index(after: dot)...])
        if locals[owner] != nil {
            try set(property, of: owner, to: value, line: line)
            return
        }
        guard let action = try RemainderReader.action(setting: property, of: owner, to: value, line: line) else {
            throw ProofFailure("line \(line) sets '\(property)'")
        }
        try add(action, line: line)
    }

    /// What an assignment does to the hierarchy; `nil` for other properties.
    static func action(
        setting property: String,
        of owner: String,
        to value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> RemainderStatement.Action? {
        switch property {
        case _ where FrameworkViews.isAssignedMember(property):
            guard let view = value.path else { throw ProofFailure("line \(line) assigns no view") }
            return .addSubview(view, to: owner, position: .member(property))
        case "frame":
            let frame = try ValueReader.structure(value, line: line)
            guard frame.name == "CGRect", frame.labels == ["x", "y", "width", "height"] else {
                throw ProofFailure("line \(line) sets no frame")
            }
            let numbers = frame.numbers
            return .frame(view: owner, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "autoresizingMask":
            guard case .list(let elements) = value else { throw ProofFailure("line \(line) sets no mask") }
            var options: [String] = []
            for element in elements { options.append(try ValueReader.implicit(element.value, line: line)) }
            return .autoresizingMask(view: owner, options: options)
        case "accessibilityIdentifier":
            return .accessibilityIdentifier(view: owner, try ValueReader.string(value, line: line))
        case "translatesAutoresizingMaskIntoConstraints":
            return .translatesAutoresizingMask(view: owner, try ValueReader.bool(value, line: line))
        case "isBaselineRelativeArrangement", "isLayoutMarginsRelativeArrangement":
            return .stackFlag(stack: owner, property: property, value: try ValueReader.bool(value, line: line))
        case "spacing": return .stackSpacing(stack: owner, try ValueReader.number(value, line: line))
        case "axis", "distribution", "alignment":
            let option = try ValueReader.implicit(value, line: line)
            return .stackOption(stack: owner, property: property, value: option)
        default: return nil
        }
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

    // MARK: Additions

    private mutating func readAddition(_ value: SwiftExpression, line: Int) throws(ProofFailure) {
        if case .list(let elements) = value {
            try readElements(elements, line: line)
            isListed = true
            return
        }
        guard case .chain(let links) = value else { throw ProofFailure("line \(line) adds nothing known") }
        if case .call(let arguments)? = links.last, arguments.count == 1, arguments[0].label == "to",
            let base = arguments[0].value.path, let path = SwiftExpression.chain(links.dropLast()).path,
            path.hasSuffix(".apply")
        {
            try add(.applyPlan(String(path.dropLast(".apply".count)), to: base, isStacked: false), line: line)
            return
        }
        // stack.draftStackContent { plan }.apply()
        guard links.count >= 5, links[links.count - 1] == .call([]), links[links.count - 2] == .member("apply"),
            case .closure(let body) = links[links.count - 3], links[links.count - 4] == .member("draftStackContent"),
            let base = SwiftExpression.chain(Array(links.dropLast(4))).path, body.count == 1,
            case .expression(let plan) = body[0].kind, let name = plan.path
        else { throw ProofFailure("line \(line) adds nothing known") }
        try add(.applyPlan(name, to: base, isStacked: true), line: line)
    }

    /// A comment stands for all that follow, up to the next one.
    private mutating func readElements(
        _ elements: [SwiftExpression.Element],
        line: Int
    ) throws(ProofFailure) {
        var comment: String?
        for element in elements {
            comment = element.comment ?? comment
            try readElement(element.value, comment: comment, line: line)
        }
    }

    private mutating func readElement(
        _ value: SwiftExpression,
        comment: String?,
        line: Int
    ) throws(ProofFailure) {
        if let name = value.path {
            guard let local = locals.removeValue(forKey: name) else {
                throw ProofFailure("line \(line) lists '\(name)', which is no constraint")
            }
            statements.append(RemainderStatement(reason: local.reason, action: .constraint(local.constraint)))
            return
        }
        guard let comment else { throw ProofFailure("line \(line) gives no reason") }
        let constraint = try RemainderReader.constraint(value, line: line)
        statements.append(RemainderStatement(reason: comment, action: .constraint(constraint)))
    }

    static func constraint(_ value: SwiftExpression, line: Int) throws(ProofFailure) -> PlainConstraint {
        guard case .chain(var links) = value, case .call(let arguments)? = links.popLast() else {
            throw ProofFailure("line \(line) makes no constraint")
        }
        if links == [.member("NSLayoutConstraint")] { return try itemConstraint(arguments, line: line) }
        guard links.popLast() == .member("constraint"), let first = arguments.first, let label = first.label else {
            throw ProofFailure("line \(line) makes no constraint")
        }
        let anchor = try ValueReader.expression(.chain(links), line: line)
        for relation in PlainConstraint.Relation.allCases {
            if label == relation.rawValue + "ToConstant", arguments.count == 1 {
                let constant = try ValueReader.number(first.value, line: line)
                return PlainConstraint(relation: relation, form: .constant(first: anchor, constant))
            }
            guard label == relation.rawValue + "To" else { continue }
            let second = try ValueReader.expression(first.value, line: line)
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
        let form = PlainConstraint.ItemForm(
            item: try ValueReader.expression(arguments[0].value, line: line),
            attribute: try ValueReader.implicit(arguments[1].value, line: line),
            toItem: toItem == "nil" ? nil : toItem,
            toAttribute: try ValueReader.implicit(arguments[4].value, line: line),
            multiplier: try ValueReader.number(arguments[5].value, line: line),
            constant: try ValueReader.number(arguments[6].value, line: line)
        )
        return PlainConstraint(relation: relation, form: .items(form))
    }
}
