import LayoutModel
import LayoutSyntax

/// The views of drafts in their places, and the constraints of their relations.
extension CodeRun {
    /// What is still to build: plans are in plans as deep as views are, so nothing recurses over them.
    private enum BuildStep {
        case draft(Int, parent: Int?, Draft.Placement)
        case content(Draft.Content, parent: Int, Draft.Placement)
        case value(CodeValue, parent: Int, Draft.Placement, token: Int)
        /// The arranged content of a view, after the other.
        case arranged(draft: Int, object: Int)
    }

    mutating func build(_ draft: Int, _ made: inout [Int]) throws(ReadError) {
        // Blocks within blocks are of the text, unless a plan is within itself: then there is no end.
        let maximumDepth = max(Self.maximumDepth, tokens.tokens.count)
        var pending = [(step: BuildStep.draft(draft, parent: nil, .inserted), depth: 0)]
        while let (step, depth) = pending.popLast() {
            switch step {
            case .draft(let draft, let parent, let placement):
                let object = try buildView(draft, parent: parent, placement, &made)
                // Arranged views come last, wherever they are written.
                pending.append((.arranged(draft: draft, object: object), depth))
                for content in drafts[draft].contents.reversed() where content.placement == .inserted {
                    pending.append((.content(content.content, parent: object, .inserted), depth))
                }
            case .arranged(let draft, let object):
                move(to: object)
                for content in drafts[draft].contents.reversed() where content.placement == .arranged {
                    let parent = objects[object].arrangingView ?? object
                    pending.append((.content(content.content, parent: parent, .arranged), depth))
                }
            case .content(.draft(let draft), let parent, let placement):
                pending.append((.draft(draft, parent: parent, placement), depth))
            case .content(.block(let closure), let parent, let placement):
                guard depth < maximumDepth else {
                    throw fault("a plan is within itself, so building it has no end", closure.body.lowerBound)
                }
                var values: [(CodeValue, Int)] = []
                try forEachValue(of: closure) { (_, value, token) throws(ReadError) in values.append((value, token)) }
                for (value, token) in values.reversed() {
                    pending.append((.value(value, parent: parent, placement, token: token), depth + 1))
                }
            case .value(let value, let parent, let placement, let token):
                for step in try steps(for: value, parent, placement, token) { pending.append((step, depth)) }
            }
        }
    }

    /// What a block builds of a value, the first last.
    private mutating func steps(
        for value: CodeValue,
        _ parent: Int,
        _ placement: Draft.Placement,
        _ token: Int
    ) throws(ReadError) -> [BuildStep] {
        if case .draft(let draft)? = value.draftsman { return [.draft(draft, parent: parent, placement)] }
        switch value {
        case .object(let object):
            return [.draft(try draft(of: .object(object), token), parent: parent, placement)]
        case .closure(let plan): return [.content(.block(plan), parent: parent, placement)]
        case .list(let values): return values.reversed().map { .value($0, parent: parent, placement, token: token) }
        case .none: return []
        default: throw fault("found \(value.noun), expected a view of the plan", token)
        }
    }

    private mutating func buildView(
        _ draft: Int,
        parent: Int?,
        _ placement: Draft.Placement,
        _ made: inout [Int]
    ) throws(ReadError) -> Int {
        let token = drafts[draft].token
        try checkHasRelations(draft, token)
        if drafts[draft].stage == .subscriber { throw fault("expected \".stored()\" or \".storeAll(in:)\"", token) }
        guard case .view(let object) = drafts[draft].item else { throw fault("a plan takes views only", token) }
        if isStrict, parent == nil, !drafts[draft].relations.isEmpty, superview(of: .view(object)) == nil {
            throw fault("the view has no superview here", token)
        }
        try place(object, in: parent, placement, token)
        move(to: object)
        for relation in drafts[draft].relations { try make(relation, of: object, &made) }
        if let controller = drafts[draft].controller {
            if parent != nil { objects[controller].isChild = true }
        } else if isStrict ? superview(of: .view(object)) != nil : objects[object].parent != nil,
            isStrict ? !drafts[draft].isMain : !objects[object].isGiven, objects[object].view.viewController == nil
        {
            objects[object].view.statedTranslatesAutoresizingMask = false
            objects[object].losesMask = objects[object].memberOf != nil
        }
        return object
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
}
