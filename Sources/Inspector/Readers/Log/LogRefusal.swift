import LayoutSemantics
import LayoutSyntax

/// That UIKit or AppKit refused a constraint, or warned that it will: what it ties is not in the hierarchy of the view
/// that was to hold it.
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
    /// The sides of the constraint, where the log shows its anchors in place of its text.
    package var anchors: [PrintedConstraint.Term] = []
    /// The view that was to hold the constraint.
    package var container: PrintedConstraint.Object?
    /// Whether the log shows that an exception was thrown.
    package var isThrown: Bool

    /// What a line tells behind its sentence.
    init(_ sentence: Sentence, _ text: ByteCursor, from start: Int) {
        self.sentence = sentence
        isThrown = sentence != .unprepared
        if sentence == .notActivated { anchors = Self.anchors(text, from: start) }
        complete(text)
    }

    /// Takes what a further line tells of the same constraint.
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
            // Within a string, quotes stand behind backslashes.
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
