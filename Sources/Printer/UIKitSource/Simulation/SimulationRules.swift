/// What a dialect's library adds to what UIKit does when UIKit's own calls run.
protocol SimulationRules: Sendable {
    /// Whether the library has such an initialiser.
    func hasInitializer(_ construction: Construction) -> Bool

    /// What an object of the library makes of itself as soon as it is made.
    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) throws(ProofFailure)
}

/// UIKit alone.
struct UIKitRules: SimulationRules {
    func hasInitializer(_ construction: Construction) -> Bool { false }

    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) {}
}
