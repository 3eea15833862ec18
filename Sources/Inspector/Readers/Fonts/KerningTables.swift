import LayoutModel

/// Reads how pairs of glyphs are set closer: the feature `kern` of the table `GPOS`, else the table `kern`, as the system does.
enum KerningTables {
    /// A font has no more lookups of kerning, and no more parts in them.
    private static let mostParts = 1024
    /// All parts together have no more pairs, classes times classes, and glyphs that are covered or have a class.
    private static let mostPairs = 1_500_000

    static func kerning(positions: FontBytes?, kern: FontBytes?) -> Kerning {
        if let positions, let tables = tables(in: positions), !tables.isEmpty { return Kerning(tables) }
        guard let kern else { return Kerning() }
        return Kerning(oldTables(in: kern).map { [.pairs($0)] })
    }

    // MARK: - GPOS

    private static func tables(in table: FontBytes) -> [Kerning.Table]? {
        guard let featuresAt = table.count16(6), let lookupsAt = table.count16(8) else { return nil }
        let lookups = table.part(at: lookupsAt)
        guard let lookupCount = lookups.count16(0) else { return nil }
        var room = mostPairs
        var parts = 0
        var tables: [Kerning.Table] = []
        for index in kernLookups(in: table.part(at: featuresAt), scripts: table.part(at: table.count16(4) ?? 0))
        where index < lookupCount {
            guard let offset = lookups.count16(2 + 2 * index) else { continue }
            let lookup = lookups.part(at: offset)
            guard let kind = lookup.count16(0), let count = lookup.count16(4), kind == 2 || kind == 9 else { continue }
            var found: Kerning.Table = []
            for part in 0..<count {
                parts += 1
                guard parts <= mostParts, let partAt = lookup.count16(6 + 2 * part) else { return tables }
                var subtable = lookup.part(at: partAt)
                if kind == 9 {
                    guard subtable.count16(2) == 2, let further = subtable.count32(4) else { continue }
                    subtable = subtable.part(at: further)
                }
                guard let read = self.part(subtable, &room) else { continue }
                found.append(read)
            }
            if !found.isEmpty { tables.append(found) }
        }
        return tables
    }

    /// The lookups of the feature `kern` that Latin text uses, ascending.
    private static func kernLookups(in features: FontBytes, scripts: FontBytes) -> [Int] {
        let used = featuresOfLatin(in: scripts)
        guard let count = features.count16(0) else { return [] }
        var lookups: Set<Int> = []
        for index in 0..<count where used?.contains(index) ?? true {
            guard features.tag(2 + 6 * index) == "kern", let offset = features.count16(6 + 6 * index) else { continue }
            let feature = features.part(at: offset)
            for lookup in 0..<min(feature.count16(2) ?? 0, mostParts) {
                if let number = feature.count16(4 + 2 * lookup) { lookups.insert(number) }
            }
        }
        return lookups.sorted()
    }

    /// The features of the script `latn`, else of `DFLT`; `nil`: all.
    private static func featuresOfLatin(in scripts: FontBytes) -> Set<Int>? {
        guard let count = scripts.count16(0) else { return nil }
        var offsets: [String: Int] = [:]
        for index in 0..<count {
            guard let tag = scripts.tag(2 + 6 * index), let offset = scripts.count16(6 + 6 * index) else { break }
            offsets[tag] = offset
        }
        guard let offset = offsets["latn"] ?? offsets["DFLT"] else { return nil }
        let script = scripts.part(at: offset)
        guard let language = script.count16(0), language > 0 else { return nil }
        let features = script.part(at: language)
        return Set((0..<(features.count16(4) ?? 0)).compactMap { features.count16(6 + 2 * $0) })
    }

    /// A part of a lookup of pairs: listed pairs (format 1), or pairs of classes (format 2).
    private static func part(_ table: FontBytes, _ room: inout Int) -> Kerning.Part? {
        guard let format = table.count16(0), let coverageAt = table.count16(2), let first = table.count16(4),
            let second = table.count16(6), first & 4 != 0
        else { return nil }
        // A value record has two bytes for each bit of its format; the advance is the third of them.
        let advanceAt = 2 * (first & 3).nonzeroBitCount
        let size = 2 * (first & 0xff).nonzeroBitCount + 2 * (second & 0xff).nonzeroBitCount
        let covered = coverage(table.part(at: coverageAt), &room)
        return format == 1
            ? listedPairs(table, covered, advanceAt, size, &room)
            : format == 2 ? classPairs(table, covered, advanceAt, size, &room) : nil
    }

