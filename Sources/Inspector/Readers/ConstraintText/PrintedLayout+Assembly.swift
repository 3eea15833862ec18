import LayoutModel
import LayoutSyntax
import struct LayoutSolver.UnionFind

/// From items and texts to a layout.
extension PrintedLayout {
    /// The layout described by the texts, with findings for everything that could not be included.
    ///
    /// - Complexity: O(items + constraints).
    public consuming func reading(format: InputFormat) -> Reading {
        // Only one of the two may own the items: changing a shared array copies all of them.
        var assembly = PrintedAssembly(self)
        return assembly.reading(format: format)
    }
}

/// Assembles one layout.
private struct PrintedAssembly {
    private var printed: PrintedLayout
    private var layout = Layout()
    private var places = Reading.Places()
    private var findings: [Finding]
    /// By item: the item of the layout; empty where there are no constraints and the items are views in their order.
    private var layoutItems: [Layout.Item?] = []
    /// By item: the topmost item above it; empty where there are no constraints.
    private var tops: [Int] = []
    /// By the id of a text: the constraints made from it.
    private var ids: [String: [String]] = [:]

    init(_ printed: PrintedLayout) {
        self.printed = printed
        findings = printed.findings
        layout.source = printed.source
    }

    mutating func reading(format: InputFormat) -> Reading {
        guessParents()
        breakCycles()
        addOwners()
        addAncestors()
        addItems()
        let lost = addConstraints()
        addReports()
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        let faulty = layout.constraints.count { $0.fault != nil } + lost
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        return Reading(layout: layout, places: places, findings: findings.inOrderOfPlaces(), format: format)
    }

    // MARK: - Hierarchy

    /// Infers superviews from constraints without `|` that only fit between a view and its superview.
    private mutating func guessParents() {
        for index in printed.constraints.indices {
            guard printed.constraints[index].constraint.terms.count == 2,
                let first = printed.item(ofTerm: 0, ofConstraint: index),
                let second = printed.item(ofTerm: 1, ofConstraint: index), first != second
            else { continue }
            let terms = printed.constraints[index].constraint.terms
            if printed.constraints[index].constraint.className == "NSAutoresizingMaskLayoutConstraint" {
                printed.setParent(second, of: first)
            } else if terms.allSatisfy(\.attribute.isKnown), terms[0].attribute.isMargin != terms[1].attribute.isMargin
            {
                // Nobody pins a view to the margins of another that it is not in.
                let (inner, outer) = terms[0].attribute.isMargin ? (second, first) : (first, second)
                if ![inner, outer].contains(where: { printed.items[$0].isGuide }), printed.parent(of: inner) == nil {
                    printed.setParent(outer, of: inner)
                }
            } else if printed.constraints[index].constraint.systemIdentifier == .stack(.canvasConnection) {
                // The canvas, a stack view or one of its guides, comes first.
                if !printed.items[first].isGuide {
                    if printed.views[first].className.contains("StackView") {
                        printed.setParent(first, of: second)
                    }
                } else if let owner = printed.parent(of: first) {
                    printed.setParent(owner, of: second)
                }
            }
        }
    }

    /// Texts of different moments can contradict each other: an item that would contain itself becomes a root.
    private mutating func breakCycles() {
        enum Mark { case new, open, done }
        var marks = [Mark](repeating: .new, count: printed.items.count)
        var path: [Int] = []
        for start in printed.items.indices where marks[start] == .new {
            path.removeAll(keepingCapacity: true)
            var next: Int? = start
            while let item = next {
                if marks[item] == .open {
                    printed.clearParent(of: item)
                    break
                }
                if marks[item] == .done { break }
                marks[item] = .open
                path.append(item)
                next = printed.parent(of: item)
            }
            for item in path { marks[item] = .done }
        }
    }

