import LayoutModel
import SwiftSource

/// The values that settings have, by their types: written in Objective-C, and read back as Swift's expressions.
enum ObjectiveCValue {
    /// `nil` if Objective-C cannot spell the value in one expression.
    static func text(of value: SwiftExpression, _ kind: UIKitProperty.Kind) -> String? {
        switch (kind, value) {
        case (.number, .number(let number)): return ObjectiveCLiteral.number(number)
        case (.bool, _): return value.path == "true" ? "YES" : value.path == "false" ? "NO" : nil
        case (.string, .string(let string)): return ObjectiveCLiteral.string(string)
        case (.cases(let prefix, _), _): return value.implicitName.map { ObjectiveCLiteral.constant(prefix, $0) }
        case (.options(let prefix), .list(let elements)):
            let words = elements.compactMap(\.value.implicitName)
            guard words.count == elements.count, !words.isEmpty else { return nil }
            return words.map { ObjectiveCLiteral.constant(prefix, $0) }.joined(separator: " | ")
        case (.edges, _): return structure(value, "UIEdgeInsets", edges, "UIEdgeInsetsMake")
        case (.directionalEdges, _):
            return structure(value, "NSDirectionalEdgeInsets", directionalEdges, "NSDirectionalEdgeInsetsMake")
        case (.size, _): return structure(value, "CGSize", size, "CGSizeMake")
        case (.color, _): return ObjectiveCColor.text(of: value)
        case (.font, _): return ObjectiveCFont.text(of: value)
        case (.image, _): return ObjectiveCImage.text(of: value)
        case (.symbol, _): return ObjectiveCImage.text(ofConfiguration: value)
        case (.barItems, _):
            guard let (items, isList) = barItems(of: value) else { return nil }
            let texts = items.map { $0.objectiveC(ObjectiveCNames()) }
            return isList ? "@[" + texts.joined(separator: ", ") + "]" : texts.first
        default: return nil
        }
    }

    static func read(
        _ value: ObjectiveCExpression,
        _ kind: UIKitProperty.Kind,
        line: Int
    ) throws(ProofFailure) -> SwiftExpression {
        switch kind {
        case .number: return .number(try value.number(line: line))
        case .bool: return .bool(try value.bool(line: line))
        case .string: return .string(try value.string(line: line))
        case .cases(let prefix, _): return .implicit(try value.word(after: prefix, line: line))
        case .options(let prefix):
            var words: [SwiftExpression.Element] = []
            for bit in value.bits { words.append(.init(value: .implicit(try bit.word(after: prefix, line: line)))) }
            return .list(words)
        case .edges: return try call("UIEdgeInsets", edges, value, "UIEdgeInsetsMake", line)
        case .directionalEdges:
            return try call("NSDirectionalEdgeInsets", directionalEdges, value, "NSDirectionalEdgeInsetsMake", line)
        case .size: return try call("CGSize", size, value, "CGSizeMake", line)
        case .color: return try ObjectiveCColor.read(value, line: line)
        case .font: return try ObjectiveCFont.read(value, line: line)
        case .image: return try ObjectiveCImage.read(value, line: line)
        case .symbol: return try ObjectiveCImage.readConfiguration(value, line: line)
        case .barItems:
            if case .list(let elements) = value {
                let items = elements.compactMap { BarItem($0.value) }
                guard items.count == elements.count else { throw ProofFailure("line \(line) has an unknown item") }
                return .list(items.map { .init(value: $0.expression) })
            }
            guard let item = BarItem(value) else { throw ProofFailure("line \(line) has an unknown item") }
            return item.expression
        case .priority, .state, .action: throw ProofFailure("line \(line) assigns what only a method sets")
        }
    }

    private static let edges = ["top", "left", "bottom", "right"]
    private static let directionalEdges = ["top", "leading", "bottom", "trailing"]
    private static let size = ["width", "height"]

    private static func structure(
        _ value: SwiftExpression,
        _ type: String,
        _ labels: [String],
        _ function: String
    ) -> String? {
        guard let read = try? ValueReader.structure(value, line: 0), read.name == type, read.labels == labels else {
            return nil
        }
        return ObjectiveCLiteral.function(function, read.numbers)
    }

    private static func call(
        _ type: String,
        _ labels: [String],
        _ value: ObjectiveCExpression,
        _ function: String,
        _ line: Int
    ) throws(ProofFailure) -> SwiftExpression {
        let numbers = try value.numbers(of: function, count: labels.count, line: line)
        return .call(type, numbers: zip(labels, numbers).map { (label: $0, value: $1) })
    }

    /// The items of a property that hold no views.
    static func barItems(of value: SwiftExpression) -> (items: [BarItem], isList: Bool)? {
        if case .list(let elements) = value {
            let items = elements.compactMap { BarItem($0.value) }
            return items.count == elements.count && items.allSatisfy { $0.view == nil } ? (items, true) : nil
        }
        return BarItem(value).flatMap { $0.view == nil ? ([$0], false) : nil }
    }
}

extension ObjectiveCExpression {
    /// The parts of `A | B`; the expression itself where it is not such a union.
    fileprivate var bits: [ObjectiveCExpression] {
        if case .union(let parts) = self { parts } else { [self] }
    }
}
