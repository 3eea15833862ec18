import LayoutModel
import LayoutSyntax

/// What EasyPeasy's calls do.
extension CodeRun {
    private var easyState: EasyPeasyState {
        get { state(of: EasyPeasyLibrary.self).value }
        nonmutating _modify { yield &state(of: EasyPeasyLibrary.self).value }
    }

    mutating func easyReceiver(_ value: CodeValue, _ token: Int) throws(ReadError) -> Layout.Item {
        let receiver: CodeValue = if case .parent(let object) = value { .object(object) } else { value }
        let item = try item(receiver, token)
        if case .guide(let guide) = item, isLayoutSupport(guide) {
            throw fault("a layout guide of a controller makes no constraints", token)
        }
        return item
    }

    // MARK: Attributes

    mutating func easyAttribute(
        _ kind: EasyPeasyKind,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard arguments.count < 2, arguments.first?.label == nil else {
            throw fault("EasyPeasy has no \"\(arguments.fullName(tokens.text(at: token)))\"", token)
        }
        var attribute = EasyPeasyAttribute(kind: kind, constants: kind.parts.map { _ in EasyPeasyConstant() })
        if let expression = arguments.first?.value {
            let value = try evaluate(expression)
            switch (value, value.easy, kind.structure) {
            case (_, .constant(let constant)?, _): attribute.constants = kind.parts.map { _ in constant }
            case (.structure, nil, let known?):
                let numbers = try structure(expression, known.name).numbers
                attribute.constants = known.members.map { EasyPeasyConstant(points: numbers[$0] ?? 0) }
            case (.member, nil, .some):
                throw fault("found \(value.noun), which can be of several types", expression.token)
            default:
                let points = try number(value, expression.token)
                attribute.constants = kind.parts.map { _ in EasyPeasyConstant(points: points) }
            }
        }
        easyState.attributes.append(attribute)
        return .easy(.attribute(easyState.attributes.count - 1))
    }

    mutating func easyModify(
        _ index: Int,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let kind = easyState.attributes[index].kind
        let isPlain = arguments.allSatisfy { $0.label == nil }
        switch (name, arguments.count) {
        case ("with", 1) where isPlain:
            easyState.attributes[index].priority = try easyPriority(arguments[0].value)
        case ("when", 1) where isPlain:
            throw fault("whether the attribute is installed depends on a condition at run time", token)
        case (kind.reference?.method ?? "", 1...(kind.reference?.takesAttribute == true ? 2 : 1)) where isPlain:
            let item = try item(arguments[0].value)
            if case .guide(let guide) = item, isLayoutSupport(guide), case .edges = kind {
                throw fault("Edges takes no layout guide of a controller", arguments[0].value.token)
            }
            easyState.attributes[index].reference = item
            easyState.attributes[index].referenceAttribute = nil
            if arguments.count == 2 {
                let name = try member(arguments[1].value)
                guard let attribute = LayoutAttribute(rawValue: name) else {
                    throw fault("found \".\(name)\", expected an attribute such as .top", arguments[1].value.token)
                }
                easyState.attributes[index].referenceAttribute = attribute
            }
            if case .edges = kind { try easyReplaceEdges(index, token) }
        default: throw fault("EasyPeasy has no \"\(arguments.fullName(name))\" here", token)
        }
        return .easy(.attribute(index))
    }

    /// `Edges.to` makes its parts anew, without what they had.
    private mutating func easyReplaceEdges(_ index: Int, _ token: Int) throws(ReadError) {
        let attribute = easyState.attributes[index]
        let hadValues =
            attribute.priority != 1000
            || attribute.constants.contains { constant in
                constant.points != 0 || constant.multiplier != 1 || constant.relation != .equal
            }
        if isStrict, hadValues { throw fault("Edges loses its constants and its priority here", token) }
        easyState.attributes[index].constants = attribute.constants.map { _ in EasyPeasyConstant() }
        easyState.attributes[index].priority = 1000
    }

    private static let easyPriorities: [String: Double] = [
        "required": 1000, "high": 750, "medium": 500, "low": 250,
        // Deprecated, with other values than their names say.
        "highPriority": 1000, "mediumPriority": 500, "lowPriority": 1,
    ]

    private mutating func easyPriority(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        if case .chain(.implicit, let links, _) = expression, !links.isEmpty,
            case .priority(let priority)? = try evaluate(expression).easy
        {
            return priority
        }
        // `Priority.custom(650)`
        if case .chain(.name("Priority"), let links, _) = expression, links.count == 2,
            case .member("custom") = links[0].kind, case .call(let arguments) = links[1].kind, arguments.count == 1
        {
            return try requiredPriority(arguments[0].value)
        }
        let name = try member(expression)
        guard let priority = Self.easyPriorities[name] else {
            throw fault("EasyPeasy has no priority \".\(name)\"", expression.token)
        }
        return priority
    }

