/// What can only be settled when the whole file is read: ids.
extension DumpParse {
    mutating func resolved() -> Reading {
        noteViewFaults()
        let survivors = registerItems()
        resolveStacks(survivors)
        resolveConstraints()
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        findings += unknownKeys.findings
        asides.sort { left, right in
            let leftRank = left.object.position.rank
            let rightRank = right.object.position.rank
            return leftRank == rightRank ? left.offset < right.offset : leftRank < rightRank
        }
        layout.setAside = asides.map(\.object)
        noteSetAside()
        findings = findings.inOrderOfPlaces()
        return Reading(layout: layout, places: places, findings: findings, format: .dump)
    }

    private mutating func noteViewFaults() {
        for (view, key, fault, place) in viewFaults {
            let id = layout.views[view].id
            var finding = Finding.fault(fault, of: "\"\(key)\" of the view \"\(id)\"", place: place)
            finding.views = [id]
            finding.source = layout.views[view].location
            findings.append(finding)
        }
    }

    // MARK: Views and guides

    /// Registers the ids of views and guides in file order, and sets aside what cannot have its id.
    ///
    /// - Returns: The new index of each view that was read; `nil` where it was set aside.
    private mutating func registerItems() -> [Int?]? {
        let guidesOfView = Dictionary(grouping: layout.guides.indices) { layout.guides[$0].owner }
        let viewIDs = idsOfViewsIfNeeded()
        layout.itemsByID.reserveCapacity(layout.views.count + layout.guides.count)
        var keepsGuide = Array(repeating: true, count: layout.guides.count)
        var asideViews: [Int] = []
        let ends = layout.subtreeEnds()
        var view = 0
        while view < layout.views.count {
            let properties = layout.views[view]
            if let fault = fault(ofItem: properties.id, isGuideOf: nil, kind: nil, viewIDs)
                ?? (properties.className.isEmpty
                    ? Fault(rule: InvalidValue.slug, message: "an empty name of a class") : nil)
            {
                var finding = Finding.fault(fault, of: "the view \"\(properties.id)\"", place: places.views[view])
                finding.views = [properties.id]
                finding.source = properties.location
                let count = ends[view] - view - 1
                if count > 0 { finding.notes.append("its \(count) subviews are set aside with it") }
                findings.append(finding)
                asideViews.append(view)
                for inner in view..<ends[view] {
                    for guide in guidesOfView[inner] ?? [] { keepsGuide[guide] = false }
                }
                view = ends[view]
                continue
            }
            layout.itemsByID[properties.id] = .view(view)
            for guide in guidesOfView[view] ?? [] {
                keepsGuide[guide] = registerGuide(guide, viewIDs)
            }
            view += 1
        }
        // Other names yield to ids, so they come last.
        for guide in layout.guides.indices where keepsGuide[guide] && layout.guides[guide].kind != .custom {
            let name = layout.standardGuideID(layout.guides[guide].kind, of: layout.guides[guide].owner)
            if layout.itemsByID[name] == nil { layout.itemsByID[name] = .guide(guide) }
        }
        guard !asideViews.isEmpty || keepsGuide.contains(false) else {
            for guide in layout.guides.indices { layout.views[layout.guides[guide].owner].guides.append(guide) }
            return nil
        }
        return compact(asideViews: asideViews, ends: ends, keepsGuide: keepsGuide)
    }

    private mutating func registerGuide(_ guide: Int, _ viewIDs: Set<String>?) -> Bool {
        let properties = layout.guides[guide]
        let fault = fault(
            ofItem: properties.id,
            isGuideOf: layout.views[properties.owner].id,
            kind: properties.kind,
            viewIDs
        )
        guard let fault else {
            layout.itemsByID[properties.id] = .guide(guide)
            return true
        }
        setAside(.guide(owner: properties.owner), id: properties.id, guideRanges[guide])
        var finding = Finding.fault(fault, of: "the guide \"\(properties.id)\"", place: places.guides[guide])
        finding.views = [properties.id]
        findings.append(finding)
        return false
    }

