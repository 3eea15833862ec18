import LayoutModel
import SwiftSource

/// Spells parts of a cover in the DSL.
struct RelationSpelling {
    let anonymousTargets: AnonymousTargets
    /// The expression for a view or guide; a request for one makes sure that the source declares it.
    let name: (Layout.Item) -> String

    func relation(
        for part: RelationCover.Part,
        of elements: [RelationCover.Element],
        on view: Int,
        isFirstStep: Bool
    ) -> DraftsmanPlan.Relation {
        let members = part.elements.map { elements[$0] }
        let first = members[0]
        let isPlain = first.priority == 1000 && first.identifier == nil
        let anonymous = isPlain ? anonymousTargets.target(first.second?.item, for: view) : nil
        var head: DraftsmanPlan.Head
        if first.second == nil {
            head = constantHead(part.chain, members)
        } else if let shortcut = shortcut(part, first, anonymous, isFirstStep: isFirstStep) {
            head = shortcut
        } else {
            head = .anchors(part.chain, first.comparison, target(part, first, anonymous))
        }
        if case .anchors(.size, .equal, .size(let width, let height)) = head {
            head = .sized(width: width, height: height)
        }
        var relation = DraftsmanPlan.Relation(head: head, modifiers: modifiers(part.chain, members))
        if first.priority != 1000 { relation.modifiers.append(.priority(first.priority)) }
        if let identifier = first.identifier { relation.modifiers.append(.identifier(identifier)) }
        return relation
    }

    private func constantHead(_ chain: AnchorChain, _ members: [RelationCover.Element]) -> DraftsmanPlan.Head {
        let target: DraftsmanPlan.Target =
            members.count == 2
            ? .size(width: members[0].offset, height: members[1].offset) : .constant(members[0].offset)
        return .anchors(chain, members[0].comparison, target)
    }

    private func shortcut(
        _ part: RelationCover.Part,
        _ first: RelationCover.Element,
        _ anonymous: DraftsmanPlan.Anonymous?,
        isFirstStep: Bool
    ) -> DraftsmanPlan.Head? {
        guard let anonymous, first.comparison == .equal, part.pointOfSecond == nil, let second = first.second else {
            return nil
        }
        let isSame = second.attribute == first.attribute
        switch (part.chain, anonymous) {
        case (.edges, .parent): return .shortcut(.fillParent)
        case (.edges, .safeArea): return .shortcut(.fillSafeArea)
        case (.horizontal, .parent): return .shortcut(.matchParentH)
        case (.horizontal, .safeArea): return .shortcut(.matchSafeAreaH)
        case (.vertical, .parent): return .shortcut(.matchParentV)
        case (.vertical, .safeArea): return .shortcut(.matchSafeAreaV)
        // Not public on the result of a relation.
        case (.size, .parent): return isFirstStep ? .shortcut(.matchParentSize) : nil
        case (.center, .parent): return .shortcut(.centered)
        case (.centerX, .parent): return isSame ? .shortcut(.centeredH) : nil
        case (.centerY, .parent): return isSame ? .shortcut(.centeredV) : nil
        case (.width, .mySelf): return second.attribute == .height ? .shortcut(.widthMatchHeight) : nil
        case (.height, .mySelf): return second.attribute == .width ? .shortcut(.heightMatchWidth) : nil
        case (_, .parent) where part.chain.isPoint: return .cornered(at: cornerName(part.chain))
        default: return nil
        }
    }

    /// `topLeft` for `top.left`.
    private func cornerName(_ chain: AnchorChain) -> String {
        let words = chain.rawValue.split(separator: ".").map(String.init)
        return words.count == 2 ? words[0] + SwiftIdentifier.capitalized(words[1]) : chain.rawValue
    }

    /// `topLeft`, or `centerLeft` for the middle of an edge.
    private func pointName(_ x: LayoutAttribute, _ y: LayoutAttribute) -> String {
        if let chain = AnchorChain.point(x, y) { return cornerName(chain) }
        return "center" + SwiftIdentifier.capitalized((x == .centerX ? y : x).rawValue)
    }

    private func target(
        _ part: RelationCover.Part,
        _ first: RelationCover.Element,
        _ anonymous: DraftsmanPlan.Anonymous?
    ) -> DraftsmanPlan.Target {
        guard let second = first.second else { return .constant(first.offset) }
        if let point = part.pointOfSecond {
            if let anonymous, anonymous != .mySelf {
                return .anonymousAnchor(pointName(point.x, point.y), of: anonymous)
            }
            if let chain = AnchorChain.point(point.x, point.y) {
                return .named(name(second.item) + ".drf." + chain.rawValue)
            }
        }
        if part.chain.isSingle {
            // Baselines are not anonymous anchors, and for a position of the view itself, the name reads better.
            guard let anonymous, !second.attribute.isBaseline, anonymous != .mySelf || second.attribute.isSize else {
                return .named(name(second.item) + "." + second.attribute.rawValue + "Anchor")
            }
            return second.attribute == first.attribute
                ? .anonymous(anonymous) : .anonymousAnchor(second.attribute.rawValue, of: anonymous)
        }
        if let anonymous { return .anonymous(anonymous) }
        // Three edges of a view or guide itself are tied to the wrong anchors of it.
        let isThreeEdges = part.chain.attributes.count == 3
        return .named(name(second.item) + (isThreeEdges ? ".drf." + part.chain.rawValue : ""))
    }

    private func modifiers(
        _ chain: AnchorChain,
        _ members: [RelationCover.Element]
    ) -> [DraftsmanPlan.Modifier] {
        let first = members[0]
        if first.attribute.isSize { return first.second == nil ? [] : sizeModifiers(members) }
        guard members.contains(where: { $0.offset != first.offset }) else {
            if first.offset == 0 { return [] }
            return [first.offset > 0 ? .offset(first.offset) : .inset(-first.offset)]
        }
        func offset(_ attributes: LayoutAttribute...) -> Double {
            members.first { attributes.contains($0.attribute) }?.offset ?? 0
        }
        switch members.count {
        case 2 where chain.isPoint:
            return [.offsetPoint(x: first.offset, y: members[1].offset)]
        case 2:
            let isLocalized = chain != .horizontal
            return [.offsetPair(first: first.offset, second: members[1].offset, isLocalized: isLocalized)]
        default:
            let edges = DraftsmanPlan.Edges(
                top: offset(.top),
                left: offset(.left, .leading),
                bottom: offset(.bottom),
                right: offset(.right, .trailing)
            )
            return [.offsetEdges(edges)]
        }
    }

    private func sizeModifiers(_ members: [RelationCover.Element]) -> [DraftsmanPlan.Modifier] {
        let first = members[0]
        var modifiers: [DraftsmanPlan.Modifier] = []
        if first.multiplier != 1 { modifiers.append(.multiplied(first.multiplier)) }
        if members.count == 2 {
            if members.contains(where: { $0.offset != 0 }) {
                modifiers.append(.addedSize(width: first.offset, height: members[1].offset))
            }
        } else if first.offset != 0 {
            modifiers.append(first.offset > 0 ? .added(first.offset) : .substracted(-first.offset))
        }
        return modifiers
    }
}
