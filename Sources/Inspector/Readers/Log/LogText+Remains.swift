import LayoutSyntax

/// Information from incomplete texts.
extension LogText {
    /// The address of a constraint whose text begins correctly; text after the address shows that the address is
    /// complete.
    static func address(_ bytes: [UInt8]) -> String? {
        bytes.withUnsafeBytes { address(ByteCursor($0)) }
    }

    private static func address(_ text: ByteCursor) -> String? {
        let start = text.run(from: 0) { !$0.isPartOfClassName }
        let colon = text.run(from: start, while: { $0.isPartOfClassName })
        guard text.byte(at: colon) == UInt8(ascii: ":"), let end = text.endOfAddress(at: colon + 1),
            let next = text.byte(at: end), next.isWhiteSpace || next == UInt8(ascii: "@")
        else { return nil }
        return text.string(colon + 1..<end)
    }

    /// The constraint of a text that is cut off in its tail: its body is complete if blanks and a bracket follow it.
    static func withoutCutTail(_ bytes: [UInt8]) -> PrintedConstraint? {
        let tails: [StaticString] = ["(act", "(inact", "(Names:", "(names:"]
        for tail in tails {
            let last = bytes.withUnsafeBytes { buffer in
                let text = ByteCursor(buffer)
                var last: Int?
                var from = 0
                while let hit = text.find(tail, from: from) { (last, from) = (hit, hit + 1) }
                return last
            }
            guard let last, last > 0, bytes[last - 1].isWhiteSpace else { continue }
            let (plain, _) = unescaped(bytes[..<last])
            guard let (constraint, _) = try? PrintedConstraint.parse(plain + [UInt8(ascii: ">")]) else { continue }
            return constraint
        }
        return nil
    }

    /// A quoted element of UIKit's list that does not begin with a class and address: a library replaced the
    /// constraint's description, or a person removed them.
    func quotedWithoutAddress() -> LogBlock.Unread? {
        line.withUnsafeBytes { quotedWithoutAddress(in: ByteCursor($0)) }
    }

    private func quotedWithoutAddress(in text: ByteCursor) -> LogBlock.Unread? {
        let start = text.run(from: 0) { LogLines.marks.contains($0) }
        var end = text.end
        while end > start, line[end - 1].isWhiteSpace || line[end - 1] == UInt8(ascii: ",") { end -= 1 }
        guard end > start + 2, line[start] == UInt8(ascii: "\""), line[end - 1] == UInt8(ascii: "\""),
            text.find("<private>", from: start) == nil
        else { return nil }
        let fault = PrintedConstraint.Fault(
            message: "it does not begin with a class and an address",
            offset: 0
        )
        let excerpt = String(String(decoding: line[start + 1..<end - 1].prefix(160), as: UTF8.self).prefix(100))
        return LogBlock.Unread(fault: fault, place: place(start + 1), excerpt: excerpt, isBroken: false)
    }
}