    /// Why an item cannot have its id, if it cannot.
    private func fault(
        ofItem id: String,
        isGuideOf owner: String?,
        kind: Layout.Guide.Kind?,
        _ viewIDs: Set<String>?
    ) -> Fault? {
        if id.isEmpty { return Fault(rule: InvalidValue.slug, message: "an empty id") }
        if ReservedIDs.contain(id) {
            return Fault(rule: InvalidValue.slug, message: "an id of a form that is kept for made constraints")
        }
        if let other = layout.itemsByID[id] {
            let place: Place? =
                switch other {
                case .view(let view): places.views[view]
                case .guide(let guide): places.guides[guide]
                case .missing: nil
                }
            return Fault(
                rule: DuplicateID.slug,
                message: "the id of \(DuplicateID.describe(other))" + (place.map { " in line \($0.line)" } ?? "")
            )
        }
        if let viewIDs, let name = Layout.Guide.standardName(id), viewIDs.contains(name.view),
            !(name.view == owner && name.kind == kind)
        {
            return Fault(
                rule: DuplicateID.slug,
                message: "an id that names the \(name.kind.rawValue) guide of the view \"\(name.view)\""
            )
        }
        return nil
    }

    /// The ids of all views, where some id looks like a name of a standard guide that is another's.
    private func idsOfViewsIfNeeded() -> Set<String>? {
        let isNeeded =
            layout.views.contains { Layout.Guide.standardName($0.id) != nil }
            || layout.guides.contains { guide in
                guard let name = Layout.Guide.standardName(guide.id) else { return false }
                return name.kind != guide.kind || name.view != layout.views[guide.owner].id
            }
        return isNeeded ? Set(layout.views.map(\.id)) : nil
    }

    /// Takes the views that are set aside, with their subtrees, and the guides out of the flat arrays.
    private mutating func compact(asideViews: [Int], ends: [Int], keepsGuide: [Bool]) -> [Int?] {
        var newView: [Int?] = Array(repeating: 0, count: layout.views.count)
        for view in asideViews {
            for inner in view..<ends[view] { newView[inner] = nil }
        }
        var count = 0
        for view in newView.indices where newView[view] != nil {
            newView[view] = count
            count += 1
        }
        keepAsides(newView, asideViews)

        var views: [Layout.View] = []
        var viewPlaces: [Place?] = []
        var lastSubview: [Int?] = []
        var lastRoot: Int?
        views.reserveCapacity(count)
        for (old, new) in newView.enumerated() {
            guard let new else { continue }
            var view = layout.views[old]
            let parent = view.parent.flatMap { newView[$0] }
            view.parent = parent
            view.firstSubview = nil
            view.nextSibling = nil
            let previous = parent.map { lastSubview[$0] } ?? lastRoot
            if let previous {
                views[previous].nextSibling = new
            } else if let parent {
                views[parent].firstSubview = new
            }
            if let parent { lastSubview[parent] = new } else { lastRoot = new }
            views.append(view)
            viewPlaces.append(places.views[old])
            lastSubview.append(nil)
        }

        var guides: [Layout.Guide] = []
        var guidePlaces: [Place?] = []
        var newGuide: [Int?] = Array(repeating: nil, count: layout.guides.count)
        for guide in layout.guides.indices where keepsGuide[guide] {
            guard let owner = newView[layout.guides[guide].owner] else { continue }
            newGuide[guide] = guides.count
            views[owner].guides.append(guides.count)
            var properties = layout.guides[guide]
            properties.owner = owner
            guides.append(properties)
            guidePlaces.append(places.guides[guide])
        }
        layout.itemsByID = layout.itemsByID.compactMapValues { item in
            switch item {
            case .view(let view): newView[view].map { .view($0) }
            case .guide(let guide): newGuide[guide].map { .guide($0) }
            case .missing: nil
            }
        }
        layout.views = views
        layout.guides = guides
        places.views = viewPlaces
        places.guides = guidePlaces
        return newView
    }