    /// Guides need an owner; an item placed in the coordinates of an unnamed superview needs that superview.
    private mutating func addOwners() {
        for index in printed.items.indices where printed.items[index].isGuide {
            // A guide can have been mistaken for the owner of another one.
            if let parent = printed.parent(of: index), printed.items[parent].isGuide {
                printed.clearParent(of: index)
            }
            if printed.parent(of: index) == nil {
                let owner = addUnseen("owner of \(printed.views[index].id)", "owner")
                printed.setParent(owner, of: index)
                // Its position in its owner is unknown.
                printed.clearKind(of: index)
            }
        }
        var containers: LikelyContainers?
        for index in printed.constraints.indices {
            let terms = printed.constraints[index].constraint.terms
            let isLone = terms.count == 1 && terms[0].attribute.isPosition
            guard isLone || terms.contains(where: \.object.isSuperview) else { continue }
            for term in terms.indices {
                guard let item = printed.item(ofTerm: term, ofConstraint: index), printed.parent(of: item) == nil
                else { continue }
                if containers == nil { containers = LikelyContainers(printed) }
                let superview =
                    containers?.takeContainer(beside: item)
                    ?? addUnseen("superview of \(printed.views[item].id)", "superview")
                printed.setParent(superview, of: item)
            }
        }
    }

    private mutating func addUnseen(_ id: String, _ label: String) -> Int {
        var id = id
        while printed.index(of: id) != nil { id += "'" }
        return printed.addUnseen(
            id,
            className: layout.source.system == PrintedLayout.appKit ? "NSView" : "UIView",
            label: label
        )
    }

    /// All items of one constraint have a common superview, seen or unseen.
    private mutating func addAncestors() {
        if printed.constraints.isEmpty { return }
        tops = findTops()
        var groups = UnionFind(count: printed.items.count)
        for index in printed.constraints.indices {
            let terms = printed.constraints[index].constraint.terms
            // The superview comes after the terms, and counts if one of them is "|".
            let count = terms.count + (terms.contains(where: \.object.isSuperview) ? 1 : 0)
            var first: Int?
            for term in 0..<count {
                guard let item = printed.item(ofTerm: term, ofConstraint: index) else { continue }
                if let first { groups.unite(first, tops[item]) }
                first = tops[item]
            }
        }
        var members: [Int] = [Int](repeating: 0, count: printed.items.count)
        let isTop = printed.items.indices.map { tops[$0] == $0 }
        for index in printed.items.indices where isTop[index] { members[groups.find(index)] += 1 }
        var ancestors: [Int: Int] = [:]
        for index in printed.items.indices where isTop[index] && members[groups.find(index)] > 1 {
            let root = groups.find(index)
            let ancestor = ancestors[root] ?? addUnseen("common superview", "common superview")
            ancestors[root] = ancestor
            printed.setParent(ancestor, of: index)
        }
    }

    private func findTops() -> [Int] {
        var tops = [Int](repeating: -1, count: printed.items.count)
        var path: [Int] = []
        for start in printed.items.indices where tops[start] < 0 {
            path.removeAll(keepingCapacity: true)
            var item = start
            while tops[item] < 0, let parent = printed.parent(of: item) {
                path.append(item)
                item = parent
            }
            let top = tops[item] < 0 ? item : tops[item]
            tops[item] = top
            for below in path { tops[below] = top }
        }
        return tops
    }

    /// Adds views depth first, in the order in which the texts name them; then guides.
    private mutating func addItems() {
        if isInOrder { return takeItems() }
        let count = printed.items.count
        var viewCount = 0
        // By item, from the last to the first: linked lists of subviews.
        var firstChildren = [Int](repeating: -1, count: count)
        var nextSiblings = [Int](repeating: -1, count: count)
        var firstRoot = -1
        for index in (0..<count).reversed() where !printed.items[index].isGuide {
            viewCount += 1
            if let parent = printed.parent(of: index) {
                nextSiblings[index] = firstChildren[parent]
                firstChildren[parent] = index
            } else {
                nextSiblings[index] = firstRoot
                firstRoot = index
            }
        }
        layout.reserve(views: viewCount)
        places.views.reserveLargeCapacity(viewCount)
        layoutItems = [Layout.Item?](repeating: nil, count: count)
        var lastChildren = [Int?](repeating: nil, count: count)
        var lastRoot: Int?
        var stack = firstRoot < 0 ? [] : [firstRoot]
        while let index = stack.popLast() {
            if nextSiblings[index] >= 0 { stack.append(nextSiblings[index]) }
            let parent = printed.parent(of: index)
            var record = printed.takeView(of: index)
            record.useClassContentPriorities()
            let view = layout.addView(
                record,
                parent: parent.flatMap { layoutItems[$0] }.flatMap { layout.view(of: $0) },
                previousSibling: parent.map { lastChildren[$0] } ?? lastRoot
            )
            guard let view else { continue }
            layoutItems[index] = .view(view)
            places.views.append(printed.items[index].place)
            if let parent { lastChildren[parent] = view } else { lastRoot = view }
            if firstChildren[index] >= 0 { stack.append(firstChildren[index]) }
        }
        // Guides are in the order of their owners, as in a dump.
        var guides: [(owner: Int, item: Int)] = []
        for index in 0..<count where printed.items[index].isGuide {
            guard let parent = printed.parent(of: index), case .view(let owner)? = layoutItems[parent] else { continue }
            guides.append((owner, index))
        }
        guides.sort { $0 < $1 }
        for (owner, index) in guides {
            let item = printed.items[index]
            var guide = Layout.Guide(id: printed.views[index].id, kind: item.kind)
            guide.identifier = printed.views[index].identifier
            guide.frame = printed.views[index].frame
            guard let added = layout.addGuide(guide, owner: owner) else { continue }
            layoutItems[index] = .guide(added)
            places.guides.append(item.place)
        }
    }

