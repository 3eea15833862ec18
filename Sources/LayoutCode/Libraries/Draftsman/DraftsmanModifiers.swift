import LayoutModel
import LayoutSyntax

/// The modifiers of a relation: which there are depends on the anchors, on the target and on those before.
extension CodeRun {
    mutating func modify(
        _ draft: Int,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ labels: [String],
        _ token: Int
    ) throws(ReadError) {
        let index = drafts[draft].relations.count - 1
        guard index >= 0, arguments.count == 1 else { throw noMember(name, token) }
        let value = arguments[0].value
        var relation = drafts[draft].relations[index]
        switch (name, labels[0]) {
        case ("priority", "") where isStrict && relation.priority != 1000,
            ("identifier", "") where isStrict && relation.identifier != nil:
            throw fault("\"\(name)\" is said twice", token)
        case ("priority", ""):
            relation.priority = try requiredPriority(value)
            relation.isClosed = true
        case ("identifier", ""):
            relation.identifier = try identifier(value)
            relation.isClosed = true
        case _ where relation.isClosed || relation.isConstant: throw noMember(name, token)
        default:
            switch relation.group.kind {
            case .dimension, .size: try modifyDimension(&relation, name, labels[0], value, token)
            default: try modifyPosition(&relation, name, labels[0], value, token)
            }
        }
        drafts[draft].relations[index] = relation
    }

    private mutating func modifyDimension(
        _ relation: inout Draft.Relation,
        _ name: String,
        _ label: String,
        _ value: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        switch (name, label) {
        case ("multiplied", "by") where !relation.isMultiplied:
            relation.multiplier = try number(value)
            relation.isMultiplied = true
        case ("added", "by") where relation.offset == nil, ("substracted", "by") where relation.offset == nil:
            if relation.group.kind == .size {
                relation.offset = .parts(try structure(value, "CGSize").numbers, isInset: name == "substracted")
            } else {
                relation.offset = .uniform(try number(value) * (name == "added" ? 1 : -1))
            }
        default: throw noMember(name, token)
        }
    }

    private mutating func modifyPosition(
        _ relation: inout Draft.Relation,
        _ name: String,
        _ label: String,
        _ value: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) {
        guard relation.offset == nil else { throw noMember(name, token) }
        let kind = relation.group.kind
        switch (name, label) {
        case ("offset", "by"): relation.offset = .uniform(try number(value))
        case ("inset", "by"): relation.offset = .uniform(-(try number(value)))
        case ("constant", "") where kind == .single: relation.offset = .uniform(try number(value))
        case ("offsetted", "using") where kind != .single, ("insetted", "using") where kind != .single:
            relation.offset = .parts(try offsets(value, kind), isInset: name == "insetted")
        default: throw noMember(name, token)
        }
    }

    /// The offsets of each anchor. Pairs have one type for both axes, and take one number as a literal.
    private mutating func offsets(
        _ expression: SwiftCode.Expression,
        _ kind: DraftGroup.Kind
    ) throws(ReadError) -> [String: Double] {
        switch kind {
        case .point: return try structure(expression, "CGPoint").numbers
        case .tri, .quad: return try structure(expression, "UIEdgeInsets").numbers
        default: break
        }
        switch try evaluate(expression) {
        case .number(let number): return ["left": number, "right": number]
        case .structure(let name, let labels, let numbers) where name.isEmpty || name == Self.pairOffsets:
            guard labels == ["left", "right"] || labels == ["leading", "trailing"] else { break }
            return ["left": numbers[0], "right": numbers[1]]
        default: break
        }
        throw fault("expected HorizontalOffsets(left:right:)", expression.token)
    }

    static let pairOffsets = "HorizontalOffsets"

    /// `HorizontalOffsets(left: 1, right: 2)`, `AxisInsets(x: 1, y: 2)`: other names of structures.
    mutating func draftsmanStructure(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        let labels = arguments.map { $0.label ?? "" }
        switch name {
        case "HorizontalOffsets", "HorizontalInsets", "VerticalOffsets", "VerticalInsets", "HorizontalConstant":
            guard labels == ["left", "right"] || labels == ["leading", "trailing"] else {
                throw fault("expected \(name)(left:right:)", token)
            }
            return .structure(Self.pairOffsets, labels: labels, numbers: try numbers(arguments))
        case "AxisOffsets", "AxisInsets": return try construct("CGPoint", arguments, token)
        case "EdgeOffsets", "EdgeInsets", "UIEdgeOffsets": return try construct("UIEdgeInsets", arguments, token)
        case "CGSize" where labels == ["sides"]:
            let side = try number(arguments[0].value)
            return .structure(name, labels: ["width", "height"], numbers: [side, side])
        case "UIEdgeInsets" where Self.insetLabels.contains(labels):
            var sides: [String: Double] = [:]
            for (label, number) in zip(labels, try numbers(arguments)) {
                for side in Self.sides[label] ?? [label] { sides[side] = number }
            }
            let all = ["top", "left", "bottom", "right"]
            return .structure(name, labels: all, numbers: all.map { sides[$0] ?? 0 })
        default: return nil
        }
    }

    private mutating func numbers(_ arguments: [SwiftCode.Argument]) throws(ReadError) -> [Double] {
        var numbers: [Double] = []
        for argument in arguments { numbers.append(try number(argument.value)) }
        return numbers
    }

    private static let sides = [
        "insets": ["top", "left", "bottom", "right"], "edges": ["top", "left", "bottom", "right"],
        "vertical": ["top", "bottom"], "verticals": ["top", "bottom"],
        "horizontal": ["left", "right"], "horizontals": ["left", "right"],
    ]

    /// The initializers of insets that are public.
    private static let insetLabels: Set<[String]> = [
        ["insets"], ["edges"], ["vertical", "horizontal"], ["vertical"], ["vertical", "left"], ["vertical", "right"],
        ["vertical", "left", "right"], ["horizontal"], ["horizontal", "top"], ["horizontal", "bottom"],
        ["horizontal", "top", "bottom"], ["verticals"], ["verticals", "horizontals"], ["horizontals"], ["left"],
        ["left", "right"], ["left", "verticals"], ["left", "right", "verticals"], ["right"], ["right", "verticals"],
        ["top"], ["top", "bottom"], ["top", "horizontals"], ["top", "bottom", "horizontals"], ["bottom"],
        ["bottom", "horizontals"], ["left", "bottom"], ["left", "bottom", "right"], ["top", "bottom", "right"],
        ["top", "left"], ["top", "left", "right"], ["top", "left", "bottom"], ["bottom", "right"], ["top", "right"],
    ]
}
