/// What a font says of the sizes of text: how wide its characters are, how much closer pairs of them are, and how high a line is.
///
/// Lengths are in units of the font: `unitsPerEm` of them are one point size.
package struct FontMetrics: Sendable, Equatable {
    /// As `UIFont(name:size:)` takes it: the PostScript name, such as `OpenSans-Semibold`.
    package var name: String
    /// As people call it, such as `Open Sans Semibold`.
    package var fullName: String
    /// Where the font was read.
    package var file: String?
    package var unitsPerEm: Double
    /// Above the baseline, and below it, both positive; and what a line keeps free beside.
    package var ascent: Double
    package var descent: Double
    package var lineGap: Double
    package var characters: CharacterMap
    /// By glyph; the last one holds for all further glyphs.
    package var advances: [UInt16]
    package var kerning: Kerning

    package init(
        name: String,
        fullName: String,
        unitsPerEm: Double,
        ascent: Double,
        descent: Double,
        lineGap: Double,
        characters: CharacterMap,
        advances: [UInt16],
        kerning: Kerning
    ) {
        self.name = name
        self.fullName = fullName
        self.unitsPerEm = unitsPerEm
        self.ascent = ascent
        self.descent = descent
        self.lineGap = lineGap
        self.characters = characters
        self.advances = advances
        self.kerning = kerning
    }

    /// The height of a line of text, in points, not rounded, as `UIFont.lineHeight` has it.
    package func lineHeight(_ pointSize: Double) -> Double { (ascent + descent + lineGap) / unitsPerEm * pointSize }

    /// The width of text on one line, in points, not rounded.
    ///
    /// - Returns: `nil` where the font lacks a character: the system shows another font's.
    /// - Complexity: O(characters × log glyphs)
    package func width(of text: some Sequence<Unicode.Scalar>, pointSize: Double) -> Double? {
        var units = 0
        var before: UInt16?
        for scalar in text {
            if scalar.isInvisible { continue }
            guard let glyph = characters[scalar] else { return nil }
            units += advance(of: glyph)
            if let before { units += kerning[before, glyph] }
            before = glyph
        }
        return max(0, Double(units) / unitsPerEm * pointSize)
    }

    /// Whether the font has all characters of a text.
    package func covers(_ text: String) -> Bool {
        text.unicodeScalars.allSatisfy { $0.isInvisible || $0.value < 0x20 || characters[$0] != nil }
    }

    private func advance(of glyph: UInt16) -> Int {
        guard let last = advances.last else { return 0 }
        return Int(Int(glyph) < advances.count ? advances[Int(glyph)] : last)
    }
}

extension Unicode.Scalar {
    /// Joiners, marks of direction, variation selectors, hyphens that are shown at the end of a line only, and marks over the
    /// letter before.
    fileprivate var isInvisible: Bool {
        switch value {
        case 0xad, 0x0300...0x036f, 0x200b...0x200f, 0x202a...0x202e, 0x2060...0x2064, 0xfe00...0xfe0f: true
        default: false
        }
    }
}
