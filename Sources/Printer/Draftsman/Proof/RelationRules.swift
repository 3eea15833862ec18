import LayoutModel

/// What a relation of the DSL makes, by the library's rules.
///
/// Written from the library's behaviour alone; the planner, which turns constraints into relations, shares nothing with
/// it, so that a fault in one shows against the other.
struct RelationRules {
    typealias Made = MadeConstraint<SimulatedItem>

    /// The node that the relation is on.
    let view: Int
    let superview: Int?
    /// The item that an expression names.
    let item: (Substring) throws(ProofFailure) -> SimulatedItem
    /// The safe area of a node.
    let safeArea: (Int) throws(ProofFailure) -> SimulatedItem
    /// The guide of the superview that the relation's keyboard is.
    var keyboard: SimulatedItem?

    func constraints(of relation: DraftsmanPlan.Relation, isFirstStep: Bool) throws(ProofFailure) -> [Made] {
        let parts = try parts(of: relation.head, isFirstStep: isFirstStep)
        let modifiers = try ModifierRules(
            relation.modifiers,
            kind: parts.kind,
            isConstant: parts.pairs[0].second == nil
        )
        if parts.isAnonymous, modifiers.priority != 1000 || modifiers.identifier != nil {
            throw ProofFailure("a priority or identifier on an anonymous target leaves a constraint without it")
        }
        var made: [Made] = []
        for pair in parts.pairs {
            let isInward = [.bottom, .right, .trailing].contains(pair.signs)
            let relation: Relation =
                switch parts.comparison {
                case .equal: .equal
                case .moreThan: isInward ? .lessThanOrEqual : .greaterThanOrEqual
                case .lessThan: isInward ? .greaterThanOrEqual : .lessThanOrEqual
                }
            let offset = modifiers.offset(of: pair.signs)
            let constant = pair.constant + (pair.first.isSize || !isInward ? offset : -offset)
            made.append(
                Made(
                    first: .init(item: .node(view), attribute: pair.first),
                    relation: relation,
                    second: pair.second,
                    multiplier: pair.second == nil ? 1 : modifiers.multiplier,
                    constant: constant,
                    priority: Float(modifiers.priority),
                    identifier: modifiers.identifier
                )
            )
        }
        return made
    }

    // MARK: Heads

    private struct Pair {
        var first: LayoutAttribute
        /// The attribute that decides signs: another one where the library errs.
        var signs: LayoutAttribute
        var second: Made.Anchor?
        var constant = 0.0
    }

    private struct Parts {
        var kind: AnchorGroup.Kind
        var comparison = DraftsmanPlan.Comparison.equal
        var pairs: [Pair]
        var isAnonymous: Bool
    }

    private func parts(of head: DraftsmanPlan.Head, isFirstStep: Bool) throws(ProofFailure) -> Parts {
        switch head {
        case .anchors(let chain, let comparison, let target):
            return try parts(chain.rawValue, comparison, target)
        case .sized(let width, let height): return try parts("size", .equal, .size(width: width, height: height))
        case .cornered(let corner):
            guard let words = RelationRules.points[corner], corner.hasPrefix("top") || corner.hasPrefix("bottom") else {
                throw ProofFailure("there is no corner '\(corner)'")
            }
            return try parts(words.map(\.rawValue).joined(separator: "."), .equal, .anonymous(.parent))
        case .shortcut(let shortcut):
            if shortcut == .matchParentSize, !isFirstStep {
                throw ProofFailure("'matchParentSize' is not public after another relation")
            }
            let (chain, target) = RelationRules.meaning(of: shortcut)
            return try parts(chain, .equal, target)
        }
    }

    private static func meaning(of shortcut: Shortcut) -> (chain: String, target: DraftsmanPlan.Target) {
        switch shortcut {
        case .fillParent: ("edges", .anonymous(.parent))
        case .fillSafeArea: ("edges", .anonymous(.safeArea))
        case .matchParentH: ("horizontal", .anonymous(.parent))
        case .matchSafeAreaH: ("horizontal", .anonymous(.safeArea))
        case .matchParentV: ("vertical", .anonymous(.parent))
        case .matchSafeAreaV: ("vertical", .anonymous(.safeArea))
        case .matchParentSize: ("size", .anonymous(.parent))
        case .centered: ("center", .anonymous(.parent))
        case .centeredH: ("centerX", .anonymous(.parent))
        case .centeredV: ("centerY", .anonymous(.parent))
        case .widthMatchHeight: ("width", .anonymousAnchor("height", of: .mySelf))
        case .heightMatchWidth: ("height", .anonymousAnchor("width", of: .mySelf))
        }
    }

    /// Points by the names that they have as anonymous anchors and corners.
    private static let points: [String: [LayoutAttribute]] = [
        "topLeft": [.left, .top], "topLeading": [.leading, .top], "topRight": [.right, .top],
        "topTrailing": [.trailing, .top], "bottomLeft": [.left, .bottom], "bottomLeading": [.leading, .bottom],
        "bottomRight": [.right, .bottom], "bottomTrailing": [.trailing, .bottom], "center": [.centerX, .centerY],
        "centerLeft": [.left, .centerY], "centerLeading": [.leading, .centerY], "centerRight": [.right, .centerY],
        "centerTrailing": [.trailing, .centerY], "centerTop": [.centerX, .top], "centerBottom": [.centerX, .bottom],
    ]

