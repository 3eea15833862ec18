import LayoutModel
import LayoutSyntax

/// Stevia's methods that build the hierarchy, and their arguments.
extension CodeRun {
    /// Views as arguments, as one list, or as the lines of a block.
    mutating func steviaViews(_ arguments: [SwiftCode.Argument]) throws(ReadError) -> [Int] {
        var views: [Int] = []
        for (value, token) in try steviaValues(arguments) {
            guard case .object(let view) = value, !objects[view].isController else {
                throw fault("found \(value.noun), expected a view", token)
            }
            views.append(view)
        }
        return views
    }

    mutating func steviaValues(
        _ arguments: [SwiftCode.Argument]
    ) throws(ReadError) -> [(value: CodeValue, token: Int)] {
        var values: [(value: CodeValue, token: Int)] = []
        for argument in arguments {
            let token = argument.value.token
            if argument.label == nil || argument.label == "content", arguments.count == 1 {
                switch try evaluate(argument.value) {
                case .closure(let closure): return try steviaBlock(closure).map { ($0, token) }
                case .list(let list) where isListLiteral(argument.value): return list.map { ($0, token) }
                case let value: values.append((value, token))
                }
            } else {
                values.append((try evaluate(argument.value), token))
            }
        }
        return values
    }

    /// A row of views is a list, too.
    private func isListLiteral(_ expression: SwiftCode.Expression) -> Bool {
        switch expression {
        case .operation, .prefix: false
        case .chain(_, let links, _):
            if case .postfix? = links.last?.kind { false } else { true }
        default: true
        }
    }

    mutating func steviaSubviews(
        _ view: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        var superview = view
        // Those of cells are in their content view.
        if objects[view].view.isCell,
            case .object(let content)? = try frameworkMember("contentView", of: view, token)
        {
            superview = content
        }
        for child in try steviaViews(arguments) {
            try addSubview(child, to: superview, token: token)
            objects[child].view.statedTranslatesAutoresizingMask = false
        }
        return .object(superview)
    }

    mutating func steviaStyle(
        _ view: CodeValue,
        _ expression: SwiftCode.Expression
    ) throws(ReadError) {
        if case .chain(.name(let name), let links, let token) = expression, links.isEmpty,
            declaredFunctions.contains(name)
        {
            frames.append(Frame(locals: ["$0": view], owner: owner, isBlock: true))
            defer { frames.removeLast() }
            _ = try call(name, [.init(label: nil, value: .chain(.name("$0"), [], at: token))], token)
            return
        }
        guard case .closure(let closure) = try evaluate(expression) else {
            throw fault("expected a block or a function of this file", expression.token)
        }
        try run(closure, [view])
    }
}
