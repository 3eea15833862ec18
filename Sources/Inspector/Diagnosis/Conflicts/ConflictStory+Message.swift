import LayoutModel
import LayoutSemantics
import LayoutSolver

extension ConflictStory {
    /// The conflict in one sentence, with its arithmetic.
    func message(in examination: Examination) -> String {
        if let message = sameSizeMessage(in: examination) { return message }
        // A size that would be less than nothing is told where no other explains it.
        if !members.contains(where: { isMainSize($0) && !$0.isNonnegative }),
            let message = negativeSizeMessage(in: examination)
        {
            return message
        }
        let message =
            sizeMessage(in: examination) ?? positionMessage(in: examination) ?? plainMessage(in: examination)
        return message + squeezed(in: examination)
    }

    /// The views for which the others leave no room.
    private func squeezed(in examination: Examination) -> String {
        let items = members.filter(\.isNonnegative).compactMap(\.constraint.first?.item)
        if items.isEmpty { return "" }
        let names = items.map { examination.names.subject($0) }
        return ", no space for \(PointsText.list(names, limit: 3))"
    }

    /// A size that is given, and is itself less than nothing: the message says all that there is to say.
    var isNegativeByItself: Bool {
        members.count == 2 && members.contains(where: \.isNonnegative)
            && members.contains { !$0.isNonnegative && $0.constraint.isOwnSize }
    }

    private var amountText: String { PointsText.text(excess) }

    private var dimension: String { mainAxis == .horizontal ? "width" : "height" }

    /// "1 point", "16 + 200 = 216 points".
    private static func points(_ sum: String) -> String { sum + (sum == "1" ? " point" : " points") }

    /// "200", "at most 200", "at least 200".
    private static func bounded(_ constraint: Layout.Constraint) -> String {
        let value = PointsText.text(constraint.constant)
        switch constraint.relation {
        case .equal: return value
        case .lessThanOrEqual: return "at most " + value
        case .greaterThanOrEqual: return "at least " + value
        }
    }

    /// Two constraints on one size alone.
    private func sameSizeMessage(in examination: Examination) -> String? {
        guard members.count == 2, members.allSatisfy({ $0.constraint.isOwnSize }),
            let first = members[0].constraint.first, first == members[1].constraint.first
        else { return nil }
        if isNegativeByItself, let member = members.first(where: { !$0.isNonnegative }) {
            return "\(examination.texts.anchor(first)) cannot be \(Self.bounded(member.constraint)) points:"
                + " a size is never negative"
        }
        let phrases = members.sorted { ($0.constraint.constant, $0.row) < ($1.constraint.constant, $1.row) }
            .map { Self.bounded($0.constraint) }
        return "\(examination.texts.anchor(first)) cannot be \(phrases[0]) and \(phrases[1]) points at once:"
            + " \(amountText) apart"
    }

    /// A size that the others push below 0.
    private func negativeSizeMessage(in examination: Examination) -> String? {
        guard let member = members.first(where: \.isNonnegative), let first = member.constraint.first,
            member.multiplier != 0
        else { return nil }
        let size = -excess / abs(member.multiplier)
        var message = "\(examination.texts.anchor(first)) would be \(PointsText.text(size)) points"
        if needs.count > 1 || !gives.isEmpty || needs.contains(where: { !isPlain($0) }) {
            message += ": \(arithmetic(needs))"
            message += " of \(gives.isEmpty ? "0" : sum(gives)) points of \(dimension) are taken"
        }
        return message
    }

    // MARK: Sizes

    /// Parts that do not fit into a size, or do not fill it.
    private func sizeMessage(in examination: Examination) -> String? {
        if gives.isEmpty { return nothingMessage(in: examination) }
        if let message = pinnedMessage(in: examination) ?? tiedMessage(in: examination) { return message }
        // One size against a row of parts that does not fill it is told from the side of the parts.
        let container = container(in: examination)
        let isUnfilled =
            container.map { container in needs.contains { $0.row == container.row } && gives.count > 1 }
            ?? (needs.count == 1 && gives.count > 1 && needs.allSatisfy(isMainSize))
        if !isUnfilled, let giver = gives.first(where: isMainSize),
            let item = gives.count == 1 ? giver.constraint.first?.item : self.subject(of: gives, in: examination)
        {
            let subject = subject(of: needs, in: examination) ?? item
            var message = "\(examination.names.subject(subject)) needs \(Self.points(arithmetic(needs)))"
            message += " of \(dimension), "
            message += subject == item ? "but has " : examination.names.subject(item) + " gives "
            message += gives.count == 1 && isPlain(giver) ? Self.bounded(giver.constraint) : arithmetic(gives)
            return message + ": \(amountText) too many"
        }
        if let giver = isUnfilled ? container ?? needs.first : needs.count == 1 ? needs.first : nil,
            isMainSize(giver), let item = giver.constraint.first?.item
        {
            let subject = subject(of: gives, in: examination) ?? item
            var message = examination.names.subject(subject) + " comes to "
            message += arithmetic(gives) + " points of \(dimension), "
            message += subject == item ? "but has " : examination.names.subject(item) + " asks for "
            message += needs.count == 1 && isPlain(giver) ? Self.bounded(giver.constraint) : arithmetic(needs)
            return message + ": \(amountText) too few"
        }
        return nil
    }

