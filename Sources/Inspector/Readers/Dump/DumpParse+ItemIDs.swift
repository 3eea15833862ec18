import LayoutModel
import LayoutSyntax

/// The ids of views and guides: who can have one, and what goes where one cannot.
extension DumpParse {
    /// Registers the ids of views and guides in file order, and skips what cannot have its id.
    ///
    /// - Returns: The new index of each view that was read; `nil` where it was skipped.
    mutating func registerItems() -> [Int?]? {
        let guidesOfView = Dictionary(grouping: layout.guides.indices) { layout.guides[$0].owner }
        let viewIDs = idsOfViewsIfNeeded()
        layout.viewsByID.reserveCapacity(layout.views.count, in: layout.views)
        layout.guidesByID.reserveCapacity(layout.guides.count)
        var keepsGuide = Array(repeating: true, count: layout.guides.count)
        var skippedViews: [Int] = []
        let ends = layout.subtreeEnds()
        var view = 0
        while view < layout.views.count {
            let id = layout.views[view].id
            if let fault = fault(ofItem: id, isGuideOf: nil, kind: nil, viewIDs)
                ?? (layout.views[view].className.isEmpty
                    ? Fault(InvalidValue.info, message: "an empty name of a class") : nil)
            {
                let properties = layout.views[view]
                var finding = Finding.fault(fault, of: "the view \"\(properties.id)\"", place: places.views[view])
                finding.views = [properties.id]
                finding.source = properties.location
                let count = ends[view] - view - 1
                if count > 0 {
                    let them = count == 1 ? "the view below it is" : "the \(count) views below it are"
                    finding.notes.append(Finding.Note(.consequence, them + " skipped with it"))
                }
                findings.append(finding)
                skippedViews.append(view)
                for inner in view..<ends[view] {
                    for guide in guidesOfView[inner] ?? [] { keepsGuide[guide] = false }
                }
                view = ends[view]
                continue
            }
            _ = layout.viewsByID.insert(view, id: id, in: layout.views)
            for guide in guidesOfView[view] ?? [] {
                keepsGuide[guide] = registerGuide(guide, viewIDs)
            }
            view += 1
        }
        // Other names yield to ids, so they come last.
        for guide in layout.guides.indices where keepsGuide[guide] && layout.guides[guide].kind != .custom {
            let name = layout.standardGuideID(layout.guides[guide].kind, of: layout.guides[guide].owner)
            if layout.item(id: name) == nil { layout.guidesByID[name] = guide }
        }
        guard !skippedViews.isEmpty || keepsGuide.contains(false) else {
            for guide in layout.guides.indices { layout.views[layout.guides[guide].owner].guides.append(guide) }
            return nil
        }
        return compact(skippedViews: skippedViews, ends: ends, keepsGuide: keepsGuide)
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
            layout.guidesByID[properties.id] = guide
            return true
        }
        skipObject(.guide(owner: properties.owner), id: properties.id, guideRanges[guide])
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
        if id.isEmpty { return Fault(InvalidValue.info, message: "an empty id") }
        if ReservedIDs.contain(id) {
            return Fault(InvalidValue.info, message: "an id of a form that is kept for made constraints")
        }
        if let other = layout.item(id: id) {
            let place: Place? =
                switch other {
                case .view(let view): places.views[view]
                case .guide(let guide): places.guides[guide]
                case .missing: nil
                }
            return Fault(
                DuplicateID.info,
                message: "the id of \(DuplicateID.describe(other))" + (place.map { " in line \($0.line)" } ?? "")
            )
        }
        if let viewIDs, let name = Layout.Guide.standardName(id), viewIDs.contains(name.view),
            !(name.view == owner && name.kind == kind)
        {
            return Fault(
                DuplicateID.info,
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

    /// Takes the views that are skipped, with their subtrees, and the guides out of the flat arrays.
    private mutating func compact(skippedViews: [Int], ends: [Int], keepsGuide: [Bool]) -> [Int?] {
        var newView: [Int?] = Array(repeating: 0, count: layout.views.count)
        for view in skippedViews {
            for inner in view..<ends[view] { newView[inner] = nil }
        }
        var count = 0
        for view in newView.indices where newView[view] != nil {
            newView[view] = count
            count += 1
        }
        keepSkipped(newView, skippedViews)

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
        layout.guidesByID = layout.guidesByID.compactMapValues { newGuide[$0] }
        layout.viewsByID = IDIndex()
        layout.viewsByID.reserveCapacity(views.count, in: views)
        for view in views.indices { _ = layout.viewsByID.insert(view, id: views[view].id, in: views) }
        layout.views = views
        layout.guides = guides
        places.views = viewPlaces
        places.guides = guidePlaces
        return newView
    }

    /// Renames the views in the positions of what was skipped so far, and adds the views themselves.
    ///
    /// The objects of a skipped subtree are kept with it.
    private mutating func keepSkipped(_ newView: [Int?], _ skippedViews: [Int]) {
        skipped = skipped.compactMap { offset, object in
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
        // The sibling that is kept and is last before each view, found in one pass over all siblings.
        var lastKept: [Int: Int] = [:]
        let skippedViews = Set(skippedViews)
        let roots = -1
        for (old, new) in newView.enumerated() {
            let parent = layout.views[old].parent
            if let new {
                lastKept[parent ?? roots] = new
            } else if skippedViews.contains(old) {
                skipObject(
                    .view(parent: parent.flatMap { newView[$0] }, after: lastKept[parent ?? roots]),
                    id: layout.views[old].id,
                    viewRanges[old]
                )
            }
        }
    }
}
