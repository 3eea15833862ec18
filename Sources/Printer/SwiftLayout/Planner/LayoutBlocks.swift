import LayoutModel

/// The view whose block contains a view or guide of a section.
///
/// A view that no block can add has a tree of its own: the print root, views that UIKit makes or that a mask places, and
/// views directly inside an effect view, whose content view would get them.
struct LayoutBlocks {
    /// The superview of each view that is in its superview's block.
    private(set) var parentOfView: [Int: Int] = [:]
    /// The owner of each guide that is in its owner's block.
    private(set) var parentOfGuide: [Int: Int] = [:]
    /// The guides of each view's block, in order.
    private(set) var guides: [Int: [Int]] = [:]
    /// Views that plain statements add, though constraints place them.
    private(set) var addedPlainly: [Int] = []
    /// Guides that plain statements add, with their owners.
    private(set) var guidesAddedPlainly: [(owner: Int, guide: Int)] = []

    private let section: SectionContext
    private let version: SwiftLayoutVersion

    init(_ section: SectionContext, version: SwiftLayoutVersion) {
        self.section = section
        self.version = version
        let outline = section.outline
        for view in section.views where outline.roles[view] == .drafted {
            guard let superview = outline.superviews[view] else { continue }
            if isEffectView(superview) {
                addedPlainly.append(view)
            } else {
                parentOfView[view] = superview
            }
        }
        for (owner, guide) in HierarchyPlanner.guides(of: section) {
            if version.takesGuides, !isEffectView(owner) {
                parentOfGuide[guide] = owner
                guides[owner, default: []].append(guide)
            } else {
                guidesAddedPlainly.append((owner, guide))
            }
        }
    }

    private func isEffectView(_ view: Int) -> Bool { section.layout.views[view].baseClass == "UIVisualEffectView" }

    /// The view that an item's constraints call `Super`.
    func superview(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let view): parentOfView[view]
        case .guide(let guide): parentOfGuide[guide]
        case .missing: nil
        }
    }

    /// A view of a block, and whether a stack arranges it there.
    typealias Child = (view: Int, isArranged: Bool)

    /// The views of a view's block, in order.
    func children(of view: Int) -> [Child] {
        let outline = section.outline
        let views = outline.subviews[view].filter { parentOfView[$0] != nil }
        guard section.layout.views[view].stack != nil, version.arrangesSubviews else {
            return views.map { ($0, true) }
        }
        let arranged = outline.arranged[view].filter { parentOfView[$0] != nil }
        if views.filter({ outline.isArranged[$0] }) == arranged {
            return views.map { ($0, outline.isArranged[$0]) }
        }
        return arranged.map { ($0, true) } + views.filter { !outline.isArranged[$0] }.map { ($0, false) }
    }

    /// The subviews to bring to the front afterwards, in order.
    ///
    /// What plain statements add comes before what the blocks add.
    func misplaced(in view: Int) -> ArraySlice<Int> {
        let target = section.outline.subviews[view]
        let order = target.filter { parentOfView[$0] == nil } + children(of: view).map(\.view)
        // What is in place from the back on stays there.
        var first = 0
        for subview in order where first < target.count && subview == target[first] { first += 1 }
        return target[first...]
    }
}
