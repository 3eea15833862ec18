import LayoutInspector

/// What YAML has, a configuration has no use for, and a parser can be kept busy with: anchors (`&name`), aliases (`*name`),
/// and keys nested in keys.
///
/// A few lines of aliases of aliases stand for more values than memory holds. The parser copies them out, and hashes each
/// key with everything in it, so they are found before it runs.
struct YAMLHazard {
    /// What was found, and what to do.
    var message: String
    var place: Place

    /// More levels of lists in brackets than any configuration has.
    private static let mostNested = 32

    /// The first one of a text.
    ///
    /// Values are told apart only as far as necessary: where each begins, and which lines belong to a text in quotes, to a
    /// block (`|`, `>`) or to the text before. In an invalid text, anything may be taken for a hazard.
    ///
    /// - Complexity: O(bytes).
    static func first(in bytes: [UInt8]) -> YAMLHazard? {
        var scan = Scan(bytes: bytes)
        return scan.firstHazard()
    }

    private struct Scan {
        let bytes: [UInt8]
        private var index = 0
        private var line = 1
        private var lineStart = 0
        private var flowDepth = 0
        /// How many keys were marked as such, each of which may be in the one before.
        private var keyCount = 0
        /// The column of the key or the dash that the current value belongs to, from 0; -1: of the document.
        private var owner = -1
        /// Where the text or the collection that a `:` may turn into a key begins.
        private var keyColumn = 0

        init(bytes: [UInt8]) {
            self.bytes = bytes
            if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
                index = 3
                lineStart = 3
            }
        }

        private var byte: UInt8? { index < bytes.count ? bytes[index] : nil }
        private var column: Int { index - lineStart }

        mutating func firstHazard() -> YAMLHazard? {
            while let byte {
                switch byte {
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"): skipLineBreak()
                case UInt8(ascii: " "), UInt8(ascii: "\t"): index += 1
                case UInt8(ascii: "#"): skipLine()
                case UInt8(ascii: "*"), UInt8(ascii: "&"): return reference()
                case UInt8(ascii: "\""), UInt8(ascii: "'"):
                    keyColumn = column
                    skipQuoted(byte)
                case UInt8(ascii: "["), UInt8(ascii: "{"):
                    if flowDepth == 0 { keyColumn = column }
                    flowDepth += 1
                    if flowDepth > YAMLHazard.mostNested { return nested }
                    index += 1
                case UInt8(ascii: "]"), UInt8(ascii: "}"):
                    flowDepth = max(0, flowDepth - 1)
                    index += 1
                case UInt8(ascii: ","): index += 1
                case UInt8(ascii: ":"):
                    if flowDepth == 0 { owner = keyColumn }
                    index += 1
                case UInt8(ascii: "-") where isBlank(at: index + 1):
                    if flowDepth == 0 { owner = column }
                    index += 1
                case UInt8(ascii: "?") where isBlank(at: index + 1):
                    if flowDepth == 0 { owner = column }
                    keyCount += 1
                    if keyCount > YAMLHazard.mostNested { return nested }
                    index += 1
                case UInt8(ascii: "|") where flowDepth == 0, UInt8(ascii: ">") where flowDepth == 0: skipBlock()
                case UInt8(ascii: "!"): while !isBlank(at: index) { index += 1 }
                case UInt8(ascii: "%") where column == 0: skipLine()
                default:
                    if isDocumentMark {
                        index += 3
                        owner = -1
                    } else {
                        keyColumn = column
                        skipPlain()
                    }
                }
            }
            return nil
        }

        private var place: Place {
            Place(line: line, column: bytes[lineStart..<index].count { $0 & 0xC0 != 0x80 } + 1)
        }

        private var nested: YAMLHazard {
            YAMLHazard(
                message: "expected at most \(YAMLHazard.mostNested) lists or keys in each other, found more",
                place: place
            )
        }

        private func reference() -> YAMLHazard {
            var end = index + 1
            while !isBlank(at: end), ![UInt8](",[]{}:".utf8).contains(bytes[end]) { end += 1 }
            let kind = bytes[index] == UInt8(ascii: "&") ? "anchor" : "alias"
            return YAMLHazard(
                message:
                    "expected a value, found the \(kind) \"\(String(decoding: bytes[index..<end], as: UTF8.self))\";"
                    + " write the value out, or put a text that begins so in quotes",
                place: place
            )
        }

        /// Whether there is white space or nothing.
        private func isBlank(at index: Int) -> Bool {
            guard index < bytes.count else { return true }
            return [UInt8](" \t\r\n".utf8).contains(bytes[index])
        }

        /// `---` or `...` at the beginning of a line.
        private var isDocumentMark: Bool {
            guard column == 0, isBlank(at: index + 3), index + 3 <= bytes.count else { return false }
            return bytes[index..<index + 3].elementsEqual("---".utf8)
                || bytes[index..<index + 3].elementsEqual("...".utf8)
        }

        // MARK: What has no hazards

        private mutating func skipLine() {
            while let byte, byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r") { index += 1 }
        }

        private mutating func skipLineBreak() {
            index +=
                bytes[index] == UInt8(ascii: "\r") && index + 1 < bytes.count
                    && bytes[index + 1] == UInt8(ascii: "\n") ? 2 : 1
            line += 1
            lineStart = index
        }

        private mutating func skipQuoted(_ quote: UInt8) {
            index += 1
            while let byte {
                if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                    skipLineBreak()
                } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                    // An escaped line break is still one.
                    index += 1
                    if let next = self.byte, next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { index += 1 }
                } else if byte == quote {
                    index += 1
                    // Two single quotes stand for one.
                    guard quote == UInt8(ascii: "'"), self.byte == quote else { return }
                    index += 1
                } else {
                    index += 1
                }
            }
        }

        /// The lines below, as long as they are empty or indented more than what the block belongs to.
        private mutating func skipBlock() {
            skipLine()
            while byte != nil {
                skipLineBreak()
                let start = index
                while byte == UInt8(ascii: " ") { index += 1 }
                guard let byte else { return }
                if byte != UInt8(ascii: "\n"), byte != UInt8(ascii: "\r"), index - start <= owner {
                    index = start
                    return
                }
                skipLine()
            }
        }

        /// A text without quotes, which may go on in lines that are indented more than what it belongs to.
        private mutating func skipPlain() {
            while let byte {
                switch byte {
                case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                    if !skipToContinuation() { return }
                case UInt8(ascii: ":"):
                    let endsKey = isBlank(at: index + 1) || flowDepth > 0 && isFlowMark(at: index + 1)
                    if endsKey { return }
                    index += 1
                case UInt8(ascii: "#"):
                    if isBlank(at: index - 1) { return skipLine() }
                    index += 1
                default:
                    if flowDepth > 0, isFlowMark(at: index) { return }
                    index += 1
                }
            }
        }

        private func isFlowMark(at index: Int) -> Bool {
            index < bytes.count && [UInt8](",[]{}".utf8).contains(bytes[index])
        }

        /// Goes to the first character of the next line that is not empty, if that belongs to the text before; else to the
        /// beginning of that line.
        private mutating func skipToContinuation() -> Bool {
            while let byte, byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") {
                skipLineBreak()
                while self.byte == UInt8(ascii: " ") { index += 1 }
                // Tabs do not indent.
                while self.byte == UInt8(ascii: "\t") { index += 1 }
            }
            guard let byte else { return false }
            let isText = byte != UInt8(ascii: "#") && !isDocumentMark
            return isText && (flowDepth > 0 || column > owner)
        }
    }
}
