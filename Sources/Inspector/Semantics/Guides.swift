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
            addInsets(of: guide, insets) { .safeArea($0) }
        case .layoutMargins:
            addInsets(of: guide, layoutMargins(of: owner)) { .margin($0) }
        case .readableContent:
            addReadableContent(guide)
        case .keyboard:
            let insets = safeAreaInsets(of: owner)
            addEdge(.left, of: guide)
            addEdge(.right, of: guide)
            addEdge(.bottom, of: guide)
            addLength(.height, of: guide, insets.value.bottom, .safeArea(.bottom), isAssumed: insets.isAssumed)
        case .contentLayout:
            addContentOrigin(of: guide)
        case .frameLayout:
            addInsets(of: guide, .known(.zero), nil)
        case .topLayout:
            let insets = safeAreaInsets(of: owner)
            addOrigin(.left, .minX, of: guide)
            addEdge(.top, of: guide)
            addLength(.width, of: guide, 0, isAssumed: false)
            addLength(.height, of: guide, insets.value.top, .safeArea(.top), isAssumed: insets.isAssumed)
        case .bottomLayout:
            let insets = safeAreaInsets(of: owner)
            addOrigin(.left, .minX, of: guide)
            addEdge(.bottom, of: guide)
            addLength(.width, of: guide, 0, isAssumed: false)
            addLength(.height, of: guide, insets.value.bottom, .safeArea(.bottom), isAssumed: insets.isAssumed)
        case .custom:
            break
        }
    }

    private mutating func addInsets(
        of guide: Int,
        _ insets: Sourced<EdgeInsets>,
        _ symbol: ((LayoutSymbols.Edge) -> LayoutSymbols.Symbol)?
    ) {
        let isAssumed = insets.isAssumed
        addEdge(.left, of: guide, inset: insets.value.left, symbol?(.left), isAssumed: isAssumed)
        addEdge(.right, of: guide, inset: insets.value.right, symbol?(.right), isAssumed: isAssumed)
        addEdge(.top, of: guide, inset: insets.value.top, symbol?(.top), isAssumed: isAssumed)
        addEdge(.bottom, of: guide, inset: insets.value.bottom, symbol?(.bottom), isAssumed: isAssumed)
    }

    /// Between the margins, not wider than the readable width, centered, and as wide as possible.
    private mutating func addReadableContent(_ guide: Int) {
        let owner = layout.guides[guide].owner
        let margins = layoutMargins(of: owner)
        let (insets, isAssumed) = (margins.value, margins.isAssumed)
        addEdge(.left, of: guide, .greaterThanOrEqual, inset: insets.left, .margin(.left), isAssumed: isAssumed)
        addEdge(.right, of: guide, .lessThanOrEqual, inset: insets.right, .margin(.right), isAssumed: isAssumed)
        addEdge(.top, of: guide, inset: insets.top, .margin(.top), isAssumed: isAssumed)
        addEdge(.bottom, of: guide, inset: insets.bottom, .margin(.bottom), isAssumed: isAssumed)
        guard !listed.replacesGuide(guide, .horizontal) else { return }
        let space = LayoutSpace(ancestor: owner)
        append(1, .centerX, of: .guide(guide), in: space)
        append(-1, .centerX, of: .view(owner), in: space)
        var shift = (insets.left - insets.right) / 2
        var filled = -insets.left - insets.right
        let symbols = (left: variable(.margin(.left), of: owner), right: variable(.margin(.right), of: owner))
        if let left = symbols.left, let right = symbols.right {
            expression.add(left, times: -0.5)
            expression.add(right, times: 0.5)
            (shift, filled) = (0, 0)
        }
        add(.guide(.centerX), of: .guide(guide), .equal, shift, isAssumed: isAssumed)
        append(1, .width, of: .guide(guide), in: space)
        add(.guide(.width), of: .guide(guide), .lessThanOrEqual, Self.readableWidth)
        append(1, .width, of: .guide(guide), in: space)
        append(-1, .width, of: .view(owner), in: space)
        for symbol in [symbols.left, symbols.right] {
            if let symbol { expression.add(symbol, times: 1) }
        }
        add(
            .guide(.fill),
            of: .guide(guide),
            .equal,
            filled,
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
        _ symbol: LayoutSymbols.Symbol? = nil,
        isAssumed: Bool = false
    ) {
        let edge = part.attribute
        guard !listed.replacesGuide(guide, edge.axis) else { return }
        let owner = layout.guides[guide].owner
        let space = LayoutSpace(ancestor: owner)
        append(1, edge, of: .guide(guide), in: space)
        append(-1, edge, of: .view(owner), in: space)
        let isFarEdge = edge == .right || edge == .bottom
        var constant = isFarEdge ? -inset : inset
        if let symbol, let variable = variable(symbol, of: owner) {
            expression.add(variable, times: isFarEdge ? 1 : -1)
            constant = 0
        }
        add(.guide(part), of: .guide(guide), relation, constant, isAssumed: isAssumed)
    }

    private mutating func addLength(
        _ part: MadeRow.GuidePart,
        of guide: Int,
        _ length: Double,
        _ symbol: LayoutSymbols.Symbol? = nil,
        isAssumed: Bool
    ) {
        let size = part.attribute
        guard !listed.replacesGuide(guide, size.axis) else { return }
        append(1, size, of: .guide(guide), in: LayoutSpace())
        var length = length
        if let symbol, let variable = variable(symbol, of: layout.guides[guide].owner) {
            expression.add(variable, times: -1)
            length = 0
        }
        add(.guide(part), of: .guide(guide), .equal, length, isAssumed: isAssumed)
    }
}
