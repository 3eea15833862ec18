import LayoutModel
import LayoutSemantics

/// Insets inferred from recorded frames, because the file does not contain them: a view pinned to another's safe area
/// with constant 10 that is 30 points below its top shows a safe area of 20.
struct InsetEvidence {
    enum Kind: Int, CaseIterable {
        case safeArea, margins
    }

    enum Edge: Int, CaseIterable {
        case top, left, bottom, right
    }

    /// Stronger evidence comes first; weaker evidence is used only if there is no stronger one.
    enum Weight: Int, Comparable {
        /// Xcode marks a view as not being where its constraints put it: most often by half a point, or on the other
        /// axis.
        case misplaced
        case optional
        case required

        static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    }

    private struct Witness {
        var value: Double
        var weight: Weight
        /// The next one for the same edge; -1: none.
        var next = -1
    }

    /// What is known of one edge of a view, by places among ``witnesses``.
    private struct Known {
        var first = -1
        var last = -1
        var offCentre: Double?
    }

    /// In file order.
    private var witnesses: [Witness] = []
    /// By view, kind and edge.
    private var known: [Known]

    init(viewCount: Int) {
        known = Array(repeating: Known(), count: viewCount * Kind.allCases.count * Edge.allCases.count)
    }

    private func index(_ kind: Kind, _ edge: Edge, of view: Int) -> Int {
        (view * Kind.allCases.count + kind.rawValue) * Edge.allCases.count + edge.rawValue
    }

    mutating func add(_ value: Double, _ kind: Kind, _ edge: Edge, of view: Int, weight: Weight = .required) {
        // Values outside the range of real devices and designs come from outdated frames.
        guard value > -0.75, value <= 400 else { return }
        let index = index(kind, edge, of: view)
        let witness = witnesses.count
        witnesses.append(Witness(value: max(value, 0), weight: weight))
        if known[index].last < 0 { known[index].first = witness } else { witnesses[known[index].last].next = witness }
        known[index].last = witness
    }

    /// Records that something is centered `points` below or to the right of the middle: the insets differ by twice
    /// that.
    mutating func addOffCentre(_ points: Double, _ kind: Kind, _ edge: Edge, of view: Int) {
        guard abs(points) <= 200 else { return }
        let index = index(kind, edge, of: view)
        if known[index].offCentre == nil { known[index].offCentre = points }
    }

    /// By how much the inset of `edge` (`.top` or `.left`) exceeds the opposite one, if there is evidence.
    func excess(_ kind: Kind, _ edge: Edge, of view: Int) -> Double? {
        known[index(kind, edge, of: view)].offCentre.map { 2 * $0 }
    }

    /// The value that most witnesses agree on within half a point; in a tie, `usual` if it is one of them, else the
    /// first in the file.
    func settled(_ kind: Kind, _ edge: Edge, of view: Int, usual: Double?) -> Double? {
        var next = known[index(kind, edge, of: view)].first
        if next < 0 { return nil }
        var all: [Witness] = []
        while next >= 0 {
            all.append(witnesses[next])
            next = witnesses[next].next
        }
        let strongest = all.map(\.weight).max()
        let values = all.filter { $0.weight == strongest }.map(\.value)
        var best: (value: Double, count: Int)?
        for value in (usual.map { [$0] } ?? []) + values {
            let count = values.count { abs($0 - value) <= 0.5 }
            if count > (best?.count ?? 0) { best = (value, count) }
        }
        return best?.value
    }
}

/// Collects the evidence from the constraints and stacks of a layout.
struct InsetWitnesses {
    let layout: Layout
    private let stacks: [Int]
    /// By view: the origin in the coordinates of its root, from recorded frames.
    private let origins: [Point?]
    /// By view: whether Xcode marks its frame as outdated.
    private let isMisplaced: [Bool]
    /// By view, inherited unless the view has its own direction.
    let isMirrored: [Bool]

    init(_ layout: Layout, stacks: [Int], isMisplaced: [Bool]) {
        self.layout = layout
        self.stacks = stacks
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
        for view in stacks where layout.views[view].stack?.isLayoutMarginsRelative == true {
            addStack(view, &evidence)
        }
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
        let line = position + difference
        if layout.views[place.view].baseClass == "UIScrollView", place.kind == .margins,
            place.edge == .bottom || place.edge == .right
        {
            return
        }
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
        switch anchor.item {
        case .missing: return nil
        case .view(let view):
            guard !isMirrored[view] else { return nil }
            return switch anchor.attribute {
            case .leadingMargin, .leftMargin: (view, .margins, .left)
            case .trailingMargin, .rightMargin: (view, .margins, .right)
            case .topMargin: (view, .margins, .top)
            case .bottomMargin: (view, .margins, .bottom)
            default: nil
            }
        case .guide(let guide):
            let owner = layout.guides[guide].owner
            guard !isMirrored[owner] else { return nil }
            switch layout.guides[guide].kind {
            case .safeArea, .layoutMargins:
                let kind: InsetEvidence.Kind = layout.guides[guide].kind == .safeArea ? .safeArea : .margins
                return switch anchor.attribute {
                case .leading, .left: (owner, kind, .left)
                case .trailing, .right: (owner, kind, .right)
                case .top: (owner, kind, .top)
                case .bottom: (owner, kind, .bottom)
                default: nil
                }
            case .topLayout: return anchor.attribute == .bottom ? (owner, .safeArea, .top) : nil
            case .bottomLayout: return anchor.attribute == .top ? (owner, .safeArea, .bottom) : nil
            default: return nil
            }
        }
    }

    private func addStack(_ view: Int, _ evidence: inout InsetEvidence) {
        guard let stack = layout.views[view].stack, let size = layout.views[view].frame?.size, !isMisplaced[view] else {
            return
        }
        let shown = layout.arrangedSubviews(of: view).filter { !layout.views[$0].isHidden && !isMisplaced[$0] }
        guard let first = shown.first, let last = shown.last, let start = layout.views[first].frame,
            let end = layout.views[last].frame
        else { return }
        let isHorizontal = stack.axis == .horizontal
        evidence.add(isHorizontal ? start.x : start.y, .margins, isHorizontal ? .left : .top, of: view)
        evidence.add(
            isHorizontal ? size.width - end.x - end.width : size.height - end.y - end.height,
            .margins,
            isHorizontal ? .right : .bottom,
            of: view
        )
        guard stack.alignment == .fill else { return }
        evidence.add(isHorizontal ? start.y : start.x, .margins, isHorizontal ? .top : .left, of: view)
        evidence.add(
            isHorizontal ? size.height - start.y - start.height : size.width - start.x - start.width,
            .margins,
            isHorizontal ? .bottom : .right,
            of: view
        )
    }
}
