import LayoutModel
import LayoutSyntax

/// Stevia 6.2: chains of methods, equations of attributes, horizontal rows by operators, and vertical lists.
package enum SteviaLibrary: LayoutLibrary {
    package static let facts: LibraryFacts = {
        var facts = LibraryFacts(
            name: "stevia",
            title: "Stevia",
            marks: [
                "import Stevia", "SteviaLayoutConstraint", ".fillContainer(", ".centerInContainer(",
                ".fillHorizontally(",
            ]
        )
        facts.operators = ["==": 130, ">=": 130, "<=": 130, "~": 135, "--": 140]
        facts.keepsWholeNumbers = true
        return facts
    }()

    package static let initialState = SteviaState()

    package static func member(
        _ name: String,
        of value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch value {
        case .object(let object) where !run.objects[object].isController:
            guard let attribute = SteviaWords.attribute(name) else { return nil }
            return .stevia(.attribute(.init(.view(object), attribute), constant: nil, multiplier: nil))
        case .guide(let guide):
            guard let attribute = SteviaWords.attribute(name) else { return nil }
            let isKnown = !attribute.isSize && !attribute.isBaseline
            guard isKnown, !run.isLayoutSupport(guide) || attribute == .top || attribute == .bottom else {
                throw run.fault("Stevia has no \"\(name)\" of this layout guide", token)
            }
            return .stevia(.anchor(.init(.guide(guide), attribute), constant: 0))
        case .type("SteviaLayoutConstraint") where name == "defaultPriority": return .number(run.steviaPriority)
        case _ where value.stevia != nil: throw run.fault("Stevia has no \"\(name)\" here", token)
        default: return nil
        }
    }

    /// `align(tops: label, icon)`
    package static func call(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard !run.declaredFunctions.contains(name) else { return nil }
        return try run.steviaFunction(name, arguments, token)
    }

    package static func call(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        guard case .object(let object) = value, !run.objects[object].isController,
            !run.isDeclared(name, arguments, on: value)
        else { return nil }
        return try run.stevia(name, on: object, arguments, token)
    }

    package static func prefix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch (symbol, value, value.stevia) {
        case (">=", .number(let points), _): return .stevia(.flexible(points, .greaterThanOrEqual))
        case ("<=", .number(let points), _): return .stevia(.flexible(points, .lessThanOrEqual))
        case ("|-", .number(let points), _): return .stevia(.side(points))
        case ("|-", _, .flexible(let points, let relation)?): return .stevia(.nearMargin(points, relation))
        case ("|-", .object(let view), _):
            try run.steviaPin(view, .leading, .equal, 8, token)
            return value
        case ("|", .object(let view), _):
            try run.steviaPin(view, .leading, .equal, 0, token)
            return value
        default: return nil
        }
    }

    package static func postfix(
        _ symbol: String,
        _ value: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        switch (symbol, value, value.stevia) {
        case ("%", .number(let percent), _): return .stevia(.percent(percent))
        case ("-|", .number(let points), _): return .stevia(.side(points))
        case ("-|", _, .flexible(let points, let relation)?): return .stevia(.farMargin(points, relation))
        case ("-|", .object(let view), _):
            try run.steviaPin(view, .trailing, .equal, -8, token)
            return value
        case ("|", .object(let view), _):
            try run.steviaPin(view, .trailing, .equal, 0, token)
            return value
        default: return nil
        }
    }

    package static func operation(
        _ symbol: String,
        _ left: CodeValue,
        _ right: CodeValue,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> CodeValue? {
        if symbol == "-" || symbol == "--", let value = try run.steviaRow(left, right, token) { return value }
        if symbol == "~" { return try run.steviaHeights(left, right, token) }
        return try run.steviaEquation(left, symbol, right, token)
    }

    package static func finish(_ value: CodeValue, _ token: Int, in run: inout CodeRun) throws(ReadError) -> Bool {
        run.steviaKeep(value)
    }

    /// `SteviaLayoutConstraint.defaultPriority = 1000`
    package static func assign(
        _ target: SwiftCode.Expression,
        _ mark: String,
        _ value: SwiftCode.Expression,
        _ token: Int,
        in run: inout CodeRun
    ) throws(ReadError) -> Bool {
        guard mark == "=", case .chain(.name("SteviaLayoutConstraint"), let links, _) = target, links.count == 1,
            case .member("defaultPriority") = links[0].kind
        else { return false }
        run.steviaSetPriority(try run.requiredPriority(value), target.token)
        return true
    }

    /// The setting is the whole app's: code that leaves another one changes all later code.
    package static func end(in run: inout CodeRun) throws(ReadError) {
        let state = run.state(of: SteviaLibrary.self).value
        guard run.isStrict, state.priority != initialState.priority else { return }
        throw run.fault("the default priority stays \(JSONText.number(state.priority)) for all later code", state.token)
    }

    package static func makesConstraint(_ expression: SwiftCode.Expression) -> Bool {
        switch expression {
        case .operation(_, let operators, _): operators.contains { ["==", ">=", "<="].contains($0) }
        // `(label.Width == 44).identifier`
        case .chain(.value(.operation(_, let operators, _)), _, _):
            operators.contains { ["==", ">=", "<="].contains($0) }
        default: false
        }
    }
}

package struct SteviaState: Sendable {
    /// The setting of the whole app, which constraints get that are not made of anchors.
    var priority = 751.0
    /// Where it was set last.
    var token = 0
    /// The values of blocks that list views, with the depth of each block.
    var blocks: [(depth: Int, values: [CodeValue])] = []
}

/// A part of a Stevia expression.
enum SteviaValue: Sendable {
    /// `label.Top * 2 + 8`
    case attribute(Layout.Anchor, constant: Double?, multiplier: Double?)
    /// `guide.Top + 8`
    case anchor(Layout.Anchor, constant: Double)
    /// `>=8`
    case flexible(Double, Relation)
    /// `50%`
    case percent(Double)
    /// `|-8` or `8-|`
    case side(Double)
    case nearMargin(Double, Relation)
    case farMargin(Double, Relation)
    /// `label-8`
    case gap([Int], Double)
    /// `label-(>=8)`
    case flexibleGap([Int], Double, Relation)
    /// `label-""`
    case space([Int])
}

extension SteviaValue: LibraryValue {
    package var noun: String { "a part of a Stevia expression" }
    package var lack: String? { "this expression has no effect" }
}

extension CodeValue {
    static func stevia(_ value: SteviaValue) -> CodeValue { .library(value) }

    var stevia: SteviaValue? { if case .library(let value) = self { value as? SteviaValue } else { nil } }
}

enum SteviaWords {
    /// The attribute of `CenterX`.
    static func attribute(_ word: String) -> LayoutAttribute? {
        guard word.first?.isUppercase == true,
            let attribute = LayoutAttribute(rawValue: word.prefix(1).lowercased() + word.dropFirst()),
            !attribute.isMargin
        else { return nil }
        return attribute
    }
}
