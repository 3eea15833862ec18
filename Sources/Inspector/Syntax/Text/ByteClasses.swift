/// Classes of bytes in a text. Letters beyond ASCII have bytes from 0x80 on.
extension UInt8 {
    /// A space or a tab.
    @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 }

    /// A space, a tab, a line feed or a carriage return.
    @inlinable package var isBlankOrLineEnd: Bool { isBlank || self == 0x0A || self == 0x0D }

    /// The same set as C's `isspace`: these, and the vertical tab and the form feed.
    @inlinable package var isWhiteSpace: Bool { self == 0x20 || (self >= 0x09 && self <= 0x0D) }

    @inlinable package var isDigit: Bool { self &- 0x30 < 10 }

    @inlinable package var isHexadecimalDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 6 }

    /// An ASCII letter.
    @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }

    /// Letters, digits, `_`, `.`, `$`, and all bytes beyond ASCII, to include modules and mangled names.
    @inlinable package var isPartOfClassName: Bool {
        isLetter || isDigit || self == 0x5F || self == 0x2E || self == 0x24 || self >= 0x80
    }

    /// Digits, `.`, signs, `e` and `E`.
    @inlinable package var isPartOfNumber: Bool {
        isDigit || self == 0x2E || self == 0x2D || self == 0x2B || self == 0x65 || self == 0x45
    }
}