    /// The member that gives the size of what contains all others that are given a size.
    private func container(in examination: Examination) -> Member? {
        let sizes = members.compactMap { member -> (member: Member, view: Int)? in
            guard isMainSize(member), member.contribution != 0, let item = member.constraint.first?.item,
                let view = examination.layout.view(of: item)
            else { return nil }
            return (member, view)
        }
        guard let outer = sizes.min(by: { $0.view < $1.view }), sizes.count(where: { $0.view == outer.view }) == 1
        else { return nil }
        let range = outer.view..<examination.subtreeEnds[outer.view]
        return sizes.allSatisfy { range.contains($0.view) } ? outer.member : nil
    }

    /// What is needed, where nothing at all is given.
    private func nothingMessage(in examination: Examination) -> String? {
        if let item = zeroSize?.constraint.first?.item, !needs.isEmpty {
            let subject = subject(of: needs, in: examination) ?? item
            var message =
                "\(examination.names.subject(subject)) needs \(Self.points(arithmetic(needs))) of \(dimension), "
            message += subject == item ? "but has 0" : examination.names.subject(item) + " gives 0"
            return message + ": \(amountText) too many"
        }
        guard needs.count == 1, let member = needs.first, isMainSize(member), let first = member.constraint.first
        else { return nil }
        return "\(examination.texts.anchor(first)) cannot be \(Self.bounded(member.constraint)) points:"
            + " the other constraints allow only 0"
    }

    /// A size of its own against the size that a container's edges leave.
    private func pinnedMessage(in examination: Examination) -> String? {
        guard gives.count == 1, let giver = gives.first, isMainSize(giver), isPlain(giver),
            let item = giver.constraint.first?.item, let inner = examination.layout.view(of: item),
            needs.contains(where: { member in
                guard isMainSize(member), case .view(let outer)? = member.constraint.first?.item, outer != inner
                else { return false }
                return (outer..<examination.subtreeEnds[outer]).contains(inner)
            })
        else { return nil }
        return "\(examination.names.subject(item)) comes to \(arithmetic(needs)) points of \(dimension),"
            + " but has \(Self.bounded(giver.constraint)): \(amountText) too few"
    }

    /// Two sizes that the others make equal.
    private func tiedMessage(in examination: Examination) -> String? {
        guard needs.count == 1, gives.count == 1, isMainSize(needs[0]), isMainSize(gives[0]), isPlain(needs[0]),
            isPlain(gives[0]), let left = needs[0].constraint.first?.item, let right = gives[0].constraint.first?.item,
            let first = examination.layout.view(of: left), let second = examination.layout.view(of: right),
            !(second..<examination.subtreeEnds[second]).contains(first)
        else { return nil }
        return "\(examination.names.subject(left)) has \(Self.bounded(needs[0].constraint)) points of \(dimension)"
            + " and \(examination.names.subject(right)) has \(Self.bounded(gives[0].constraint)),"
            + " but other constraints tie them to each other: \(amountText) apart"
    }

    /// A member that gives a size of 0.
    private var zeroSize: Member? {
        members.first { $0.contribution == 0 && $0.constraint.isOwnSize && !$0.isNonnegative }
    }

    private func isMainSize(_ member: Member) -> Bool {
        member.constraint.isOwnSize && member.constraint.axis == mainAxis
    }

    /// Whether the member counts once.
    private func isPlain(_ member: Member) -> Bool { abs(abs(member.multiplier) - 1) < 1e-9 }

    // MARK: Positions

