import LayoutModel

/// Why an attribute has the value that it has: the constraints that imply it, step by step, and what has no part in it.
package struct Derivation: Sendable {
    /// Whether the constraints settle the value.
    package enum Outcome: Sendable, Equatable {
        /// By the constraints in ``Derivation/members``.
        case determined(Double)
        /// Without any constraint: the origin of a root is 0.
        case fixed(Double)
        /// Only because constraints conflict.
        case conflicting(Double)
        /// Any value in a range satisfies all constraints; `nil`: without end.
        case open(lowest: Double?, highest: Double?)
    }

    /// A constraint in words.
    package struct Member: Sendable, Equatable {
        /// One, or those of a content's hugging and compression resistance.
        package var ids: [String]
        /// Such as `title.leading == root.leading + 16`, or "intrinsic width of title (120, hugging 250)".
        package var text: String
        /// Rows of the lowered system.
        package var rows: [Int]
    }

    /// A conclusion from the facts before it: mostly two.
    package struct Step: Sendable, Equatable {
        /// From 1.
        package var number: Int
        /// Such as `title.leading is 16`.
        package var statement: String
        package var reasons: [Reason]
    }

    package enum Reason: Sendable, Equatable {
        case step(Int)
        /// A constraint, with a remark on its role.
        case constraint(Member, remark: String)
        /// What needs no constraint, such as `root.leading is 0`.
        case given(String)
    }

    /// A constraint that the solution does not grant.
    package struct Ineffective: Sendable, Equatable {
        package var member: Member
        /// What of it is missing, in points.
        package var error: Double
        package var beatenBy: [Member]
    }

    package struct Slack: Sendable, Equatable {
        package var member: Member
        /// Points.
        package var room: Double
    }

    package var anchor: Layout.Anchor
    package var outcome: Outcome
    /// Where the value counts from, such as "in header"; `nil`: a size, or what has no superview.
    package var origin: String?
    /// The constraints that imply the value: a system of these alone has it, and without any of them it has not.
    package var members: [Member] = []
    package var steps: [Step] = []
    /// Members that imply no value by themselves, but decide which of competing constraints fails.
    package var deciding: [Member] {
        let used = steps.flatMap(\.reasons).flatMap { reason -> [Int] in
            if case .constraint(let member, _) = reason { member.rows } else { [] }
        }
        return steps.isEmpty ? [] : members.filter { member in !member.rows.contains(where: used.contains) }
    }
    /// Inequalities on the attribute that have slack, the tightest first.
    package var slack: [Slack] = []
    /// Optional constraints on the attribute that fail.
    package var ineffective: [Ineffective] = []
    /// Constraints that are broken by a conflict in which the value's constraints have a part.
    package var broken: [Member] = []
    /// Of a value that is open: what keeps it from being smaller, and larger.
    package var lowerBound: [Member] = []
    package var upperBound: [Member] = []
    /// Of a value that is open: what would settle it.
    package var remedies: [String] = []
}
