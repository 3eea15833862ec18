/// Which glyph of a font a character is.
package struct CharacterMap: Sendable, Equatable {
    /// Characters one after the other, which are glyphs one after the other, or listed.
    package struct Segment: Sendable, Equatable {
        package var characters: ClosedRange<UInt32>
        package var glyphs: Glyphs

        package init(_ characters: ClosedRange<UInt32>, _ glyphs: Glyphs) {
            self.characters = characters
            self.glyphs = glyphs
        }
    }

    package enum Glyphs: Sendable, Equatable {
        /// The glyph of the segment's first character.
        case from(UInt32)
        /// The place of the first character's glyph in the list, and what is added to each.
        case listed(at: Int, plus: UInt16)
    }

    private var segments: [Segment]
    private var list: [UInt16]

    /// - Parameter segments: In any order, and apart from each other, as fonts have to have them.
    package init(_ segments: [Segment], list: [UInt16] = []) {
        self.segments = segments.sorted { $0.characters.upperBound < $1.characters.upperBound }
        self.list = list
    }

    /// `nil` where the font lacks the character.
    ///
    /// - Complexity: O(log segments)
    package subscript(scalar: Unicode.Scalar) -> UInt16? {
        var low = 0
        var high = segments.count
        while low < high {
            let middle = (low + high) / 2
            if segments[middle].characters.upperBound < scalar.value { low = middle + 1 } else { high = middle }
        }
        guard low < segments.count, segments[low].characters.contains(scalar.value) else { return nil }
        let offset = scalar.value - segments[low].characters.lowerBound
        let glyph: UInt16
        switch segments[low].glyphs {
        case .from(let first):
            guard let number = UInt16(exactly: UInt64(first) + UInt64(offset)) else { return nil }
            glyph = number
        case .listed(let place, let added):
            let index = place + Int(offset)
            guard list.indices.contains(index), list[index] != 0 else { return nil }
            glyph = list[index] &+ added
        }
        return glyph == 0 ? nil : glyph
    }
}
