import LayoutModel
import LayoutSyntax

/// Draftsman's plans: the hierarchy that drafts build, and the constraints that survive.
extension CodeRun {
    // MARK: Calls

    mutating func draftsmanCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        switch name {
        case "applyPlan" where arguments.isEmpty:
            try applyPlan(token)
            return CodeValue.none
        case "VStacked", "HStacked", "VScrollableStacked", "HScrollableStacked", "Margined":
            return .draft(try helper(name, arguments, token))
        case "ScrollableStackView" where arguments.contains { $0.label == "axis" }:
            return .object(try scrollableStack(arguments, nil, token))
        case "SpacerView":
            let object = makeObject("SpacerView")
            objects[object].view.statedBaseClass = "UIView"
            objects[object].place = tokens.place(of: token)
            if let argument = arguments.first {
                objects[object].members["dimension"] = .number(try number(argument.value))
            } else {
                objects[object].members["isFlexible"] = .flag(true)
            }
            return .object(object)
        case "HorizontalOffsets", "HorizontalInsets", "VerticalOffsets", "VerticalInsets", "AxisOffsets", "AxisInsets",
            "EdgeOffsets", "EdgeInsets", "UIEdgeOffsets":
            return try implicitCall("init", arguments, token)
        default: return nil
        }
    }

    mutating func draftsmanCall(
        _ name: String,
        on value: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        switch (name, value) {
        case ("applyPlan", .object(let object)) where arguments.isEmpty:
            frames.append(Frame(owner: object))
            defer { frames.removeLast() }
            try applyPlan(token)
            return CodeValue.none
        case ("draftContent", .object), ("draftStackContent", .object):
            guard arguments.count == 1, case .closure(let closure) = try evaluate(arguments[0].value) else {
                throw fault("expected a block", token)
            }
            let draft = try draft(of: value, token)
            drafts[draft].contents.append((closure, name == "draftContent" ? .inserted : .arranged))
            return .draft(draft)
        case ("apply", .closure(let plan)), ("build", .closure(let plan)):
            guard arguments.count == 1, arguments[0].label == "to" || arguments[0].label == "for" else { break }
            let draft = try draft(of: evaluate(arguments[0].value), token)
            drafts[draft].contents.append((plan, .inserted))
            return .list(try apply(draft, isActive: name == "apply").map { .constraint($0) })
        default: break
        }
        return nil
    }

    /// `.bottom(of: .parent)`
    mutating func draftsmanImplicitCall(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        guard arguments.count == 1, arguments[0].label == "of" else { return nil }
        let layout = try member(arguments[0].value)
        guard ["parent", "safeArea", "mySelf"].contains(layout) else {
            throw fault("found \".\(layout)\", expected .parent, .safeArea or .mySelf", arguments[0].value.token)
        }
        return .library(DraftsmanValue.anonymous(name, of: layout))
    }

    /// `UIStackView(axis: .vertical, spacing: 8)`
    mutating func draftsmanConstruction(_ object: Int, _ arguments: [SwiftCode.Argument]) throws(ReadError) -> Int? {
        if objects[object].view.className == "ScrollableStackView" || objects[object].view.stack == nil { return nil }
        try setStack(object, arguments)
        return object
    }

    private mutating func setStack(_ object: Int, _ arguments: [SwiftCode.Argument]) throws(ReadError) {
        for argument in arguments {
            var stack = objects[object].view.stack ?? Layout.Stack()
            switch argument.label {
            case "axis": stack.axis = try option(argument.value)
            case "distribution": stack.distribution = try option(argument.value)
            case "alignment": stack.alignment = try option(argument.value)
            case "spacing": stack.spacing = try number(argument.value)
            case "margins", "margin":
                let margins = try edges(argument.value)
                stack.isLayoutMarginsRelative = true
                objects[object].view.authoredMargins = DirectionalEdgeInsets(
                    top: margins["top"] ?? 0,
                    leading: margins["left"] ?? 0,
                    bottom: margins["bottom"] ?? 0,
                    trailing: margins["right"] ?? 0
                )
            default:
                throw fault("found \"\(argument.label ?? "_")\", expected an argument of stacks", argument.value.token)
            }
            objects[object].view.stack = stack
        }
    }

    /// Insets, or one number for all edges.
    private mutating func edges(_ expression: SwiftCode.Expression) throws(ReadError) -> [String: Double] {
        if case .number(let number) = try evaluate(expression) {
            return ["top": number, "left": number, "bottom": number, "right": number]
        }
        return try structure(expression, "UIEdgeInsets").numbers
    }

    private mutating func helper(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> Int {
        var arguments = arguments
        guard let last = arguments.popLast(), case .closure(let closure) = try evaluate(last.value) else {
            throw fault("\(name) has no content, expected a block", token)
        }
        if name == "Margined" {
            let object = makeObject("UIView")
            objects[object].place = tokens.place(of: token)
            guard arguments.count == 1, arguments[0].label == "by" else { throw fault("expected Margined(by:)", token) }
            var draft = Draft(item: .view(object), token: token)
            draft.margins = try edges(arguments[0].value)
            draft.contents = [(closure, .inserted)]
            drafts.append(draft)
            return drafts.count - 1
        }
        let axis = name.hasPrefix("V") ? Axis.vertical : .horizontal
        var draft: Draft
        if name.hasSuffix("ScrollableStacked") {
            guard !arguments.isEmpty else { throw fault("\(name) without an argument stays empty in Draftsman", token) }
            draft = Draft(item: .view(try scrollableStack(arguments, axis, token)), token: token)
        } else {
            var stack: Int
            if arguments.count == 1, arguments[0].label == nil {
                stack = try object(arguments[0].value)
            } else {
                stack = makeObject("UIStackView")
                objects[stack].place = tokens.place(of: token)
                try setStack(stack, arguments)
            }
            if objects[stack].view.stack == nil { becomeStack(stack) }
            objects[stack].view.stack?.axis = axis
            draft = Draft(item: .view(stack), token: token)
        }
        draft.contents = [(closure, .arranged)]
        drafts.append(draft)
        return drafts.count - 1
    }

    /// A scroll view with a stack view that the library adds to it.
    private mutating func scrollableStack(
        _ arguments: [SwiftCode.Argument],
        _ statedAxis: Axis?,
        _ token: Int
    ) throws(ReadError) -> Int {
        let scroll = makeObject("ScrollableStackView")
        objects[scroll].view.statedBaseClass = "UIScrollView"
        objects[scroll].place = tokens.place(of: token)
        let stack = makeObject("UIStackView")
        objects[stack].place = tokens.place(of: token)
        objects[stack].view.stack?.distribution = .equalSpacing
        objects[stack].view.stack?.alignment = .center
        try addSubview(stack, to: scroll, token: token)
        objects[stack].view.statedTranslatesAutoresizingMask = false
        try setStack(stack, arguments)
        if let statedAxis { objects[stack].view.stack?.axis = statedAxis }
        let across = objects[stack].view.stack?.axis == .vertical ? LayoutAttribute.width : .height
        for attribute in [across, .left, .right, .top, .bottom] {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(.view(stack), attribute)
            constraint.second = .init(.view(scroll), attribute)
            constraints[add(constraint, token)].constraint.isActive = true
        }
        objects[scroll].arrangingView = stack
        return scroll
    }

    // MARK: Building

    static let planNames = ["viewPlan", "contentViewPlan", "stackViewPlan"]

    /// Applies the plan of `self`.
    mutating func applyPlan(_ token: Int) throws(ReadError) {
        for name in Self.planNames {
            let plan: CodeValue?
            let root: Int
            if let owner, !isFragment(owner) {
                plan = try member(name, declaredBy: owner, token)
                if plan == nil { continue }
                if objects[owner].isController {
                    root = try view(of: owner, token)
                } else if name == "contentViewPlan",
                    case .object(let content)? = try frameworkMember("contentView", of: owner, token)
                {
                    root = content
                } else {
                    root = owner
                }
            } else {
                guard let fragment, program.fragments[fragment].members.variables[name] != nil else { continue }
                plan = try value(named: name, token)
                if name == "contentViewPlan", case .object(let content) = try value(named: "contentView", token) {
                    root = content
                } else {
                    root = try fragmentRoot(token)
                }
            }
            guard case .closure(let closure)? = plan else { continue }
            drafts.append(Draft(item: .view(root), token: token))
            drafts[drafts.count - 1].contents = [(closure, name == "stackViewPlan" ? .arranged : .inserted)]
            _ = try apply(drafts.count - 1, isActive: true)
            return
        }
        throw fault("there is no plan to apply, expected a property viewPlan", token)
    }

    /// Builds a tree of drafts, and activates its constraints: of several with the same anchors and relation the last.
    mutating func apply(_ draft: Int, isActive: Bool) throws(ReadError) -> [Int] {
        var made: [Int] = []
        try build(draft, parent: nil, .inserted, &made)
        var seen: Set<CodeConstraint.Key> = []
        var kept: [Int] = []
        for constraint in made.reversed() {
            guard let key = constraints[constraint].key, !seen.insert(key).inserted else {
                kept.append(constraint)
                continue
            }
            constraints[constraint].isDropped = true
        }
        kept.reverse()
        if isActive { for constraint in kept { constraints[constraint].constraint.isActive = true } }
        return kept
    }

    private mutating func build(
        _ draft: Int,
        parent: Int?,
        _ placement: Draft.Placement,
        _ made: inout [Int]
    ) throws(ReadError) {
        let token = drafts[draft].token
        guard drafts[draft].words.isEmpty else {
            throw fault("\"\(drafts[draft].words.joined(separator: "."))\" has no relation", token)
        }
        guard case .view(let object) = drafts[draft].item else { throw fault("a plan takes views only", token) }
        try place(object, in: parent, placement, token)
        for relation in drafts[draft].relations { try make(relation, of: object, &made) }
        if objects[object].parent != nil, !objects[object].isGiven, objects[object].view.viewController == nil {
            objects[object].view.statedTranslatesAutoresizingMask = false
        }
        for content in drafts[draft].contents {
            let container = content.placement == .arranged ? objects[object].arrangingView ?? object : object
            try build(content.closure, in: container, content.placement, &made)
        }
        if let margins = drafts[draft].margins {
            guard objects[object].children.count == 1 else { throw fault("Margined takes one view", token) }
            let group = DraftGroup(kind: .quad, attributes: [.left, .right, .top, .bottom])
            var relation = Draft.Relation(
                group: group,
                comparison: .equal,
                target: .anonymous("parent"),
                token: token
            )
            relation.offset = .parts(margins, isInset: false)
            try make(relation, of: objects[object].children[0], &made)
        }
    }

    private mutating func place(
        _ object: Int,
        in parent: Int?,
        _ placement: Draft.Placement,
        _ token: Int
    ) throws(ReadError) {
        guard let parent else { return }
        if placement == .arranged {
            try addArranged(object, to: parent, token: token)
            let isVertical = objects[parent].view.stack?.axis == .vertical
            if case .number(let dimension)? = objects[object].members["dimension"] {
                var constraint = Layout.Constraint(id: "")
                constraint.first = .init(.view(object), isVertical ? .height : .width)
                constraint.relation = .greaterThanOrEqual
                constraint.constant = dimension
                constraints[add(constraint, token)].constraint.isActive = true
            } else if case .flag(true)? = objects[object].members["isFlexible"] {
                let axis = isVertical ? Axis.vertical : .horizontal
                objects[object].view.contentHugging[axis] = 250
                objects[object].view.compressionResistance[axis] = 250
            }
        } else {
            try addSubview(object, to: parent, token: token)
        }
    }

    /// The components of a plan's block.
    private mutating func build(
        _ closure: CodeClosure,
        in parent: Int,
        _ placement: Draft.Placement,
        _ made: inout [Int]
    ) throws(ReadError) {
        guard frames.count < Self.maximumDepth else {
            throw fault("blocks nest deeper than \(Self.maximumDepth) levels", closure.body.lowerBound)
        }
        frames.append(Frame(owner: closure.owner, isBlock: frames.last?.owner == closure.owner))
        defer { frames.removeLast() }
        var parser = SwiftCodeParser(tokens, closure.body)
        for statement in parser.statements() {
            guard case .expression(let expression) = statement.kind else {
                if case .result(let expression?) = statement.kind {
                    try build(try evaluate(expression), in: parent, placement, &made, statement.token)
                } else {
                    _ = try run(statement)
                }
                continue
            }
            try build(try evaluate(expression), in: parent, placement, &made, statement.token)
        }
    }

    private mutating func build(
        _ value: CodeValue,
        in parent: Int,
        _ placement: Draft.Placement,
        _ made: inout [Int],
        _ token: Int
    ) throws(ReadError) {
        if case .draft(let draft)? = value.draftsman { return try build(draft, parent: parent, placement, &made) }
        switch value {
        case .object(let object):
            try build(draft(of: .object(object), token), parent: parent, placement, &made)
        case .closure(let plan): try build(plan, in: parent, placement, &made)
        case .list(let values): for value in values { try build(value, in: parent, placement, &made, token) }
        case .none: break
        default: throw fault("found \(value.noun), expected a view of the plan", token)
        }
    }

    // MARK: Relations

    private mutating func make(
        _ relation: Draft.Relation,
        of object: Int,
        _ made: inout [Int]
    ) throws(ReadError) {
        let token = relation.token
        let seconds = try seconds(of: relation, object)
        for (index, attribute) in relation.group.attributes.enumerated() {
            var constraint = Layout.Constraint(id: "")
            var first = attribute
            var second = seconds[index].anchor
            if relation.group.kind == .tri, Set(relation.group.attributes) == [.leading, .top, .bottom],
                attribute == .leading
            {
                // The library constrains the trailing edge there, with the signs of the leading one.
                first = .trailing
                if second?.attribute == .leading { second?.attribute = .trailing }
            }
            let isInward = [.bottom, .right, .trailing].contains(attribute)
            constraint.first = .init(.view(object), first)
            constraint.second = second
            constraint.relation = isInward ? relation.comparison.mirrored : relation.comparison
            if second != nil { constraint.multiplier = relation.multiplier }
            let offset = Self.offset(relation, attribute, index)
            constraint.constant = seconds[index].constant + (isInward ? -offset : offset)
            constraint.priority = relation.priority
            constraint.identifier = relation.identifier
            let key = CodeConstraint.Key(
                first: .init(.view(object), first),
                relation: constraint.relation,
                second: second
            )
            made.append(add(constraint, token, key: key))
        }
    }

    private static func offset(_ relation: Draft.Relation, _ attribute: LayoutAttribute, _ index: Int)
        -> Double
    {
        switch relation.offset {
        case nil: return 0
        case .uniform(let offset): return offset
        case .parts(let parts, let isInset):
            let sign = isInset ? -1.0 : 1
            let names: [String] =
                switch attribute {
                case .top: ["top", "y"]
                case .bottom: ["bottom", "y"]
                case .left, .leading: ["left", "leading", "x"]
                case .right, .trailing: ["right", "trailing", "x"]
                case .centerX: ["x"]
                case .centerY: ["y"]
                case .width: ["width"]
                default: ["height"]
                }
            // Pairs have one type for both axes.
            let pair = relation.group.kind == .pair ? (index == 0 ? ["leading", "left"] : ["trailing", "right"]) : []
            return sign * ((names + pair).lazy.compactMap { parts[$0] }.first ?? 0)
        }
    }

    private mutating func seconds(
        of relation: Draft.Relation,
        _ object: Int
    ) throws(ReadError) -> [(anchor: Layout.Anchor?, constant: Double)] {
        let group = relation.group
        let token = relation.token
        func same(_ item: Layout.Item) -> [(anchor: Layout.Anchor?, constant: Double)] {
            group.attributes.map { (.init(item, $0), 0) }
        }
        switch relation.target {
        case .constant(let constant):
            guard group.kind == .dimension else { throw fault("a position cannot equal a number", token) }
            return [(nil, constant)]
        case .size(let width, let height):
            guard group.kind == .size else { throw fault("only \"size\" takes a CGSize", token) }
            return [(nil, width), (nil, height)]
        case .anchor(let anchor):
            guard group.attributes.count == 1, anchor.attribute.isSize == group.attributes[0].isSize,
                anchor.attribute.isSize || anchor.attribute.axis == group.attributes[0].axis
            else { throw fault("the anchors are of different kinds", token) }
            return [(anchor, 0)]
        case .item(let item):
            var seconds = same(item)
            if group.kind == .tri {
                // The library ties the last edge to the opposite one of the other item.
                let wrong: [LayoutAttribute: LayoutAttribute] = [.right: .left, .trailing: .leading, .bottom: .top]
                if let attribute = wrong[group.attributes[2]] { seconds[2].anchor?.attribute = attribute }
            }
            return seconds
        case .group(let item, let other):
            guard other.kind == group.kind else { throw fault("the anchors are of different kinds", token) }
            return other.attributes.map { (.init(item, $0), 0) }
        case .anonymous(let name): return same(try anonymous(name, of: object, token))
        case .anonymousAnchor(let name, let layout):
            let item = try anonymous(layout, of: object, token)
            if group.kind == .point, let others = DraftGroup.points[name] { return others.map { (.init(item, $0), 0) } }
            guard group.attributes.count == 1, let other = LayoutAttribute(rawValue: name),
                other.isSize == group.attributes[0].isSize, other.isSize || other.axis == group.attributes[0].axis
            else { throw fault("found \".\(name)\", which is no anchor of this kind", token) }
            return [(.init(item, other), 0)]
        }
    }

    private mutating func anonymous(_ name: String, of object: Int, _ token: Int) throws(ReadError) -> Layout.Item {
        if name == "mySelf" { return .view(object) }
        guard let parent = objects[object].parent else { throw fault("the view has no superview here", token) }
        objects[parent].isUsed = true
        return name == "parent" ? .view(parent) : .guide(guide(.safeArea, of: parent))
    }
}
