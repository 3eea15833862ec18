/// What a dialect's library adds to what UIKit does when UIKit's own calls run.
protocol SimulationRules: Sendable {
    /// Whether the library has such an initialiser.
    func hasInitializer(_ construction: Construction) -> Bool

    /// Whether source sets the margins of every stack that it makes and that arranges within margins of its own.
    var setsStackMargins: Bool { get }

    /// What an object of the library makes of itself as soon as it is made.
    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) throws(ProofFailure)
}

/// UIKit alone.
struct UIKitRules: SimulationRules {
    let setsStackMargins = true

    func hasInitializer(_ construction: Construction) -> Bool { false }

    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) {}
}
