/// The rules of a dialect's library beyond UIKit's, when UIKit's own calls run.
protocol SimulationRules: Sendable {
    /// Whether the library has such an initializer.
    func hasInitializer(_ construction: Construction) -> Bool

    /// Whether source sets the margins of every stack that it creates and that arranges subviews within its own
    /// margins.
    var setsStackMargins: Bool { get }

    /// What an object of the library does when it is created.
    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) throws(ProofFailure)
}

/// UIKit alone.
struct UIKitRules: SimulationRules {
    let setsStackMargins = true

    func hasInitializer(_ construction: Construction) -> Bool { false }

    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) {}
}
