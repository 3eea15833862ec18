/// What code makes that a layout does not have, or lacks.
package struct CodeDifference: Error, Equatable, Sendable {
    /// In lower case and without a full stop.
    package var message: String
    /// The index of the constraint that is lost or changed.
    package var constraint: Int?

    init(_ message: String, constraint: Int? = nil) {
        self.message = message
        self.constraint = constraint
    }
}
