import LayoutModel

/// The printed part of a layout and its hierarchy: the same for every dialect.
///
/// Views are indexed as in the layout.
struct Outline: Sendable {
    /// How a view is printed.
    enum Role: Sendable, Equatable {
        /// Under no print root.
        case outside
        /// The view that a section is printed from.
        case root
        /// Added as a subview by the source, and placed by constraints.
        case drafted
        /// Added as a subview by the source, and placed by its autoresizing mask.
        case masked
        /// Created by UIKit, reached as a member of its superview.
        case reached(member: String)
        /// Created by UIKit for itself.
        case inside
        /// Created by the class of a view above it, or by a child controller.
        case theirs
        /// Unnamed, while only identified views are requested, or put by UIKit around views of the app; its subviews take its
        /// place.
        case passed

        /// Whether printed source contains the view.
        var isPrinted: Bool {
            switch self {
            case .root, .drafted, .masked, .reached: true
            case .outside, .inside, .theirs, .passed: false
            }
        }
    }

    /// The source of one class.
    struct Section: Sendable {
        enum Kind: Sendable, Equatable {
            case controller, view, cell, stack
        }

        var root: Int
        var kind: Kind
        /// The view that the source inserts into: the content view of a cell, else the root.
        var base: Int
    }

    private(set) var sections: [Section] = []
    private(set) var roles: [Role]
    /// The index of the section of each printed view.
    private(set) var sectionOfView: [Int?]
    /// The superview in the printed hierarchy.
    private(set) var superviews: [Int?]
    /// The drafted and masked subviews in the printed hierarchy, back to front.
    private(set) var subviews: [[Int]]
    /// The subviews that a stack arranges, in order.
    private(set) var arranged: [[Int]]
    private(set) var isArranged: [Bool]
    /// The ancestor whose class has the property for a view, if it is not a root.
    private(set) var holders: [Int?]
    /// For views that the class of another view creates inside it: that other view.
    private(set) var makers: [Int?]

    /// The items of the printed bars and controllers of each section.
    private(set) var bars: [[BarContent]] = []

    init(_ layout: Layout, options: PrintOptions) throws(PrintError) {
        let bars = BarContent.all(in: layout)
        let count = layout.views.count
        roles = Array(repeating: .outside, count: count)
        sectionOfView = Array(repeating: nil, count: count)
        superviews = Array(repeating: nil, count: count)
        subviews = Array(repeating: [], count: count)
        arranged = Array(repeating: [], count: count)
        isArranged = Array(repeating: false, count: count)
        holders = Array(repeating: nil, count: count)
        makers = Array(repeating: nil, count: count)

        findHolders(layout)
        let roots = try Outline.roots(of: layout, options: options)
        assignRoles(layout, roots: Outline.without(bars, roots), bars: bars, options: options)
        collectSubviews(layout)
        self.bars = Array(repeating: [], count: sections.count)
        for content in bars where roles[content.host].isPrinted {
            if let section = sectionOfView[content.host] { self.bars[section].append(content) }
        }
    }

    /// The views to print from, in file order.
    private static func roots(of layout: Layout, options: PrintOptions) throws(PrintError) -> [Int] {
        if let id = options.root {
            guard case .view(let root)? = layout.item(id: id) else { throw .unknownItem(id: id) }
            return [root]
        }
        var roots: [Int] = []
        for tree in layout.roots {
            let range = layout.subtree(of: tree)
            let controllers = outermost(in: range, of: layout) { view in
                view.viewController.map { !FrameworkViews.isContainer(controller: $0) } ?? false
            }
            if !controllers.isEmpty {
                roots += controllers
                continue
            }
            let contents = outermost(in: range, of: layout) { view in
                !FrameworkViews.isWrapper(view) && !view.className.hasPrefix("_")
            }
            roots += contents.isEmpty ? [tree] : contents
        }
        return roots
    }

    /// A controller whose navigation item holds a view makes that view, too.
    private static func without(_ bars: [BarContent], _ roots: [Int]) -> [Int] {
        let printed = Set(roots)
        let held = Set(bars.filter { printed.contains($0.host) && $0.property != .items }.flatMap(\.views))
        return held.isEmpty ? roots : roots.filter { !held.contains($0) }
    }

