import LayoutModel

/// The system's text font, as far as sizes of text depend on it: advances, tracking, weights and line heights.
///
/// Measured on labels of iOS 26 with the system font from 8 to 34 points; the tracking is Apple's (Human Interface
/// Guidelines, Typography). On such labels widths are within 0.7 % on average. Kerning counts for the pairs that were
/// measured: T before a low letter, A and V.
enum SystemFont {
    /// Fractions of the point size, 1950/2048 and 494/2048: together the height of a line, with no leading.
    static let ascent = 0.9521484
    static let descent = 0.2412109

    /// The height of a line of text, in points, not rounded.
    static func lineHeight(_ pointSize: Double) -> Double { pointSize * (ascent + descent) }

    /// The width of text on one line, in points, not rounded.
    static func width(of text: some Sequence<Unicode.Scalar>, pointSize: Double, weight: FontWeight) -> Double {
        var (letters, digits, squares) = (0, 0, 0)
        var count = 0
        var before: Unicode.Scalar = " "
        for scalar in text {
            let advance = Int(advance(of: scalar))
            switch scalar.value {
            case 0x30...0x39: digits += advance
            case _ where isSquare(scalar): squares += advance
            default: letters += advance
            }
            if advance > 0, !isSquare(scalar) { count += 1 }
            letters -= kerning(before, scalar)
            before = scalar
        }
        let display = displayShare(pointSize)
        let weight = weight.factor + (weight.displayFactor - weight.factor) * display
        let glyphs =
            Double(letters) * (1 + (displayLetters - 1) * display) + Double(digits)
            * (1 + (displayDigits - 1) * display)
        let scaled = glyphs / 2048 * weight + Double(squares) / 2048
        return max(0, pointSize * (scaled + Double(count) * tracking(pointSize) / 1000))
    }

    /// How far the font has turned from its text design into its display design: from 17 points to 28.
    private static func displayShare(_ pointSize: Double) -> Double {
        min(max((pointSize - 17) / 11, 0), 1)
    }

    /// How wide glyphs of the display design are, in parts of those of the text design.
    private static let displayLetters = 0.8813
    private static let displayDigits = 0.949

