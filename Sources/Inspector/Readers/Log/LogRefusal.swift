import LayoutSemantics
import LayoutSyntax

/// A constraint that UIKit or AppKit refused, or warned about: its items are not in the hierarchy of the view it is
/// added to.
package struct LogRefusal: Sendable {
    package enum Sentence: Sendable {
        /// "The view hierarchy is not prepared for the constraint": a warning.
        case unprepared
        /// "Unable to install constraint on view": the reason of an exception.
        case notInstalled
        /// "Unable to activate constraint with anchors … because they have no common ancestor": the same since iOS 9.
        case notActivated
        /// "… hierarchy unprepared for constraint": the exception that follows the warning.
        case exception
    }

    package var sentence: Sentence
    /// The anchors of the constraint, if the log shows them in place of its description.
    package var anchors: [PrintedConstraint.Term] = []
    /// The view that the constraint was added to.
    package var container: PrintedConstraint.Object?
    /// Whether the log shows that an exception was thrown.
    package var isThrown: Bool

    /// Parses the part of a line after its message.
    init(_ sentence: Sentence, _ text: ByteCursor, from start: Int) {
        self.sentence = sentence
        isThrown = sentence != .unprepared
        if sentence == .notActivated { anchors = Self.anchors(text, from: start) }
        complete(text)
    }

    /// Adds the facts of a further line about the same constraint.
    mutating func complete(_ text: ByteCursor) {
        if LogPhrase.isException(text) { isThrown = true }
        guard container == nil, let mark = text.find(" view:<", from: 0) else { return }
        let begin = mark + 7
        let colon = text.run(from: begin, while: { $0.isPartOfClassName })
        let address = text.run(from: colon + 1, while: { $0.isWhiteSpace })
        guard colon > begin, text.byte(at: colon) == UInt8(ascii: ":"), let end = text.endOfAddress(at: address) else {
            return
        }
        container = PrintedConstraint.Object(
            className: PrintedConstraint.Object.plainClass(text.string(begin..<colon)),
            address: text.string(address..<end)
        )
    }

    /// `<NSLayoutYAxisAnchor:0x1f0 "UILabel:0x2a0.top"> and <… "title.bottom" (names: title:0x2b0)>`.
    private static func anchors(_ text: ByteCursor, from start: Int) -> [PrintedConstraint.Term] {
        var sides: [String] = []
        var names: [String] = []
        var index = start
        while sides.count < 2, let open = text.find("\"", from: index) {
            guard let close = text.find("\"", from: open + 1) else { break }
            // Inside a string, quotes are escaped with backslashes.
            let end = text.byte(at: close - 1) == UInt8(ascii: "\\") ? close - 1 : close
            sides.append(text.string(open + 1..<max(end, open + 1)))
            index = close + 1
            if text.has(" (names: ", at: index), let behind = text.find(")", from: index) {
                names.append(text.string(index + 9..<behind))
                index = behind + 1
            }
        }
        guard sides.count == 2 else { return [] }
        var equation = "<NSLayoutConstraint:0x0 \(sides[0]) == \(sides[1])   (active"
        equation += (names.isEmpty ? "" : ", names: " + names.joined(separator: ", ") + " ") + ")>"
        return (try? PrintedConstraint(parsing: equation))?.terms ?? []
    }
}