    /// A constraint between two edges, and where the others put them.
    private func positionMessage(in examination: Examination) -> String? {
        let candidates = [broken] + members.filter(\.isUsers) + members.filter { $0.index != nil }
        guard let member = candidates.first(where: isBetweenEdges), let first = member.constraint.first,
            let second = member.constraint.second
        else { return nil }
        let others = members.filter { $0.row != member.row }
        let parts = others.map { $0.contribution / member.multiplier }.filter { $0 != 0 }
        let given = member.constraint.constant
        let forced = given + excess / member.multiplier
        // Below what the others allow at least, or above what they allow at most.
        let relation: Relation =
            others.allSatisfy { $0.constraint.relation == .equal }
            ? .equal : forced > given ? .greaterThanOrEqual : .lessThanOrEqual
        var value = PointsText.text(abs(forced))
        if parts.count > 1, parts.count <= 12 {
            let along = forced < 0 ? parts.map { -$0 } : parts
            value = PointsText.sum(along.filter { $0 > 0 } + along.filter { $0 < 0 }) + " = " + value
        }
        let own = Offset(points: given, text: PointsText.text(abs(given)), relation: member.constraint.relation)
        let other = Offset(points: forced, text: value, relation: relation)
        let offsets = own.isNone || !other.isNone ? [own, other] : [other, own]
        let near = offsets[0].words(first.attribute, from: examination.texts.anchor(second))
        let far = offsets[1].words(first.attribute, from: "it")
        return "\(examination.texts.anchor(first)) has to be \(near) and \(far): \(amountText) apart"
    }

    private func isBetweenEdges(_ member: Member) -> Bool {
        let constraint = member.constraint
        guard member.index != nil, constraint.terms.isEmpty, constraint.multiplier == 1, member.multiplier != 0,
            let first = constraint.first, let second = constraint.second, first.item != second.item
        else { return false }
        return !first.attribute.isSize && !second.attribute.isSize && axis != nil
    }

    /// How far one edge is to be from another.
    private struct Offset {
        var points: Double
        /// The distance, with its arithmetic.
        var text: String
        var relation: Relation

        var isNone: Bool { text == "0" }

        /// "8 points below title.bottom", "at most 8 points after it", "at or above it".
        func words(_ attribute: LayoutAttribute, from other: String) -> String {
            let (onward, back) =
                switch attribute {
                case .leading, .trailing, .leadingMargin, .trailingMargin: ("after", "before")
                case .left, .right, .leftMargin, .rightMargin, .centerX, .centerXWithinMargins, .width:
                    ("right of", "left of")
                default: ("below", "above")
                }
            if isNone {
                return switch relation {
                case .equal: "at \(other)"
                case .greaterThanOrEqual: "at or \(onward) \(other)"
                case .lessThanOrEqual: "at or \(back) \(other)"
                }
            }
            // At least 8 above is at most 8 below the negative of it.
            let bound =
                relation == .equal
                ? "" : (relation == .greaterThanOrEqual) == (points > 0) ? "at least " : "at most "
            return "\(bound)\(text) \(text == "1" ? "point" : "points") \(points > 0 ? onward : back) \(other)"
        }
    }

    /// What is left: the sums alone.
    private func plainMessage(in examination: Examination) -> String {
        let views = PointsText.list(items.map { examination.names.subject($0) }, limit: 4)
        let along = axis.map { $0 == .horizontal ? "horizontal " : "vertical " } ?? ""
        let count = members.count == 1 ? "a \(along)constraint" : "\(members.count) \(along)constraints"
        return "\(count) on \(views) cannot hold together:"
            + " \(arithmetic(needs)) against \(arithmetic(gives)) points, \(amountText) apart"
    }

    // MARK: Sums

    /// "16 + 200 = 216"; a single value stands alone.
    private func arithmetic(_ members: [Member]) -> String {
        let total = PointsText.text(members.reduce(0) { $0 + abs($1.contribution) })
        let sum = sum(members)
        return sum == total ? total : sum + " = " + total
    }

    /// As many parts as a reader can take in, and the number of the others.
    private func sum(_ members: [Member]) -> String {
        if members.isEmpty { return "0" }
        let shown = members.count > 12 ? Array(members.prefix(10)) : members
        let left = members.count > 12 ? " + … (\(members.count - 10) more)" : ""
        return shown.map(Self.part).joined(separator: " + ") + left
    }

    /// What a member brings: its constant, and how often it counts where that is not once.
    private static func part(_ member: Member) -> String {
        let constant = abs(member.constraint.constant)
        let value = PointsText.text(abs(member.contribution))
        let times = PointsText.text(abs(member.multiplier))
        guard times != "1", constant != 0, constant != 1, let factor = Double(times) else { return value }
        // A factor that is rounded to be shown must not show another product.
        return PointsText.text(factor * constant) == value ? "\(times) x \(PointsText.text(constant))" : value
    }

    /// The view that contains all that the members name, or the only one they name.
    private func subject(of members: [Member], in examination: Examination) -> Layout.Item? {
        let items = members.flatMap(\.constraint.items)
        guard let first = items.first else { return nil }
        if items.allSatisfy({ $0 == first }) { return first }
        let layout = examination.layout
        var common: Int?
        for item in items {
            guard let view = layout.view(of: item) else { continue }
            common = common.map { layout.nearestCommonAncestor($0, view) ?? $0 } ?? view
        }
        return common.flatMap { layout.views[$0].isUnseen ? nil : .view($0) }
    }
}
