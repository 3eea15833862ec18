/// Numbers in their shortest form that reads back equal: `16`, not `16.0`.
package enum JSONNumberFormat {
    package static func text(_ number: Double) -> String {
        var output: [UInt8] = []
        append(number, to: &output)
        return String(decoding: output, as: UTF8.self)
    }

    /// Appends a number. An infinite or undefined number, which JSON cannot express, becomes one that overflows when it
    /// is read.
    package static func append(_ number: Double, to output: inout [UInt8]) {
        guard number.isFinite else {
            output.append(contentsOf: (number < 0 ? "-1e999" : "1e999").utf8)
            return
        }
        if let integer = Int64(exactly: number), integer.magnitude < 1_000_000_000_000_000 {
            append(integer, to: &output)
            return
        }
        // The description has the fewest digits that read back equal; only its format can be longer than necessary.
        var digits = number.description.utf8[...]
        while let byte = digits.popFirst() {
            if byte == UInt8(ascii: "e") {
                output.append(byte)
                if digits.first == UInt8(ascii: "+") {
                    digits.removeFirst()
                } else if digits.first == UInt8(ascii: "-") {
                    output.append(digits.removeFirst())
                }
                while digits.first == UInt8(ascii: "0"), digits.count > 1 { digits.removeFirst() }
                output.append(contentsOf: digits)
                return
            }
            if byte == UInt8(ascii: "."), digits.elementsEqual("0".utf8) { return }
            output.append(byte)
        }
    }

    package static func append(_ integer: Int64, to output: inout [UInt8]) {
        if integer < 0 { output.append(UInt8(ascii: "-")) }
        // From the last digit on: dividing by a constant takes no division.
        let start = output.count
        var rest = integer.magnitude
        repeat {
            output.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10))
            rest /= 10
        } while rest > 0
        output[start...].reverse()
    }
}
