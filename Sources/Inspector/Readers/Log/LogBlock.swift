import LayoutModel
import LayoutSyntax

/// One conflict, one ambiguous view, or one refused constraint in a log.
public struct LogBlock: Sendable {
    public enum Kind: Sendable {
        case conflict, ambiguity, refusal
    }

    /// A constraint and its place.
    public struct Text: Sendable {
        public var constraint: PrintedConstraint
        public var place: Place
    }

    /// A text that could not be parsed.
    package struct Unread: Sendable {
        package var fault: PrintedConstraint.Fault
        var place: Place
        /// The beginning of the text.
        var excerpt: String
        var isBroken: Bool
        /// The constraint's address, if the text contains all of it.
        var address: String?
    }

    /// A view that the log reports as ambiguous, with its ambiguous attributes.
    package struct Ambiguous: Sendable {
        package var object: PrintedConstraint.Object
        package var attributes: [FrameAttribute]
        var place: Place
    }

    public var kind = Kind.conflict
    /// Counted from 1 in its input.
    public var number = 0
    /// The place where it begins.
    public var place: Place
    /// The process that logged it, such as `Shop[4211]`, if the line contains it.
    public var process: String?
    /// The constraints that UIKit listed, in its order.
    public var texts: [Text] = []
    /// The constraint that UIKit broke.
    public var broken: Text?
    package var unread: [Unread] = []
    /// The places where texts are cut off after their bodies; the bodies were parsed.
    var cutTails: [Place] = []
    package var ambiguous: [Ambiguous] = []
    /// The refusal of a constraint.
    package var refusal: LogRefusal?
    /// Whether the message that begins a block was present.
    package var hasHeader = false
    /// Whether the line "Will attempt to recover" was present.
    package var hasRecovery = false
    /// Whether the opening and closing brackets of the list were present.
    var isOpened = false
    var isClosed = false
    /// Whether a comma comes after the last text.
    var expectsMore = false
    /// Whether the texts were in quotes, as only UIKit's lists are.
    package var isQuoted = false
    /// Whether it was split because of its length.
    var goesOn = false
    /// Whether another block began before its list ended.
    var isInterrupted = false
    /// Whether the broken constraint belongs to an earlier block's list, because the lines of two blocks are mixed.
    var isOfEarlierList = false
    /// Whether the log shows `<private>` in place of the list.
    package var isPrivate = false

    /// Counted from 1 in the order in which blocks begin, including those that are discarded.
    let serial: Int

    init(place: Place, serial: Int = 0) {
        self.place = place
        self.serial = serial
    }

    /// Whether the whole list that UIKit logged could be parsed.
    public var isComplete: Bool {
        isClosed && (hasHeader || isOpened) && !isPrivate && !texts.isEmpty
            && unread.allSatisfy { $0.isBroken && $0.address != nil && $0.address == brokenMember }
    }

    /// Whether it contains no part of a layout.
    public var isEmpty: Bool { texts.isEmpty && broken == nil && ambiguous.isEmpty && refusal == nil }

    /// Whether a refusal identifies the constraint.
    var names: Bool { !texts.isEmpty || refusal?.anchors.isEmpty == false }

    /// The broken member, if its text could not be parsed but its address identifies it.
    var brokenMember: String? {
        guard let address = unread.first(where: { $0.isBroken && $0.address != nil })?.address else { return nil }
        return texts.contains { $0.constraint.address == address } ? address : nil
    }
}

extension LogBlock {
    /// The numbers of constraints that were and were not parsed.
    public var counts: (read: Int, unread: Int) {
        (texts.count + (broken == nil ? 0 : 1), unread.count)
    }
}
