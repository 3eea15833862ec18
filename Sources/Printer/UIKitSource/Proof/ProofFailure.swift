/// A difference between what source says and what it should say.
struct ProofFailure: Error, Equatable {
    var message: String
    /// The index of the constraint that is lost or changed.
    var constraint: Int?

    init(_ message: String, constraint: Int? = nil) {
        self.message = message
        self.constraint = constraint
    }
}
