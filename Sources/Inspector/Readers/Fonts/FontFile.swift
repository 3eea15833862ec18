import LayoutModel
import LayoutSyntax

/// Reads what sizes of text depend on from TrueType and OpenType files and from collections of them (OpenType 1.9: `head`,
/// `hhea`, `hmtx`, `cmap`, `OS/2`, `name`, `kern` and `GPOS`).
///
/// A hostile file costs a limited amount of work, whatever it counts: tables that several records name are read once, and what pairs and
/// classes are expanded to has a limit.
package enum FontFile {
    /// Of names of files, in lower case and without the dot.
    package static let fileExtensions: Set<String> = ["ttf", "otf", "ttc", "otc"]

    /// More fonts of a collection are not read.
    private static let mostFonts = 256

    /// How a font is called.
    package struct Names: Sendable, Equatable {
        /// As `UIFont(name:size:)` takes it.
        package var postScript: String
        package var full: String
    }

    /// The names of all fonts of a file; of one, unless it is a collection.
    ///
    /// - Throws: ``ReadError`` where it is no font, or its list of tables is cut.
    package static func names(in bytes: [UInt8]) throws(ReadError) -> [Names] {
        let file = FontBytes(bytes)
        var names: [Names] = []
        for start in try starts(in: file) {
            let own = FontNames(try tables(of: file, at: start)["name"])
            names.append(Names(postScript: own.postScript, full: own.full))
        }
        return names
    }

    /// A font of a file, by its place among ``names(in:)``.
    ///
    /// - Throws: ``ReadError`` where there is none, or a table that is needed is missing or cut.
    package static func font(_ number: Int, in bytes: [UInt8]) throws(ReadError) -> FontMetrics {
        let file = FontBytes(bytes)
        let starts = try starts(in: file)
        guard starts.indices.contains(number) else { throw ReadError("the file has no font \(number + 1)") }
        return try font(in: file, at: starts[number])
    }

    /// Where the tables of each font are listed.
    private static func starts(in file: FontBytes) throws(ReadError) -> [Int] {
        guard file.tag(0) == "ttcf" else { return [0] }
        guard let count = file.count32(8), count > 0, count <= mostFonts else {
            throw ReadError("the font collection counts no fonts, or more than \(mostFonts)")
        }
        let starts = (0..<count).compactMap { file.count32(12 + 4 * $0) }
        if starts.count < count { throw ReadError("the font collection is cut off") }
        return starts
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
        guard let lines = lineMetrics(header, tables["OS/2"]) else {
            throw ReadError("the lines of the font have no height")
        }
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

    private typealias Lines = (ascent: Double, descent: Double, gap: Double)

    /// Apple's systems take `hhea`, and `OS/2` only where that says nothing.
    private static func lineMetrics(_ header: FontBytes, _ windows: FontBytes?) -> Lines? {
        func lines(_ table: FontBytes, at offset: Int) -> Lines? {
            guard let ascent = table.int16(offset), let descent = table.int16(offset + 2),
                let gap = table.int16(offset + 4), ascent >= 0, Int(ascent) + abs(Int(descent)) > 0
            else { return nil }
            return (Double(ascent), abs(Double(descent)), max(0, Double(gap)))
        }
        return lines(header, at: 4) ?? windows.flatMap { lines($0, at: 68) }
    }
}
