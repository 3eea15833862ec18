import LayoutModel
import LayoutSyntax

/// The views of drafts in their places, and the constraints of their relations.
extension CodeRun {
    mutating func build(
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
