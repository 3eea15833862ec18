import LayoutModel
import SwiftSource

/// Plans the properties with the layout: trees of views with their anchors.
struct LayoutTreePlanner {
    /// The main one first.
    private(set) var members: [LayoutMember] = []
    /// The names of the section, including those of the members.
    private(set) var names: NameTable

    private let section: SectionContext
    private let version: SwiftLayoutVersion
    private let blocks: LayoutBlocks
    private let sorting: LayoutSorting
    /// Views whose content is in a tree of its own, because they are too deep.
    private var splitViews = Set<Int>()

    /// The depth of views in one tree. Deeper views get a tree of their own, which keeps lines readable and the compiler's
    /// work small.
    static let depthLimit = 8

    init(_ section: SectionContext, version: SwiftLayoutVersion, blocks: LayoutBlocks, sorting: LayoutSorting) {
        self.section = section
        self.version = version
        self.blocks = blocks
        self.sorting = sorting
        names = section.print.names
        findSplitViews()
        let roots = roots
        if roots.isEmpty { return }
        members = [LayoutMember(name: SwiftLayoutSection.layout)]
        add(roots.map { Entry.item($0.item, isContentOnly: $0.isContentOnly) })
        for member in members.indices { setAccess(in: member) }
    }

    // MARK: Roots

    private func hasContent(_ view: Int) -> Bool {
        !blocks.children(of: view).isEmpty || blocks.guides[view] != nil
    }

    private mutating func findSplitViews() {
        var depths: [Int: Int] = [:]
        for view in section.views {
            guard let parent = blocks.parentOfView[view] else { continue }
            // A tree of its own begins again at the top.
            let depth = splitViews.contains(parent) ? 1 : (depths[parent] ?? 0) + 1
            depths[view] = depth
            if depth >= Self.depthLimit, hasContent(view) { splitViews.insert(view) }
        }
    }

    /// The items that begin trees: printed views in file order, then views and guides that only have anchors.
    private var roots: [(item: Layout.Item, isContentOnly: Bool)] {
        var roots: [(item: Layout.Item, isContentOnly: Bool)] = []
        var known = Set<Layout.Item>()
        for view in section.views {
            if splitViews.contains(view) {
                roots.append((.view(view), true))
            } else if blocks.parentOfView[view] == nil, hasContent(view) || sorting.ofItem[.view(view)] != nil {
                known.insert(.view(view))
                roots.append((.view(view), false))
            }
        }
        for item in sorting.items where !known.contains(item) && blocks.superview(of: item) == nil {
            roots.append((item, false))
        }
        return roots
    }

    // MARK: Blocks

    /// A line of a block before it is planned.
    private enum Entry {
        case item(Layout.Item, isContentOnly: Bool)
        case group(isArranged: Bool, [Entry])
        /// The content of another property.
        case member([Entry])
    }

    private struct Task {
        var entry: Entry
        var member: Int
        var parent: Int?
    }

    private mutating func add(_ entries: [Entry]) {
        var tasks = fitting(entries).reversed().map { Task(entry: $0, member: 0, parent: nil) }
        while let task = tasks.popLast() {
            let index = members[task.member].nodes.count
            var next: [Entry] = []
            var member = task.member
            var parent: Int? = index
            switch task.entry {
            case .item(let item, let isContentOnly):
                members[task.member].nodes.append(node(item, parent: task.parent, isContentOnly: isContentOnly))
                if case .view(let view) = item, isContentOnly || !splitViews.contains(view) { next = content(of: view) }
            case .group(let isArranged, let entries):
                members[task.member].nodes.append(LayoutNode(parent: task.parent, kind: .group(isArranged: isArranged)))
                next = entries
            case .member(let entries):
                let name = names.makeName("moreLayout", in: section.index)
                members[task.member].nodes.append(LayoutNode(parent: task.parent, kind: .member(name)))
                member = members.count
                parent = nil
                members.append(LayoutMember(name: name))
                next = entries
            }
            tasks += fitting(next).reversed().map { Task(entry: $0, member: member, parent: parent) }
        }
    }

