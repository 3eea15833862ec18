/// The width of text in a proportional sans serif font, as used in interfaces.
///
/// The advances agree for such fonts to within a few percent, in thousandths of the point size. They distinguish a
/// label that fits its text from one that was stretched; they are not for typesetting.
enum TextWidth {
    private static let lowercase: [UInt16] = [
        556, 556, 500, 556, 556, 278, 556, 556, 222, 222, 500, 222, 833,
        556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500,
    ]
    private static let uppercase: [UInt16] = [
        667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833,
        722, 778, 667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611,
    ]
    private static let digit: UInt16 = 556
    private static let ideograph: UInt16 = 1000
    private static let other: UInt16 = 556
    /// How much wider heavy weights are.
    private static let boldFactor = 1.07

    /// The width of the longest line of `text`, in points.
    static func longestLine(of text: String, pointSize: Double, isBold: Bool) -> Double {
        widest(of: text, pointSize: pointSize, isBold: isBold) { $0 == "\n" || $0 == "\r" }
    }

    /// The width of the longest word of `text`, in points.
    static func longestWord(of text: String, pointSize: Double, isBold: Bool) -> Double {
        widest(of: text, pointSize: pointSize, isBold: isBold) { $0 == "\n" || $0 == "\r" || $0 == " " }
    }

    private static func widest(
        of text: String,
        pointSize: Double,
        isBold: Bool,
        separator: (Unicode.Scalar) -> Bool
    ) -> Double {
        var widest = 0
        var width = 0
        for scalar in text.unicodeScalars {
            if separator(scalar) {
                widest = max(widest, width)
                width = 0
            } else {
                width += Int(advance(of: scalar))
            }
        }
        return Double(max(widest, width)) / 1000 * pointSize * (isBold ? boldFactor : 1)
    }

    private static func advance(of scalar: Unicode.Scalar) -> UInt16 {
        switch scalar.value {
        case 0x30...0x39: digit
        case 0x41...0x5a: uppercase[Int(scalar.value - 0x41)]
        case 0x61...0x7a: lowercase[Int(scalar.value - 0x61)]
        case 0x0...0x7f: punctuation(scalar)
        case 0x300...0x36f, 0x200b...0x200f, 0xfe00...0xfe0f: 0
        case 0x2026: 1000
        case 0x1100...0x11ff, 0x2e80...0xd7ff, 0xf900...0xfaff, 0xff00...0xff60, 0x1f000...0x3ffff: ideograph
        default: other
        }
    }

    private static func punctuation(_ scalar: Unicode.Scalar) -> UInt16 {
        switch scalar {
        case " ", "!", ",", ".", "/", ":", ";", "[", "]", "\\": 278
        case "'", "|": 230
        case "(", ")", "-", "`", "{", "}": 333
        case "\"", "*": 370
        case "+", "<", "=", ">", "~": 584
        case "%": 889
        case "&": 667
        case "@": 1015
        case "^": 469
        default: other
        }
    }
}
