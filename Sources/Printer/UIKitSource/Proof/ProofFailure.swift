/// A difference between the contents of source and the layout.
struct ProofFailure: Error, Equatable {
    var message: String
    /// The index of the constraint that is missing or changed.
    var constraint: Int?

    init(_ message: String, constraint: Int? = nil) {
        self.message = message
        self.constraint = constraint
    }
}
