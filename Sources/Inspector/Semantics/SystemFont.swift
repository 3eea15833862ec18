import LayoutModel

/// The system's text font, as far as sizes of text depend on it: advances, tracking, weights and line heights.
///
/// Measured on labels of iOS 26 with the system font from 8 to 34 points; the tracking is Apple's (Human Interface
/// Guidelines, Typography). On such labels widths are within 0.7 % on average: kerning is not counted.
enum SystemFont {
    /// Fractions of the point size, 1950/2048 and 494/2048: together the height of a line, with no leading.
    static let ascent = 0.9521484
    static let descent = 0.2412109

    /// The height of a line of text, in points, not rounded.
    static func lineHeight(_ pointSize: Double) -> Double { pointSize * (ascent + descent) }

    /// The width of text on one line, in points, not rounded.
    static func width(of text: some Sequence<Unicode.Scalar>, pointSize: Double, weight: FontWeight) -> Double {
        var units = 0
        var count = 0
        for scalar in text {
            let advance = Int(advance(of: scalar))
            units += advance
            if advance > 0 { count += 1 }
        }
        let glyphs = Double(units) / 2048 * weight.factor * opticalFactor(pointSize)
        return max(0, pointSize * (glyphs + Double(count) * tracking(pointSize) / 1000))
    }

    /// Larger sizes are drawn with narrower glyphs: from 18 points on the font turns into its display design.
    private static func opticalFactor(_ pointSize: Double) -> Double {
        let display = 0.9075
        if pointSize <= 17 { return 1 }
        if pointSize >= 28 { return display }
        return 1 + (display - 1) * (pointSize - 17) / 11
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
        case 0x300...0x36f, 0x200b...0x200f, 0xfe00...0xfe0f: 0
        case 0x2026: 3 * 609
        case 0x1100...0x11ff, 0x2e80...0xd7ff, 0xf900...0xfaff, 0xff00...0xff60, 0x1f000...0x3ffff: ideograph
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
    private static let ideograph: UInt16 = 2048
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
        case .bold: 1.067
        }
    }
}