    /// Characters as wide as the font's size, whatever its design and weight: ideographs and emoji.
    private static func isSquare(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x1100...0x11ff, 0x2e80...0xd7ff, 0xf900...0xfaff, 0xff00...0xff60, 0x1f000...0x3ffff: true
        default: false
        }
    }

    /// How much closer two characters are than their advances put them.
    private static func kerning(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Int {
        switch (first, second) {
        case ("A", "V"), ("V", "A"): 150
        case ("T", "a"), ("T", "c"..."g"), ("T", "m"..."s"), ("T", "u"..."z"): 160
        default: 0
        }
    }

    /// Room added after each glyph in thousandths of the point size, linear between whole sizes.
    private static func tracking(_ pointSize: Double) -> Double {
        let position = min(max(pointSize - 8, 0), Double(trackings.count - 1))
        let index = Int(position)
        guard index + 1 < trackings.count else { return trackings[index] }
        return trackings[index] + (trackings[index + 1] - trackings[index]) * (position - Double(index))
    }

    /// From 8 points on; the last holds for all larger sizes.
    private static let trackings: [Double] = [
        26, 19, 12, 6, 0, -6, -11, -16, -20, -26, -25, -24, -23, -18, -12, -4, 3, 6, 8, 11, 14, 14, 14, 13, 13, 13, 12,
    ]

    /// The advance of a glyph at regular weight, in units of 1/2048 of the point size.
    private static func advance(of scalar: Unicode.Scalar) -> UInt16 {
        switch scalar.value {
        case 0x30...0x39: digits[Int(scalar.value - 0x30)]
        case 0x41...0x5a: uppercase[Int(scalar.value - 0x41)]
        case 0x61...0x7a: lowercase[Int(scalar.value - 0x61)]
        case 0x0...0x7f: punctuation(scalar)
        case _ where isSquare(scalar): 2048
        case 0x300...0x36f, 0x200b...0x200f, 0xfe00...0xfe0f: 0
        case 0x2026: 3 * 609
        default: accented(scalar) ?? ordinary
        }
    }

    /// Letters with accents are as wide as without.
    private static func accented(_ scalar: Unicode.Scalar) -> UInt16? {
        guard let base = accentedLetters[scalar] else { return nil }
        return advance(of: base)
    }

    private static let accentedLetters: [Unicode.Scalar: Unicode.Scalar] = {
        var result: [Unicode.Scalar: Unicode.Scalar] = [:]
        let groups: [(Unicode.Scalar, String)] = [
            ("a", "àáâãäåāăą"), ("c", "çćĉċč"), ("d", "ďđ"), ("e", "èéêëēĕėęě"), ("g", "ĝğġģ"), ("i", "ìíîïĩīĭįı"),
            ("l", "ĺļľł"), ("n", "ñńņň"), ("o", "òóôõöøōŏő"), ("r", "ŕŗř"), ("s", "śŝşšș"), ("t", "ţťț"),
            ("u", "ùúûüũūŭůűų"), ("y", "ýÿŷ"), ("z", "źżž"), ("A", "ÀÁÂÃÄÅĀĂĄ"), ("C", "ÇĆĈĊČ"), ("D", "ĎĐ"),
            ("E", "ÈÉÊËĒĔĖĘĚ"), ("G", "ĜĞĠĢ"), ("I", "ÌÍÎÏĨĪĬĮİ"), ("L", "ĹĻĽŁ"), ("N", "ÑŃŅŇ"), ("O", "ÒÓÔÕÖØŌŎŐ"),
            ("R", "ŔŖŘ"), ("S", "ŚŜŞŠȘ"), ("T", "ŢŤȚ"), ("U", "ÙÚÛÜŨŪŬŮŰŲ"), ("Y", "ÝŶŸ"), ("Z", "ŹŻŽ"),
        ]
        for (base, letters) in groups {
            for letter in letters.unicodeScalars { result[letter] = base }
        }
        return result
    }()

    private static let lowercase: [UInt16] = [
        1131, 1259, 1147, 1259, 1171, 742, 1249, 1206, 507, 506, 1113, 519, 1783,
        1196, 1211, 1251, 1249, 781, 1073, 745, 1196, 1111, 1587, 1075, 1113, 1105,
    ]
    private static let uppercase: [UInt16] = [
        1381, 1347, 1467, 1489, 1221, 1173, 1530, 1521, 549, 1103, 1350, 1164, 1791,
        1521, 1581, 1302, 1581, 1339, 1306, 1299, 1511, 1381, 1983, 1391, 1343, 1356,
    ]
    private static let digits: [UInt16] = [1291, 951, 1237, 1285, 1319, 1267, 1305, 1167, 1309, 1305]
    /// A glyph of unknown advance.
    private static let ordinary: UInt16 = 1190

    private static func punctuation(_ scalar: Unicode.Scalar) -> UInt16 {
        switch scalar {
        case " ": 577
        case ".", ",", ":", ";", "'", "`": 609
        case "!": 638
        case "?": 1051
        case "-", "*": 967
        case "(", ")", "[", "]", "{", "}": 783
        case "/", "\\": 625
        case "|": 531
        case "_": 1196
        case "\"": 979
        case "+", "#", "$", "=", "<", ">", "~", "^": 1291
        case "&": 1458
        case "%": 1896
        case "@": 1881
        default: 0
        }
    }
}

extension FontWeight {
    /// How much wider glyphs are than at regular weight.
    fileprivate var factor: Double {
        switch self {
        case .regular: 1
        case .medium: 1.024
        case .semibold: 1.042
        case .bold: 1.074
        }
    }

    /// The same in the display design.
    fileprivate var displayFactor: Double {
        switch self {
        case .regular: 1
        case .medium: 1.039
        case .semibold: 1.068
        case .bold: 1.108
        }
    }
}
