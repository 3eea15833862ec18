/// Thrown where the caller asked a computation to stop.
public struct Interrupted: Error, Sendable {
    public init() {}
}

/// A system with its solution, to be edited and solved again: only the components that an edit touches are solved anew.
///
/// A value: a copy can be edited to try something, and the original is unchanged.
public struct Solver: Sendable {
    public private(set) var system: LinearSystem

    public init(_ system: LinearSystem) {
        self.system = system
    }

    /// Changes the system. Rows may be added, and every property of a row be set; none is removed (disable it).
    public mutating func edit(_ change: (inout LinearSystem) -> Void) {
        change(&system)
    }

    /// The optimum of the system as it is now.
    ///
    /// - Parameter isCancelled: Asked from time to time; `true` ends the computation.
    /// - Throws: ``Interrupted`` where `isCancelled` said so.
    public mutating func solve(isCancelled: @Sendable () -> Bool = { false }) throws(Interrupted) -> Solution {
        Solution(values: [], conflicts: [], yielding: [], faces: [])
    }
}
