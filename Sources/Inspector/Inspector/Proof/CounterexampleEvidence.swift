import LayoutModel
import LayoutSemantics
import LayoutSolver

/// That two layouts differ at one size: the system of each there with the proof of its optimum, and a sum of variables that has
/// other values on both sides.
struct CounterexampleEvidence: Sendable {
    /// What shows the difference.
    enum Claim: Sendable {
        /// An attribute of a view, as sums of variables of each side.
        case attribute(FrameAttribute, view: String, [[LinearTerm]])
        /// The required rows of this side have no solution, and those of the other have one.
        case conflict(Int)
        /// How near a sum comes to a value.
        case reach(Reach)
        /// None was found.
        case none
    }

    private(set) var systems: [LoweredLayout]
    private(set) var proofs: [OptimumProof]
    let claim: Claim
    let size: Size

    init(
        _ found: Counterexample,
        _ shared: SharedValues,
        _ pairs: ViewPairs,
        under conditions: LayoutConditions,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        let roots = pairs.pairs.filter { shared.old.startsScene($0.old) && shared.new.startsScene($0.new) }
        let sides = [
            try SolvedSide(shared.old, sceneRoots: roots.map(\.old), under: conditions, isCancelled: isCancelled),
            try SolvedSide(shared.new, sceneRoots: roots.map(\.new), under: conditions, isCancelled: isCancelled),
        ]
        size = found.size
        let conflicting = found.conflict.map { $0 == .old ? 0 : 1 }
        systems = sides.enumerated().map { place, side in
            var lowered = side.lowered
            // A conflict of compared scenes can be one with what is around them.
            lowered.system = place == conflicting ? side.solver.system : side.comparedSystem
            return lowered
        }
        proofs = try Self.proofs(of: systems, isCancelled)
        if let conflicting {
            claim = .conflict(conflicting)
        } else if let value = Self.value(found, sides, proofs) {
            claim = value
        } else if let reach = Self.reach(found, sides) {
            claim = .reach(reach)
            for side in 0...1 { reach.add(to: &systems[side].system, side) }
            proofs = try Self.proofs(of: systems, isCancelled)
        } else {
            claim = .none
        }
    }

    private static func proofs(
        of systems: [LoweredLayout],
        _ isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) -> [OptimumProof] {
        try systems.map { (lowered) throws(Interrupted) in
            var solver = Solver(lowered.system)
            return OptimumProof(of: try solver.solve(isCancelled: isCancelled), of: lowered.system)
        }
    }

    /// An attribute whose variables have one value each on both sides, or are open on one side.
    private static func value(_ found: Counterexample, _ sides: [SolvedSide], _ proofs: [OptimumProof]) -> Claim? {
        let determined = proofs.map { Set($0.determined.map(\.variable)) }
        func isShown(_ terms: [LinearTerm], isFree: Bool, _ side: Int) -> Bool {
            isFree || terms.allSatisfy { determined[side].contains($0.variable) }
        }
        for view in found.views {
            for attribute in FrameAttribute.reportOrder {
                let isFree = (view.oldFree.contains(attribute), view.newFree.contains(attribute))
                if isFree.0 && isFree.1 { continue }
                if isFree.0 == isFree.1, abs(view.old[attribute] - view.new[attribute]) < 1e-3 { continue }
                let terms = [
                    sides[0].terms(of: attribute, view.pair.old), sides[1].terms(of: attribute, view.pair.new),
                ]
                guard isShown(terms[0], isFree: isFree.0, 0), isShown(terms[1], isFree: isFree.1, 1) else { continue }
                return .attribute(attribute, view: sides[0].lowered.layout.views[view.pair.old].id, terms)
            }
        }
        return nil
    }

    /// A sum that can be less on one side than on the other, or more.
    private static func reach(_ found: Counterexample, _ sides: [SolvedSide]) -> Reach? {
        if let row = found.looserRow { return row }
        for view in found.views {
            for attribute in FrameAttribute.reportOrder {
                let terms = [
                    sides[0].terms(of: attribute, view.pair.old), sides[1].terms(of: attribute, view.pair.new),
                ]
                let ranges = zip(sides, terms).map { $0.range(of: $1) }
                let name = "\(sides[0].lowered.layout.views[view.pair.old].id).\(attribute.name)"
                let (lowest, highest) = (ranges.map { $0.lowest ?? -.infinity }, ranges.map { $0.highest ?? .infinity })
                if abs(lowest[0] - lowest[1]) > 1e-3, let least = lowest.max(), least.isFinite {
                    return Reach(name: name, sums: terms, relation: .lessThanOrEqual, constant: least - 1)
                }
                if abs(highest[0] - highest[1]) > 1e-3, let most = highest.min(), most.isFinite {
                    return Reach(name: name, sums: terms, relation: .greaterThanOrEqual, constant: most + 1)
                }
            }
        }
        return nil
    }

    var summary: String {
        let place = "at \(Int(size.width)) × \(Int(size.height))"
        return switch claim {
        case .attribute(let attribute, let view, _): "\(view).\(attribute.name) \(place)"
        case .reach(let reach): "\(reach.name) \(place)"
        case .conflict: "a conflict \(place)"
        case .none: "nothing"
        }
    }

    /// What is not proven, a line each.
    var gaps: [String] {
        if case .none = claim { return ["that both layouts leave different values open"] }
        return zip(systems, proofs).flatMap { LayoutProof($1, of: $0).gaps }
    }
}

/// A sum of variables of each side, with a value that only one side can get so near to without giving up anything else.
struct Reach: Sendable {
    var name: String
    var sums: [[LinearTerm]]
    var relation: RowRelation
    var constant: Double

    /// Adds a row for it, of less priority than all others: its error is how far from the value the side stays.
    func add(to system: inout LinearSystem, _ side: Int) {
        let lowest = system.priorities.min() ?? LinearSystem.required
        system.addRow(sums[side], relation, constant, priority: min(lowest / 2, 1))
    }
}
