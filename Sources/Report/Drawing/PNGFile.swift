/// Pixels of a few colors as a PNG file (ISO/IEC 15948).
enum PNGFile {
    /// Near the beginning of every file of ours: what is not ours is not overwritten.
    static let mark = "Software\u{0}draft-inspect"
    static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameters:
    ///   - pixels: Row by row, each the number of a color.
    ///   - palette: At most 256 colors, as 0xRRGGBB.
    static func bytes(of pixels: [UInt8], width: Int, palette: [UInt32]) -> [UInt8] {
        let height = pixels.count / width
        var header = Self.bytes(UInt32(width)) + Self.bytes(UInt32(height))
        // Eight bits a pixel, with a palette; the only compression and filter that there are, not interlaced.
        header += [8, 3, 0, 0, 0]
        var rows: [UInt8] = []
        rows.reserveCapacity(pixels.count + height)
        for row in 0..<height {
            rows.append(0)
            rows += pixels[(row * width)..<((row + 1) * width)]
        }
        let colors = palette.flatMap { [UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] }
        return signature + chunk("IHDR", header) + chunk("tEXt", Array(mark.utf8)) + chunk("PLTE", colors)
            + chunk("IDAT", Deflate.zlib(rows, stride: width + 1)) + chunk("IEND", [])
    }

    private static func bytes(_ number: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(number >> $0 & 255) }
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return bytes(UInt32(content.count)) + named + bytes(checksum(named))
    }

    private static let checksums: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    /// CRC-32.
    static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(~0) { checksums[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}

/// Compression (RFC 1950 and 1951) of rows that are long runs, or equal to the row above.
private struct Deflate {
    private var output: [UInt8] = []
    private var bits: UInt64 = 0
    private var bitCount = 0

    private static let longestMatch = 258
    private static let shortestMatch = 3
    private static let farthest = 32_768

    static func zlib(_ bytes: [UInt8], stride: Int) -> [UInt8] {
        var deflate = Deflate()
        deflate.compress(bytes, stride: stride)
        var (first, second) = (UInt32(1), UInt32(0))
        for byte in bytes {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        let sum = second << 16 | first
        return [0x78, 0x01] + deflate.output + [24, 16, 8, 0].map { UInt8(sum >> $0 & 255) }
    }

    private mutating func compress(_ bytes: [UInt8], stride: Int) {
        // The last block, with the codes that are fixed.
        put(0b011, 3)
        let distances = [1, stride].filter { $0 <= Self.farthest }
        var index = 0
        while index < bytes.count {
            var best = (length: 0, distance: 0)
            for distance in distances where distance <= index {
                var length = 0
                let most = min(Self.longestMatch, bytes.count - index)
                while length < most, bytes[index + length] == bytes[index + length - distance] { length += 1 }
                if length > best.length { best = (length, distance) }
            }
            if best.length >= Self.shortestMatch {
                put(match: best.length, distance: best.distance)
                index += best.length
            } else {
                put(symbol: Int(bytes[index]))
                index += 1
            }
        }
        put(symbol: 256)
        while bitCount > 0 { put(0, 1) }
    }

    private mutating func put(match length: Int, distance: Int) {
        let (symbol, bits, base) = Self.lengths.last { $0.base <= length } ?? Self.lengths[0]
        put(symbol: symbol)
        put(UInt64(length - base), bits)
        let (code, extra, first) = Self.distances.last { $0.base <= distance } ?? Self.distances[0]
        put(reversed: code, 5)
        put(UInt64(distance - first), extra)
    }

    private static let lengths: [(symbol: Int, bits: Int, base: Int)] = {
        var table: [(symbol: Int, bits: Int, base: Int)] = []
        var base = 3
        for symbol in 257..<285 {
            let bits = symbol < 265 ? 0 : (symbol - 261) / 4
            table.append((symbol, bits, base))
            base += 1 << bits
        }
        return table + [(285, 0, 258)]
    }()

    private static let distances: [(code: Int, bits: Int, base: Int)] = {
        var table: [(code: Int, bits: Int, base: Int)] = []
        var base = 1
        for code in 0..<30 {
            let bits = code < 4 ? 0 : (code - 2) / 2
            table.append((code, bits, base))
            base += 1 << bits
        }
        return table
    }()

    private mutating func put(symbol: Int) {
        switch symbol {
        case 0..<144: put(reversed: 0x30 + symbol, 8)
        case 144..<256: put(reversed: 0x190 + symbol - 144, 9)
        case 256..<280: put(reversed: symbol - 256, 7)
        default: put(reversed: 0xC0 + symbol - 280, 8)
        }
    }

    /// Codes begin with their highest bit, everything else with the lowest.
    private mutating func put(reversed code: Int, _ count: Int) {
        for bit in (0..<count).reversed() { put(UInt64(code >> bit & 1), 1) }
    }

    private mutating func put(_ value: UInt64, _ count: Int) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(bits & 255))
            bits >>= 8
            bitCount -= 8
        }
        // The caller pads the last byte.
        if bitCount == 0 { bits = 0 }
    }
}