    /// The guides and views of a view's block; what a stack does not arrange in groups.
    private func content(of view: Int) -> [Entry] {
        var entries = (blocks.guides[view] ?? []).map { Entry.item(.guide($0), isContentOnly: false) }
        var loose: [Entry] = []
        func addLoose() {
            for start in stride(from: 0, to: loose.count, by: version.blockLimit) {
                let end = min(start + version.blockLimit, loose.count)
                entries.append(.group(isArranged: false, Array(loose[start..<end])))
            }
            loose = []
        }
        for child in blocks.children(of: view) {
            let entry = Entry.item(.view(child.view), isContentOnly: false)
            if child.isArranged {
                addLoose()
                entries.append(entry)
            } else {
                loose.append(entry)
            }
        }
        addLoose()
        return entries
    }

    /// No more entries than a block takes: runs of them in groups, or in properties of their own.
    private func fitting(_ entries: [Entry]) -> [Entry] {
        let limit = version.blockLimit
        var entries = entries
        while entries.count > limit {
            entries = stride(from: 0, to: entries.count, by: limit).map { start in
                let run = Array(entries[start..<min(start + limit, entries.count)])
                if run.count == 1 { return run[0] }
                return version.hasGroups ? .group(isArranged: true, run) : .member(run)
            }
        }
        return entries
    }

    // MARK: Nodes

    private func node(_ item: Layout.Item, parent: Int?, isContentOnly: Bool) -> LayoutNode {
        var node = LayoutNode(parent: parent, kind: .item(section.print.expression(item) ?? "missing"))
        if isContentOnly { return node }
        if case .view(let view) = item, blocks.parentOfView[view] != nil {
            node.identifier = section.identifiers.views[view]
        }
        let tokens = (sorting.ofItem[item] ?? []).compactMap { token(of: $0, on: item) }
        node.anchors =
            version.hasComposites
            ? ComposedLines.lines(of: tokens) : PrinterLines.lines(of: tokens, version: version)
        return node
    }

    private func token(of index: Int, on item: Layout.Item) -> AnchorToken? {
        AnchorToken(
            section.layout.constraints[index],
            superview: blocks.superview(of: item),
            identifier: sorting.identified[index] ?? section.identifiers.constraints[index],
            version: version
        ) { section.print.expression($0) }
    }

    private mutating func setAccess(in member: Int) {
        let nodes = members[member].nodes
        var hasContent = [Bool](repeating: false, count: nodes.count)
        for node in nodes { if let parent = node.parent { hasContent[parent] = true } }
        for (index, node) in nodes.enumerated() {
            guard case .item = node.kind else { continue }
            members[member].nodes[index].access = version.access(
                isIdentified: node.identifier != nil,
                hasAnchors: !node.anchors.isEmpty,
                hasContent: hasContent[index]
            )
        }
    }
}

extension AnchorToken {
    /// - Parameter superview: The view that the block calls `Super`.
    init?(
        _ constraint: Layout.Constraint,
        superview: Int?,
        identifier: String?,
        version: SwiftLayoutVersion,
        expression: (Layout.Item) -> String?
    ) {
        guard let first = constraint.first else { return nil }
        attribute = first.attribute
        second = constraint.second?.attribute
        constant = constraint.constant
        var target = Target.none
        if let other = constraint.second {
            guard let name = expression(other.item) else { return nil }
            let isSuperview = superview.map { other.item == .view($0) } ?? false
            let isSame = other.attribute == first.attribute
            let isCalled =
                switch version {
                // A constant beside a size would be the size, and no call takes the superview's attribute.
                case .one:
                    isSame && (!first.attribute.isSize || (constraint.relation == .equal && constraint.constant == 0))
                // As the library's printer wrote it.
                case .two, .three: isSame || !first.attribute.isSize
                case .four, .five: true
                }
            target = isSuperview && isCalled ? .superview : .item(name)
        }
        common = Common(
            relation: constraint.relation,
            target: target,
            multiplier: constraint.second == nil ? 1 : constraint.multiplier,
            priority: SwiftLiteral.spelledSingle(constraint.priority),
            identifier: identifier
        )
    }
}

extension SwiftLayoutVersion {
    /// How the calls of a view or guide begin.
    func access(isIdentified: Bool, hasAnchors: Bool, hasContent: Bool) -> LayoutNode.Access {
        if !isIdentified, !hasAnchors, !hasContent { return .bare }
        if isWrapped { return isIdentified && identifiesViews && (hasAnchors || hasContent) ? .rewrapped : .wrapped }
        return callsViews && !isIdentified && !hasAnchors ? .braces : .direct
    }
}
