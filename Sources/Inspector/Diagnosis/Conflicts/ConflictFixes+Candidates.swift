import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

extension ConflictFixes {
    /// The changes to try, roughly in the order in which they are listed, so that a bound on trials takes the last ones.
    func candidates() -> [FixCandidate] {
        let members = members()
        var candidates = masks()
        if case .superview? = cause?.remedy {
            candidates += members.flatMap(asShareOfSuperview) + removals(of: members)
        }
        if case .contentPriority? = cause?.remedy { candidates += contentPriorities(after: members.count) }
        if case .constant? = cause?.remedy { candidates += constants(of: members) }
        if case .removal? = cause?.remedy { candidates += removals(of: members) }
        candidates += removals(of: members, as: .misplaced) { story.isSuperfluous($0, in: examination) }
        candidates += centering()
        candidates += removals(of: members, as: .designSize) { story.isDesignSize($0, in: examination) }
        // A size below 0 makes no more sense at a lower priority.
        for (position, member) in members.enumerated() where !member.isNegativeSize {
            candidates.append(
                FixCandidate(
                    kind: .priority,
                    title: "lower the priority of \(text(member)) to 999",
                    edits: [.constraint(id: member.id, .priority(999))],
                    member: position
                )
            )
            // The first trials are for what an engineer does first.
            if position == 0 { candidates += contentPriorities(after: members.count) }
        }
        candidates += members.enumerated().compactMap { inequality(of: $1, at: $0) }
        candidates += constants(of: members)
        candidates += hidings()
        // Of a part of a layout nobody knows what else the constraint is for.
        if examination.layout.coverage == .complete { candidates += removals(of: members) }
        var seen: [[LayoutEdit]] = []
        return candidates.filter { candidate in
            if seen.contains(candidate.edits) { return false }
            seen.append(candidate.edits)
            return true
        }
    }

    /// The listed members that a person can change, the user's: first a width that only one screen has, then those that the cause
    /// points at, then what UIKit broke, what breaks here, and the last in the file before the first. The size of what contains
    /// the rest comes last.
    func members() -> [ConflictStory.Member] {
        let reported = story.reportedBroken(in: examination)
        let breaks = Set(story.breaks.map(\.row))
        let containers = story.sizesOfContainers(in: examination)
        // The smallest size that it should have: what is larger or smaller than meant is the row.
        func isBrokenMinimum(_ member: ConflictStory.Member) -> Bool {
            member.id == reported && member.constraint.isOwnSize && member.constraint.relation == .greaterThanOrEqual
        }
        // A frame that code sets, as of a table's header, is corrected there: till then the last row yields.
        let isFramed = story.members.contains { member in
            member.constraint.axis == .vertical && story.isMask(member, in: examination)
                && containers.contains(member.row)
        }
        // Of sizes alone, what makes two of them equal is meant.
        let areSizes = story.members.allSatisfy { $0.constraint.anchors.allSatisfy(\.attribute.isSize) }
        func isCulprit(_ member: ConflictStory.Member) -> Bool {
            cause?.isCulprit(member, story) == true || isBrokenMinimum(member)
                || areSizes && story.gives(way: member)
        }
        let misplaced = story.misplaced(in: examination)
        let ofTwoPlaces = ConflictHeadline(story: story, cause: cause, examination: examination).rowsOfTwoPlaces
        func place(_ member: ConflictStory.Member) -> Int {
            if member.row == misplaced?.row { return -1 }
            if containers.contains(member.row) { return 4 }
            if DesignSizes.fixes(member.constraint) { return 0 }
            // A line that separates is as thin as it is meant.
            if DesignSizes.isHairline(member.constraint) { return 4 }
            if isFramed && member.isAtBottom || ofTwoPlaces.contains(member.row) { return 1 }
            return isCulprit(member) ? 2 : 3
        }
        func key(_ member: ConflictStory.Member) -> (Int, Int, Int, Int, Int) {
            (
                place(member),
                member.id == reported ? 0 : 1,
                member.row == story.broken.row ? 0 : breaks.contains(member.row) ? 1 : 2,
                -(member.constraint.items.compactMap { examination.layout.view(of: $0) }
                    .map { examination.layout.views[$0].depth }.max() ?? 0),
                -member.row
            )
        }
        let ordered = story.members.filter(\.isUsers).map { (key: key($0), member: $0) }.sorted { $0.key < $1.key }
        return ordered.prefix(5).map(\.member)
    }

    /// The whole constraint: a size alone beside a priority could be read as its value, "UILabel.height to 999".
    private func text(_ member: ConflictStory.Member) -> String { examination.texts.text(of: member.constraint) }

