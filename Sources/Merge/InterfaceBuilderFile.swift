import LayoutSyntax

/// A storyboard or xib as a tree whose text is that of the file, byte for byte.
struct InterfaceBuilderFile {
    var root: MergeNode
    /// What is behind the document element.
    var trailing: String
    /// Whether all lines end with CR and LF; they are LF in the tree.
    var hasCarriageReturns: Bool

    /// - Throws: ``ReadError`` if the bytes are not a storyboard or xib.
    init(_ bytes: [UInt8]) throws(ReadError) {
        let (lines, hasCarriageReturns) = Self.lines(bytes)
        let read: Result<(MergeNode, String), ReadError> = lines.withUnsafeBytes { bytes in
            Result { () throws(ReadError) in
                let tree = try XMLTree(bytes)
                let name = tree.name(of: 0)
                guard name == "document" || name == "archive" else {
                    throw ReadError(
                        "found <\(name)>, expected the <document> of a storyboard or xib",
                        place: tree.place(of: 0)
                    )
                }
                let root = try MergeNode(tree, 0)
                let end = try MergeNode.end(of: tree)
                return (root, String(decoding: bytes[min(end, bytes.count)...], as: UTF8.self))
            }
        }
        (root, trailing) = try read.get()
        self.hasCarriageReturns = hasCarriageReturns
        guard Array(text.utf8) == bytes else {
            throw ReadError("the file has a start tag that is not read byte for byte")
        }
    }

    init(root: MergeNode, trailing: String, hasCarriageReturns: Bool) {
        (self.root, self.trailing, self.hasCarriageReturns) = (root, trailing, hasCarriageReturns)
    }

    var text: String { Self.withLineEnds(lines, hasCarriageReturns) }

    /// The text with line feeds alone.
    var lines: String {
        var text = ""
        root.write(to: &text)
        return text + trailing
    }

    static func withLineEnds(_ lines: String, _ hasCarriageReturns: Bool) -> String {
        hasCarriageReturns ? lines.replacing("\n", with: "\r\n") : lines
    }

    /// The bytes with line feeds alone, if every line of them ends with CR and LF.
    private static func lines(_ bytes: [UInt8]) -> ([UInt8], Bool) {
        guard bytes.contains(13) else { return (bytes, false) }
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        var before: UInt8 = 0
        for byte in bytes {
            if (before == 13) != (byte == 10) { return (bytes, false) }
            if byte == 10 { lines.removeLast() }
            lines.append(byte)
            before = byte
        }
        return before == 13 ? (bytes, false) : (lines, true)
    }
}
