import LayoutModel

/// Reads the table `cmap` of a font: formats 4 (characters below 65,536), 6 and 12 (all characters).
enum CharacterMapTable {
    /// More tables are not looked at: a font has some, of which several are the same.
    private static let mostTables = 64

    static func map(in table: FontBytes) -> CharacterMap {
        guard let count = table.count16(2) else { return CharacterMap([]) }
        var best: (rank: Int, map: CharacterMap)?
        var tried: Set<Int> = []
        for index in 0..<min(count, mostTables) {
            let record = 4 + 8 * index
            guard let platform = table.count16(record), let encoding = table.count16(record + 2),
                let offset = table.count32(record + 4)
            else { break }
            // Unicode's and Windows' tables of Unicode.
            guard platform == 0 && encoding != 5 || platform == 3 && [1, 10].contains(encoding) else { continue }
            guard tried.insert(offset).inserted else { continue }
            let part = table.part(at: offset)
            let format = part.count16(0) ?? 0
            guard format > best?.rank ?? 0, let map = map(format, part) else { continue }
            best = (format, map)
        }
        return best?.map ?? CharacterMap([])
    }

    private static func map(_ format: Int, _ part: FontBytes) -> CharacterMap? {
        switch format {
        case 4: ofSegments(part)
        case 6: ofOneRange(part)
        case 12: ofGroups(part)
        default: nil
        }
    }

    private static func ofSegments(_ part: FontBytes) -> CharacterMap? {
        guard let doubled = part.count16(6), doubled >= 2 else { return nil }
        let count = doubled / 2
        let (ends, starts) = (14, 16 + 2 * count)
        let (deltas, offsets) = (16 + 4 * count, 16 + 6 * count)
        var segments: [CharacterMap.Segment] = []
        for index in 0..<count {
            guard let end = part.uint16(ends + 2 * index), let start = part.uint16(starts + 2 * index),
                let delta = part.uint16(deltas + 2 * index), let offset = part.count16(offsets + 2 * index)
            else { return nil }
            guard start <= end, start != 0xffff else { continue }
            // An offset counts from its own place to the glyph of the segment's first character.
            let glyphs: CharacterMap.Glyphs =
                offset == 0
                ? .from(UInt32(start &+ delta)) : .listed(at: (2 * index + offset - 2 * count) / 2, plus: delta)
            // Glyph numbers wrap within a segment, which few fonts make use of.
            segments.append(.init(UInt32(start)...UInt32(end), glyphs))
        }
        let listStart = 16 + 8 * count
        let length = max(0, (part.count - listStart) / 2)
        let list = (0..<min(length, 65_536)).compactMap { part.uint16(listStart + 2 * $0) }
        return CharacterMap(segments, list: list)
    }

    private static func ofOneRange(_ part: FontBytes) -> CharacterMap? {
        guard let first = part.uint16(6), let count = part.count16(8), count > 0 else { return nil }
        let list = (0..<count).compactMap { part.uint16(10 + 2 * $0) }
        guard list.count == count, Int(first) + count <= 65_536 else { return nil }
        let range = UInt32(first)...UInt32(first) + UInt32(count - 1)
        return CharacterMap([.init(range, .listed(at: 0, plus: 0))], list: list)
    }

    private static func ofGroups(_ part: FontBytes) -> CharacterMap? {
        guard let count = part.count32(12), count <= part.count / 12 else { return nil }
        var segments: [CharacterMap.Segment] = []
        segments.reserveCapacity(count)
        for index in 0..<count {
            let group = 16 + 12 * index
            guard let start = part.uint32(group), let end = part.uint32(group + 4), let glyph = part.uint32(group + 8),
                start <= end
            else { return nil }
            segments.append(.init(start...end, .from(glyph)))
        }
        return CharacterMap(segments)
    }
}
