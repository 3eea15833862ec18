import LayoutModel

/// Collects the evidence from the constraints and stacks of a layout.
struct InsetWitnesses {
    let layout: Layout
    /// By view: the origin in the coordinates of its root, from recorded frames.
    private let origins: [Point?]
    /// By view: whether Xcode marks its frame as outdated.
    private let isMisplaced: [Bool]
    /// By view, inherited unless the view has its own direction.
    let isMirrored: [Bool]

    init(_ layout: Layout, isMisplaced: [Bool]) {
        self.layout = layout
        self.isMisplaced = isMisplaced
        var origins = [Point?](repeating: nil, count: layout.views.count)
        var isMirrored = [Bool](repeating: layout.direction == .rightToLeft, count: layout.views.count)
        for index in layout.views.indices {
            if let direction = layout.views[index].statedDirection {
                isMirrored[index] = direction == .rightToLeft
            } else if let parent = layout.views[index].parent {
                isMirrored[index] = isMirrored[parent]
            }
            guard let parent = layout.views[index].parent else {
                origins[index] = Point(x: 0, y: 0)
                continue
            }
            guard let origin = origins[parent], let frame = layout.views[index].frame else { continue }
            origins[index] = Point(x: origin.x + frame.x, y: origin.y + frame.y)
        }
        self.origins = origins
        self.isMirrored = isMirrored
    }

    func evidence() -> InsetEvidence {
        var evidence = InsetEvidence(viewCount: layout.views.count)
        layout.constraints.withUnsafeBufferPointer { constraints in
            for index in constraints.indices where constraints[index].isEffective {
                guard constraints[index].relation == .equal, constraints[index].multiplier == 1,
                    let first = constraints[index].first, let second = constraints[index].second
                else { continue }
                let (difference, isRequired) = (constraints[index].constant, constraints[index].isRequired)
                add(first, against: second, difference: difference, isRequired, &evidence)
                add(second, against: first, difference: -difference, isRequired, &evidence)
            }
        }
        for view in layout.views.indices where layout.views[view].isStack { addStack(view, &evidence) }
        return evidence
    }

    /// The frame of a view in the coordinates of its root.
    func frame(of view: Int) -> Rectangle? {
        guard let origin = origins[view], let frame = layout.views[view].frame else { return nil }
        return Rectangle(x: origin.x, y: origin.y, width: frame.width, height: frame.height)
    }

    /// `unknown` = `known` + difference.
    private func add(
        _ unknown: Layout.Anchor,
        against known: Layout.Anchor,
        difference: Double,
        _ isRequired: Bool,
        _ evidence: inout InsetEvidence
    ) {
        addCentre(unknown, against: known, difference: difference, &evidence)
        guard let place = insetPlace(unknown), let position = position(of: known), let frame = frame(of: place.view)
        else { return }
        var weight: InsetEvidence.Weight = isRequired ? .required : .optional
        if let view = layout.view(of: known.item), isMisplaced[view] || isMisplaced[place.view] {
            // For margins, UIKit's usual values are a better estimate than such a view; for the bars of an unknown
            // container, the view is better.
            guard place.kind == .safeArea else { return }
            weight = .misplaced
        }
        if layout.views[place.view].baseClass == "UIScrollView", place.kind == .margins,
            place.edge == .bottom || place.edge == .right
        {
            return
        }
        let line = position + difference
        let value =
            switch place.edge {
            case .top: line - frame.y
            case .left: line - frame.x
            case .bottom: frame.y + frame.height - line
            case .right: frame.x + frame.width - line
            }
        evidence.add(value, place.kind, place.edge, of: place.view, weight: weight)
    }

