import LayoutModel
import LayoutSyntax

/// FlowConstraint 0.0.2: chains that queue constraints and make them with a target.
package enum FlowLibrary: LayoutLibrary {
    package static let facts = LibraryFacts(
        name: "flow",
        title: "FlowConstraint",
        marks: ["import FlowConstraint", ".flow()"]
    )

    package static let initialState: [FlowQueue] = []

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard let value = value.flow else { return nil }
        if case .queued(let flow, let attribute) = value, let queued = run.flows[flow][attribute] {
            switch name {
            case "constant": return .number(queued.constant)
            case "multiplier": return .number(queued.multiplier)
            case "relation": return .member(queued.relation.rawValue)
            case "targetItem": return .member(queued.target?.rawValue ?? "notAnAttribute")
            default: break
            }
        }
        throw run.fault("FlowConstraint has no \"\(name)\" here", token)
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch value {
        case .object(let object) where name == "flow" && arguments.isEmpty && !run.objects[object].isController:
            return run.flow(of: object)
        case .library:
            guard case .flow(let flow)? = value.flow else { return nil }
            if let target = try run.flowTarget(name, flow, arguments, token) { return target }
            if try run.flowAttribute(name, flow, arguments, token) { return value }
            if try run.flowConstraint(name, flow, arguments, token) { return value }
            if name == "edges" { return try run.flowEdges(flow, arguments, token) }
            throw run.fault("FlowConstraint has no \"\(name)\" with these arguments", token)
        default: return nil
        }
    }

    package static func assign(
        _ name: String,
        of value: CodeValue,
        _ expression: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool {
        guard let value = value.flow else { return false }
        guard case .queued(let flow, let attribute) = value, var queued = run.flows[flow][attribute] else {
            throw run.fault("FlowConstraint has no \"\(name)\" to set here", token)
        }
        switch name {
        case "constant": queued.constant = try run.number(expression)
        case "multiplier": queued.multiplier = try run.number(expression)
        case "relation": queued.relation = try run.option(expression)
        case "targetItem": queued.target = try run.flowItem(run.evaluate(expression), expression.token)
        default: throw run.fault("FlowConstraint has no \"\(name)\" to set here", token)
        }
        run.flows[flow][attribute] = queued
        return true
    }

    /// Flows forget what no target has made.
    package static func end(in run: inout CodeRun) throws(ReadError) {
        for flow in run.flows {
            guard let (attribute, queued) = flow.queue.first else { continue }
            throw run.fault(
                "\(attribute.rawValue) is queued and never made, expected .withSuperview() or another target",
                queued.token
            )
        }
    }
}

extension CodeValue {
    var flow: FlowValue? {
        if case .library(let value) = self { value as? FlowValue } else { nil }
    }
}

extension CodeRun {
    var flows: [FlowQueue] {
        get { state(of: FlowLibrary.self).value }
        nonmutating _modify { yield &state(of: FlowLibrary.self).value }
    }

    func flow(of view: Int) -> CodeValue {
        flows.append(FlowQueue(of: view))
        return .library(FlowValue.flow(flows.count - 1))
    }

    // MARK: Constraints

