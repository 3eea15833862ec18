import LayoutModel
import LayoutSyntax

/// The equalities that frames are made of.
extension CodeRun {
    /// All frames of the file: who is whose subview, and what is laid out before what, is known at its end.
    mutating func makeFrames() throws(ReadError) {
        let frames = makerFrames
        var laidOut: [Int: Int] = [:]
        for (index, frame) in frames.enumerated() {
            for view in frame.views {
                try check(view, of: frame)
                if laidOut.updateValue(index, forKey: view) != nil {
                    throw fault("\(objects[view].view.name ?? "the view") is laid out a second time", frame.token)
                }
            }
        }
        for (index, frame) in frames.enumerated() {
            for view in frame.views {
                // The program leaves the mask on; as constraints, it would be one more.
                if !isStrict { objects[view].view.statedTranslatesAutoresizingMask = false }
                objects[view].isUsed = true
                for step in frame.chain.steps.steps {
                    switch step.source {
                    case .content: try fit(view, step)
                    case .sum(let sum):
                        for (anchor, _) in sum.terms {
                            try check(anchor, in: frame, index, laidOut, frames, step.token)
                        }
                        try equal(
                            Layout.Anchor(.view(view), step.quantity.attribute),
                            sum,
                            in: frame.chain.parent,
                            step.token
                        )
                    }
                }
            }
            if frame.chain.hasEqualGaps { try spread(frame.views, in: frame.chain.parent, frame.token) }
        }
    }

    // MARK: Checks

    private func check(_ view: Int, of frame: MakerFrame) throws(ReadError) {
        let name = objects[view].view.name ?? objects[view].view.shortClassName
        let parent = frame.chain.parent
        guard objects[view].parent == parent else {
            throw fault("\(name) is no subview of the view that lays it out", frame.token)
        }
        if objects[parent].arranged.contains(view) { throw fault("a stack view lays \(name) out", frame.token) }
        if objects[parent].view.isScrollView {
            throw fault("what is set in a scroll view moves with its content at run time", frame.token)
        }
    }

    /// Whether a value is there when the frame is set: its item is the superview, or a view that is laid out before.
    private func check(
        _ anchor: Layout.Anchor,
        in frame: MakerFrame,
        _ index: Int,
        _ laidOut: [Int: Int],
        _ frames: [MakerFrame],
        _ token: Int
    ) throws(ReadError) {
        let owner: Int? =
            switch anchor.item {
            case .view(let view): view
            case .guide(let guide): guides[guide].owner
            case .missing: nil
            }
        guard let owner, owner != frame.chain.parent else { return }
        let name = objects[owner].view.name ?? objects[owner].view.shortClassName
        guard objects[owner].parent == frame.chain.parent else {
            throw fault("\(name) has another superview, so where it is then is known at run time only", token)
        }
        guard let other = laidOut[owner] else { return }
        switch (frame.order, frames[other].order) {
        case (nil, nil):
            if other < index { return }
            throw fault("\(name) is laid out later", token)
        case (let own?, let earlier?):
            if earlier < own { return }
            throw fault("\(name) is not laid out before: give this view a later order than \(earlier)", token)
        default: throw fault("\(name) is laid out at another time", token)
        }
    }

    // MARK: Equalities

    private mutating func fit(_ view: Int, _ step: MakerSteps.Step) throws(ReadError) {
        let axis = step.quantity.axis
        let known = objects[view].view.frameworkClass
        if let known, !known.asksForSize, !isOfUnknownClass(view) {
            throw fault(
                "\(objects[view].view.shortClassName) has no content, so what fits it is known at run time only",
                step.token
            )
        }
        objects[view].fitsContent.insert(axis)
        objects[view].view.contentHugging[axis] = 1000
        objects[view].view.compressionResistance[axis] = 1000
    }

