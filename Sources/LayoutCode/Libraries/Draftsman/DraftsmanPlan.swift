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
        case "ScrollableStackView":
            guard
                arguments.isEmpty || arguments.map({ $0.label ?? "" }) == ["frame"]
                    || arguments.contains(where: { $0.label == "axis" })
            else { throw fault("expected ScrollableStackView(axis:)", token) }
            return .object(try scrollableStack(arguments, nil, token))
        case "SpacerView":
            guard arguments.count < 2, arguments.first?.label == nil else {
                throw fault("expected SpacerView(_:)", token)
            }
            let object = makeObject("SpacerView")
            objects[object].view.statedBaseClass = "UIView"
            objects[object].place = tokens.place(of: token)
            if let argument = arguments.first {
                objects[object].members["dimension"] = .number(try number(argument.value))
            } else {
                objects[object].members["isFlexible"] = .flag(true)
            }
            return .object(object)
        case "Tabled", "Collectioned": return .draft(try listDraft(name, arguments, token))
        case "UIPlannedScrollableStack": throw fault("ScrollableStackView cannot be subclassed", token)
        default: return try draftsmanStructure(name, arguments, token)
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
            drafts[draft].contents.append((.block(closure), name == "draftContent" ? .inserted : .arranged))
            return .draft(draft)
        case ("apply", .closure(let plan)), ("build", .closure(let plan)):
            guard arguments.count == 1, arguments[0].label == "to" || arguments[0].label == "for" else { break }
            let draft = try draft(of: evaluate(arguments[0].value), token)
            drafts[draft].contents.append((.block(plan), .inserted))
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
        guard Self.anonymousLayouts.contains(layout) else {
            throw fault("found \".\(layout)\", expected a layout such as .parent", arguments[0].value.token)
        }
        return .library(DraftsmanValue.anonymous(name, of: layout))
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
            drafts[drafts.count - 1].contents = [(.block(closure), name == "stackViewPlan" ? .arranged : .inserted)]
            _ = try apply(drafts.count - 1, isActive: true)
            return
        }
        throw fault("there is no plan to apply, expected a property viewPlan", token)
    }

    /// Builds a tree of drafts, and activates its constraints: of several with the same anchors and relation the last.
    mutating func apply(_ draft: Int, isActive: Bool) throws(ReadError) -> [Int] {
        var made: [Int] = []
        let outer = (state(of: DraftsmanLibrary.self).value.current, state(of: DraftsmanLibrary.self).value.previous)
        defer {
            state(of: DraftsmanLibrary.self).value.current = outer.0
            state(of: DraftsmanLibrary.self).value.previous = outer.1
        }
        state(of: DraftsmanLibrary.self).value.current = nil
        state(of: DraftsmanLibrary.self).value.previous = nil
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
        guard frames.count < Self.maximumDepth else {
            throw fault("drafts nest deeper than \(Self.maximumDepth) levels", token)
        }
        try checkHasRelations(draft, token)
        if drafts[draft].stage == .subscriber { throw fault("expected \".stored()\" or \".storeAll(in:)\"", token) }
        guard case .view(let object) = drafts[draft].item else { throw fault("a plan takes views only", token) }
        try place(object, in: parent, placement, token)
        move(to: object)
        for relation in drafts[draft].relations { try make(relation, of: object, &made) }
        if objects[object].parent != nil, !objects[object].isGiven, objects[object].view.viewController == nil {
            objects[object].view.statedTranslatesAutoresizingMask = false
        }
        // Arranged views come last, wherever they are written.
        for content in drafts[draft].contents where content.placement == .inserted {
            try build(content.content, in: object, .inserted, &made)
        }
        move(to: object)
        for content in drafts[draft].contents where content.placement == .arranged {
            try build(content.content, in: objects[object].arrangingView ?? object, .arranged, &made)
        }
    }

    /// Comes to a view; the one before it is the previous one then.
    private func move(to object: Int) {
        let place = state(of: DraftsmanLibrary.self)
        if place.value.current == object { return }
        place.value.previous = place.value.current
        place.value.current = object
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
                constraints[try add(constraint, token)].constraint.isActive = true
            } else if case .flag(true)? = objects[object].members["isFlexible"] {
                let axis = isVertical ? Axis.vertical : .horizontal
                objects[object].view.contentHugging[axis] = 250
                objects[object].view.compressionResistance[axis] = 250
            }
        } else {
            try addSubview(object, to: parent, token: token)
        }
    }

    private mutating func build(
        _ content: Draft.Content,
        in parent: Int,
        _ placement: Draft.Placement,
        _ made: inout [Int]
    ) throws(ReadError) {
        switch content {
        case .draft(let draft): try build(draft, parent: parent, placement, &made)
        case .block(let closure):
            try forEachValue(of: closure) { (run, value, token) throws(ReadError) in
                try run.build(value, in: parent, placement, &made, token)
            }
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
        case .closure(let plan): try build(.block(plan), in: parent, placement, &made)
        case .list(let values): for value in values { try build(value, in: parent, placement, &made, token) }
        case .none: break
        default: throw fault("found \(value.noun), expected a view of the plan", token)
        }
    }
}
