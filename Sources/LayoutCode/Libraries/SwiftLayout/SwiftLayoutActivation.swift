import LayoutModel
import LayoutSyntax

/// What activating a layout does: its views come into the hierarchy, then the constraints of all of them are made.
extension CodeRun {
    private struct Component {
        var item: Layout.Item
        var superview: Int?
        var node: Int?
    }

    mutating func activate(_ layout: CodeClosure, _ token: Int) throws(ReadError) {
        var components: [Component] = []
        try collect(layout, in: nil, isArranged: true, &components)
        try constrain(components, token)
    }

    mutating func activate(_ nodes: [Int], _ token: Int) throws(ReadError) {
        var components: [Component] = []
        for node in nodes { try add(.swiftLayout(.node(node)), in: nil, isArranged: true, &components, token) }
        try constrain(components, token)
    }

    private mutating func collect(
        _ closure: CodeClosure,
        in superview: Int?,
        isArranged: Bool,
        _ components: inout [Component]
    ) throws(ReadError) {
        guard frames.count < Self.maximumDepth else {
            throw fault("blocks nest deeper than \(Self.maximumDepth) levels", closure.body.lowerBound)
        }
        frames.append(Frame(owner: closure.owner, isBlock: frames.last?.owner == closure.owner))
        defer { frames.removeLast() }
        var parser = SwiftCodeParser(tokens, closure.body)
        for statement in parser.statements() {
            switch statement.kind {
            case .expression(let expression), .result(let expression?):
                try add(evaluate(expression), in: superview, isArranged: isArranged, &components, statement.token)
            default: _ = try run(statement)
            }
        }
    }

    private mutating func add(
        _ value: CodeValue,
        in superview: Int?,
        isArranged: Bool,
        _ found: inout [Component],
        _ token: Int
    ) throws(ReadError) {
        switch value {
        case .closure(let part): try collect(part, in: superview, isArranged: isArranged, &found)
        case .object(let object):
            try add(.view(object), node: nil, in: superview, isArranged: isArranged, &found, token)
        case .guide(let guide):
            try add(.guide(guide), node: nil, in: superview, isArranged: isArranged, &found, token)
        case .list(let values):
            for value in values { try add(value, in: superview, isArranged: isArranged, &found, token) }
        case .none: break
        case .library(let part):
            guard case .node(let node)? = part as? SwiftLayoutValue else {
                throw fault("found \(value.noun), expected a view of the layout", token)
            }
            switch layoutNodes[node].kind {
            case .group(let isArranged):
                for content in layoutNodes[node].contents {
                    try collect(content, in: superview, isArranged: isArranged, &found)
                }
            case .item(let item): try add(item, node: node, in: superview, isArranged: isArranged, &found, token)
            case .controller: throw fault("a controller is no part of a layout", token)
            }
        default: throw fault("found \(value.noun), expected a view of the layout", token)
        }
    }

    private mutating func add(
        _ item: Layout.Item,
        node: Int?,
        in superview: Int?,
        isArranged: Bool,
        _ found: inout [Component],
        _ token: Int
    ) throws(ReadError) {
        found.append(Component(item: item, superview: superview, node: node))
        switch item {
        case .guide(let guide):
            if let superview, guides[guide].owner == nil {
                guides[guide].owner = superview
                objects[superview].isUsed = true
            }
        case .view(let object):
            if let superview {
                let parent =
                    objects[superview].view.baseClass == "UIVisualEffectView"
                    ? try effectContent(superview, token) : superview
                if isArranged, objects[parent].view.stack != nil {
                    try addArranged(object, to: parent, token: token)
                } else {
                    try addSubview(object, to: parent, token: token)
                }
                objects[object].view.statedTranslatesAutoresizingMask = false
            }
            guard let node else { break }
            if let identifier = layoutNodes[node].identifier { objects[object].view.identifier = identifier }
            for configuration in layoutNodes[node].configurations { try run(configuration, [.object(object)]) }
            for content in layoutNodes[node].contents {
                try collect(content, in: object, isArranged: true, &found)
            }
        case .missing: break
        }
    }

