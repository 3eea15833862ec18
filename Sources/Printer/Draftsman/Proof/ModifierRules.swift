import LayoutModel

/// What the modifiers of a relation add up to, and whether the DSL takes them in this order.
struct ModifierRules {
    private(set) var multiplier = 1.0
    private(set) var priority = 1000.0
    private(set) var identifier: String?
    private var offsets = Offsets.none

    init(_ modifiers: [DraftsmanPlan.Modifier], kind: AnchorGroup.Kind, isConstant: Bool) throws(ProofFailure) {
        var hasOffset = false
        var hasMultiplier = false
        var isClosed = false
        var hasPriority = false
        for modifier in modifiers {
            switch modifier {
            case .priority(let value):
                if hasPriority { throw ProofFailure("a relation has two priorities") }
                hasPriority = true
                isClosed = true
                priority = value
                continue
            case .identifier(let value):
                if identifier != nil { throw ProofFailure("a relation has two identifiers") }
                isClosed = true
                identifier = value
                continue
            default: break
            }
            if isClosed { throw ProofFailure("a value follows a priority or an identifier") }
            if isConstant { throw ProofFailure("a constant takes no further value") }
            if case .multiplied(let value) = modifier {
                if hasMultiplier || !(kind == .dimension || kind == .size) {
                    throw ProofFailure("'multiplied(by:)' is not allowed here")
                }
                hasMultiplier = true
                multiplier = value
                continue
            }
            if hasOffset { throw ProofFailure("a relation has two offsets") }
            hasOffset = true
            guard let values = ModifierRules.values(of: modifier, kind: kind) else {
                throw ProofFailure("an offset of this form is not allowed here")
            }
            offsets = values
        }
    }

    /// The offset of an edge, before its sign.
    func offset(of attribute: LayoutAttribute) -> Double {
        switch offsets {
        case .none: 0
        case .same(let value): Self.horizontal.contains(attribute) || Self.vertical.contains(attribute) ? value : 0
        case .each(let values): values[attribute] ?? 0
        }
    }

    private enum Offsets {
        case none
        /// Of every position.
        case same(Double)
        case each([LayoutAttribute: Double])
    }

    private static let horizontal: [LayoutAttribute] = [.left, .leading, .right, .trailing, .centerX]
    private static let vertical: [LayoutAttribute] = [.top, .bottom, .centerY]

    /// `nil` where a relation of that kind has no such modifier.
    private static func values(
        of modifier: DraftsmanPlan.Modifier,
        kind: AnchorGroup.Kind
    ) -> Offsets? {
        let isPosition = kind != .dimension && kind != .size
        switch modifier {
        case .offset(let value): return isPosition ? .same(value) : nil
        case .inset(let value): return isPosition ? .same(-value) : nil
        case .offsetPair(let first, let second, _):
            // One type for both axes: its leading value is the top of a vertical pair.
            guard kind == .pair else { return nil }
            return .each([
                .left: first, .leading: first, .top: first, .right: second, .trailing: second, .bottom: second,
            ])
        case .offsetPoint(let x, let y):
            guard kind == .point else { return nil }
            return .each(Dictionary(uniqueKeysWithValues: horizontal.map { ($0, x) } + vertical.map { ($0, y) }))
        case .offsetEdges(let edges):
            guard kind == .tri || kind == .quad else { return nil }
            return .each([
                .top: edges.top, .bottom: edges.bottom, .left: edges.left, .leading: edges.left, .right: edges.right,
                .trailing: edges.right,
            ])
        case .added(let value): return kind == .dimension ? .each([.width: value, .height: value]) : nil
        case .substracted(let value): return kind == .dimension ? .each([.width: -value, .height: -value]) : nil
        case .addedSize(let width, let height): return kind == .size ? .each([.width: width, .height: height]) : nil
        case .multiplied, .priority, .identifier: return nil
        }
    }
}
