/// The terminal columns of a text: two for wide ideographs, syllables and emoji, none for marks drawn on the character
/// before them.
///
/// The ranges are those that Unicode's EastAsianWidth.txt classifies as wide or full, merged into blocks.
package func displayWidth(_ text: some StringProtocol) -> Int {
    var width = 0
    for character in text {
        guard let scalar = character.unicodeScalars.first else { continue }
        width += isWide(scalar) || character.unicodeScalars.contains("\u{fe0f}") ? 2 : isDrawnOver(scalar) ? 0 : 1
    }
    return width
}

private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x1100: false
    case 0x1100...0x115f, 0x231a...0x231b, 0x2329...0x232a, 0x23e9...0x23ec, 0x25fd...0x25fe, 0x2614...0x2615: true
    case 0x2648...0x2653, 0x26a1, 0x26bd...0x26be, 0x26c4...0x26c5, 0x2705, 0x270a...0x270b, 0x2728, 0x274c: true
    case 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x2b1b...0x2b1c, 0x2b50, 0x2b55: true
    case 0x2e80...0x303e, 0x3041...0x4dbf, 0x4e00...0xa4cf, 0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff: true
    case 0xfe10...0xfe19, 0xfe30...0xfe6f, 0xff01...0xff60, 0xffe0...0xffe6: true
    case 0x16fe0...0x18aff, 0x1aff0...0x1b2ff, 0x1f004, 0x1f0cf, 0x1f18e, 0x1f191...0x1f19a: true
    // Flags are pairs of letters.
    case 0x1f1e6...0x1f320: true
    case 0x1f32d...0x1f335, 0x1f337...0x1f37c, 0x1f37e...0x1f393, 0x1f3a0...0x1f3ca, 0x1f3cf...0x1f3d3: true
    case 0x1f3e0...0x1f3f0, 0x1f3f4, 0x1f3f8...0x1f43e, 0x1f440, 0x1f442...0x1f4fc, 0x1f4ff...0x1f53d: true
    case 0x1f54b...0x1f567, 0x1f57a, 0x1f595...0x1f596, 0x1f5a4, 0x1f5fb...0x1f64f, 0x1f680...0x1f6c5: true
    case 0x1f6cc...0x1f6df, 0x1f6eb...0x1f6fc, 0x1f7e0...0x1f7ff, 0x1f90c...0x1f9ff, 0x1fa70...0x1faff: true
    case 0x20000...0x3fffd: true
    default: false
    }
}

/// Whether a scalar at the start of a character takes no column: combining marks without a letter, and invisible
/// characters.
private func isDrawnOver(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
}
