/// Why an input could not be read at all.
public struct ReadError: Error, Sendable, Equatable {
    /// What was found and what was expected, in lower case, without a full stop.
    public var message: String
    /// `nil` if the error has no place, as for an empty file.
    public var place: Place?
    /// Such as `constraints[3].first.item`.
    public var keyPath: String?

    public init(_ message: String, place: Place? = nil, keyPath: String? = nil) {
        self.message = message
        self.place = place
        self.keyPath = keyPath
    }
}