    /// Only the size, `Total.width`, if the set has no other constraint on it; else the whole constraint.
    private func brief(_ member: ConflictStory.Member) -> String {
        let constraint = member.constraint
        if constraint.isOwnSize, constraint.relation == .equal, let first = constraint.first,
            !story.members.contains(where: {
                $0.row != member.row && $0.index != nil && $0.constraint.first == first
            })
        {
            return examination.texts.anchor(first)
        }
        return examination.texts.text(of: constraint)
    }

    /// The flag that views made in code need.
    private func masks() -> [FixCandidate] {
        let views: [Int]
        switch cause?.remedy {
        case .mask?: views = story.maskedViews(in: examination)
        default: views = story.viewsWithoutSpaceByMask(in: examination)
        }
        if views.isEmpty { return [] }
        let edits = views.map {
            LayoutEdit.view(id: examination.layout.views[$0].id, .translatesAutoresizingMask(false))
        }
        func title(_ views: [Int]) -> String {
            let names = PointsText.list(views.map { examination.names.subject(view: $0) })
            return "set translatesAutoresizingMaskIntoConstraints of \(names) to false"
        }
        // Whoever forgot it of one forgot it of all: with one of them left, the next conflict is of that one.
        let all = FixCandidate(kind: .mask, title: title(views), edits: edits)
        if edits.count == 1 { return [all] }
        return [all] + zip(views, edits).map { FixCandidate(kind: .mask, title: title([$0]), edits: [$1], member: 1) }
    }

    /// Hides the arranged subviews of a stack that another stack hides: hidden views have no gaps.
    private func hidings() -> [FixCandidate] {
        let layout = examination.layout
        let hidden = story.members.lazy.filter { story.isHiding($0, in: examination) }
            .compactMap { $0.constraint.first.flatMap { layout.view(of: $0.item) } }
            .first { layout.views[$0].stack != nil || layout.views[$0].traits.contains(.stack) }
        guard let hidden else { return [] }
        // A log does not say what a stack arranges; hidden views have no gaps.
        let edits =
            layout.views[hidden].stack == nil
            ? story.members.filter { $0.constraint.systemIdentifier == .stack(.spacing) }.map {
                LayoutEdit.constraint(id: $0.id, .isActive(false))
            }
            : layout.arrangedSubviews(of: hidden).filter { !layout.views[$0].isHidden }
                .map { LayoutEdit.view(id: layout.views[$0].id, .isHidden(true)) }
        if edits.isEmpty { return [] }
        let name = examination.names.subject(view: hidden)
        let title = "hide the arranged subviews of \(name), too"
        // Their own sizes then are against that of hidden views.
        let users = members().filter { $0.constraint.isOwnSize && $0.constraint.isRequired }
        // A log does not show that conflict, which comes with the next pass.
        let isEnough = users.isEmpty || layout.views[hidden].stack != nil
        var candidates = isEnough ? [FixCandidate(kind: .hiding, title: title, edits: edits)] : []
        if !users.isEmpty {
            candidates.append(
                FixCandidate(
                    kind: .hiding,
                    title: title + ", and lower the priority of \(PointsText.list(users.map(text))) to 999",
                    edits: edits + users.map { .constraint(id: $0.id, .priority(999)) }
                )
            )
        }
        return candidates
    }

    /// A size that is meant as what the superview has less an inset.
    private func asShareOfSuperview(_ member: ConflictStory.Member) -> [FixCandidate] {
        guard member.constraint.isOwnSize, member.constraint.constant < 0, let first = member.constraint.first,
            case .view(let view) = first.item, let parent = examination.layout.views[view].parent,
            !examination.layout.views[parent].isUnseen
        else { return [] }
        var constraint = Layout.Constraint(id: examination.layout.freeConstraintID(like: member.id))
        constraint.first = first
        constraint.relation = member.constraint.relation
        constraint.second = Layout.Anchor(.view(parent), first.attribute)
        constraint.constant = member.constraint.constant
        let texts = examination.texts
        return [
            FixCandidate(
                kind: .superview,
                title: "replace \(texts.text(of: member.constraint)) by \(texts.text(of: constraint))",
                edits: [.constraint(id: member.id, .isActive(false)), .add(constraint)]
            )
        ]
    }

    /// A centre in place of two pins at equal distances, which came from one size of the container.
    private func centering() -> [FixCandidate] {
        if cause?.allowsConstants == false { return [] }
        guard let pins = story.centeringPins, let axis = pins.near.constraint.axis else { return [] }
        let attribute: LayoutAttribute = axis == .horizontal ? .centerX : .centerY
        var center = Layout.Constraint(id: examination.layout.freeConstraintID(like: pins.near.id))
        center.first = Layout.Anchor(pins.view, attribute)
        center.relation = .equal
        center.second = Layout.Anchor(pins.container, attribute)
        let names = examination.names
        return [
            FixCandidate(
                kind: .centering,
                title: "center \(names.subject(pins.view)) in \(names.subject(pins.container))"
                    + " instead of pinning it \(PointsText.points(pins.inset)) from both edges",
                edits: [pins.near, pins.far].map { .constraint(id: $0.id, .isActive(false)) } + [.add(center)]
            )
        ]
    }

