import LayoutModel
import LayoutSyntax

/// PureLayout 3.1.9: methods of views and of lists of views that make and install constraints at once, and blocks that give
/// them a priority or identifier, or keep them from being installed.
package enum PureLayoutLibrary: LayoutLibrary {
    package static let facts = LibraryFacts(
        name: "purelayout",
        title: "PureLayout",
        marks: [
            "import PureLayout", ".autoPinEdge", ".autoSetDimension", ".autoAlignAxis", ".autoMatch(",
            ".autoCenterInSuperview", ".autoConstrainAttribute(",
        ]
    )

    package static let initialState = PureLayoutState()

    /// `UIView(forAutoLayout: ())`
    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard name.first?.isUppercase == true, arguments.count == 1, arguments[0].label == "forAutoLayout",
            case .tuple(let elements, _) = arguments[0].value, elements.isEmpty
        else { return nil }
        return run.withoutMask(try run.construct(name, [], token))
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard !run.isDeclared(name, arguments, on: value) else { return nil }
        let call = PureLayoutCall(name: arguments.fullName(name), arguments: arguments, token: token)
        switch value {
        case .object where call.name == "configureForAutoLayout()": return run.withoutMask(value)
        case .type(let type) where call.name == "newAutoLayout()":
            return run.withoutMask(try run.construct(type, [], token))
        case _ where !name.hasPrefix("auto"): return nil
        case .object(let object):
            if run.objects[object].isController { throw run.fault("\"\(name)\" is called on a controller", token) }
            return try run.pureLayout(call, on: object)
        case .constraint(let constraint): return try run.pureLayout(call, ofConstraint: constraint)
        case .list(let values):
            if let result = try run.pureLayout(call, ofConstraints: values) { return result }
            return try run.pureLayout(call, ofViews: values)
        case .type("NSLayoutConstraint"): return try run.pureLayoutBlock(call)
        case .guide: throw run.fault("PureLayout constrains views only, found a layout guide", token)
        default: return nil
        }
    }

    package static func makesConstraint(_ expression: SwiftCode.Expression) -> Bool {
        guard case .chain(_, let links, _) = expression else { return false }
        return zip(links, links.dropFirst()).contains { link, next in
            // UIKit has properties that begin so, as `autorepeat`.
            guard case .member(let name) = link.kind, case .call = next.kind else { return false }
            return name.hasPrefix("auto")
        }
    }
}

/// What the blocks that run say of the constraints within them.
package struct PureLayoutState: Sendable {
    var priorities: [Double] = []
    var identifiers: [String?] = []
    /// The constraints of each block that keeps them from being installed.
    var created: [[Int]] = []
    /// Whether those of a block are installed right now.
    var isInstalling = false
}

extension CodeRun {
    private var pureLayoutState: PureLayoutState {
        get { state(of: PureLayoutLibrary.self).value }
        nonmutating _modify { yield &state(of: PureLayoutLibrary.self).value }
    }

    /// The priority of the innermost block.
    var pureLayoutPriority: Double? { pureLayoutState.priorities.last }

    fileprivate mutating func withoutMask(_ value: CodeValue) -> CodeValue {
        if case .object(let object) = value { objects[object].view.statedTranslatesAutoresizingMask = false }
        return value
    }

    // MARK: Constraints

    /// Adds a constraint and installs it.
    mutating func pureLayoutMake(_ constraint: Layout.Constraint, _ token: Int) throws(ReadError) -> Int {
        if case .view(let object)? = constraint.first?.item {
            objects[object].view.statedTranslatesAutoresizingMask = false
        }
        let made = try make(constraint, token)
        try pureLayoutInstall(made, token)
        return made
    }

    /// The innermost blocks win, but one that installs what it collected applies those around it again.
    private mutating func pureLayoutInstall(_ constraint: Int, _ token: Int) throws(ReadError) {
        if let priority = pureLayoutState.priorities.last {
            let known = constraints[constraint].constraint
            if known.isActive, (known.priority == 1000) != (priority == 1000) {
                throw fault("an active constraint cannot become required or optional, so UIKit would stop", token)
            }
            constraints[constraint].constraint.priority = priority
        }
        if let identifier = pureLayoutState.identifiers.last {
            constraints[constraint].constraint.identifier = identifier
        }
        if !pureLayoutState.isInstalling, !pureLayoutState.created.isEmpty {
            pureLayoutState.created[pureLayoutState.created.count - 1].append(constraint)
        } else {
            constraints[constraint].constraint.isActive = true
        }
    }

    fileprivate mutating func pureLayout(
        _ call: PureLayoutCall,
        ofConstraint constraint: Int
    ) throws(ReadError) -> CodeValue {
        switch call.name {
        case "autoIdentify(_:)":
            constraints[constraint].constraint.identifier = try identifier(call.arguments[0].value)
            return .constraint(constraint)
        case "autoInstall()": try pureLayoutInstall(constraint, call.token)
        case "autoRemove()": constraints[constraint].constraint.isActive = false
        default: throw unknown(call)
        }
        return .none
    }

    /// - Returns: `nil` for what is no call of lists of constraints.
    fileprivate mutating func pureLayout(
        _ call: PureLayoutCall,
        ofConstraints values: [CodeValue]
    ) throws(ReadError) -> CodeValue? {
        guard
            ["autoInstallConstraints()", "autoRemoveConstraints()", "autoIdentifyConstraints(_:)"].contains(call.name)
        else { return nil }
        for value in values {
            guard case .constraint(let constraint) = value else {
                throw fault("found \(value.noun) in the list, expected a constraint", call.token)
            }
            switch call.name {
            case "autoInstallConstraints()": try pureLayoutInstall(constraint, call.token)
            case "autoRemoveConstraints()": constraints[constraint].constraint.isActive = false
            default: constraints[constraint].constraint.identifier = try identifier(call.arguments[0].value)
            }
        }
        return call.name == "autoIdentifyConstraints(_:)" ? .list(values) : CodeValue.none
    }

    // MARK: Blocks

    fileprivate mutating func pureLayoutBlock(_ call: PureLayoutCall) throws(ReadError) -> CodeValue {
        guard let last = call.arguments.last else { throw unknown(call) }
        // The block may have its label or follow the parentheses.
        let name = call.name.replacing("forConstraints:", with: "_:")
        switch name {
        case "autoSetPriority(_:_:)":
            pureLayoutState.priorities.append(try layoutPriority(call.arguments[0].value))
            defer { pureLayoutState.priorities.removeLast() }
            try pureLayoutRun(last.value)
            return .none
        case "autoSetIdentifier(_:_:)":
            pureLayoutState.identifiers.append(try identifier(call.arguments[0].value))
            defer { pureLayoutState.identifiers.removeLast() }
            try pureLayoutRun(last.value)
            return .none
        case "autoCreateConstraintsWithoutInstalling(_:)", "autoCreateAndInstallConstraints(_:)":
            pureLayoutState.created.append([])
            try pureLayoutRun(last.value)
            let created = pureLayoutState.created.removeLast()
            if name == "autoCreateAndInstallConstraints(_:)" {
                pureLayoutState.isInstalling = true
                defer { pureLayoutState.isInstalling = false }
                for constraint in created { try pureLayoutInstall(constraint, call.token) }
            }
            return .list(created.map { .constraint($0) })
        default: throw unknown(call)
        }
    }

    private mutating func pureLayoutRun(_ expression: SwiftCode.Expression) throws(ReadError) {
        guard case .closure(let closure) = try evaluate(expression) else {
            throw fault("expected a block of calls", expression.token)
        }
        try run(closure, [])
    }
}
