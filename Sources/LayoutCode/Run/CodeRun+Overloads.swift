import LayoutModel
import LayoutSyntax

/// Which of several functions of one name a call means: the one whose parameters its arguments fit best.
extension CodeRun {
    /// The function whose parameters the arguments fit.
    func best(_ functions: [SwiftCode.Function], _ arguments: [SwiftCode.Argument]) -> SwiftCode.Function? {
        guard isTolerant else { return functions.first { takes($0, arguments) } }
        let fitting = functions.filter { takes($0, arguments) }
        guard fitting.count > 1 else { return fitting.first }
        // Of several, the types decide: `.top` is a case of one of them.
        let scores = fitting.map { score($0, arguments) }
        return fitting[scores.indices.max { scores[$0] < scores[$1] } ?? 0]
    }

    private func takes(_ function: SwiftCode.Function, _ arguments: [SwiftCode.Argument]) -> Bool {
        var rest = arguments[...]
        for parameter in function.parameters {
            if let argument = rest.first, fits(argument, parameter) {
                rest.removeFirst()
            } else if parameter.defaultValue == nil {
                return false
            }
        }
        return rest.isEmpty
    }

    /// Whether an argument can be that of a parameter: by its label, which closures behind the call lack.
    func fits(_ argument: SwiftCode.Argument, _ parameter: SwiftCode.Function.Parameter) -> Bool {
        if argument.label == parameter.label { return true }
        guard isTolerant, argument.label == nil, case .chain(.closure, let links, _) = argument.value else {
            return false
        }
        return links.isEmpty
    }

    private func score(_ function: SwiftCode.Function, _ arguments: [SwiftCode.Argument]) -> Int {
        var rest = arguments[...]
        var score = 0
        for parameter in function.parameters {
            guard let argument = rest.first, fits(argument, parameter) else { continue }
            rest.removeFirst()
            guard let type = parameter.type else { continue }
            if let kind = knownKind(of: argument.value) { score += kind.fits(type) }
            switch argument.value {
            case .chain(.implicit(let name), let links, _) where links.isEmpty || links.count == 1 && links[0].isCall:
                guard let entry = self.type(named: type, function.token) else { continue }
                let isKnown =
                    program.types[entry].cases.contains { $0.name == name }
                    || program.types[entry].members.variables[name]?.isStatic == true
                score += isKnown ? 2 : -2
            case .number: score += UIKitTypes.numbers.contains(type) ? 1 : -1
            case .string, .text: score += type == "String" ? 1 : -1
            case .list: score += type == "[" ? 1 : -1
            default: break
            }
        }
        return score
    }

    /// What an argument is, as far as that is known without evaluating it.
    private enum ArgumentKind {
        case view, guide, constraint, number

        /// How well it fits a parameter of a type: types of other kinds take none of it.
        func fits(_ type: String) -> Int {
            let kind: ArgumentKind
            if type == "UILayoutGuide" {
                kind = .guide
            } else if type == "NSLayoutConstraint" {
                kind = .constraint
            } else if UIKitTypes.numbers.contains(type) {
                kind = .number
            } else if UIKitClass.isFramework(type), UIKitTypes.isViewName(type) {
                kind = .view
            } else {
                return 0
            }
            return kind == self ? 2 : -2
        }
    }

    private func knownKind(of argument: SwiftCode.Expression) -> ArgumentKind? {
        guard case .chain(.name(let name), let links, _) = argument else { return nil }
        if case .member(let member)? = links.last?.kind, Self.guideKinds[member] != nil { return .guide }
        guard links.isEmpty else { return nil }
        let value: CodeValue? =
            if let frame = frame(of: name) { frames[frame].locals[name] } else if name == "self" {
                owner.map { .object($0) }
            } else { owner.flatMap { objects[$0].members[name] } }
        return switch value {
        case .object(let object) where !objects[object].isController && isViewOrController(object): .view
        case .guide: .guide
        case .constraint: .constraint
        case .number: .number
        case nil where Self.guideKinds[name] != nil: .guide
        default: nil
        }
    }
}