    // MARK: Layout

    mutating func easyCall(
        _ name: String,
        on item: Layout.Item,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch (name, arguments.count) {
        case ("layout", 1...) where arguments.allSatisfy({ $0.label == nil }):
            var values: [CodeValue] = []
            for argument in arguments { values.append(try evaluate(argument.value)) }
            if values.count == 1, case .list(let list) = values[0] { values = list }
            return try easyLayout(values, on: item, token)
        case ("clear", 0):
            for (key, node) in easyState.nodes where key.item == item {
                for constraint in node.constraints { constraints[constraint].constraint.isActive = false }
                easyState.nodes[key] = nil
            }
        // Conditions alone make a difference.
        case ("reload", 0): break
        default: throw fault("EasyPeasy has no \"\(arguments.fullName(name))\" here", token)
        }
        return .none
    }

    mutating func easyLayout(
        _ values: [CodeValue],
        on item: Layout.Item,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if case .view(let object) = item { objects[object].view.statedTranslatesAutoresizingMask = false }
        var made: [Int] = []
        // Those of one call are activated after all that they replace is deactivated, even if that is among them.
        var single: [Int] = []
        var replaced: [Int] = []
        for value in values {
            guard case .attribute(let index)? = value.easy else {
                throw fault("found \(value.noun), expected an attribute such as Top(8)", token)
            }
            let attribute = easyState.attributes[index]
            if attribute.isApplied { throw fault("the attribute was applied before, to this view or another", token) }
            easyState.attributes[index].isApplied = true
            var parts: [Int] = []
            var rivals: [Int] = []
            for (part, constant) in zip(attribute.kind.parts, attribute.constants) {
                let constraint = try easyMake(part, constant, attribute, item, token)
                parts.append(constraint)
                let values = constraints[constraint].constraint
                let key = EasyPeasyNode.Key(
                    item: item,
                    axis: part.axis,
                    relation: values.relation,
                    priority: values.priority
                )
                rivals += easyState.nodes[key, default: EasyPeasyNode()].add(constraint, of: part)
            }
            made += parts
            if case .single = attribute.kind {
                single += parts
                replaced += rivals
            } else {
                easyActivate(parts, rivals)
            }
        }
        easyActivate(single, replaced)
        return .list(made.map { .constraint($0) })
    }

    private mutating func easyActivate(_ made: [Int], _ replaced: [Int]) {
        for constraint in replaced { constraints[constraint].constraint.isActive = false }
        for constraint in made { constraints[constraint].constraint.isActive = true }
    }

    private mutating func easyMake(
        _ part: LayoutAttribute,
        _ constant: EasyPeasyConstant,
        _ attribute: EasyPeasyAttribute,
        _ item: Layout.Item,
        _ token: Int
    ) throws(ReadError) -> Int {
        let superview = superviewOrUnknown(of: item)
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(item, part)
        if let reference = attribute.reference {
            constraint.second = .init(
                reference,
                easySecond(part, attribute, isSuperview: superview.map { reference == .view($0) } ?? false)
            )
        } else if !part.isSize {
            guard let superview else {
                throw fault("the view has no superview here, so EasyPeasy makes no constraint", token)
            }
            constraint.second = .init(.view(superview), part)
        }
        if !part.isSize, superview == nil {
            throw fault("the view has no superview here, so EasyPeasy makes no constraint", token)
        }
        if let second = constraint.second, case .guide(let guide) = second.item, isLayoutSupport(guide),
            ![.top, .bottom].contains(second.attribute)
        {
            throw fault("a layout guide of a controller has no \"\(second.attribute.rawValue)\"", token)
        }
        constraint.relation = constant.relation
        constraint.multiplier = constant.multiplier
        constraint.constant = part.isEasyPeasyFar ? -constant.points : constant.points
        constraint.priority = attribute.priority
        if isStrict, constraint.second == nil, constant.multiplier != 1 {
            throw fault("the multiplier has no effect without another item", token)
        }
        return try make(constraint, token)
    }

    private func easySecond(
        _ part: LayoutAttribute,
        _ attribute: EasyPeasyAttribute,
        isSuperview: Bool
    ) -> LayoutAttribute {
        if let named = attribute.referenceAttribute { return named }
        if case .edges = attribute.kind { return part }
        return isSuperview ? part : part.easyPeasyOpposite
    }
}