    private func addCentre(
        _ unknown: Layout.Anchor,
        against known: Layout.Anchor,
        difference: Double,
        _ evidence: inout InsetEvidence
    ) {
        let owner: Int
        let kind: InsetEvidence.Kind
        switch (unknown.item, unknown.attribute) {
        case (.guide(let guide), .centerX), (.guide(let guide), .centerY):
            guard layout.guides[guide].kind == .safeArea else { return }
            (owner, kind) = (layout.guides[guide].owner, .safeArea)
        case (.view(let superview), .centerXWithinMargins), (.view(let superview), .centerYWithinMargins):
            (owner, kind) = (superview, .margins)
        default: return
        }
        guard let position = position(of: known), let view = layout.view(of: known.item), !isMisplaced[view],
            let frame = frame(of: owner)
        else { return }
        if unknown.attribute.axis == .vertical {
            evidence.addOffCentre(position + difference - frame.y - frame.height / 2, kind, .top, of: owner)
        } else {
            evidence.addOffCentre(position + difference - frame.x - frame.width / 2, kind, .left, of: owner)
        }
    }

    /// The position of an anchor by recorded frames alone; `nil` if it depends on an unknown inset or baseline.
    private func position(of anchor: Layout.Anchor) -> Double? {
        guard case .view(let view) = anchor.item, let frame = frame(of: view), !layout.views[view].isTransformed else {
            return nil
        }
        let insets = layout.views[view].alignmentRectInsets
        let left = frame.x + insets.left
        let right = frame.x + frame.width - insets.right
        let top = frame.y + insets.top
        let bottom = frame.y + frame.height - insets.bottom
        return switch anchor.attribute {
        case .left: left
        case .right: right
        case .leading: isMirrored[view] ? nil : left
        case .trailing: isMirrored[view] ? nil : right
        case .top: top
        case .bottom: bottom
        case .centerX: (left + right) / 2
        case .centerY: (top + bottom) / 2
        default: nil
        }
    }

    private func insetPlace(
        _ anchor: Layout.Anchor
    ) -> (view: Int, kind: InsetEvidence.Kind, edge: InsetEvidence.Edge)? {
        let owner: Int
        let kind: InsetEvidence.Kind
        switch anchor.item {
        case .missing: return nil
        case .view(let view):
            guard anchor.attribute.isMargin else { return nil }
            (owner, kind) = (view, .margins)
        case .guide(let guide):
            guard !anchor.attribute.isMargin else { return nil }
            owner = layout.guides[guide].owner
            switch layout.guides[guide].kind {
            case .safeArea: kind = .safeArea
            case .layoutMargins: kind = .margins
            case .topLayout where anchor.attribute == .bottom && !isMirrored[owner]: return (owner, .safeArea, .top)
            case .bottomLayout where anchor.attribute == .top && !isMirrored[owner]: return (owner, .safeArea, .bottom)
            default: return nil
            }
        }
        guard !isMirrored[owner] else { return nil }
        return switch anchor.attribute {
        case .leading, .left, .leadingMargin, .leftMargin: (owner, kind, .left)
        case .trailing, .right, .trailingMargin, .rightMargin: (owner, kind, .right)
        case .top, .topMargin: (owner, kind, .top)
        case .bottom, .bottomMargin: (owner, kind, .bottom)
        default: nil
        }
    }

    private func addStack(_ view: Int, _ evidence: inout InsetEvidence) {
        guard let stack = layout.views[view].stack, stack.isLayoutMarginsRelative, !isMisplaced[view],
            let size = layout.views[view].frame?.size
        else { return }
        let shown = layout.arrangedSubviews(of: view).filter { !layout.views[$0].isHidden && !isMisplaced[$0] }
        guard let first = shown.first, let last = shown.last, let start = layout.views[first].frame,
            let end = layout.views[last].frame
        else { return }
        func add(_ frame: Rectangle, _ edges: [InsetEvidence.Edge]) {
            for edge in edges {
                let inset =
                    switch edge {
                    case .top: frame.y
                    case .left: frame.x
                    case .bottom: size.height - frame.y - frame.height
                    case .right: size.width - frame.x - frame.width
                    }
                evidence.add(inset, .margins, edge, of: view)
            }
        }
        let isHorizontal = stack.axis == .horizontal
        add(start, [isHorizontal ? .left : .top])
        add(end, [isHorizontal ? .right : .bottom])
        if stack.alignment == .fill { add(start, isHorizontal ? [.top, .bottom] : [.left, .right]) }
    }
}