    /// `anchor == sum`, in the superview's coordinates.
    private mutating func equal(_ anchor: Layout.Anchor, _ sum: MakerSum, in parent: Int, _ token: Int)
        throws(ReadError)
    {
        var constraint = Layout.Constraint(id: "")
        constraint.constant = sum.constant
        let isLength = anchor.attribute.isSize
        if sum.terms.count == 1, let (other, factor) = sum.terms.first, isPlain(anchor, other, factor, parent) {
            constraint.first = anchor
            constraint.second = other
            constraint.multiplier = factor
            return try activate(constraint, token)
        }
        let sum = sum.normalized(in: parent)
        let axis = anchor.attribute.axis
        if sum.terms.isEmpty {
            constraint.first = anchor
            if !isLength { constraint.second = .init(.view(parent), axis == .horizontal ? .left : .top) }
            return try activate(constraint, token)
        }
        if isLength, sum.terms.count == 1, let (other, factor) = sum.terms.first, other.attribute.isSize {
            constraint.first = anchor
            constraint.second = other
            constraint.multiplier = factor
            return try activate(constraint, token)
        }
        // Places count from the superview's edge; what is of the other axis goes through a guide.
        var terms = MakerSum(anchor)
        var places = isLength ? 0.0 : 1
        for (other, factor) in sum.terms {
            guard other.attribute.axis != axis else {
                terms = terms - MakerSum(other) * factor
                if !other.attribute.isSize { places -= factor }
                continue
            }
            guard other.attribute.isSize else {
                throw fault("a horizontal value depends on a vertical place, or the other way around", token)
            }
            terms = terms - MakerSum(try turned(other, to: axis, in: parent, token)) * factor
        }
        terms = terms - MakerSum(Layout.Anchor(.view(parent), axis == .horizontal ? .left : .top)) * places
        constraint.terms = terms.terms.map { Layout.Term($0.anchor, multiplier: $0.factor) }
        try activate(constraint, token)
    }

    /// Whether UIKit's own form of a constraint says the same.
    private func isPlain(_ anchor: Layout.Anchor, _ other: Layout.Anchor, _ factor: Double, _ parent: Int) -> Bool {
        guard anchor.attribute.isSize == other.attribute.isSize else { return false }
        if anchor.attribute.isSize { return true }
        return anchor.attribute.axis == other.attribute.axis && (factor == 1 || other.item == .view(parent))
    }

    private mutating func activate(_ constraint: Layout.Constraint, _ token: Int) throws(ReadError) {
        let made = try add(constraint, token)
        constraints[made].constraint.isActive = true
        constraints[made].isOfFrame = true
    }

    /// A length of the other axis: that of a guide which is as long.
    private mutating func turned(_ length: Layout.Anchor, to axis: Axis, in parent: Int, _ token: Int) throws(ReadError)
        -> Layout.Anchor
    {
        guides.append(CodeGuide(guide: .init(id: "", kind: .custom), owner: parent, place: tokens.place(of: token)))
        let guide = Layout.Item.guide(guides.count - 1)
        let attribute: LayoutAttribute = axis == .horizontal ? .width : .height
        for (own, other) in [
            (attribute, length), (axis == .horizontal ? .height : .width, nil),
            (.left, Layout.Anchor(.view(parent), .left)), (.top, Layout.Anchor(.view(parent), .top)),
        ] {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(guide, own)
            constraint.second = other
            try activate(constraint, token)
        }
        return .init(guide, attribute)
    }

    /// A row with the same gap before, between and after its views (`MiddleSize.Sequential.swift`).
    private mutating func spread(_ views: [Int], in parent: Int, _ token: Int) throws(ReadError) {
        let starts = [Layout.Anchor(.view(parent), .left)] + views.map { Layout.Anchor(.view($0), .right) }
        let ends = views.map { Layout.Anchor(.view($0), .left) } + [Layout.Anchor(.view(parent), .right)]
        for index in views.indices {
            let gap = MakerSum(ends[index]) - MakerSum(starts[index])
            let next = MakerSum(ends[index + 1]) - MakerSum(starts[index + 1])
            var constraint = Layout.Constraint(id: "")
            constraint.terms = (gap - next).terms.map { Layout.Term($0.anchor, multiplier: $0.factor) }
            try activate(constraint, token)
        }
    }
}
