import LayoutSyntax

/// A rule that a note of an object suppresses for this object: `draft-inspect: ignore RULE reason`.
public struct IgnoreNote: Sendable, Equatable {
    public var rule: String
    /// The object's id.
    public var object: String
    public var reason: String
    /// Where the note is.
    public var place: Place

    public init(rule: String, object: String, reason: String, place: Place) {
        self.rule = rule
        self.object = object
        self.reason = reason
        self.place = place
    }
}
