import LayoutSyntax

/// Why edits were not written into a document. Nothing was changed then.
public struct WriteBackError: Error, Sendable, Equatable {
    /// Lower case, without a full stop; further lines are advice.
    public var message: String

    public init(_ message: String) {
        self.message = message
    }
}

/// A document with edits written into it.
public struct EditedDocument: Sendable {
    public var bytes: [UInt8]
    /// What differs from the document that was read, in the order of the places.
    public var replacements: [TextReplacement]
    /// How many lines are written anew, added or removed.
    public var changedLineCount: Int
    /// What had to change beside the edits, such as outlets of constraints that were removed; one sentence each.
    public var notes: [String]
}
