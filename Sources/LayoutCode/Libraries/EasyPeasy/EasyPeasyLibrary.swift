import LayoutModel
import LayoutSyntax

/// EasyPeasy 1.10.0: attributes that are applied to a view or guide, of which each replaces those that it contradicts.
package enum EasyPeasyLibrary: LayoutLibrary {
    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "easypeasy",
            title: "EasyPeasy",
            entrance: "easy",
            marks: ["import EasyPeasy", ".easy.layout("]
        )
        facts.operators = ["<-": 100]
        return facts
    }()

    package static let initialState = EasyPeasyState()

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if name == facts.entrance, run.isItem(value) {
            return .easy(.receiver(try run.easyReceiver(value, token)))
        }
        guard value.easy != nil else { return nil }
        throw run.fault("EasyPeasy has no \"\(name)\" here", token)
    }

    /// `Top(8)`
    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard run.type(named: name) == nil else { return nil }
        if name == "Constant", arguments.map(\.label) == ["value", "relation", "multiplier"] {
            return .easy(
                .constant(
                    EasyPeasyConstant(
                        points: try run.number(arguments[0].value),
                        relation: try run.option(arguments[1].value),
                        multiplier: try run.number(arguments[2].value)
                    )
                )
            )
        }
        guard let kind = EasyPeasyKind(name) else { return nil }
        return try run.easyAttribute(kind, arguments, token)
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch (value, value.easy) {
        case (_, .receiver(let item)?): return try run.easyCall(name, on: item, arguments, token)
        case (_, .attribute(let attribute)?): return try run.easyModify(attribute, name, arguments, token)
        case (_, .some): throw run.fault("EasyPeasy has no \"\(name)\" here", token)
        case (.list(let values), nil) where name == "with" || name == "when":
            for value in values {
                guard case .attribute(let attribute)? = value.easy else {
                    throw run.fault("found \(value.noun) in the list, expected an attribute", token)
                }
                _ = try run.easyModify(attribute, name, arguments, token)
            }
            return value
        default: return nil
        }
    }

    /// `.custom(650)`
    package static func implicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard name == "custom" || name == "customPriority", arguments.count == 1, arguments[0].label == nil else {
            return nil
        }
        return .easy(.priority(try run.requiredPriority(arguments[0].value)))
    }

    /// `>=8`, `*0.5`
    package static func prefix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard case .number(let points) = value else { return nil }
        if let relation = Relation.allCases.first(where: { $0.symbol == symbol }) {
            return .easy(.constant(EasyPeasyConstant(points: points, relation: relation)))
        }
        // The factor becomes the constant, too.
        return symbol == "*" ? .easy(.constant(EasyPeasyConstant(points: points, multiplier: points))) : nil
    }

    /// `>=8 * 0.5`, and `label <- Top(8)` of older code
    package static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch (symbol, left.easy, right) {
        case ("*", .constant(var constant)?, .number(let factor)):
            constant.multiplier *= factor
            return .easy(.constant(constant))
        case ("<-", nil, _) where run.isItem(left):
            let values: [CodeValue] = if case .list(let values) = right { values } else { [right] }
            return try run.easyLayout(values, on: run.easyReceiver(left, token), token)
        default: return nil
        }
    }

    package static func makesConstraint(_ expression: SwiftCode.Expression) -> Bool {
        guard case .chain(_, let links, _) = expression else { return false }
        return links.contains { if case .member("easy") = $0.kind { true } else { false } }
    }
}

/// A part of an EasyPeasy expression.
enum EasyPeasyValue: Sendable {
    /// `label.easy`
    case receiver(Layout.Item)
    /// `Top(8).to(icon)`: an object that its modifiers change.
    case attribute(Int)
    /// `>=8`
    case constant(EasyPeasyConstant)
    /// `.custom(650)`
    case priority(Double)
}

extension EasyPeasyValue: LibraryValue {
    package var noun: String {
        switch self {
        case .receiver: "an expression of EasyPeasy"
        case .attribute: "an attribute of EasyPeasy"
        case .constant: "a constant of EasyPeasy"
        case .priority: "a priority of EasyPeasy"
        }
    }

    package var lack: String? {
        if case .attribute = self { "this attribute is never applied" } else { "this expression has no effect" }
    }
}

extension CodeValue {
    static func easy(_ value: EasyPeasyValue) -> CodeValue { .library(value) }

    var easy: EasyPeasyValue? { if case .library(let value) = self { value as? EasyPeasyValue } else { nil } }
}