    /// The change of one constant that makes the set just fit.
    private func constants(of members: [ConflictStory.Member]) -> [FixCandidate] {
        if cause?.allowsConstants == false { return [] }
        // Far below the tolerance of constraints, so that other solvers accept it, too.
        let largest = story.members.reduce(1) { max($0, abs(examination.lowered.system.constants[$1.row])) }
        return members.enumerated().compactMap { position, member in
            // An offset beside a factor is no repair of the factor.
            let isScaled = member.constraint.second != nil && member.constraint.multiplier != 1
            guard member.multiplier != 0, !isScaled else { return nil }
            let exact = member.constraint.constant + story.excess / member.multiplier
            let constant = PointsText.shortened(exact, within: 1e-9 * largest)
            guard constant.isFinite, !(member.constraint.isOwnSize && constant < 0) else { return nil }
            // The rest of a size is another size, which nobody meant.
            if member.constraint.isOwnSize, member.constraint.constant > 0, constant < member.constraint.constant / 4 {
                return nil
            }
            return FixCandidate(
                kind: .constant,
                title: "change the constant of \(brief(member)) from"
                    + " \(PointsText.text(member.constraint.constant)) to \(JSONNumberFormat.text(constant))",
                edits: [.constraint(id: member.id, .constant(constant))],
                member: position
            )
        }
    }

    /// The equality with only the side that the others do not contradict.
    private func inequality(of member: ConflictStory.Member, at position: Int) -> FixCandidate? {
        guard member.constraint.relation == .equal, member.multiplier != 0 else { return nil }
        // Nor does any bound make sense of a size below 0.
        if member.isNegativeSize { return nil }
        let relation: Relation = member.multiplier > 0 ? .greaterThanOrEqual : .lessThanOrEqual
        var relaxed = member.constraint
        relaxed.relation = relation
        return FixCandidate(
            kind: .relation,
            title: "relax \(examination.texts.text(of: member.constraint)) to \(examination.texts.text(of: relaxed))",
            edits: [.constraint(id: member.id, .relation(relation))],
            member: position
        )
    }

    private func removals(
        of members: [ConflictStory.Member],
        as kind: FixCandidate.Kind = .removal,
        where isWanted: (ConflictStory.Member) -> Bool = { _ in true }
    ) -> [FixCandidate] {
        members.enumerated().filter { isWanted($0.element) }.map { position, member in
            FixCandidate(
                kind: kind,
                title: "remove \(examination.texts.text(of: member.constraint))",
                edits: [.constraint(id: member.id, .isActive(false))],
                member: position
            )
        }
    }

    /// A required hugging or compression resistance made optional.
    private func contentPriorities(after count: Int) -> [FixCandidate] {
        story.members.compactMap { member in
            guard case .made(let made) = examination.lowered.sources[member.row],
                case .content(let attribute, let isHugging) = examination.lowered.made[made].role,
                case .view(let view) = examination.lowered.made[made].item
            else { return nil }
            let name = examination.names.subject(view: view)
            let id = examination.layout.views[view].id
            let axis = attribute.axis
            let what = isHugging ? "hugging" : "compression resistance"
            return FixCandidate(
                kind: .contentPriority,
                title: "lower the \(axis.rawValue) \(what) of \(name) to 999",
                edits: [.view(id: id, isHugging ? .contentHugging(axis, 999) : .compressionResistance(axis, 999))],
                member: count
            )
        }
    }

    /// Where no single change works: relax all broken members of the set, which always works; or, where these are the system's,
    /// all of the user's own.
    func certain() -> [FixCandidate] {
        let broken = story.breaks.filter { $0.isUsers && $0.constraint.isRequired }
        var sets = [broken]
        let users = story.members.filter { $0.isUsers && $0.constraint.isRequired }
        if users.count <= 8 { sets.append(users) }
        return sets.filter { $0.count > 1 }.map { members in
            FixCandidate(
                kind: .several,
                title: "lower the priorities of \(PointsText.list(members.map(text), limit: 4)) to 999",
                edits: members.map { .constraint(id: $0.id, .priority(999)) },
                member: members.count
            )
        }
            + broken.prefix(1).map {
                FixCandidate(
                    kind: .priority,
                    title: "lower the priority of \(text($0)) to 999",
                    edits: [.constraint(id: $0.id, .priority(999))]
                )
            }
    }
}

extension Layout {
    /// An id that no constraint has.
    func freeConstraintID(like id: String) -> String {
        var free = id + "-relative"
        while constraintIndex(id: free) != nil { free += "-2" }
        return free
    }
}

extension ConflictStory.Member {
    fileprivate var isNegativeSize: Bool { constraint.isOwnSize && constraint.constant < 0 }
}