    private func parts(
        _ chain: String,
        _ comparison: DraftsmanPlan.Comparison,
        _ target: DraftsmanPlan.Target
    ) throws(ProofFailure) -> Parts {
        let group = try AnchorGroup(chain: chain)
        var pairs: [Pair] = []
        var isAnonymous = false
        switch target {
        case .constant(let constant):
            guard group.kind == .dimension else { throw ProofFailure("'\(chain)' cannot be a constant") }
            pairs = [Pair(first: group.attributes[0], signs: group.attributes[0], second: nil, constant: constant)]
        case .size(let width, let height):
            guard group.kind == .size else { throw ProofFailure("'\(chain)' cannot be a size") }
            pairs = [
                Pair(first: .width, signs: .width, second: nil, constant: width),
                Pair(first: .height, signs: .height, second: nil, constant: height),
            ]
        case .anonymous(let layout):
            isAnonymous = true
            let item = try resolve(layout)
            pairs = group.attributes.map { Pair(first: $0, signs: $0, second: .init(item: item, attribute: $0)) }
        case .anonymousAnchor(let name, let layout):
            isAnonymous = true
            pairs = try self.pairs(group, anonymousAnchor: name, of: resolve(layout))
        case .named(let expression): pairs = try self.pairs(group, expression: expression)
        }
        if group.kind == .tri, Set(group.attributes) == [.leading, .top, .bottom] {
            // The library constrains the trailing edge there, with the signs of the leading one.
            for index in pairs.indices where pairs[index].first == .leading {
                pairs[index].first = .trailing
                if pairs[index].second?.attribute == .leading { pairs[index].second?.attribute = .trailing }
            }
        }
        return Parts(kind: group.kind, comparison: comparison, pairs: pairs, isAnonymous: isAnonymous)
    }

    private func resolve(_ layout: DraftsmanPlan.Anonymous) throws(ProofFailure) -> SimulatedItem {
        if layout == .mySelf { return .node(view) }
        guard let superview else { throw ProofFailure("a view without a superview has no '.\(layout.rawValue)'") }
        switch layout {
        case .parent: return .node(superview)
        case .keyboard, .keyboardSafeArea:
            guard let keyboard else { throw ProofFailure("the superview has no guide for a keyboard") }
            return keyboard
        default: return try safeArea(superview)
        }
    }

    private func pairs(
        _ group: AnchorGroup,
        anonymousAnchor name: String,
        of item: SimulatedItem
    ) throws(ProofFailure) -> [Pair] {
        if group.kind == .point {
            guard let seconds = RelationRules.points[name] else { throw ProofFailure("there is no point '\(name)'") }
            return zip(group.attributes, seconds).map {
                Pair(first: $0, signs: $0, second: .init(item: item, attribute: $1))
            }
        }
        guard group.kind == .single || group.kind == .dimension, let second = LayoutAttribute(rawValue: name),
            second.axis == group.attributes[0].axis || group.kind == .dimension,
            second.isSize == group.attributes[0].isSize, !second.isMargin, !second.isBaseline
        else { throw ProofFailure("there is no anonymous anchor '\(name)' for such a relation") }
        let first = group.attributes[0]
        return [Pair(first: first, signs: first, second: .init(item: item, attribute: second))]
    }

    private func pairs(_ group: AnchorGroup, expression: String) throws(ProofFailure) -> [Pair] {
        if let draft = expression.draftMark {
            let other = try AnchorGroup(chain: expression[draft.upperBound...])
            let item = try item(expression[..<draft.lowerBound])
            guard other.kind == group.kind else { throw ProofFailure("'\(expression)' is no such anchor") }
            for (first, second) in zip(group.attributes, other.attributes) where first.axis != second.axis {
                throw ProofFailure("'\(expression)' lies on the other axis")
            }
            return zip(group.attributes, other.attributes).map {
                Pair(first: $0, signs: $0, second: .init(item: item, attribute: $1))
            }
        }
        if let anchor = try AnchorExpression(expression, item: item) {
            let first = group.attributes[0]
            guard group.kind == .single || group.kind == .dimension, anchor.attribute.isSize == first.isSize,
                first.isSize || anchor.attribute.axis == first.axis
            else { throw ProofFailure("'\(expression)' is no such anchor") }
            return [
                Pair(first: first, signs: first, second: .init(item: anchor.item, attribute: anchor.attribute))
            ]
        }
        let item = try item(expression[...])
        var pairs = group.attributes.map { Pair(first: $0, signs: $0, second: .init(item: item, attribute: $0)) }
        if group.kind == .tri {
            // The library ties the last edge to the opposite one of the other item.
            let wrong: [LayoutAttribute: LayoutAttribute] = [.right: .left, .trailing: .leading, .bottom: .top]
            if let attribute = wrong[pairs[2].first] { pairs[2].second?.attribute = attribute }
        }
        return pairs
    }
}