    /// Whether the items are views alone, each after its superview and behind all that lies in the sibling before it: as
    /// hierarchies are printed.
    private var isInOrder: Bool {
        var path: [Int] = []
        for index in printed.items.indices {
            if printed.items[index].isGuide { return false }
            let parent = printed.parent(of: index)
            while let last = path.last, last != parent { path.removeLast() }
            if path.isEmpty, parent != nil { return false }
            path.append(index)
        }
        return true
    }

    /// Makes the items the views of the layout, as they are.
    private mutating func takeItems() {
        if !printed.constraints.isEmpty { layoutItems = printed.items.indices.map { .view($0) } }
        places.views.reserveLargeCapacity(printed.items.count)
        for item in printed.items { places.views.append(item.place) }
        var views = printed.takeViews()
        for index in views.indices { views[index].useClassContentPriorities() }
        layout.takeViews(&views, parents: printed.parents, ids: printed.takeIndices())
    }

    // MARK: - Constraints

    /// - Returns: The number of texts that a layout cannot represent; each has a finding with the reason.
    private mutating func addConstraints() -> Int {
        var lost = 0
        var builder = PrintedConstraintBuilder(printed, layout, layoutItems, tops)
        // Only one of the two may own the layout: changing a shared one copies it.
        layout = Layout()
        // Only reports ask for them.
        let isReported = !printed.reports.isEmpty
        builder.layout.reserve(constraints: printed.constraints.count)
        places.constraints.reserveLargeCapacity(printed.constraints.count)
        for index in printed.constraints.indices {
            let place = printed.constraints[index].place
            let id = printed.id(ofConstraint: index)
            do {
                let constraint = try builder.constraint(of: index, id: id)
                if !isReported, constraint.origin != .contentSize {
                    if builder.layout.addConstraint(constraint) != nil { places.constraints.append(place) }
                    continue
                }
                for part in constraint.origin == .contentSize ? builder.contentSizes(constraint) : [constraint]
                where builder.layout.addConstraint(part) != nil {
                    places.constraints.append(place)
                    if isReported { ids[id, default: []].append(part.id) }
                }
            } catch {
                lost += 1
                var finding = Finding(UnparsedText.info, severity: .warning, message: error.message)
                finding.constraints = [id]
                finding.place = place
                finding.source = printed.constraints[index].constraint.location
                findings.append(finding)
            }
        }
        layout = builder.layout
        while places.guides.count < layout.guides.count { places.guides.append(nil) }
        // Private coordinates become guides where a constraint names them.
        if let order = layout.orderGuides() { places.guides = order.map { places.guides[$0] } }
        return lost
    }

    /// Reports refer to constraints by the ids of their texts; a content size is two constraints.
    private mutating func addReports() {
        layout.reports = printed.reports.map { report in
            var report = report
            report.constraints = report.constraints.flatMap { ids[$0] ?? [$0] }
            report.broken = report.broken.map { ids[$0]?.first ?? $0 }
            return report
        }
    }
}
