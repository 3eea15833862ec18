import LayoutModel
import LayoutSyntax

/// The relations of lines: what they take depends on the attributes before them.
extension CodeRun {
    private static let relations: [String: (relation: Relation, isToSuper: Bool)] = [
        "equalTo": (.equal, false), "equalToSuper": (.equal, true),
        "greaterThanOrEqualTo": (.greaterThanOrEqual, false), "greaterThanOrEqualToSuper": (.greaterThanOrEqual, true),
        "lessThanOrEqualTo": (.lessThanOrEqual, false), "lessThanOrEqualToSuper": (.lessThanOrEqual, true),
    ]

    /// The types of lines that the library has.
    private enum LineKind {
        case x, y, dimension, mixed, size, center

        init(_ words: [String]) {
            if words.contains("size") {
                self = .size
            } else if words.contains("center") {
                self = .center
            } else {
                let kinds = Set(words.flatMap { SwiftLayoutLine.attributes($0) ?? [] }.map(LineKind.init))
                self = kinds.count == 1 ? kinds.first ?? .mixed : .mixed
            }
        }

        init(_ attribute: LayoutAttribute) {
            self = attribute.isSize ? .dimension : attribute.axis == .horizontal ? .x : .y
        }
    }

    /// A relation of a line, or a modifier of an expression, which it has until version 2.7.
    mutating func lineCall(
        _ name: String,
        _ words: [String],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        var line = SwiftLayoutLine(words: words, token: token)
        if name == "multiplier", !words.contains("size"), !words.contains("center") {
            try checkModifier(name, hasCall: false, token)
            layoutLines.append(line)
            return try lineModifier(name, layoutLines.count - 1, arguments, token)
        }
        guard let (relation, isToSuper) = Self.relations[name] else {
            throw fault("SwiftLayout has no \"\(name)\" here", token)
        }
        let kind = LineKind(words)
        if kind == .size || kind == .center, relation != .equal {
            throw fault("SwiftLayout has no \"\(name)\" for sizes and centers", token)
        }
        line.relation = relation
        var rest = arguments[...]
        if !isToSuper {
            if let first = rest.first, first.label == nil {
                rest.removeFirst()
                try setTarget(of: &line, first.value, kind, hasMore: !rest.isEmpty)
            } else {
                let labels = arguments.map { $0.label ?? "" }
                guard kind == .dimension && labels == ["constant"] || kind == .size && labels == ["width", "height"]
                else { throw fault("expected the view or guide that the line is constrained to", token) }
                line.target = .constant
            }
        }
        try setOffsets(of: &line, rest, kind, token)
        try check(line, words: words, labels: arguments.map(\.label), token)
        line.hasCall = true
        layoutLines.append(line)
        return .swiftLayout(.line(layoutLines.count - 1))
    }

    private mutating func setTarget(
        of line: inout SwiftLayoutLine,
        _ expression: SwiftCode.Expression,
        _ kind: LineKind,
        hasMore: Bool
    ) throws(ReadError) {
        switch try evaluate(expression) {
        case .text(let text?): line.target = .identifier(text)
        case .anchor(let anchor):
            guard kind == LineKind(anchor.attribute) else {
                throw fault("the anchors are of different kinds", expression.token)
            }
            line.target = .item(anchor.item)
            line.other = anchor.attribute
        case .structure("CGSize", let labels, let numbers) where kind == .size && !hasMore:
            line.target = .constant
            line.offset = .parts(Dictionary(zip(labels, numbers)) { $1 })
        case let value: line.target = .item(try item(value, expression.token))
        }
    }

    /// The arguments after the item, each at most once and in the library's order.
    private mutating func setOffsets(
        of line: inout SwiftLayoutLine,
        _ arguments: ArraySlice<SwiftCode.Argument>,
        _ kind: LineKind,
        _ token: Int
    ) throws(ReadError) {
        let labels = arguments.map { $0.label ?? "_" }
        let isConstant: Bool = if case .constant = line.target { true } else { false }
        let orders: [[String]] =
            switch kind {
            case .size: [isConstant ? ["width", "height"] : ["widthOffset", "heightOffset"]]
            case .center: [["xOffset", "yOffset"]]
            case .mixed: [["constant"], ["inwardOffset"]]
            case .x, .y, .dimension:
                line.other == nil && !isConstant
                    ? [["attribute", "constant"], ["attribute", "inwardOffset"]]
                    : kind == .dimension ? [["constant"]] : [["constant"], ["inwardOffset"]]
            }
        guard orders.contains(where: { labels == $0.filter(labels.contains) }) else {
            throw fault("SwiftLayout has no arguments \"\(labels.joined(separator: ", "))\" here", token)
        }
        var parts: [String: Double] = [:]
        for argument in arguments {
            switch argument.label {
            case "attribute":
                let word = try member(argument.value)
                guard let attribute = LayoutAttribute(rawValue: word), LineKind(attribute) == kind else {
                    throw fault("found \".\(word)\", expected an attribute of the same axis", argument.value.token)
                }
                line.other = attribute
            case "constant": line.offset = .constant(try number(argument.value))
            case "inwardOffset": line.offset = .inward(try number(argument.value))
            default: parts[argument.label ?? ""] = try number(argument.value)
            }
        }
        if !parts.isEmpty { line.offset = .parts(parts) }
    }

    mutating func lineModifier(
        _ name: String,
        _ line: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        if layoutLines[line].isFirst { return try firstLineCall(name, line, arguments, token) }
        try checkModifier(name, hasCall: layoutLines[line].hasCall, token)
        guard arguments.count == 1, arguments[0].label == nil else {
            throw fault("SwiftLayout has no \"\(name)\" here", token)
        }
        switch name {
        case "multiplier": layoutLines[line].multiplier = try number(arguments[0].value)
        case "priority":
            if case .number = arguments[0].value {
                throw fault("found a number, expected a UILayoutPriority", arguments[0].value.token)
            }
            layoutLines[line].priority = try requiredPriority(arguments[0].value)
        case "identifier": layoutLines[line].identifier = try identifier(arguments[0].value)
        default: throw fault("SwiftLayout has no \"\(name)\" here", token)
        }
        return .swiftLayout(.line(line))
    }
}
