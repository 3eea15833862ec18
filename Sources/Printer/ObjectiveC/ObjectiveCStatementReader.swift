import LayoutModel
import SwiftSource

/// Reads statements of UIKit's own calls in Objective-C.
enum ObjectiveCStatementReader {
    /// A statement's change to the hierarchy; `nil` for other statements.
    static func statement(_ statement: ObjectiveCStatement) throws(ProofFailure) -> UIKitStatement? {
        let line = statement.line
        switch statement.kind {
        case .expression(.message(let receiver, let labels, let arguments)):
            return try call(receiver, labels, arguments, line: line)
        case .assignment(let target, let value):
            guard let names = target.names, names.count > 1, let property = names.last else { return nil }
            let owner = ObjectiveCNames.path(from: Array(names.dropLast()))
            if let plain = try assignment(of: value, to: property, of: owner, line: line) { return plain }
            return try option(statement)
        default: return nil
        }
    }

    private static func call(
        _ receiver: ObjectiveCExpression,
        _ labels: [String],
        _ arguments: [ObjectiveCExpression],
        line: Int
    ) throws(ProofFailure) -> UIKitStatement? {
        guard let names = receiver.names else { return nil }
        let target = ObjectiveCNames.path(from: names)
        func name(_ position: Int) throws(ProofFailure) -> String { try arguments[position].path(line: line) }
        switch labels {
        case ["addLayoutGuide"]: return .addGuide(owner: target, guide: try name(0))
        case ["addChildViewController"] where target == "self": return .addChild(try name(0))
        case ["didMoveToParentViewController"] where arguments.first?.name == "self": return .didMoveToParent(target)
        case ["addArrangedSubview"]: return .addArrangedSubview(try name(0), to: target)
        case ["addSubview"]: return .addSubview(try name(0), to: target, position: .front)
        case ["insertSubview", "aboveSubview"]:
            return .addSubview(try name(0), to: target, position: .above(try name(1)))
        case ["insertSubview", "belowSubview"]:
            return .addSubview(try name(0), to: target, position: .below(try name(1)))
        case ["bringSubviewToFront"]: return .bringToFront(try name(0), in: target)
        case ["setCustomSpacing", "afterView"]:
            return .customSpacing(
                stack: target,
                points: try arguments[0].number(line: line),
                after: try name(1)
            )
        default: return nil
        }
    }

    private static func assignment(
        of value: ObjectiveCExpression,
        to property: String,
        of owner: String,
        line: Int
    ) throws(ProofFailure) -> UIKitStatement? {
        if let bar = BarProperty(name: property), let items = BarItem.items(of: value, name: property),
            items.contains(where: { $0.view != nil })
        {
            return .barItems(owner: owner, property: bar, items)
        }
        switch property {
        case _ where UIKitClass.isAssignedMember(property):
            return .addSubview(try value.path(line: line), to: owner, position: .member(property))
        case "frame":
            let numbers = try value.numbers(of: "CGRectMake", count: 4, line: line)
            return .frame(view: owner, x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
        case "autoresizingMask":
            let prefix = ObjectiveCStatementWriter.autoresizing
            if value.name == prefix + "None" { return .autoresizingMask(view: owner, options: []) }
            let constants: [ObjectiveCExpression] = if case .union(let all) = value { all } else { [value] }
            var options: [String] = []
            for constant in constants { options.append(try constant.word(after: prefix, line: line)) }
            return .autoresizingMask(view: owner, options: options)
        case "accessibilityIdentifier":
            return .accessibilityIdentifier(view: owner, try value.string(line: line))
        case "translatesAutoresizingMaskIntoConstraints":
            return .translatesAutoresizingMask(view: owner, try value.bool(line: line))
        case "spacing": return .stackSpacing(stack: owner, try value.number(line: line))
        default: return nil
        }
    }

    /// The options of stacks, which the table of settings has.
    private static func option(_ statement: ObjectiveCStatement) throws(ProofFailure) -> UIKitStatement? {
        guard let read = try? ObjectiveCSettings.setting(statement),
            case .assignment(let path, let value) = read.setting
        else { return nil }
        switch path {
        case "axis", "distribution", "alignment":
            return .stackOption(
                stack: read.target,
                property: path,
                value: try ValueReader.implicit(value, line: statement.line)
            )
        case "isBaselineRelativeArrangement", "isLayoutMarginsRelativeArrangement":
            return .stackFlag(
                stack: read.target,
                property: path,
                value: try ValueReader.bool(value, line: statement.line)
            )
        default: return nil
        }
    }
}
