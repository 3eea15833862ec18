import LayoutModel
import LayoutSyntax

/// Cases of enumerations that carry values: `.inset(of: title, by: 8)`.
extension CodeRun {
    /// An expression as a value of the type that is asked for.
    mutating func evaluate(
        _ expression: SwiftCode.Expression,
        as type: String?,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if let value = try payload(expression, type, token) { return value }
        return try typed(evaluate(expression), type, token)
    }

    private mutating func payload(
        _ expression: SwiftCode.Expression,
        _ type: String?,
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        guard isTolerant, let type, case .chain(.implicit(let name), let links, _) = expression, links.count == 1,
            case .call(let arguments) = links[0].kind, let entry = self.type(named: type, token),
            let one = program.types[entry].cases.first(where: {
                $0.name == name && $0.parameters.count == arguments.count
            })
        else { return nil }
        var values: [CodeValue] = []
        for (parameter, argument) in zip(one.parameters, arguments) {
            values.append(try evaluate(argument.value, as: parameter.type, token))
        }
        return .payload(type: entry, name: name, values: values)
    }

    /// What the enumeration computes for a case with values.
    mutating func member(
        _ name: String,
        ofPayload value: CodeValue,
        of type: Int,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard let variable = program.variable(name, of: type), let getter = variable.getter, !variable.isStatic else {
            throw fault("\"\(name)\" has no value here", token)
        }
        guard frames.count < Self.maximumDepth else {
            throw fault("calls nest deeper than \(Self.maximumDepth) levels", token)
        }
        var frame = Frame()
        frame.value = value
        frame.type = type
        return try run(getter.tokens, in: frame)
    }

    /// The names that a pattern gives to what a case carries.
    ///
    /// - Returns: `nil` where the pattern is not understood, and nothing within where it is of another case.
    func payloadNames(in pattern: SwiftCode.Expression, of value: CodeValue) -> [String: CodeValue]?? {
        guard case .payload(_, let word, let values) = value else { return nil }
        var pattern = pattern
        var bindsAll = false
        if case .binding(let inner, _) = pattern { (pattern, bindsAll) = (inner, true) }
        guard case .chain(.implicit(let name), let links, _) = pattern else { return nil }
        if name != word { return .some(nil) }
        if links.isEmpty { return .some([:]) }
        guard links.count == 1, case .call(let parts) = links[0].kind, parts.count == values.count else { return nil }
        var names: [String: CodeValue] = [:]
        for (part, value) in zip(parts, values) {
            guard let bound = Self.boundName(part.value, bindsAll) else { return nil }
            if let type = bound.type, isClass(type), isKind(value, of: type) != true {
                return isKind(value, of: type) == false ? .some(nil) : nil
            }
            if bound.name != "_" { names[bound.name] = value }
        }
        return .some(names)
    }

    /// `let view`, or `view as Card` where all is bound.
    private static func boundName(_ part: SwiftCode.Expression, _ isBound: Bool) -> (name: String, type: String?)? {
        switch part {
        case .binding(let inner, _): return boundName(inner, true)
        case .cast(let inner, _, let type, _): return boundName(inner, isBound).map { ($0.name, type) }
        case .chain(.name(let name), let links, _) where links.isEmpty && (isBound || name == "_"): return (name, nil)
        default: return nil
        }
    }

    /// Whether a name is that of a class: of protocols, nothing shows what conforms to them.
    private func isClass(_ name: String) -> Bool {
        type(named: name).map { program.types[$0].keyword == .class } ?? UIKitClass.isFramework(name)
    }
}
