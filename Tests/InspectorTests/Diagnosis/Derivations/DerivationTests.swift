import Foundation
import LayoutSolver
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// The constraints that `why` lists against a solver that knows no others. `PROPERTY_RUNS` asks for more layouts.
@Suite("a derivation") struct DerivationTests {
    private static let attributes: [LayoutAttribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .firstBaseline,
        .lastBaseline,
    ]

    @Test("lists constraints that imply the value, and none that can be spared")
    func irreducibleSets() {
        forEachSeed(60, from: 9_000_000) { random in
            let reading = try Layout.read(Array(RandomDump.text(using: &random).utf8), as: .dump)
            let analysis = try Analysis(reading.layout)
            for _ in 0..<3 {
                let view = random.integer(1...analysis.layout.views.count - 1)
                try Self.check(Layout.Anchor(.view(view), random.pick(Self.attributes)), in: analysis)
            }
        }
    }

    @Test(
        "holds for every view of the examples",
        arguments: ["login-form", "chat-cell", "nested-stacks", "right-to-left"]
    )
    func examples(name: String) throws {
        let data = try Data(contentsOf: packageRoot.appendingPathComponent("Examples/\(name).json"))
        let analysis = try Analysis(try Layout.read(Array(data)).layout)
        for view in analysis.layout.views.indices {
            for attribute in [LayoutAttribute.leading, .right, .height, .centerY] {
                try Self.check(Layout.Anchor(.view(view), attribute), in: analysis)
            }
        }
    }

    /// Solves the members alone, and the members without each one of them.
    private static func check(_ anchor: Layout.Anchor, in analysis: Analysis) throws {
        let derivation = try analysis.derivation(of: anchor)
        let what = "\(analysis.names[anchor.item]).\(anchor.attribute.rawValue)"
        let solved = analysis.solved()
        switch derivation.outcome {
        case .conflicting:
            if solved.isSatisfied { throw PropertyFailure("\(what) is laid to a conflict, and there is none") }
        case .open(let lowest, let highest):
            if let lowest, let highest, highest - lowest < 1e-6 { throw PropertyFailure("\(what) is not open") }
        case .fixed:
            guard case .view(let view) = anchor.item, analysis.layout.views[view].parent == nil else {
                throw PropertyFailure("\(what) is fixed")
            }
        case .determined(let value):
            let rows = derivation.members.flatMap(\.rows).sorted()
            guard Self.implies(rows, anchor, value, analysis) else {
                throw PropertyFailure("\(what) is \(value), which its constraints do not imply: \(derivation.members)")
            }
            for row in rows where Self.implies(rows.filter { $0 != row }, anchor, value, analysis) {
                throw PropertyFailure("\(what) is \(value) without \(analysis.lowered.id(ofRow: row)) as well")
            }
            if derivation.steps.isEmpty {
                // Errors that are traded for each other prove nothing one by one.
                let failing = rows.filter {
                    analysis.lowered.system.error(ofRow: $0, at: analysis.solution.values) > 1e-6
                }
                if failing.isEmpty { throw PropertyFailure("\(what) has no steps: \(derivation.members)") }
            } else {
                try check(derivation, what)
            }
        }
    }

    private static func implies(
        _ rows: [Int],
        _ anchor: Layout.Anchor,
        _ value: Double,
        _ analysis: Analysis
    ) -> Bool {
        let whole = analysis.lowered.system
        var system = LinearSystem(variableCount: whole.variableCount)
        for row in rows {
            let isBroken = analysis.solution.broken.contains(row)
            system.addRow(
                whole.terms(of: row),
                whole.relations[row],
                whole.constants[row],
                priority: isBroken ? LinearSystem.required.nextDown : whole.priorities[row]
            )
        }
        var solver = Solver(system)
        guard let solution = try? solver.solve(), solution.broken.isEmpty else { return false }
        let asked = analysis.lowered.value(of: anchor, under: LayoutConditions())
        let (lowest, highest) = solution.range(of: asked.terms)
        guard let lowest, let highest else { return false }
        let tolerance = 1e-5 * max(1, abs(value))
        return abs(lowest + asked.constant - value) <= tolerance && abs(highest + asked.constant - value) <= tolerance
    }

    /// Each step depends on earlier ones only, the last one has the value, and every constraint has a part.
    private static func check(_ derivation: Derivation, _ what: String) throws {
        var used: Set<Int> = []
        for (index, step) in derivation.steps.enumerated() {
            guard step.number == index + 1, !step.reasons.isEmpty else {
                throw PropertyFailure("step \(step) of \(what)")
            }
            for reason in step.reasons {
                switch reason {
                case .step(let number):
                    if number >= step.number { throw PropertyFailure("step \(step) of \(what) looks ahead") }
                case .constraint(let member, _): used.formUnion(member.rows)
                case .given: break
                }
            }
        }
        used.formUnion(derivation.deciding.flatMap(\.rows))
        let idle = derivation.members.flatMap(\.rows).filter { !used.contains($0) }
        guard idle.isEmpty else { throw PropertyFailure("\(what): no step uses rows \(idle): \(derivation.steps)") }
        guard derivation.steps.last?.statement.hasPrefix(what + " is ") == true else {
            throw PropertyFailure("\(what) ends with \(String(describing: derivation.steps.last))")
        }
    }
}
