import LayoutModel

/// What a constraint says of one view: that something of it equals a value.
struct MakerFact {
    enum Source: Equatable {
        /// Of the superview alone.
        case value(MakerValue)
        /// A place of a sibling, plus an offset.
        case sibling(Int, MakerQuantity, offset: Double)
        /// A multiple of a length of a sibling or of the view itself, plus a constant.
        case length(of: Int, MakerQuantity, multiplier: Double, constant: Double)
    }

    var constraint: Int
    var quantity: MakerQuantity
    var source: Source
    /// Whether the constraint begins with the other item.
    var isTurned = false

    /// The view that has to be laid out before.
    func dependency(of view: Int) -> Int? {
        switch source {
        case .value: nil
        case .sibling(let other, _, _): other
        case .length(let other, _, _, _): other == view ? nil : other
        }
    }
}

/// The facts of a section's views.
struct MakerFacts {
    /// By view: first those of constraints that begin with it.
    private(set) var ofView: [Int: [MakerFact]] = [:]
    /// Why a constraint says nothing that a maker can use.
    private(set) var reasons: [Int: NotAutoLayoutReason] = [:]

    /// Sums of larger numbers lose what the smaller ones say: a `CGFloat` has about 15 digits.
    private static let mostPoints = 1e9

    private let section: SectionContext
    private var layout: Layout { section.layout }
    private var outline: Outline { section.outline }

    init(_ section: SectionContext) {
        self.section = section
        var second: [(view: Int, fact: MakerFact)] = []
        for index in section.constraints {
            let constraint = layout.constraints[index]
            if let reason = obstacle(to: constraint) {
                reasons[index] = reason
                continue
            }
            guard let first = constraint.first else { continue }
            if case .view(let view) = first.item, isMade(view),
                let fact = fact(index, of: view, first.attribute, constraint)
            {
                ofView[view, default: []].append(fact)
            }
            guard let other = constraint.second, case .view(let otherView) = other.item, other.item != first.item,
                isMade(otherView), let turned = turned(constraint),
                let fact = fact(index, of: otherView, other.attribute, turned)
            else { continue }
            second.append((otherView, fact))
        }
        for (view, var fact) in second {
            fact.isTurned = true
            ofView[view, default: []].append(fact)
        }
    }

    /// Whether constraints place the view, rather than its mask or a stack.
    private func isMade(_ view: Int) -> Bool { outline.roles[view] == .drafted && !outline.isArranged[view] }

    private func obstacle(to constraint: Layout.Constraint) -> NotAutoLayoutReason? {
        guard let first = constraint.first else { return .distances }
        if constraint.relation != .equal { return .inequality }
        if constraint.priority != 1000 { return .optional }
        if abs(constraint.constant) > MakerFacts.mostPoints { return .range }
        if first.attribute.isBaseline || constraint.second?.attribute.isBaseline == true { return .baseline }
        guard case .view(let view) = first.item else { return guideReason(constraint) }
        if case .guide(let guide)? = constraint.second?.item, MakerFacts.guide(of: layout.guides[guide].kind) == nil {
            return .guide
        }
        if outline.isArranged[view] { return .arranged }
        return nil
    }

    /// A guide cannot be laid out, but a view that is compared with it can.
    private func guideReason(_ constraint: Layout.Constraint) -> NotAutoLayoutReason? {
        guard case .guide(let guide)? = constraint.first?.item,
            MakerFacts.guide(of: layout.guides[guide].kind) != nil, case .view? = constraint.second?.item
        else { return .guide }
        return nil
    }

    private static func guide(of kind: Layout.Guide.Kind) -> MakerGuide? {
        switch kind {
        case .safeArea: .safeAreaGuide
        case .layoutMargins: .layoutMarginsGuide
        case .readableContent: .readableGuide
        default: nil
        }
    }

    /// The constraint solved for its second item; `nil` where the reciprocal of its multiplier is not exact.
    private func turned(_ constraint: Layout.Constraint) -> Layout.Constraint? {
        guard let second = constraint.second, constraint.multiplier != 0 else { return nil }
        let reciprocal = 1 / constraint.multiplier
        guard 1 / reciprocal == constraint.multiplier else { return nil }
        var turned = constraint
        turned.first = second
        turned.second = constraint.first
        turned.multiplier = reciprocal
        turned.constant = 0 - constraint.constant * reciprocal
        return turned
    }

    private func fact(
        _ index: Int,
        of view: Int,
        _ attribute: LayoutAttribute,
        _ constraint: Layout.Constraint
    ) -> MakerFact? {
        guard !attribute.isMargin, let quantity = MakerFacts.quantity(attribute, isMirrored: isMirrored(view)) else {
            return nil
        }
        func fact(_ source: MakerFact.Source) -> MakerFact {
            MakerFact(constraint: index, quantity: quantity, source: source)
        }
        guard let second = constraint.second else {
            return attribute.isSize ? fact(.value(MakerValue(constant: constraint.constant))) : nil
        }
        let parent = outline.superviews[view]
        guard let owner = layout.view(of: second.item),
            let other = MakerFacts.quantity(second.attribute, isMirrored: isMirrored(owner))
        else { return nil }
        switch second.item {
        case .view(let source) where source == parent:
            let guide: MakerGuide = second.attribute.isMargin ? .layoutMarginsGuide : .bounds
            return value(guide, other, constraint).map { fact(.value($0)) }
        case .guide(let guide):
            guard layout.guides[guide].owner == parent, let guide = MakerFacts.guide(of: layout.guides[guide].kind)
            else { return nil }
            return value(guide, other, constraint).map { fact(.value($0)) }
        case .view(let source):
            guard !second.attribute.isMargin, source == view || outline.superviews[source] == parent,
                source == view || isMade(source)
            else { return nil }
            if quantity.isLength, other.isLength {
                return fact(
                    .length(of: source, other, multiplier: constraint.multiplier, constant: constraint.constant)
                )
            }
            guard source != view, constraint.multiplier == 1 else { return nil }
            return fact(.sibling(source, other, offset: constraint.constant))
        case .missing: return nil
        }
    }

    /// A multiple of a place has a meaning in the superview's own coordinates alone.
    private func value(
        _ guide: MakerGuide,
        _ quantity: MakerQuantity,
        _ constraint: Layout.Constraint
    ) -> MakerValue? {
        guard guide == .bounds || quantity.isLength || constraint.multiplier == 1 else { return nil }
        let term = MakerValue.Term(guide: guide, quantity: quantity, multiplier: constraint.multiplier)
        return MakerValue(terms: [term], constant: constraint.constant)
    }

    private func isMirrored(_ view: Int) -> Bool { layout.direction(of: view) == .rightToLeft }

    static func quantity(_ attribute: LayoutAttribute, isMirrored: Bool) -> MakerQuantity? {
        switch attribute {
        case .left, .leftMargin: .left
        case .right, .rightMargin: .right
        case .leading, .leadingMargin: isMirrored ? .right : .left
        case .trailing, .trailingMargin: isMirrored ? .left : .right
        case .centerX, .centerXWithinMargins: .center
        case .top, .topMargin: .top
        case .bottom, .bottomMargin: .bottom
        case .centerY, .centerYWithinMargins: .middle
        case .width: .width
        case .height: .height
        case .firstBaseline, .lastBaseline: nil
        }
    }
}
