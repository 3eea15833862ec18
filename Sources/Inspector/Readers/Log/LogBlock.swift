/// One conflict, or one ambiguous view, that a log tells of.
public struct LogBlock: Sendable {
    public enum Kind: Sendable {
        case conflict, ambiguity
    }

    /// A constraint's text and where it stands.
    public struct Text: Sendable {
        public var constraint: PrintedConstraint
        public var place: Place
    }

    /// A text that could not be read.
    struct Unread: Sendable {
        var fault: PrintedConstraint.Fault
        var place: Place
        /// The beginning of the text.
        var excerpt: String
        var isBroken: Bool
    }

    /// A view that the log calls ambiguous, with what of it is open.
    struct Ambiguous: Sendable {
        var object: PrintedConstraint.Object
        var attributes: [FrameAttribute]
        var place: Place
    }

    public var kind = Kind.conflict
    /// Counted from 1 in its input.
    public var number = 0
    /// Where it begins.
    public var place: Place
    /// The process that logged it, such as `Shop[4211]`, where its line says so.
    public var process: String?
    /// What UIKit listed, in its order.
    public var texts: [Text] = []
    /// What UIKit broke.
    public var broken: Text?
    var unread: [Unread] = []
    var ambiguous: [Ambiguous] = []
    /// Whether the sentence that begins a block was there.
    var hasHeader = false
    /// Whether the line was there that tells what UIKit breaks.
    var hasRecovery = false
    /// Whether the list was seen to begin, and to end.
    var isOpened = false
    var isClosed = false
    /// Whether the texts stood in quotes, as only UIKit's lists do.
    var isQuoted = false
    /// Whether it was ended because of its length.
    var goesOn = false
    /// Whether the log shows `<private>` in place of what was logged.
    var isPrivate = false

    init(place: Place) {
        self.place = place
    }

    /// Whether the whole list that UIKit logged could be read.
    public var isComplete: Bool {
        isClosed && (hasHeader || isOpened) && unread.isEmpty && !isPrivate && !texts.isEmpty
    }

    /// Whether something of a layout is in it.
    public var isEmpty: Bool { texts.isEmpty && broken == nil && ambiguous.isEmpty }
}

extension LogBlock {
    /// Texts of constraints that were read, and those that were not.
    public var counts: (read: Int, unread: Int) {
        (texts.count + (broken == nil ? 0 : 1), unread.count)
    }
}