    /// Views within an effect view come into its content view.
    private mutating func effectContent(_ object: Int, _ token: Int) throws(ReadError) -> Int {
        if case .object(let content)? = try frameworkMember("contentView", of: object, token) { return content }
        return object
    }

    private mutating func constrain(_ components: [Component], _ token: Int) throws(ReadError) {
        var identified: [String: Layout.Item] = [:]
        for component in components {
            if let node = component.node, let identifier = layoutNodes[node].identifier {
                identified[identifier] = component.item
            }
        }
        var seen: Set<SwiftLayoutKey> = []
        for component in components {
            guard let node = component.node else { continue }
            for block in layoutNodes[node].anchors {
                frames.append(Frame(owner: block.owner, isBlock: frames.last?.owner == block.owner))
                defer { frames.removeLast() }
                var parser = SwiftCodeParser(tokens, block.body)
                for statement in parser.statements() {
                    guard case .expression(let expression) = statement.kind else {
                        _ = try run(statement)
                        continue
                    }
                    var line: SwiftLayoutLine
                    let value = try evaluate(expression)
                    switch value.swiftLayout {
                    case .line(let index): line = layoutLines[index]
                    case .attributes(let words):
                        line = SwiftLayoutLine(
                            attributes: words.flatMap { SwiftLayoutLine.attributes($0) ?? [] },
                            token: statement.token
                        )
                    default: throw fault("found \(value.noun), expected a line of anchors", statement.token)
                    }
                    line.token = statement.token
                    try make(line, of: component, identified, &seen)
                }
            }
        }
    }

    private mutating func make(
        _ line: SwiftLayoutLine,
        of component: Component,
        _ identified: [String: Layout.Item],
        _ seen: inout Set<SwiftLayoutKey>
    ) throws(ReadError) {
        for attribute in line.attributes {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(component.item, attribute)
            constraint.relation = line.relation
            let superview = component.superview.map { Layout.Item.view($0) }
            var target: Layout.Item?
            switch line.target {
            case .superview: target = superview
            case .item(let item): target = item
            case .identifier(let name): target = identified[name] ?? superview
            case .constant: target = attribute.isSize ? nil : superview
            }
            if case .constant = line.target, attribute.isSize {
            } else if target == nil {
                throw fault("the view has no superview in this layout", line.token)
            }
            constraint.second = target.map { .init($0, line.other ?? attribute) }
            if constraint.second != nil { constraint.multiplier = line.multiplier }
            constraint.constant = Self.constant(line.offset, attribute)
            constraint.priority = line.priority
            constraint.identifier = line.identifier
            // The library keeps one of several equal constraints.
            guard seen.insert(SwiftLayoutKey(constraint)).inserted else { continue }
            constraints[add(constraint, line.token)].constraint.isActive = true
        }
    }

    private static func constant(_ offset: SwiftLayoutLine.Offset, _ attribute: LayoutAttribute) -> Double {
        switch offset {
        case .constant(let constant): return constant
        case .inward(let inward):
            switch attribute {
            case .right, .trailing, .bottom, .rightMargin, .trailingMargin, .bottomMargin: return -inward
            default: return inward
            }
        case .parts(let parts):
            switch attribute {
            case .width: return parts["width"] ?? parts["widthOffset"] ?? 0
            case .height: return parts["height"] ?? parts["heightOffset"] ?? 0
            case .centerX: return parts["xOffset"] ?? 0
            default: return parts["yOffset"] ?? 0
            }
        }
    }
}

/// What makes two constraints of a layout equal for SwiftLayout.
struct SwiftLayoutKey: Hashable {
    private var first: Layout.Anchor?
    private var second: Layout.Anchor?
    private var relation: Relation
    private var numbers: [Double]
    private var identifier: String?

    init(_ constraint: Layout.Constraint) {
        first = constraint.first
        second = constraint.second
        relation = constraint.relation
        numbers = [constraint.multiplier, constraint.constant, constraint.priority]
        identifier = constraint.identifier
    }
}
