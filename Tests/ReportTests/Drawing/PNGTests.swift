import Foundation
import LayoutInspector
import Testing

@testable import LayoutReport

/// Pictures as pixels, read back by a decoder that knows nothing of how they were written.
@Suite struct PNGTests {
    private struct Decoded {
        var width: Int
        var height: Int
        var palette: [UInt32] = []
        /// Colors, row by row.
        var pixels: [UInt32] = []
    }

    /// Reads a file with a palette, whose data is one block of fixed codes.
    private static func decoded(_ bytes: [UInt8]) throws -> Decoded {
        try #require(bytes.starts(with: PNGFile.signature))
        func number(_ index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
        var result = Decoded(width: number(16), height: number(20))
        var data: [UInt8] = []
        var index = 8
        while index < bytes.count {
            let length = number(index)
            let content = Array(bytes[(index + 8)..<(index + 8 + length)])
            let checksum = PNGFile.checksum(Array(bytes[(index + 4)..<(index + 8 + length)]))
            #expect(Int(checksum) == number(index + 8 + length))
            switch String(decoding: bytes[(index + 4)..<(index + 8)], as: UTF8.self) {
            case "PLTE":
                result.palette = stride(from: 0, to: length, by: 3).map {
                    UInt32(content[$0]) << 16 | UInt32(content[$0 + 1]) << 8 | UInt32(content[$0 + 2])
                }
            case "IDAT": data = inflated(content)
            default: break
            }
            index += length + 12
        }
        try #require(data.count == result.height * (result.width + 1))
        for (place, byte) in data.enumerated() where place % (result.width + 1) > 0 {
            result.pixels.append(result.palette[Int(byte)])
        }
        return result
    }

    private static func inflated(_ bytes: [UInt8]) -> [UInt8] {
        var place = 16
        func bit() -> Int {
            defer { place += 1 }
            return Int(bytes[place >> 3] >> (place & 7) & 1)
        }
        func number(_ count: Int) -> Int { (0..<count).reduce(0) { $0 | bit() << $1 } }
        #expect(number(3) == 3, "one block with fixed codes")
        var output: [UInt8] = []
        while true {
            var code = (0..<7).reduce(0) { value, _ in value << 1 | bit() }
            let symbol: Int
            if code < 0x18 {
                symbol = code + 256
            } else {
                code = code << 1 | bit()
                if code < 0xC0 {
                    symbol = code - 0x30
                } else if code < 0xC8 {
                    symbol = code - 0xC0 + 280
                } else {
                    symbol = (code << 1 | bit()) - 0x190 + 144
                }
            }
            if symbol == 256 { return output }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            let bases = [
                3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195,
                227, 258,
            ]
            let length = bases[symbol - 257] + (symbol < 265 || symbol == 285 ? 0 : number((symbol - 261) / 4))
            let coded = (0..<5).reduce(0) { value, _ in value << 1 | bit() }
            let extra = coded < 4 ? 0 : coded / 2 - 1
            let base = coded < 4 ? coded + 1 : (2 + coded % 2) << extra + 1
            let distance = base + number(extra)
            for _ in 0..<length { output.append(output[output.count - distance]) }
        }
    }

    @Test("any pixels come back as they were", arguments: [1, 7, 64, 1_000])
    func roundTrip(_ width: Int) throws {
        var state: UInt64 = 42
        let palette = (0..<256).map { UInt32($0) * 65_793 }
        let pixels = (0..<(width * 40)).map { index -> UInt8 in
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            // Runs, rows like the one above, and noise.
            return index % 3 == 0 ? UInt8(state >> 60) * 16 : index / width % 2 == 0 ? 200 : UInt8(index / 50 % 256)
        }
        let read = try Self.decoded(PNGFile.bytes(of: pixels, width: width, palette: palette))
        #expect(read.width == width && read.height == 40)
        #expect(read.pixels == pixels.map { palette[Int($0)] })
    }

    @Test("the checksum is that of the standard")
    func checksum() {
        #expect(PNGFile.checksum(Array("123456789".utf8)) == 0xCBF4_3926)
    }

    @Test("a drawing has its rectangles, their looks and its words at two pixels a point")
    func drawing() throws {
        let picture = Picture(
            bounds: Rectangle(x: 0, y: 0, width: 200, height: 100),
            boxes: [
                Picture.Box(frame: Rectangle(x: 0, y: 0, width: 200, height: 100), label: "", isContainer: true),
                Picture.Box(frame: Rectangle(x: 20, y: 20, width: 100, height: 40), label: "", look: .error),
            ]
        )
        let drawing = Drawing(title: "A layout", rows: [[Drawing.Panel("", .picture(picture))]], legend: ["é … 漢"])
        let bytes = drawing.png()
        #expect(Drawing.wrotePNG(bytes) && bytes.count < 4_000)
        #expect(!Drawing.wrotePNG(PNGFile.signature + [1, 2, 3]))
        let read = try Self.decoded(bytes)
        let shapes = drawing.shapes()
        #expect(read.width == 2 * Int(shapes.width.rounded(.up)) && read.height == 2 * Int(shapes.height.rounded(.up)))
        guard
            case .group(let left, let top, _)? = shapes.shapes.first(where: {
                if case .group = $0 { true } else { false }
            })
        else {
            Issue.record("no picture")
            return
        }
        func color(_ x: Double, _ y: Double) -> UInt32 {
            read.pixels[Int((top + y) * 2) * read.width + Int((left + x) * 2)]
        }
        #expect(color(10, 10) == 0xFFFFFF)
        #expect(color(0, 50) == 0x444444)
        #expect(color(20, 40) == 0xCC0000)
        #expect(color(70, 40) == 0xFDEEEE)
        #expect(Set(read.pixels).contains(0x222222), "words")
        #expect(drawing.png() == bytes)
    }

    @Test("every character of ASCII has a shape of its own, and the others have that of a similar one or a box")
    func font() {
        let all = (0x20..<0x7F).compactMap { Unicode.Scalar($0) }.map { Character($0) }
        let shapes = all.map { PixelFont.rows(of: $0) }
        #expect(shapes.allSatisfy { $0.count == PixelFont.height && $0.allSatisfy { $0 < 32 } })
        #expect(Set(shapes).count == all.count)
        #expect(PixelFont.rows(of: "ö") == PixelFont.rows(of: "o"))
        #expect(PixelFont.rows(of: "漢") == PixelFont.rows(of: "語"))
    }
}
