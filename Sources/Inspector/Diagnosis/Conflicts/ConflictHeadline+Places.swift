import LayoutModel
import LayoutSemantics

/// Sentences about an edge that has two places, both counted from one other edge.
extension ConflictHeadline {
    /// An edge that one constraint places, and where its constraint to a third view would have it.
    ///
    /// The subject is the view with the two places: the one that a stack view arranges, else the one that two constraints of the
    /// user's name first. `nil`: there is none, or what both count from is not known.
    func twoPlaces(_ ring: ConflictRing) -> [Piece]? {
        let round = ring.longer.ways + ring.shorter.ways.reversed().map(\.reversed)
        guard round.count > 2, story.members.allSatisfy({ $0.constraint.relation == .equal || $0.isNonnegative }),
            let subject = edgeWithTwoPlaces(round), let reference = commonReference(round, of: subject)
        else { return nil }
        let ways = paths(round, from: reference, to: subject)
        // What is said of the one place alone, but for edges in common, and what a third view says.
        let isFirstDirect = ways.first.map { $0.dropLast().allSatisfy(isInCommon) } ?? false
        guard ways.count == 2 else { return nil }
        let (direct, detour) = isFirstDirect ? (ways[0], ways[1]) : (ways[1], ways[0])
        guard direct.dropLast().allSatisfy(isInCommon), !direct.contains(where: \.isSize), detour.count > 1,
            let last = detour.last
        else { return nil }
        let (own, other) = (anchor(of: subject, ring.axis), text(of: reference, ring.axis))
        let isMirrored = layout.view(of: subject.item).map { examination.isRightToLeft[$0] } ?? false
        let attribute = isMirrored && ring.axis == .horizontal ? LayoutAttribute.left : own.attribute
        func offset(_ ways: [Way]) -> EdgeOffset {
            let points = ways.reduce(0) { $0 + $1.length }
            let text = PointsText.text(abs(points))
            return EdgeOffset(points: points, sum: Sum(parts: text, total: text), relation: .equal)
        }
        let (given, forced) = (offset(direct), offset(detour))
        let place = examination.texts.anchor(own) + " is " + (given.isNone ? "pinned " : "")
        let puts: [Piece] = forced.isNone ? [.words("at \(other)")] : forced.pieces(attribute, from: other)
        return [.words(place)] + given.pieces(attribute, from: other) + [.words(", but \(cause(of: last)) puts it ")]
            + puts
            + ending(.apart, ring)
    }

    /// A view that is centred in another and pinned to both of its edges, at distances of which only equal ones would fit.
    var centeredUnevenly: Said? {
        guard story.members.count == 3, let center = story.members.first(where: { isCentre($0) }),
            let item = center.constraint.first?.item, let container = center.constraint.second?.item
        else { return nil }
        let pins = story.members.filter { $0.row != center.row }
        // Inwards from each edge, as seen from the view that is inside.
        func insets(of inner: Layout.Item, in outer: Layout.Item) -> (near: Double, far: Double)? {
            var insets: (near: Double?, far: Double?)
            for pin in pins {
                guard pin.constraint.relation == .equal, pin.constraint.multiplier == 1,
                    let first = pin.constraint.first, let second = pin.constraint.second,
                    Set([first.item, second.item]) == [inner, outer], let isAtEnd = first.attribute.isAtEnd,
                    second.attribute.isAtEnd == isAtEnd
                else { return nil }
                let inset = pin.constraint.constant * ((first.item == inner) == isAtEnd ? -1 : 1)
                if isAtEnd { insets.far = inset } else { insets.near = inset }
            }
            guard let near = insets.near, let far = insets.far else { return nil }
            return (near, far)
        }
        let isOuterFirst = examination.isInside(container, item) && item != container
        let (inner, outer) = isOuterFirst ? (container, item) : (item, container)
        guard let (near, far) = insets(of: inner, in: outer), near >= 0, far >= 0 else { return nil }
        let isVertical = story.mainAxis == .vertical
        let sides = isVertical ? ("above", "below") : ("before", "after")
        let difference = abs(near - far)
        return (
            [
                .words(
                    "\(name(inner)) is centered in \(name(outer)), but has \(PointsText.text(near)) \(sides.0) it and "
                )
            ]
                + [.words("\(PointsText.text(far)) \(sides.1) it (\(PointsText.text(difference)) apart)")],
            difference
        )
    }

    /// Whether a member puts the centre of one item at that of another.
    private func isCentre(_ member: Member) -> Bool {
        let constraint = member.constraint
        return constraint.relation == .equal && constraint.multiplier == 1 && constraint.constant == 0
            && constraint.items.count == 2
            && constraint.anchors.allSatisfy { $0.attribute == .centerX || $0.attribute == .centerY }
    }

    /// Whether a way is from an edge to another one at the same place.
    private func isInCommon(_ way: Way) -> Bool { !way.isSize && abs(way.length) < 1e-9 }