    private static func outermost(
        in range: Range<Int>,
        of layout: Layout,
        where condition: (Layout.View) -> Bool
    ) -> [Int] {
        var found: [Int] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if condition(layout.views[index]) {
                found.append(index)
                index = layout.subtree(of: index).upperBound
            } else {
                index += 1
            }
        }
        return found
    }

    /// Finds the nearest ancestor whose class has a property for a view, for each such view.
    private mutating func findHolders(_ layout: Layout) {
        var path: [Int] = []
        var pathByClass: [String: [Int]] = [:]
        for (index, view) in layout.views.enumerated() {
            while path.count > view.depth {
                let left = path.removeLast()
                pathByClass[layout.views[left].shortClassName]?.removeLast()
            }
            let isAssigned =
                view.parent.map { FrameworkViews.assignedMember(of: view, in: layout.views[$0]) != nil } ?? false
            if let owner = view.owner, view.name != nil, !isAssigned {
                let short = owner.lastIndex(of: ".").map { String(owner[owner.index(after: $0)...]) } ?? owner
                holders[index] = pathByClass[short]?.last
            }
            path.append(index)
            pathByClass[view.shortClassName, default: []].append(index)
        }
    }

    private mutating func assignRoles(_ layout: Layout, roots: [Int], bars: [BarContent], options: PrintOptions) {
        let isRoot = Set(roots)
        let tagged = Set(options.tags.map(\.id))
        var barOfItem: [Int: Int] = [:]
        for bar in bars { for view in bar.views { barOfItem[view] = bar.host } }
        let barsWithViews = Set(barOfItem.values)
        let laidOutByUser = Outline.viewsLaidOutByUser(layout)
        // Interface Builder creates the subviews of custom views; at run time their classes do.
        let classesMakeSubviews = layout.source.isMadeByCode
        var makesItsSubviews = [Bool](repeating: false, count: layout.views.count)
        if classesMakeSubviews {
            // A scrollable stack only owns the stack in which it arranges other views.
            for case let holder? in holders where !layout.views[holder].shortClassName.hasSuffix("ScrollableStackView")
            {
                makesItsSubviews[holder] = true
            }
        }
        for (index, view) in layout.views.enumerated() where view.stack != nil {
            for subview in layout.arrangedSubviews(of: index) { isArranged[subview] = true }
        }

        for (index, view) in layout.views.enumerated() {
            let parent = view.parent
            let parentRole = parent.map { roles[$0] } ?? .outside
            if !isRoot.contains(index), let bar = barOfItem[index], roles[bar].isPrinted {
                // The bar's item takes the view, which is nobody's subview in source.
                roles[index] = .masked
                sectionOfView[index] = sectionOfView[bar]
                continue
            }
            let isNestedCell = view.isCell && parentRole != .outside && parentRole != .theirs
            if isRoot.contains(index) || isNestedCell {
                roles[index] = .root
                sectionOfView[index] = sections.count
                sections.append(Outline.section(at: index, of: layout))
                continue
            }
            guard let parent, parentRole.isPrinted || parentRole == .passed else {
                roles[index] = parentRole
                if parentRole == .theirs, let parent {
                    sectionOfView[index] = sectionOfView[parent]
                    makers[index] = makers[parent]
                }
                continue
            }
            sectionOfView[index] = sectionOfView[parent]
            superviews[index] = parentRole == .passed ? superviews[parent] : parent
            let superview = layout.views[parent]
            if let member = FrameworkViews.member(of: view, in: superview) {
                roles[index] = .reached(member: member)
            } else if FrameworkViews.isPrivateWrapper(view) {
                roles[index] = .passed
            } else if FrameworkViews.isInside(view, of: superview, isLaidOutByUser: laidOutByUser[index]) {
                roles[index] = .inside
            } else if !options.isDeep, parentRole != .root,
                makesItsSubviews[parent] || superview.viewController != nil
            {
                roles[index] = .theirs
                makers[index] = parent
            } else if options.printsOnlyIdentified, !tagged.contains(view.id), view.name == nil,
                view.identifier == nil, view.label == nil, view.controllerName == nil, !barsWithViews.contains(index)
            {
                roles[index] = .passed
                if parentRole == .passed { isArranged[index] = isArranged[parent] }
            } else if view.translatesAutoresizingMask, !isArranged[index] {
                roles[index] = .masked
            } else {
                roles[index] = .drafted
            }
            if parentRole == .passed { isArranged[index] = isArranged[parent] }
            if !roles[index].isPrinted, roles[index] != .passed { superviews[index] = nil }
        }
    }

    private static func section(at root: Int, of layout: Layout) -> Section {
        let view = layout.views[root]
        if view.viewController != nil { return Section(root: root, kind: .controller, base: root) }
        // In cells, the source fills the content view; any other content view is reached as a member.
        if FrameworkViews.isCellWithContent(view) {
            let content = layout.subviews(of: root).first {
                FrameworkViews.member(of: layout.views[$0], in: view) != nil
            }
            return Section(root: root, kind: content == nil ? .view : .cell, base: content ?? root)
        }
        return Section(root: root, kind: view.stack == nil ? .view : .stack, base: root)
    }

    private static func viewsLaidOutByUser(_ layout: Layout) -> [Bool] {
        var result = [Bool](repeating: false, count: layout.views.count)
        for constraint in layout.constraints where constraint.origin == .user && constraint.isEffective {
            for anchor in [constraint.first, constraint.second] + constraint.terms.map({ $0.anchor }) {
                if case .view(let view)? = anchor?.item { result[view] = true }
            }
        }
        return result
    }

    private mutating func collectSubviews(_ layout: Layout) {
        for index in layout.views.indices where roles[index] == .drafted || roles[index] == .masked {
            guard let superview = superviews[index] else { continue }
            subviews[superview].append(index)
            // Subviews of an omitted view are in the order of the file.
            if isArranged[index] { arranged[superview].append(index) }
        }
        for index in layout.views.indices where arranged[index].count > 1 {
            guard let stated = layout.views[index].stack?.statedArranged else { continue }
            var positions: [Int: Int] = [:]
            for (position, view) in stated.enumerated() where positions[view] == nil { positions[view] = position }
            let position: (Int) -> Int = { view in
                var ancestor = view
                while let parent = layout.views[ancestor].parent, parent != index { ancestor = parent }
                return positions[ancestor] ?? stated.count
            }
            arranged[index] = arranged[index].map { (position($0), $0) }.sorted { $0 < $1 }.map { $0.1 }
        }
    }
}
