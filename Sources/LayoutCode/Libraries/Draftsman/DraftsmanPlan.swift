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
        case _ where name.hasSuffix("ScrollableStackView") && arguments.first?.label == "axis":
            return .object(try scrollableStack(arguments, nil, token, className: name))
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
            objects[object].file = tokens.file(of: token)
            if isStrict { try keepConstruction(object, [], arguments, token) }
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
            drafts[drafts.count - 1].isMain = true
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
        try build(draft, &made)
        var seen: Set<CodeConstraint.Key> = []
        var kept: [Int] = []
        for constraint in made.reversed() {
            guard let key = constraints[constraint].key, !seen.insert(key).inserted else {
                kept.append(constraint)
                continue
            }
            if isStrict { throw fault("two constraints of a plan are one for the library", drafts[draft].token) }
            constraints[constraint].isDropped = true
        }
        kept.reverse()
        if isActive {
            for index in kept {
                let constraint = constraints[index].constraint
                for item in [constraint.first?.item, constraint.second?.item].compactMap({ $0 }) {
                    try checkIsAttached(item, drafts[draft].token)
                }
                constraints[index].constraint.isActive = true
            }
        }
        return kept
    }
}
