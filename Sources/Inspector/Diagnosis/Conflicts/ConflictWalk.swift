import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The constraints of a conflict as ways from edge to edge along an axis, in lengths that can be seen on the screen.
///
/// A constraint between two edges is a way, and so is a size. A centre or a multiple of a size becomes one as soon as the sizes
/// in it are known from other members. Of an irreducible set, the ways close exactly one ring whose lengths do not add up to 0:
/// that ring is the conflict.
/// - Complexity: At most the cube of the members, of which there are at most ``mostMembers``.
struct ConflictWalk {
    /// An edge of an item: left or top, or else right or bottom. Or its centre, where its size is not known.
    struct Edge: Hashable {
        enum Place: Hashable {
            case near, center, far
        }

        var item: Layout.Item
        var place: Place

        init(_ item: Layout.Item, _ place: Place) {
            (self.item, self.place) = (item, place)
        }
    }

    /// A way from one edge to another.
    struct Way {
        var from: Edge
        var to: Edge
        /// In points, negative where it leads back.
        var length: Double
        /// The place of the member among the story's that it is made of; `nil`: what several ways make of an item.
        var member: Int?
        /// Whether it is the size of an item, from its near edge to its far one.
        var isSize: Bool
        /// How often each member counts in the length, by place.
        var shares: [Double]

        var reversed: Way {
            var way = self
            (way.from, way.to, way.length) = (to, from, -length)
            way.shares = shares.map { -$0 }
            return way
        }
    }

    /// Longer ones are read by nobody as a sum.
    static let mostMembers = 60

    let axis: Axis
    /// The ways of the ring in their order, each from where the last one ends; together they do not come back.
    let ring: [Way]

    /// - Returns: `nil` where the members are no ring of ways along this axis.
    init?(_ story: ConflictStory, along axis: Axis, in examination: Examination) {
        guard story.members.count <= Self.mostMembers else { return nil }
        var statements: [WalkStatement] = []
        for (place, member) in story.members.enumerated() {
            guard let statement = WalkStatement(member, at: place, in: examination) else { return nil }
            statements.append(statement)
        }
        var ways = WalkedWays(isGiven: story.members.map { !$0.isNonnegative })
        ways.add(statements, along: axis)
        guard let ring = ways.ring(), Self.isWhole(ring, story.members) else { return nil }
        self.axis = axis
        self.ring = ring
    }

    /// Whether a ring is the contradiction of the certificate: it counts each member as that does.
    private static func isWhole(_ ring: [Way], _ members: [ConflictStory.Member]) -> Bool {
        var sum = [Double](repeating: 0, count: members.count)
        for way in ring {
            for (place, share) in way.shares.enumerated() { sum[place] += share }
        }
        guard let first = members.indices.max(by: { abs(members[$0].multiplier) < abs(members[$1].multiplier) }),
            members[first].multiplier != 0
        else { return false }
        let scale = sum[first] / members[first].multiplier
        guard abs(scale) > 1e-9 else { return false }
        return members.indices.allSatisfy { abs(sum[$0] - scale * members[$0].multiplier) <= 1e-6 * abs(scale) }
    }
}

/// A member in terms of edges and sizes.
struct WalkStatement {
    /// What it says of an item: how often the near edge counts, and how often the size.
    struct Part {
        var item: Layout.Item
        var axis: Axis
        var edge: Double
        var size: Double
    }

    let place: Int
    let parts: [Part]
    let constant: Double

    init?(_ member: ConflictStory.Member, at place: Int, in examination: Examination) {
        let system = examination.lowered.system
        let (terms, constant) = examination.lowered.anchorTerms(
            of: system.terms(of: member.row),
            constant: system.constants[member.row]
        )
        var parts: [Part] = []
        for term in terms {
            let attribute = term.anchor.attribute
            let factors: (edge: Double, size: Double)
            switch attribute {
            case .left, .top: factors = (1, 0)
            case .right, .bottom: factors = (1, 1)
            case .centerX, .centerY: factors = (1, 0.5)
            case .width, .height: factors = (0, 1)
            default: return nil
            }
            let index = parts.firstIndex { $0.item == term.anchor.item && $0.axis == attribute.axis } ?? parts.count
            if index == parts.count {
                parts.append(Part(item: term.anchor.item, axis: attribute.axis, edge: 0, size: 0))
            }
            parts[index].edge += term.multiplier * factors.edge
            parts[index].size += term.multiplier * factors.size
        }
        self.place = place
        self.parts = parts
        self.constant = constant
    }
}
