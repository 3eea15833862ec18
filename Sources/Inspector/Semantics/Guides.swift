import LayoutModel
import LayoutSolver

extension Lowering {
    /// The largest width of readable content, in points, at the standard text size.
    private static let readableWidth = 672.0
    /// The readable guide is as wide as the margins allow, at this priority.
    private static let readableFillPriority = 999.0

    /// `guide:<guide>.…`: the rows that tie a guide to its owner.
    mutating func addGuide(_ guide: Int) {
        let owner = layout.guides[guide].owner
        switch layout.guides[guide].kind {
        case .safeArea:
            let insets = safeAreaInsets(of: owner)
            addInsets(of: guide, insets)
        case .layoutMargins:
            addInsets(of: guide, layoutMargins(of: owner))
        case .readableContent:
            addReadableContent(guide)
        case .keyboard:
            let insets = safeAreaInsets(of: owner)
            addEdge(.left, of: guide)
            addEdge(.right, of: guide)
            addEdge(.bottom, of: guide)
            addLength(.height, of: guide, insets.value.bottom, isAssumed: insets.isAssumed)
        case .contentLayout:
            addContentOrigin(of: guide)
        case .frameLayout:
            addInsets(of: guide, .known(.zero))
        case .topLayout:
            let insets = safeAreaInsets(of: owner)
            addOrigin(.left, .minX, of: guide)
            addEdge(.top, of: guide)
            addLength(.width, of: guide, 0, isAssumed: false)
            addLength(.height, of: guide, insets.value.top, isAssumed: insets.isAssumed)
        case .bottomLayout:
            let insets = safeAreaInsets(of: owner)
            addOrigin(.left, .minX, of: guide)
            addEdge(.bottom, of: guide)
            addLength(.width, of: guide, 0, isAssumed: false)
            addLength(.height, of: guide, insets.value.bottom, isAssumed: insets.isAssumed)
        case .custom:
            break
        }
    }

    private mutating func addInsets(of guide: Int, _ insets: Sourced<EdgeInsets>) {
        addEdge(.left, of: guide, inset: insets.value.left, isAssumed: insets.isAssumed)
        addEdge(.right, of: guide, inset: insets.value.right, isAssumed: insets.isAssumed)
        addEdge(.top, of: guide, inset: insets.value.top, isAssumed: insets.isAssumed)
        addEdge(.bottom, of: guide, inset: insets.value.bottom, isAssumed: insets.isAssumed)
    }

    /// Between the margins, not wider than the readable width, centered, and as wide as possible.
    private mutating func addReadableContent(_ guide: Int) {
        let owner = layout.guides[guide].owner
        let margins = layoutMargins(of: owner)
        let (insets, isAssumed) = (margins.value, margins.isAssumed)
        addEdge(.left, of: guide, .greaterThanOrEqual, inset: insets.left, isAssumed: isAssumed)
        addEdge(.right, of: guide, .lessThanOrEqual, inset: insets.right, isAssumed: isAssumed)
        addEdge(.top, of: guide, inset: insets.top, isAssumed: isAssumed)
        addEdge(.bottom, of: guide, inset: insets.bottom, isAssumed: isAssumed)
        guard !listed.replacesGuide(guide, .horizontal) else { return }
        let space = LayoutSpace(ancestor: owner)
        append(1, .centerX, of: .guide(guide), in: space)
        append(-1, .centerX, of: .view(owner), in: space)
        let shift = (insets.left - insets.right) / 2
        add(.guide(.centerX), of: .guide(guide), .equal, shift, isAssumed: isAssumed)
        append(1, .width, of: .guide(guide), in: space)
        add(.guide(.width), of: .guide(guide), .lessThanOrEqual, Self.readableWidth)
        append(1, .width, of: .guide(guide), in: space)
        append(-1, .width, of: .view(owner), in: space)
        add(
            .guide(.fill),
            of: .guide(guide),
            .equal,
            -insets.left - insets.right,
            priority: Self.readableFillPriority,
            isAssumed: isAssumed
        )
    }

    /// The content starts at the origin of its own coordinates, whatever the scroll position.
    private mutating func addContentOrigin(of guide: Int) {
        addOrigin(.left, .minX, of: guide)
        addOrigin(.top, .minY, of: guide)
    }

    /// A position that is 0 in the owner's coordinates.
    private mutating func addOrigin(_ part: MadeRow.GuidePart, _ position: FrameAttribute, of guide: Int) {
        guard let node = tree.node(of: .guide(guide)), !listed.replacesGuide(guide, position.axis) else { return }
        expression.add(VariableIndex(node, position).rawValue, times: 1)
        add(.guide(part), of: .guide(guide), .equal, 0)
    }

    /// Ties an edge of a guide to the same edge of its owner, moved inwards.
    private mutating func addEdge(
        _ part: MadeRow.GuidePart,
        of guide: Int,
        _ relation: RowRelation = .equal,
        inset: Double = 0,
        isAssumed: Bool = false
    ) {
        let edge = part.attribute
        guard !listed.replacesGuide(guide, edge.axis) else { return }
        let owner = layout.guides[guide].owner
        let space = LayoutSpace(ancestor: owner)
        append(1, edge, of: .guide(guide), in: space)
        append(-1, edge, of: .view(owner), in: space)
        let isFarEdge = edge == .right || edge == .bottom
        let constant = isFarEdge ? -inset : inset
        add(.guide(part), of: .guide(guide), relation, constant, isAssumed: isAssumed)
    }

    private mutating func addLength(_ part: MadeRow.GuidePart, of guide: Int, _ length: Double, isAssumed: Bool) {
        let size = part.attribute
        guard !listed.replacesGuide(guide, size.axis) else { return }
        append(1, size, of: .guide(guide), in: LayoutSpace())
        add(.guide(part), of: .guide(guide), .equal, length, isAssumed: isAssumed)
    }
}
