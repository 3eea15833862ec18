import LayoutModel
import TestSupport
import Testing

@testable import LayoutPrinter

@Suite("the proof of turned constraints")
struct TurnProofTests {
    /// A constraint of the layout, and what a faulty turn would make of it.
    struct Fault: CustomTestStringConvertible, Sendable {
        var name: String
        var constraint = "root.bottom >= v.bottom * 1 + 8"
        var change: @Sendable (inout Layout.Constraint, Layout) -> Void
        var testDescription: String { name }
    }

    static let faults: [Fault] = [
        Fault(name: "the sign of the constant") { constraint, _ in constraint.constant = 8 },
        Fault(name: "the relation") { constraint, _ in constraint.relation = .greaterThanOrEqual },
        Fault(name: "the items") { constraint, _ in
            (constraint.first, constraint.second) = (constraint.second, constraint.first)
        },
        Fault(name: "the attribute") { constraint, _ in constraint.first?.attribute = .top },
        Fault(name: "the priority") { constraint, _ in constraint.priority = 999 },
        Fault(name: "the identifier") { constraint, _ in constraint.identifier = "other" },
        Fault(name: "the multiplier") { constraint, _ in constraint.multiplier = 2 },
        Fault(name: "a second item") { constraint, _ in constraint.second = nil },
        Fault(name: "a margin of the wrong view", constraint: "v.leading == root.leadingMargin") { constraint, _ in
            if case .view(let view)? = constraint.first?.item { constraint.second?.item = .view(view) }
        },
        Fault(name: "the edge for its margin", constraint: "v.leading == root.leadingMargin") { constraint, _ in
            constraint.second = Layout.Anchor(.view(0), .leading)
        },
        Fault(name: "the top for the safe area", constraint: "v.top == [root.topLayout].bottom") { constraint, _ in
            constraint.second = Layout.Anchor(.view(0), .top)
        },
    ]

    private func turning(_ constraint: String) throws -> (original: Layout, turned: Layout, turns: Turns) {
        let views = #"{"id": "v", "class": "UIView", "name": "v", "translatesAutoresizingMask": false}"#
        let original = try layout(dump(views, constraints: [constraint]))
        let outline = try Outline(original, options: PrintOptions())
        let planner = TurnPlanner(original, outline: outline, options: PrintOptions())
        return (original, planner.layout, planner.turns)
    }

    @Test("a turn that is right passes, each fault of one is found", arguments: faults)
    func isFound(_ fault: Fault) throws {
        var (original, turned, turns) = try turning(fault.constraint)
        #expect(turns.turned == [0])
        try TurnProof.check(turned, turns, of: original)
        fault.change(&turned.constraints[0], turned)
        #expect(throws: ProofFailure("a turned constraint means something else", constraint: 0)) {
            try TurnProof.check(turned, turns, of: original)
        }
    }

    @Test("a turn that the plan does not list, or that a property forbids, is found")
    func unlisted() throws {
        let (original, turned, _) = try turning("root.bottom == v.bottom + 8")
        #expect(throws: ProofFailure("a constraint is turned without notice", constraint: 0)) {
            try TurnProof.check(turned, Turns(), of: original)
        }
        let held = try turning("root.bottom == v.bottom + 8 =low")
        #expect(held.turns.turned.isEmpty)
        var turns = Turns()
        turns.turn(0)
        #expect(throws: ProofFailure("a constraint of a property is turned", constraint: 0)) {
            try TurnProof.check(held.turned, turns, of: held.original)
        }
    }

    @Test("random layouts: turning changes no solution, and turning again changes nothing")
    func random() {
        forEachSeed(300) { random in
            let original = RandomLayouts.make(&random)
            let options = PrintOptions()
            let outline = try Outline(original, options: options)
            let once = TurnPlanner(original, outline: outline, options: options)
            try TurnProof.check(once.layout, once.turns, of: original)
            let twice = TurnPlanner(once.layout, outline: outline, options: options)
            guard twice.turns.turned.isEmpty else {
                throw PropertyFailure("constraints turn again: \(twice.turns.turned.sorted())")
            }
        }
    }
}
