import LayoutSyntax

/// An expression in a few words, as messages name it: `theme.spacing`, `makeLabel(…)`.
enum ExpressionText {
    private static let longest = 60

    static func text(of expression: SwiftCode.Expression) -> String {
        shortened(text(of: expression, depth: 0))
    }

    static func text(of primary: SwiftCode.Primary, _ links: some Sequence<SwiftCode.Link>) -> String {
        shortened(text(of: primary, links, depth: 0))
    }

    private static func shortened(_ text: String) -> String {
        text.count > longest ? text.prefix(longest - 1) + "…" : text
    }

    private static func text(of expression: SwiftCode.Expression, depth: Int) -> String {
        guard depth < 8 else { return "…" }
        switch expression {
        case .number(let number, _):
            return number == number.rounded() && abs(number) < 1e9 ? "\(Int(number))" : "\(number)"
        case .string(let text, _): return text.map { "\"\($0)\"" } ?? "\"…\""
        case .text: return "\"…\""
        case .list: return "[…]"
        case .tuple(let parts, _):
            return parts.count == 1 ? "(" + text(of: parts[0].value, depth: depth + 1) + ")" : "(…)"
        case .dictionary: return "[…]"
        case .chain(let primary, let links, _): return text(of: primary, links, depth: depth)
        case .prefix(let symbol, let operand, _): return symbol + text(of: operand, depth: depth + 1)
        case .operation(let operands, let operators, _):
            var text = Self.text(of: operands[0], depth: depth + 1)
            for (symbol, operand) in zip(operators, operands.dropFirst()) {
                text += " \(symbol) " + Self.text(of: operand, depth: depth + 1)
            }
            return text
        case .choice(let condition, let first, let second, _):
            return text(of: condition, depth: depth + 1) + " ? " + text(of: first, depth: depth + 1) + " : "
                + text(of: second, depth: depth + 1)
        case .cast(let value, let mark, let type, _): return text(of: value, depth: depth + 1) + " \(mark) \(type)"
        case .binding(let pattern, _): return "let " + text(of: pattern, depth: depth + 1)
        case .control(let control, _): return control.keyword
        case .keyPath(_, let text, _), .unread(let text, _): return text
        }
    }

    private static func text(
        of primary: SwiftCode.Primary,
        _ links: some Sequence<SwiftCode.Link>,
        depth: Int
    ) -> String {
        var text =
            switch primary {
            case .name(let name): name
            case .implicit(let name): "." + name
            case .directive(let name): name
            case .closure: "{…}"
            case .value(let expression): Self.text(of: expression, depth: depth + 1)
            }
        for link in links {
            if link.isOptional { text += "?" }
            switch link.kind {
            case .member(let name): text += "." + name
            case .call(let arguments): text += arguments.isEmpty ? "()" : "(…)"
            case .subscript: text += "[…]"
            case .postfix(let symbol): text += symbol
            }
        }
        return text.hasPrefix("self.") ? String(text.dropFirst(5)) : text
    }
}