    /// Renames the views in the positions of what was set aside so far, and adds the views themselves.
    ///
    /// What stood in a subtree that is set aside is kept there.
    private mutating func keepAsides(_ newView: [Int?], _ asideViews: [Int]) {
        asides = asides.compactMap { offset, object in
            var object = object
            switch object.position {
            case .viewKey(let view, let key):
                guard let view = newView[view] else { return nil }
                object.position = .viewKey(view: view, key: key)
            case .guide(let owner):
                guard let owner = newView[owner] else { return nil }
                object.position = .guide(owner: owner)
            case .view, .constraint, .report, .key: break
            }
            return (offset, object)
        }
        // The sibling that is kept and stands last before each view, found in one pass over all siblings.
        var lastKept: [Int: Int] = [:]
        let asideViews = Set(asideViews)
        let roots = -1
        for (old, new) in newView.enumerated() {
            let parent = layout.views[old].parent
            if let new {
                lastKept[parent ?? roots] = new
            } else if asideViews.contains(old) {
                setAside(
                    .view(parent: parent.flatMap { newView[$0] }, after: lastKept[parent ?? roots]),
                    id: layout.views[old].id,
                    viewRanges[old]
                )
            }
        }
    }

    // MARK: Stacks

    private mutating func resolveStacks(_ newView: [Int?]?) {
        for pending in pendingStacks {
            guard let view = newView.map({ $0[pending.view] }) ?? pending.view else { continue }
            var stack = pending.stack
            let fault = resolve(&stack, pending, of: view)
            guard let fault else {
                layout.views[view].stack = stack
                continue
            }
            setAside(.viewKey(view: view, key: "stack"), id: nil, pending.range)
            let id = layout.views[view].id
            var finding = Finding.fault(fault, of: "\"stack\" of the view \"\(id)\"", place: pending.place)
            finding.views = [id]
            finding.source = layout.views[view].location
            findings.append(finding)
        }
    }

    /// Looks up the ids that a stack names, and says what is wrong with them.
    private func resolve(_ stack: inout Layout.Stack, _ pending: PendingStack, of view: Int) -> Fault? {
        func subview(_ id: String, in key: String) -> Result<Int, StackFault> {
            guard case .view(let subview)? = layout.itemsByID[id] else {
                let message = "an item \"\(id)\" in \"\(key)\" that the dump does not hold as a view"
                return .failure(StackFault(fault: Fault(rule: UnreachableItem.slug, message: message)))
            }
            guard layout.views[subview].parent == view else {
                let message = "a view \"\(id)\" in \"\(key)\" that is not a subview of it"
                return .failure(StackFault(fault: Fault(rule: InvalidValue.slug, message: message)))
            }
            return .success(subview)
        }
        do {
            if let arranged = pending.arranged {
                var seen: Set<Int> = []
                stack.statedArranged = try arranged.map { id in
                    let subview = try subview(id, in: "arranged").get()
                    guard seen.insert(subview).inserted else {
                        let message = "the view \"\(id)\" twice in \"arranged\""
                        throw StackFault(fault: Fault(rule: InvalidValue.slug, message: message))
                    }
                    return subview
                }
            }
            stack.customSpacing = try pending.customSpacing.map { id, points in
                (try subview(id, in: "customSpacing").get(), points)
            }
            return nil
        } catch let error as StackFault {
            return error.fault
        } catch {
            return Fault(rule: InvalidValue.slug, message: "\(error)")
        }
    }

    private struct StackFault: Error {
        var fault: Fault
    }

    // MARK: Constraints

    /// Registers the ids of constraints in file order and turns the ids of their items into indices.
    private mutating func resolveConstraints() {
        layout.constraintsByID.reserveCapacity(layout.constraints.count)
        var isRegular = true
        for index in layout.constraints.indices {
            resolveItems(ofConstraint: index)
            let id = layout.constraints[index].id
            if fault(ofConstraintID: id) != nil || isContentSizeEquality(layout.constraints[index]) {
                isRegular = false
            } else {
                layout.constraintsByID[id] = index
            }
        }
        // Mostly every constraint stays where it is, and so do the objects between them that were set aside.
        if !isRegular { rebuildConstraints() }
    }

    /// Takes out the constraints that cannot have their ids, and puts pairs in place of content size equalities.
    private mutating func rebuildConstraints() {
        let read = layout.constraints
        let readPlaces = places.constraints
        layout.constraints = []
        layout.constraints.reserveCapacity(read.count)
        layout.constraintsByID = [:]
        places.constraints = []
        /// For each constraint that was read: how many are kept before it.
        var kept: [Int] = []
        kept.reserveCapacity(read.count + 1)
        for (index, constraint) in read.enumerated() {
            kept.append(layout.constraints.count)
            let place = readPlaces[index]
            let parts = isContentSizeEquality(constraint) ? contentSizePair(constraint, place) : [constraint]
            if let fault = parts.compactMap({ fault(ofConstraintID: $0.id) }).first {
                asideConstraint(constraint.id, fault, before: index, constraintRanges[index], place)
                continue
            }
            for part in parts {
                layout.addConstraint(part)
                places.constraints.append(place)
            }
        }
        kept.append(layout.constraints.count)
        for index in asides.indices {
            if case .constraint(let before) = asides[index].object.position {
                asides[index].object.position = .constraint(before: kept[before])
            }
        }
    }