    /// What puts the end of a way where it is: "UIStackView", "its constraint to the top layout guide".
    private func cause(of way: Way) -> String {
        if let member = story.member(of: way) {
            if member.constraint.hasStackIdentifier || member.constraint.origin == .stack { return name(way.from.item) }
            if story.isMask(member, in: examination) { return "an autoresizing mask" }
            if !member.isUsers { return layout.frameworkName }
        }
        return "its constraint to \(layoutGuideName(way.from.item) ?? name(way.from.item))"
    }

    /// The edge of what a stack view arranges, else the one that two constraints of the user's name first.
    private func edgeWithTwoPlaces(_ round: [Way]) -> ConflictWalk.Edge? {
        let edges = round.map(\.from)
        let connections = story.members.filter { $0.constraint.systemIdentifier == .stack(.canvasConnection) }
        if let connection = connections.first, connections.count == 1 {
            let arranged = connection.constraint.items.filter { item in
                if case .view(let view) = item { !isStack(view) } else { false }
            }
            if let item = arranged.first, arranged.count == 1 {
                return edges.filter { $0.item == item }.count == 1 ? edges.first { $0.item == item } : nil
            }
        }
        guard let anchor = anchorWithTwoPlaces else { return nil }
        let own = edges.filter { $0.item == anchor.item }
        return own.count == 1 ? own[0] : nil
    }

    /// The edge that two constraints of the user's are about: the one that they name first, or that of the view inside the other.
    private var anchorWithTwoPlaces: Layout.Anchor? {
        let subjects = story.members.filter(\.isUsers).compactMap { member -> Layout.Anchor? in
            guard let first = member.constraint.first, let second = member.constraint.second,
                !first.attribute.isSize
            else { return nil }
            return first.item != second.item && examination.isInside(second.item, first.item) ? second : first
        }
        let twice = subjects.filter { anchor in subjects.count { $0 == anchor } == 2 }
        guard let anchor = twice.first, twice.allSatisfy({ $0 == anchor }) else { return nil }
        return anchor
    }

    /// The rows of the two constraints that an edge has its two places from, where that is what the headline says.
    var rowsOfTwoPlaces: Set<Int> {
        guard let ring, twoPlacesOfSized(ring) != nil, let anchor = anchorWithTwoPlaces else { return [] }
        return Set(story.members.filter { $0.isUsers && $0.constraint.anchors.contains(anchor) }.map(\.row))
    }

    /// The same beside a size of the third view, where the sentence would be about two paths else.
    func twoPlacesOfSized(_ ring: ConflictRing) -> [Piece]? {
        let sizes = (ring.longer.ways + ring.shorter.ways).filter(\.isSize)
        guard ring.container == nil, sizes.count == 1, !story.isImplied(sizes[0]) else { return nil }
        return twoPlaces(ring)
    }

    /// The edge of what contains all else on a ring: as the layout shows, else what no constraint names first.
    private func commonReference(_ round: [Way], of subject: ConflictWalk.Edge) -> ConflictWalk.Edge? {
        let edges = round.map(\.from)
        let items = Set(edges.map(\.item)).subtracting([subject.item]).sorted(by: examination.isOrderedBefore)
        let first = Set(story.members.filter { $0.constraint.second != nil }.compactMap(\.constraint.first?.item))
        let outer =
            items.first { candidate in edges.allSatisfy { examination.isInside($0.item, candidate) } }
            ?? items.first { !first.contains($0) }
        let own = edges.filter { $0.item == outer }
        return own.count == 1 ? own[0] : nil
    }

    /// Both ways round from one edge to another.
    private func paths(_ round: [Way], from start: ConflictWalk.Edge, to end: ConflictWalk.Edge) -> [[Way]] {
        guard let begin = round.firstIndex(where: { $0.from == start }) else { return [] }
        let turned = Array(round[begin...] + round[..<begin])
        guard let middle = turned.firstIndex(where: { $0.to == end }) else { return [] }
        return [Array(turned[...middle]), turned[(middle + 1)...].reversed().map(\.reversed)]
    }

    /// What a controller calls a guide that UIKit prints by its class; `nil`: it is none of these.
    func layoutGuideName(_ item: Layout.Item) -> String? {
        guard case .view(let view) = item,
            SystemClasses.isControllerGuide(className: layout.views[view].shortClassName)
        else { return nil }
        let ties = story.members.map(\.constraint) + layout.constraints
        for tie in ties where !tie.isOwnSize && tie.origin == .system {
            guard let first = tie.first, let second = tie.second, first.item == item || second.item == item,
                first.attribute == second.attribute
            else { continue }
            switch first.attribute {
            case .top: return "the top layout guide"
            case .bottom: return "the bottom layout guide"
            default: continue
            }
        }
        return nil
    }
}
