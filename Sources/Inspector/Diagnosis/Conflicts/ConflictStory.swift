import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A conflict of the solver in terms of the layout: the constraints of the set, what each contributes, and the sum.
struct ConflictStory {
    /// A member of the irreducible set.
    struct Member {
        var row: Int
        var id: String
        var constraint: Layout.Constraint
        /// The index of a listed constraint; `nil`: made.
        var index: Int?
        /// Why lowering made the row; `nil`: a listed constraint.
        var role: MadeRow.Role?
        /// The multiplier of the certificate, scaled for all members alike so that a size counts once.
        var multiplier: Double
        /// Points of space the member needs; negative: points it provides.
        var contribution: Double

        var isUsers: Bool { index != nil && constraint.origin == .user }

        /// Whether it is the size of a view's content.
        var isContentSize: Bool {
            if case .content? = role { true } else { false }
        }

        /// Whether it says only that a size is not negative.
        var isNonnegative: Bool { role?.isNonnegative ?? false }
    }

    /// Whether the conflict is a single negative size.
    var isNegativeByItself: Bool {
        members.count == 2 && members.contains(where: \.isNonnegative)
            && members.contains { !$0.isNonnegative && $0.constraint.isOwnSize }
    }

    let cause: Cause
    /// In the order of rows: made ones first, then by position in the file.
    let members: [Member]
    /// The broken members, at least one, in the same order.
    let breaks: [Member]
    /// The broken member that comes last in keep order, for places that name only one.
    let broken: Member
    /// Items that members name, in file order.
    let items: [Layout.Item]
    /// `nil`: both.
    let axis: Axis?
    /// The axis that most members are on, which the arithmetic is about.
    let mainAxis: Axis
    /// By how much the needed space exceeds the provided space, in points.
    let excess: Double
    /// The members that need space, and those that provide it, in their order on screen.
    let needs: [Member]
    let gives: [Member]

    /// Whether half a pixel would do: the broken constraint's shift decides, which no choice of set changes.
    let isRounding: Bool

    init(_ cause: Cause, in examination: Examination) {
        self.cause = cause
        let system = examination.lowered.system
        var members: [Member] = []
        var axes: Set<Axis> = []
        var membersOfAxis = PerAxis(0, 0)
        for (row, multiplier) in zip(cause.rows, cause.multipliers) {
            var index: Int?
            if case .constraint(let listed) = examination.lowered.sources[row] { index = listed }
            members.append(
                Member(
                    row: row,
                    id: examination.id(ofRow: row),
                    constraint: examination.constraint(ofRow: row),
                    index: index,
                    role: examination.lowered.role(ofRow: row),
                    multiplier: multiplier,
                    contribution: -multiplier * system.constants[row]
                )
            )
            let own = Set(
                system.terms(of: row).map {
                    VariableIndex(rawValue: $0.variable).attribute.axis
                }
            )
            axes.formUnion(own)
            if own.count == 1, let only = own.first { membersOfAxis[only] += 1 }
        }
        axis = axes.count == 1 ? axes.first : nil
        mainAxis = axis ?? (membersOfAxis.horizontal > membersOfAxis.vertical ? .horizontal : .vertical)
        if members.reduce(0, { $0 + $1.contribution }) < 0 {
            for index in members.indices {
                members[index].multiplier = -members[index].multiplier
                members[index].contribution = -members[index].contribution
            }
        }
        let last = cause.breaks.max { (system.keepRanks[$0], $0) < (system.keepRanks[$1], $1) } ?? cause.last
        let scale = Self.scale(of: members, broken: last, along: mainAxis)
        for index in members.indices {
            members[index].multiplier /= scale
            members[index].contribution /= scale
            // -0.0 would show as a sign.
            if members[index].contribution == 0 { members[index].contribution = 0 }
        }
        self.members = members
        let broken = members.first { $0.row == last } ?? members[0]
        self.broken = broken
        let found = members.filter { member in cause.breaks.contains(member.row) }
        breaks = found.isEmpty ? [broken] : found
        excess = members.reduce(0) { $0 + $1.contribution }
        var items: Set<Layout.Item> = []
        for member in members { items.formUnion(member.constraint.items) }
        self.items = items.sorted(by: examination.isOrderedBefore)
        let placed = members.map { (member: $0, place: Self.screenPosition(of: $0.constraint, in: examination)) }
            .enumerated().sorted { ($0.element.place, $0.offset) < ($1.element.place, $1.offset) }
            .map(\.element.member)
        needs = placed.filter { $0.contribution > 0 }
        gives = placed.filter { $0.contribution < 0 }
        isRounding = examination.isRounding(cause)
    }

    /// The multiplier that is to become 1: that of the largest size given by itself, else of one that must not be negative,
    /// else of the broken one.
    private static func scale(of members: [Member], broken: Int, along axis: Axis) -> Double {
        let sizes = members.filter {
            $0.constraint.isOwnSize && $0.constraint.axis == axis && $0.multiplier != 0
        }
        let nonnegative = sizes.first(where: \.isNonnegative)
        let largest = sizes.filter {
            $0.constraint.constant != 0 || !$0.isNonnegative && $0.constraint.relation == .equal
        }
        .max { abs($0.constraint.constant) < abs($1.constraint.constant) }
        let multiplier = (largest ?? nonnegative ?? members.first { $0.row == broken })?.multiplier ?? 1
        return multiplier == 0 ? 1 : abs(multiplier)
    }

    /// About where on screen the constraint acts: the middle of its anchors, leaving out an ancestor's where it sizes.
    private static func screenPosition(of constraint: Layout.Constraint, in examination: Examination) -> Double {
        let anchors = Array(constraint.anchors)
        guard !anchors.isEmpty else { return 0 }
        let sum = anchors.reduce(0.0) { $0 + examination.absolutePosition(of: $1) }
        let isMirrored =
            anchors.first.flatMap { examination.layout.view(of: $0.item) }.map { examination.isRightToLeft[$0] }
            ?? false
        let mean = sum / Double(anchors.count)
        return isMirrored && anchors[0].attribute.axis == .horizontal ? -mean : mean
    }
}

extension Layout {
    /// The shift, in points, up to which a conflict may come from rounding: half a pixel; in a console log what is lost
    /// by printing six digits, since UIKit itself found the conflict in exact numbers.
    func roundingLimit(largestConstant: Double) -> Double {
        source.hasRoundedNumbers ? 2e-5 * max(1, largestConstant) : 0.5 / scale
    }
}
