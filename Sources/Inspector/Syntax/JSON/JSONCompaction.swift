extension JSONScanner {
    /// The JSON text of a range that was already read, without white space and with strings in canonical form. Numbers
    /// keep their spelling.
    package func compactText(of range: Range<Int>) -> String {
        var output: [UInt8] = []
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): break
            case UInt8(ascii: "\""):
                let start = position
                var hasEscapes = false
                while position < range.upperBound, bytes[position] != UInt8(ascii: "\"") {
                    let isEscape = bytes[position] == UInt8(ascii: "\\")
                    if isEscape { hasEscapes = true }
                    position += isEscape ? 2 : 1
                }
                JSONEscapes.append(
                    text(of: StringToken(range: start..<min(position, range.upperBound), hasEscapes: hasEscapes)),
                    to: &output
                )
                position += 1
            default: output.append(byte)
            }
        }
        return String(decoding: output, as: UTF8.self)
    }
}