    private func fault(ofConstraintID id: String) -> Fault? {
        if id.isEmpty { return Fault(rule: InvalidValue.slug, message: "an empty id") }
        if ReservedIDs.contain(id) {
            return Fault(rule: InvalidValue.slug, message: "an id of a form that is kept for made constraints")
        }
        guard let other = layout.constraintsByID[id] else { return nil }
        let line = places.constraints[other].map { " in line \($0.line)" } ?? ""
        return Fault(rule: DuplicateID.slug, message: "the id of another constraint\(line)")
    }

    private mutating func resolveItems(ofConstraint index: Int) {
        if let first = layout.constraints[index].first {
            let item = resolved(first.item)
            layout.constraints[index].first?.item = item
        }
        if let second = layout.constraints[index].second {
            let item = resolved(second.item)
            layout.constraints[index].second?.item = item
        }
        for term in layout.constraints[index].terms.indices {
            let item = resolved(layout.constraints[index].terms[term].anchor.item)
            layout.constraints[index].terms[term].anchor.item = item
        }
    }

    private mutating func resolved(_ item: Layout.Item) -> Layout.Item {
        guard case .missing(let id) = item else { return item }
        return layout.resolveItem(id) ?? item
    }

    /// Whether a constraint is an NSContentSizeLayoutConstraint that was written as one equality.
    private func isContentSizeEquality(_ constraint: Layout.Constraint) -> Bool {
        guard constraint.origin == .contentSize, constraint.relation == .equal, constraint.second == nil,
            let first = constraint.first, first.attribute.isSize, case .view = first.item
        else { return false }
        return true
    }

    /// The two inequalities that such an equality stands for, at the hugging and at the compression priority of its
    /// view.
    private mutating func contentSizePair(_ constraint: Layout.Constraint, _ place: Place?) -> [Layout.Constraint] {
        guard let first = constraint.first, case .view(let view) = first.item else { return [constraint] }
        let axis = first.attribute.axis
        var pair: [Layout.Constraint] = []
        for (part, relation, priority) in [
            ("hugging", Relation.lessThanOrEqual, layout.views[view].contentHugging[axis]),
            ("compression", .greaterThanOrEqual, layout.views[view].compressionResistance[axis]),
        ] where priority > 0 {
            var half = constraint
            half.id += "/" + part
            half.relation = relation
            half.priority = priority
            pair.append(half)
        }
        var finding = Finding(
            rule: SetAside.slug,
            severity: .note,
            message: "the content size constraint \"\(constraint.id)\" with the relation equal is read as a pair, "
                + "at the hugging and the compression priority of its view"
        )
        finding.constraints = pair.map(\.id)
        finding.views = [layout.views[view].id]
        finding.place = place
        finding.source = constraint.location
        findings.append(finding)
        return pair
    }

    /// Says once how much was set aside, since everything else is said of what is left.
    private mutating func noteSetAside() {
        let faulty = layout.constraints.filter { $0.fault != nil }.map(\.id)
        let count = layout.setAside.count + faulty.count
        guard count > 0 else { return }
        findings.append(SetAside.finding(count: count))
    }
}

extension Layout.SetAside.Position {
    /// The order in which objects are kept: that of the canonical text, whatever order a file has.
    fileprivate var rank: (Int, Int, Int) {
        switch self {
        case .key(let key):
            (0, DumpKeys.Top.allCases.firstIndex { $0.rawValue == key } ?? 0, 0)
        case .viewKey(let view, let key):
            (1, view, DumpKeys.View.allCases.firstIndex { $0.rawValue == key } ?? 0)
        case .guide(let owner): (2, owner, 0)
        case .view(let parent, let sibling): (3, parent ?? -1, sibling ?? -1)
        case .constraint(let before): (4, before, 0)
        case .report(let before): (5, before, 0)
        }
    }
}
