import LayoutModel

/// The coordinate system of a constraint.
struct LayoutSpace {
    /// The node whose top left corner is the origin: the nearest common ancestor of the items. `nil`: above a root.
    var ancestor: Int?
    /// Whether x grows to the left from the right edge of `ancestor`, and leading means right.
    var isMirrored = false
}

extension Lowering {
    /// The side of an item that an attribute means.
    private enum Side {
        case low, middle, high
    }

    /// Appends a multiple of an attribute to the row: the attribute's value in the space, in terms of the variables of
    /// items below the origin.
    ///
    /// - In a mirrored space the value is `width of the origin - x`; the width itself is *not* appended, because it
    ///   cancels out wherever the multipliers sum to 0 (see ``appendMirror(_:in:)``).
    /// - Parameter marginOwner: The view whose margins are used if the item represents another one.
    mutating func append(
        _ multiplier: Double,
        _ attribute: LayoutAttribute,
        of item: Layout.Item,
        in space: LayoutSpace,
        marginOwner: Int? = nil
    ) {
        guard let node = tree.node(of: item) else { return }
        let axis = attribute.axis
        let alignment = alignmentInsets(of: item, axis)
        if alignment.isInferred { expression.dependsOnInferredInsets = true }
        let size = axis == .horizontal ? FrameAttribute.width : .height
        if attribute.isSize {
            expression.add(VariableIndex(node, size).rawValue, times: multiplier)
            expression.add(constant: -multiplier * (alignment.low + alignment.high))
            return
        }
        let isMirrored = space.isMirrored && axis == .horizontal
        let sign = isMirrored ? -multiplier : multiplier
        appendOrigin(of: node, axis, times: sign, in: space)
        var low = alignment.low
        var high = alignment.high
        var symbols: (low: Int?, high: Int?) = (nil, nil)
        if attribute.isMargin, let own = marginSymbols(of: item, axis, marginOwner: marginOwner) {
            symbols = own
        } else if attribute.isMargin {
            let margins = margins(of: item, axis, marginOwner: marginOwner)
            low += margins.value.low
            high += margins.value.high
            if margins.isAssumed { expression.isAssumed = true }
        }
        if attribute.isBaseline, case .view(let view) = item, let own = baselineSymbol(attribute, of: view) {
            if attribute == .firstBaseline { symbols.low = own } else { symbols.high = own }
        } else if attribute.isBaseline, case .view(let view) = item {
            let offset = baselineOffset(attribute, of: view)
            if attribute == .firstBaseline { low += offset.value } else { high += offset.value }
            if offset.isAssumed { expression.isAssumed = true }
        }
        switch side(of: attribute, isMirrored: isMirrored) {
        case .low:
            expression.add(constant: sign * low)
            if let symbol = symbols.low { expression.add(symbol, times: sign) }
        case .high:
            expression.add(VariableIndex(node, size).rawValue, times: sign)
            expression.add(constant: -sign * high)
            if let symbol = symbols.high { expression.add(symbol, times: -sign) }
        case .middle:
            expression.add(VariableIndex(node, size).rawValue, times: sign / 2)
            expression.add(constant: sign * (low - high) / 2)
            if let symbol = symbols.low { expression.add(symbol, times: sign / 2) }
            if let symbol = symbols.high { expression.add(symbol, times: -sign / 2) }
        }
    }

    /// Appends the contribution of mirroring to a sum of positions: the width of the origin times the sum of their
    /// multipliers.
    mutating func appendMirror(_ multiplierSum: Double, in space: LayoutSpace) {
        guard space.isMirrored, multiplierSum != 0, let ancestor = space.ancestor else { return }
        expression.add(VariableIndex(ancestor, .width).rawValue, times: multiplierSum)
    }

    /// The frame minus the alignment rectangle of an item, on one axis.
    func alignmentInsets(of item: Layout.Item, _ axis: Axis) -> (low: Double, high: Double, isInferred: Bool) {
        guard case .view(let view) = item else { return (0, 0, false) }
        let (low, high) = layout.views[view].alignmentRectInsets.along(axis)
        return (low, high, (low != 0 || high != 0) && layout.views[view].isInferred(.alignmentRectInsets))
    }

    /// Appends the top left corner of a node in the space: the sum of the positions along the path below the origin.
    ///
    /// The subviews of a scroll view are in content coordinates; a path that leaves a scroll view therefore subtracts
    /// its offset. Seen from inside, the frame of a scroll view starts at its offset.
    private mutating func appendOrigin(of node: Int, _ axis: Axis, times multiplier: Double, in space: LayoutSpace) {
        let position = axis == .horizontal ? FrameAttribute.minX : .minY
        var node = node
        if node == space.ancestor {
            expression.add(constant: multiplier * contentOffset(of: node, axis))
            return
        }
        while let parent = tree.parent(of: node) {
            expression.add(VariableIndex(node, position).rawValue, times: multiplier)
            if parent == space.ancestor { return }
            expression.add(constant: -multiplier * contentOffset(of: parent, axis))
            node = parent
        }
    }

    private func side(of attribute: LayoutAttribute, isMirrored: Bool) -> Side {
        switch attribute {
        case .left, .top, .leftMargin, .topMargin, .firstBaseline: .low
        case .right, .bottom, .rightMargin, .bottomMargin, .lastBaseline: .high
        case .leading, .leadingMargin: isMirrored ? .high : .low
        case .trailing, .trailingMargin: isMirrored ? .low : .high
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins, .width, .height: .middle
        }
    }
}

extension EdgeInsets {
    package func along(_ axis: Axis) -> (low: Double, high: Double) {
        axis == .horizontal ? (left, right) : (top, bottom)
    }
}
