/// Makes the bytes of a font with few glyphs: every character of `advances` is a glyph, from 1 on, in the order of the characters.
public struct MadeFont: Sendable {
    public enum KerningForm: Sendable, CaseIterable {
        case none, kern, appleKern, listedPairs, classPairs, extendedPairs
    }

    public enum MapForm: Sendable, CaseIterable {
        case deltas, listed, oneRange, groups
    }

    public var name = "Made-Regular"
    public var fullName = "Made Regular"
    public var unitsPerEm = 1000
    public var lines = (ascent: 900, descent: -200, gap: 100)
    public var advances: [Unicode.Scalar: Int] = ["A": 700, "B": 600, "V": 650]
    /// Of A and V.
    public var kerning = -80
    public var kerningForm = KerningForm.none
    public var mapForm = MapForm.deltas
    /// In a collection of two.
    public var isCollected = false

    public init() {}

    private var characters: [Unicode.Scalar] { advances.keys.sorted { $0.value < $1.value } }

    public var bytes: [UInt8] {
        var tables: [(tag: String, bytes: [UInt8])] = [
            ("head", [UInt8](repeating: 0, count: 18) + big16(unitsPerEm) + [UInt8](repeating: 0, count: 34)),
            (
                "hhea",
                big32(0x10000) + [lines.ascent, lines.descent, lines.gap].flatMap(big16)
                    + [UInt8](repeating: 0, count: 24) + big16(characters.count + 1)
            ),
            ("hmtx", ([500] + characters.map { advances[$0] ?? 0 }).flatMap { big16($0) + big16(0) }),
            ("cmap", big16(0) + big16(1) + big16(3) + big16(mapForm == .groups ? 10 : 1) + big32(12) + characterMap),
            ("name", names),
        ]
        switch kerningForm {
        case .none: break
        case .kern: tables.append(("kern", big16(0) + big16(1) + big16(0) + big16(20) + big16(1) + pairs))
        case .appleKern: tables.append(("kern", big32(0x10000) + big32(1) + big32(22) + big16(0) + big16(0) + pairs))
        case .listedPairs, .classPairs, .extendedPairs: tables.append(("GPOS", positions))
        }
        let start = isCollected ? 20 : 0
        var header = big32(0x10000) + big16(tables.count) + [UInt8](repeating: 0, count: 6)
        var body: [UInt8] = []
        let bodyStart = start + 12 + 16 * tables.count
        for table in tables {
            header += Array(table.tag.utf8) + big32(0) + big32(bodyStart + body.count) + big32(table.bytes.count)
            body += table.bytes
        }
        let collection = isCollected ? Array("ttcf".utf8) + big32(0x10000) + big32(2) + big32(20) + big32(20) : []
        return collection + header + body
    }

    private func glyph(_ character: Unicode.Scalar) -> Int { (characters.firstIndex(of: character) ?? -1) + 1 }

    private var pairs: [UInt8] {
        big16(1) + [UInt8](repeating: 0, count: 6) + big16(glyph("A")) + big16(glyph("V")) + big16(kerning)
    }

    private var characterMap: [UInt8] {
        let codes = characters.map { Int($0.value) }
        switch mapForm {
        case .groups:
            let groups = codes.flatMap { big32($0) + big32($0) + big32(codes.firstIndex(of: $0).map { $0 + 1 } ?? 0) }
            return big16(12) + big16(0) + big32(16 + groups.count) + big32(0) + big32(codes.count) + groups
        case .oneRange:
            let range = (codes.min() ?? 0)...(codes.max() ?? 0)
            let glyphs = range.map { code in codes.firstIndex(of: code).map { $0 + 1 } ?? 0 }
            return big16(6) + big16(0) + big16(0) + big16(range.lowerBound) + big16(range.count) + glyphs.flatMap(big16)
        case .deltas, .listed:
            let isListed = mapForm == .listed
            let count = codes.count + 1
            let ends = codes + [0xffff]
            let deltas = codes.indices.map { isListed ? 0 : $0 + 1 - codes[$0] } + [1]
            let offsets = codes.indices.map { isListed ? 2 * count : 0 * $0 } + [0]
            let glyphs = isListed ? codes.indices.map { $0 + 1 } : []
            let table: [UInt8] =
                big16(2 * count) + [UInt8](repeating: 0, count: 6) + ends.flatMap(big16) + big16(0)
                + ends.flatMap(big16)
                + deltas.flatMap(big16) + offsets.flatMap(big16) + glyphs.flatMap(big16)
            return big16(4) + big16(6 + table.count) + big16(0) + table
        }
    }

    private var names: [UInt8] {
        let texts = [(kind: 4, text: fullName), (kind: 6, text: name)]
        let encoded = texts.map { text in text.text.utf16.flatMap { big16(Int($0)) } }
        var records: [UInt8] = []
        var offset = 0
        for (text, bytes) in zip(texts, encoded) {
            records += big16(3) + big16(1) + big16(0x409) + big16(text.kind) + big16(bytes.count) + big16(offset)
            offset += bytes.count
        }
        return big16(0) + big16(2) + big16(6 + records.count) + records + encoded.flatMap { $0 }
    }

    private var positions: [UInt8] {
        let coverage = big16(1) + big16(1) + big16(glyph("A"))
        var part: [UInt8]
        if kerningForm == .classPairs {
            // Header of 16 bytes, 2 × 2 values, coverage, then both classes: A is 1 of the first, V 1 of the second.
            let values = [0, 0, 0, kerning].flatMap(big16)
            let coverageAt = 16 + values.count
            func classes(_ character: Unicode.Scalar) -> [UInt8] {
                big16(2) + big16(1) + big16(glyph(character)) + big16(glyph(character)) + big16(1)
            }
            let firstAt = coverageAt + coverage.count
            part = big16(2) + big16(coverageAt) + big16(4) + big16(0) + big16(firstAt) + big16(firstAt + 10)
            part += big16(2) + big16(2) + values + coverage + classes("A") + classes("V")
        } else {
            // A placement before the advance, so that values are not the advance alone.
            let set = big16(1) + big16(glyph("V")) + big16(7) + big16(kerning)
            part = big16(1) + big16(12) + big16(5) + big16(0) + big16(1) + big16(12 + coverage.count) + coverage + set
        }
        if kerningForm == .extendedPairs { part = big16(1) + big16(2) + big32(8) + part }
        let lookup = big16(kerningForm == .extendedPairs ? 9 : 2) + big16(0) + big16(1) + big16(8) + part
        let lookups = big16(1) + big16(4) + lookup
        let features = big16(1) + Array("kern".utf8) + big16(8) + big16(0) + big16(1) + big16(0)
        let language = big16(0) + big16(0xffff) + big16(1) + big16(0)
        let scripts = big16(1) + Array("DFLT".utf8) + big16(8) + big16(4) + big16(0) + language
        let scriptsAt = 10
        let featuresAt = scriptsAt + scripts.count
        return big32(0x10000) + big16(scriptsAt) + big16(featuresAt) + big16(featuresAt + features.count) + scripts
            + features + lookups
    }
}

private func big16(_ number: Int) -> [UInt8] {
    [UInt8(truncatingIfNeeded: number >> 8), UInt8(truncatingIfNeeded: number)]
}

private func big32(_ number: Int) -> [UInt8] { big16(number >> 16) + big16(number) }