    private static func listedPairs(
        _ table: FontBytes,
        _ covered: [UInt16],
        _ advanceAt: Int,
        _ size: Int,
        _ room: inout Int
    ) -> Kerning.Part? {
        var pairs: [Kerning.Pair: Int16] = [:]
        for (index, glyph) in covered.enumerated() {
            guard let offset = table.count16(10 + 2 * index) else { break }
            let set = table.part(at: offset)
            let count = set.count16(0) ?? 0
            room -= count
            guard room > 0 else { return nil }
            for pair in 0..<count {
                let record = 2 + pair * (2 + size)
                guard let second = set.uint16(record), let value = set.int16(record + 2 + advanceAt) else { break }
                pairs[Kerning.Pair(glyph, second)] = value
            }
        }
        return .pairs(pairs)
    }

    private static func classPairs(
        _ table: FontBytes,
        _ covered: [UInt16],
        _ advanceAt: Int,
        _ size: Int,
        _ room: inout Int
    ) -> Kerning.Part? {
        guard let firstAt = table.count16(8), let secondAt = table.count16(10), let firstCount = table.count16(12),
            let secondCount = table.count16(14)
        else { return nil }
        room -= firstCount * secondCount
        guard room > 0, firstCount * secondCount * size <= table.count else { return nil }
        let values = (0..<firstCount * secondCount).compactMap { table.int16(16 + $0 * size + advanceAt) }
        return .classes(
            Kerning.Classes(
                covered: Set(covered),
                first: classes(table.part(at: firstAt), &room),
                second: classes(table.part(at: secondAt), &room),
                secondCount: secondCount,
                values: values
            )
        )
    }

    /// The glyphs of a coverage table, in its order.
    private static func coverage(_ table: FontBytes, _ room: inout Int) -> [UInt16] {
        guard let format = table.count16(0), let count = table.count16(2) else { return [] }
        room -= count
        guard room > 0 else { return [] }
        if format == 1 { return (0..<count).compactMap { table.uint16(4 + 2 * $0) } }
        var glyphs: [UInt16] = []
        for index in 0..<count {
            guard let start = table.uint16(4 + 6 * index), let end = table.uint16(6 + 6 * index), start <= end else {
                break
            }
            room -= Int(end - start)
            guard room > 0 else { break }
            glyphs += start...end
        }
        return glyphs
    }

    private static func classes(_ table: FontBytes, _ room: inout Int) -> [UInt16: UInt16] {
        var classes: [UInt16: UInt16] = [:]
        switch table.count16(0) {
        case 1:
            guard let start = table.uint16(2), let count = table.count16(4) else { return [:] }
            room -= count
            guard room > 0 else { return [:] }
            for index in 0..<min(count, 65_536 - Int(start)) {
                guard let own = table.uint16(6 + 2 * index) else { break }
                classes[start + UInt16(index)] = own
            }
        case 2:
            for index in 0..<(table.count16(2) ?? 0) {
                guard let start = table.uint16(4 + 6 * index), let end = table.uint16(6 + 6 * index),
                    let own = table.uint16(8 + 6 * index), start <= end
                else { break }
                room -= Int(end - start)
                guard room > 0 else { break }
                for glyph in start...end { classes[glyph] = own }
            }
        default: break
        }
        return classes
    }

    // MARK: - kern

    /// The horizontal pairs of the table `kern`, in Windows' form or Apple's.
    private static func oldTables(in table: FontBytes) -> [[Kerning.Pair: Int16]] {
        guard let version = table.uint16(0) else { return [] }
        let isApple = version == 1
        guard let count = isApple ? table.count32(4) : table.count16(2) else { return [] }
        var tables: [[Kerning.Pair: Int16]] = []
        var place = isApple ? 8 : 4
        var room = mostPairs
        for _ in 0..<min(count, mostParts) {
            guard let length = isApple ? table.count32(place) : table.count16(place + 2),
                let coverage = table.count16(place + 4)
            else { break }
            // Pairs are format 0: Apple's in the low byte, Windows' in the high one, with its own bit for horizontal text.
            let isUsable = isApple ? coverage == 0 : coverage & 0xff07 == 1
            let start = place + (isApple ? 8 : 6)
            if isUsable, let pairCount = table.count16(start) {
                room -= pairCount
                guard room > 0 else { break }
                var pairs: [Kerning.Pair: Int16] = [:]
                for index in 0..<pairCount {
                    let record = start + 8 + 6 * index
                    guard let first = table.uint16(record), let second = table.uint16(record + 2),
                        let value = table.int16(record + 4)
                    else { break }
                    pairs[Kerning.Pair(first, second)] = value
                }
                tables.append(pairs)
            }
            guard length > 0 else { break }
            place += length
        }
        return tables
    }
}
