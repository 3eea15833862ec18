import LayoutModel
import SwiftSource

/// Reads statements of UIKit's own calls.
enum StatementReader {
    /// A statement's change to the hierarchy; `nil` for other statements.
    static func statement(_ statement: Statement) throws(ProofFailure) -> UIKitStatement? {
        switch statement.kind {
        case .expression(let expression): return try call(expression, line: statement.line)
        case .assignment(let target, "=", let value):
            guard let path = target.path else { return nil }
            guard let dot = path.lastIndex(of: ".") else {
                return try setting(path, of: "self", to: value, line: statement.line)
            }
            return try setting(
                String(path[path.index(after: dot)...]),
                of: String(path[..<dot]),
                to: value,
                line: statement.line
            )
        default: return nil
        }
    }

    /// A call's change to the hierarchy; `nil` for other calls.
    static func call(_ expression: SwiftExpression, line: Int) throws(ProofFailure) -> UIKitStatement? {
        guard case .chain(var links) = expression, case .call(let arguments)? = links.popLast(),
            case .member(let name)? = links.popLast()
        else { return nil }
        // Without an owner, it is a member of the class itself.
        let target = links.isEmpty ? "self" : SwiftExpression.chain(links).path ?? ""
        let labels = arguments.map { $0.label ?? "" }
        let names = arguments.map { $0.value.path ?? "" }
        switch (name, labels) {
        case ("addLayoutGuide", [""]): return .addGuide(owner: target, guide: names[0])
        case ("addChild", [""]) where links.isEmpty: return .addChild(names[0])
        case ("didMove", ["toParent"]) where names[0] == "self": return .didMoveToParent(target)
        case ("addArrangedSubview", [""]): return .addArrangedSubview(names[0], to: target)
        case ("addSubview", [""]): return .addSubview(names[0], to: target, position: .front)
        case ("insertSubview", ["", "aboveSubview"]):
            return .addSubview(names[0], to: target, position: .above(names[1]))
        case ("insertSubview", ["", "belowSubview"]):
            return .addSubview(names[0], to: target, position: .below(names[1]))
        case ("bringSubviewToFront", [""]): return .bringToFront(names[0], in: target)
        case ("setCustomSpacing", ["", "after"]):
            let points = try ValueReader.number(arguments[0].value, line: line)
            return .customSpacing(stack: target, points: points, after: names[1])
        default: return nil
        }
    }

    /// An assignment's change to the hierarchy; `nil` for other properties.
    static func setting(
        _ property: String,
        of owner: String,
        to value: SwiftExpression,
        line: Int
    ) throws(ProofFailure) -> UIKitStatement? {
        // Items without a view are settings.
        if let bar = BarProperty(name: property), let items = BarItem.items(of: value, name: property),
            items.contains(where: { $0.view != nil })
        {
            return .barItems(owner: owner, property: bar, items)
        }
        switch property {
        case _ where UIKitClass.isAssignedMember(property):
            guard let view = value.path else { throw ProofFailure("line \(line) assigns no view") }
            return .addSubview(view, to: owner, position: .member(property))
        case "frame":
            let frame = try ValueReader.structure(value, line: line)
            guard frame.name == "CGRect", frame.labels == ["x", "y", "width", "height"] else {
                throw ProofFailure("line \(line) sets no frame")
            }
            let numbers = frame.numbers
            return .frame(view: owner, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "autoresizingMask":
            guard case .list(let elements) = value else { throw ProofFailure("line \(line) sets no mask") }
            var options: [String] = []
            for element in elements { options.append(try ValueReader.implicit(element.value, line: line)) }
            return .autoresizingMask(view: owner, options: options)
        case "accessibilityIdentifier":
            return .accessibilityIdentifier(view: owner, try ValueReader.string(value, line: line))
        case "translatesAutoresizingMaskIntoConstraints":
            return .translatesAutoresizingMask(view: owner, try ValueReader.bool(value, line: line))
        case "isBaselineRelativeArrangement", "isLayoutMarginsRelativeArrangement":
            return .stackFlag(stack: owner, property: property, value: try ValueReader.bool(value, line: line))
        case "spacing": return .stackSpacing(stack: owner, try ValueReader.number(value, line: line))
        case "axis", "distribution", "alignment":
            let option = try ValueReader.implicit(value, line: line)
            return .stackOption(stack: owner, property: property, value: option)
        default: return nil
        }
    }
}