    /// What queues constraints (`Flow+Constraints.swift`).
    fileprivate mutating func flowConstraint(
        _ name: String,
        _ flow: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Bool {
        func queue(_ attribute: LayoutAttribute, _ target: LayoutAttribute?, _ constant: Double = 0) {
            flows[flow][attribute] = FlowQueue.Queued(target: target, constant: constant, token: token)
        }
        switch (name, arguments.map { $0.label ?? "" }) {
        case ("set", ["", ""]):
            let attribute = try flowAttribute(arguments[0].value)
            queue(attribute, try flowItem(arguments[1].value))
        case ("constant", ["", "constant"]):
            let attribute = try flowAttribute(arguments[0].value)
            queue(attribute, nil, try number(arguments[1].value))
        case ("center", []):
            queue(.centerX, .centerX)
            queue(.centerY, .centerY)
        case ("size", [""]):
            let value = try evaluate(arguments[0].value)
            if case .member = value {
                let target = try flowItem(value, arguments[0].value.token)
                queue(.width, target)
                queue(.height, target)
            } else {
                let size = try number(value, arguments[0].value.token)
                queue(.width, nil)
                queue(.height, nil)
                // Of all that is queued, and not of these two alone.
                flows[flow].change({ _ in true }) { $0.constant = size }
            }
        case (_, []), (_, [""]):
            guard let attribute = LayoutAttribute(rawValue: name) else { return false }
            queue(attribute, try arguments.isEmpty ? attribute : flowItem(arguments[0].value))
        default: return false
        }
        return true
    }

    mutating func flowItem(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute? {
        try flowItem(evaluate(expression), expression.token)
    }

    /// `NSLayoutConstraint.Attribute`; `nil`: `.notAnAttribute`.
    func flowItem(_ value: CodeValue, _ token: Int) throws(ReadError) -> LayoutAttribute? {
        if case .member(let name) = value {
            if name == "notAnAttribute" { return nil }
            if let attribute = LayoutAttribute(rawValue: name) { return attribute }
        }
        throw fault("found \(value.noun), expected an attribute such as .top", token)
    }

    mutating func flowAttribute(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        guard let attribute = try flowItem(expression) else {
            throw fault("a constraint begins with an attribute", expression.token)
        }
        return attribute
    }

    // MARK: Attributes

    /// What changes the queued constraints (`Flow+Attributes.swift`).
    fileprivate mutating func flowAttribute(
        _ name: String,
        _ flow: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Bool {
        guard let first = arguments.first, name == "attribute" || name == "attributes" else { return false }
        if name == "attributes" { return try flowAttributes(flow, arguments) }
        var attributes: [LayoutAttribute] = []
        if arguments.count == 2 {
            for value in try list(arguments[1].value) {
                if let attribute = try flowItem(value, arguments[1].value.token) { attributes.append(attribute) }
            }
        }
        let isMeant: (LayoutAttribute) -> Bool
        switch arguments.dropFirst().map({ $0.label ?? "" }) {
        case [], ["exclude"]: isMeant = { !attributes.contains($0) }
        case ["for"]: isMeant = { attributes.contains($0) }
        default: return false
        }
        switch first.label {
        case "relation":
            let relation: Relation = try option(first.value)
            flows[flow].change(isMeant) { $0.relation = relation }
        case "multiplier":
            let multiplier = try number(first.value)
            flows[flow].change(isMeant) { $0.multiplier = multiplier }
        case "constant":
            let constant = try number(first.value)
            flows[flow].change(isMeant) { $0.constant = constant }
        default: return false
        }
        return true
    }

    /// `attributes { $0.constant = 8 }`
    private mutating func flowAttributes(_ flow: Int, _ arguments: [SwiftCode.Argument]) throws(ReadError) -> Bool {
        var excluded: [LayoutAttribute] = []
        switch arguments.map({ $0.label ?? "completion" }) {
        case ["relation", "multiplier", "constant"]:
            let relation: Relation = try option(arguments[0].value)
            let (multiplier, constant) = try (number(arguments[1].value), number(arguments[2].value))
            flows[flow].change({ _ in true }) {
                ($0.relation, $0.multiplier, $0.constant) = (relation, multiplier, constant)
            }
            return true
        case ["completion"]: break
        case ["exclude", "completion"]:
            for value in try list(arguments[0].value) {
                if let attribute = try flowItem(value, arguments[0].value.token) { excluded.append(attribute) }
            }
        default: return false
        }
        guard let last = arguments.last, case .closure(let closure) = try evaluate(last.value) else { return false }
        let takesItem = closure.parameters.count == 2 || closure.body.contains { tokens.text(at: $0) == "$1" }
        for (attribute, _) in flows[flow].queue where !excluded.contains(attribute) {
            let queued = CodeValue.library(FlowValue.queued(flow: flow, attribute))
            try run(closure, takesItem ? [.member(attribute.rawValue), queued] : [queued])
        }
        return true
    }
}
