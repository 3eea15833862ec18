import LayoutCode
import SwiftSource

/// What the proof looks for in the text, in the form in which it is read: made from values, not from what is written.
extension SwiftExpression {
    var canonical: String {
        switch self {
        case .number(let number): CanonicalCode.number(number)
        case .string(let text): CanonicalCode.string(text)
        case .list(let elements): "[" + elements.map(\.value.canonical).joined(separator: ",") + "]"
        case .fallback(let operands): operands.map(\.canonical).joined(separator: "??")
        case .element(let parts):
            parts.enumerated().map { $0 == 0 ? $1.canonical : "[" + $1.canonical + "]" }.joined()
        case .chain(let links):
            links.enumerated().map { position, link in
                switch link {
                case .member(let name): position == 0 ? name : "." + name
                case .implicit(let name): "." + name
                case .call(let arguments): Self.canonical(arguments)
                }
            }.joined()
        }
    }

    static func canonical(_ arguments: [Argument]) -> String {
        "(" + arguments.map { ($0.label.map { $0 + ":" } ?? "") + $0.value.canonical }.joined(separator: ",") + ")"
    }
}

extension Construction {
    var canonical: String { className + SwiftExpression.canonical(arguments) }
}

extension Setting {
    var canonical: CodeSetting {
        switch self {
        case .assignment(let path, let value): CodeSetting(path: path, value: value.canonical)
        case .call(let path, let arguments): CodeSetting(path: path, value: SwiftExpression.canonical(arguments))
        }
    }
}
