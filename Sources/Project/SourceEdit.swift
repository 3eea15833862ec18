/// A change of a file's text that keeps its lines.
package struct SourceEdit: Sendable, Equatable {
    /// The bytes that it changes; empty to insert.
    package var bytes: Range<Int>
    /// What comes instead, without line ends. Those of the bytes are kept.
    package var text: String

    package init(_ bytes: Range<Int>, _ text: String = "") {
        self.bytes = bytes
        self.text = text
    }

    /// The text after edits. Of two that overlap the larger one is made.
    ///
    /// - Complexity: Linear in the size of the text, and in the edits as sorting them is.
    package static func applied(_ edits: [SourceEdit], to bytes: [UInt8]) -> [UInt8] {
        let sorted = edits.sorted { $0.precedes($1) }
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count + 64)
        var position = 0
        var last: SourceEdit?
        for edit in sorted where edit != last {
            guard edit.bytes.lowerBound >= position, edit.bytes.upperBound <= bytes.count else { continue }
            result += bytes[position..<edit.bytes.lowerBound]
            result += edit.text.utf8
            let breaks = bytes[edit.bytes].filter { $0 == UInt8(ascii: "\n") }
            // What follows on the line stays behind a word.
            if breaks.isEmpty, !edit.bytes.isEmpty, edit.text.isEmpty { result.append(UInt8(ascii: " ")) }
            result += breaks
            position = edit.bytes.upperBound
            last = edit
        }
        return result + bytes[position...]
    }

    /// The order in which edits are made: what is inserted comes before what begins there, and the larger of two first.
    func precedes(_ other: SourceEdit) -> Bool {
        func key(_ edit: SourceEdit) -> (Int, Int, Int) {
            (edit.bytes.lowerBound, edit.bytes.isEmpty ? 0 : 1, -edit.bytes.count)
        }
        return key(self) < key(other)
    }
}
