import LayoutModel
import LayoutSyntax

/// Reads what sizes of text depend on from TrueType and OpenType files and from collections of them (OpenType 1.9: `head`,
/// `hhea`, `hmtx`, `cmap`, `OS/2`, `name`, `kern` and `GPOS`).
///
/// A hostile file costs no more than its size: nothing is expanded.
package enum FontFile {
    /// Of names of files, in lower case and without the dot.
    package static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// More fonts of a collection are not read.
    private static let mostFonts = 256

    /// All fonts of a file; one, unless it is a collection.
    ///
    /// - Throws: ``ReadError`` where it is no font, or a table that is needed is missing or cut.
    package static func fonts(in bytes: [UInt8]) throws(ReadError) -> [FontMetrics] {
        let file = FontBytes(bytes)
        guard file.tag(0) == "ttcf" else { return [try font(in: file, at: 0)] }
        guard let count = file.count32(8), count > 0, count <= mostFonts else {
            throw ReadError("the font collection counts no fonts, or more than \(mostFonts)")
        }
        var fonts: [FontMetrics] = []
        for index in 0..<count {
            guard let offset = file.count32(12 + 4 * index) else { throw ReadError("the font collection is cut off") }
            fonts.append(try font(in: file, at: offset))
        }
        return fonts
    }

    private static func font(in file: FontBytes, at start: Int) throws(ReadError) -> FontMetrics {
        let tables = try tables(of: file, at: start)
        func table(_ tag: String, atLeast count: Int) throws(ReadError) -> FontBytes {
            guard let table = tables[tag] else { throw ReadError("the font has no table \"\(tag)\"") }
            if table.count < count { throw ReadError("the table \"\(tag)\" of the font is cut off") }
            return table
        }
        let head = try table("head", atLeast: 20)
        let header = try table("hhea", atLeast: 36)
        guard let unitsPerEm = head.uint16(18), (16...16_384).contains(unitsPerEm) else {
            throw ReadError("the font has no units per em between 16 and 16384")
        }
        let glyphCount = header.count16(34) ?? 0
        let metrics = try table("hmtx", atLeast: 4 * max(1, glyphCount))
        let names = FontNames(tables["name"])
        let lines = lineMetrics(header, tables["OS/2"])
        return FontMetrics(
            name: names.postScript,
            fullName: names.full,
            unitsPerEm: Double(unitsPerEm),
            ascent: lines.ascent,
            descent: lines.descent,
            lineGap: lines.gap,
            characters: CharacterMapTable.map(in: try table("cmap", atLeast: 4)),
            advances: (0..<max(1, glyphCount)).compactMap { metrics.uint16(4 * $0) },
            kerning: KerningTables.kerning(positions: tables["GPOS"], kern: tables["kern"])
        )
    }

    private static func tables(of file: FontBytes, at start: Int) throws(ReadError) -> [String: FontBytes] {
        let font = file.part(at: start)
        guard let kind = font.uint32(0), [0x0001_0000, 0x4f54_544f, 0x7472_7565].contains(kind),
            let count = font.count16(4)
        else { throw ReadError("not a TrueType or OpenType font") }
        var tables: [String: FontBytes] = [:]
        for index in 0..<count {
            let record = 12 + 16 * index
            guard let tag = font.tag(record), let offset = font.count32(record + 8),
                let length = font.count32(record + 12)
            else { throw ReadError("the list of tables of the font is cut off") }
            if tables[tag] == nil { tables[tag] = file.part(at: offset, count: length) }
        }
        return tables
    }

    /// Apple's systems take `hhea`, and `OS/2` only where that says nothing.
    private static func lineMetrics(
        _ header: FontBytes,
        _ windows: FontBytes?
    ) -> (ascent: Double, descent: Double, gap: Double) {
        let ascent = Double(header.int16(4) ?? 0)
        let descent = Double(header.int16(6) ?? 0)
        if ascent != 0 || descent != 0 { return (ascent, abs(descent), max(0, Double(header.int16(8) ?? 0))) }
        guard let windows, let high = windows.int16(68), let low = windows.int16(70) else { return (0, 0, 0) }
        return (Double(high), abs(Double(low)), max(0, Double(windows.int16(72) ?? 0)))
    }
}
