import LayoutModel
import LayoutSyntax

/// One conflict, one ambiguous view, or one constraint that was refused, that a log tells of.
public struct LogBlock: Sendable {
    public enum Kind: Sendable {
        case conflict, ambiguity, refusal
    }

    /// A constraint's text and where it stands.
    public struct Text: Sendable {
        public var constraint: PrintedConstraint
        public var place: Place
    }

    /// A text that could not be read.
    package struct Unread: Sendable {
        package var fault: PrintedConstraint.Fault
        var place: Place
        /// The beginning of the text.
        var excerpt: String
        var isBroken: Bool
        /// The constraint's address, where the text has all of it.
        var address: String?
    }

    /// A view that the log calls ambiguous, with what of it is open.
    package struct Ambiguous: Sendable {
        package var object: PrintedConstraint.Object
        package var attributes: [FrameAttribute]
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
    package var unread: [Unread] = []
    /// Where texts end behind their bodies, so that what they say was read.
    var cutTails: [Place] = []
    package var ambiguous: [Ambiguous] = []
    /// How a constraint was refused.
    package var refusal: LogRefusal?
    /// Whether the sentence that begins a block was there.
    package var hasHeader = false
    /// Whether the line was there that tells what UIKit breaks.
    package var hasRecovery = false
    /// Whether the list was seen to begin, and to end.
    var isOpened = false
    var isClosed = false
    /// Whether a comma stands behind the last text.
    var expectsMore = false
    /// Whether the texts stood in quotes, as only UIKit's lists do.
    package var isQuoted = false
    /// Whether it was ended because of its length.
    var goesOn = false
    /// Whether another one began before its list ended.
    var isInterrupted = false
    /// Whether what was broken is of the list of an earlier block, whose lines have run into those of another one.
    var isOfEarlierList = false
    /// Whether the log shows `<private>` in place of what was logged.
    package var isPrivate = false

    /// Counted from 1 in the order in which blocks begin, those that turn out to be none included.
    let serial: Int

    init(place: Place, serial: Int = 0) {
        self.place = place
        self.serial = serial
    }

    /// Whether the whole list that UIKit logged could be read.
    public var isComplete: Bool {
        isClosed && (hasHeader || isOpened) && !isPrivate && !texts.isEmpty
            && unread.allSatisfy { $0.isBroken && $0.address != nil && $0.address == brokenMember }
    }

    /// Whether something of a layout is in it.
    public var isEmpty: Bool { texts.isEmpty && broken == nil && ambiguous.isEmpty && refusal == nil }

    /// Whether a refusal tells what was refused.
    var names: Bool { !texts.isEmpty || refusal?.anchors.isEmpty == false }

    /// The member that was broken, where its text could not be read and its address tells which it is.
    var brokenMember: String? {
        guard let address = unread.first(where: { $0.isBroken && $0.address != nil })?.address else { return nil }
        return texts.contains { $0.constraint.address == address } ? address : nil
    }
}

extension LogBlock {
    /// Texts of constraints that were read, and those that were not.
    public var counts: (read: Int, unread: Int) {
        (texts.count + (broken == nil ? 0 : 1), unread.count)
    }
}
