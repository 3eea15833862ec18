import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// Pictures in SVG files, by geometry.
@Suite("a picture as SVG") struct SVGPictureTests {
    private struct Element {
        var x, y, width, height: Double
        var text: String
    }

    private static func numbers(_ line: Substring) -> [String: Double] {
        var found: [String: Double] = [:]
        for name in ["x", "y", "width", "height"] {
            guard let range = line.firstRange(of: " " + name + "=\""),
                let end = line[range.upperBound...].firstIndex(of: "\"")
            else { continue }
            found[name] = Double(line[range.upperBound..<end])
        }
        return found
    }

    private static func elements(_ name: String, of text: String) -> [Element] {
        text.split(separator: "\n").filter { $0.hasPrefix("<" + name + " ") }.map { line in
            let numbers = numbers(line)
            let words = line.drop { $0 != ">" }.dropFirst().prefix { $0 != "<" }
            return Element(
                x: numbers["x"] ?? .nan,
                y: numbers["y"] ?? .nan,
                width: numbers["width"] ?? Drawing.textWidth(String(words)),
                height: numbers["height"] ?? Drawing.fontSize,
                text: String(words)
            )
        }
    }

    @Test("what lies outside of the bounds is not drawn, and what reaches out is cut")
    func bounds() {
        let picture = Picture(
            bounds: Rectangle(x: 0, y: 100, width: 200, height: 100),
            boxes: [
                .init(frame: Rectangle(x: 0, y: 0, width: 200, height: 400), label: "root", isContainer: true),
                .init(frame: Rectangle(x: -50, y: 120, width: 100, height: 20), label: "left"),
                .init(frame: Rectangle(x: 10, y: 300, width: 100, height: 20), label: "below"),
            ]
        )
        let drawn = Drawing.picture(picture)
        #expect(Self.elements("text", of: drawn.shapes.map(\.svg).joined()).map(\.text) == ["left", "root"])
        let boxes = Self.elements("rect", of: drawn.shapes.map(\.svg).joined())
        #expect(boxes.map { [$0.x, $0.y, $0.width, $0.height] } == [[0, 0, 200, 100], [0, 20, 50, 20]])
    }

    @Test("no two names of random pictures overlap, and nothing leaves the picture")
    func names() {
        forEachSeed(200, from: 13_000) { random in
            func number() -> Double { Double(random.integer(-40...300)) }
            let boxes = (0..<random.integer(1...12)).map { index in
                Picture.Box(
                    frame: Rectangle(x: number(), y: number(), width: number(), height: number()),
                    label: "name \(index)",
                    isContainer: random.chance(30)
                )
            }
            let picture = Picture(bounds: Rectangle(x: 0, y: 0, width: 240, height: 180), boxes: boxes)
            let drawn = Drawing.picture(picture)
            let names = Self.elements("text", of: drawn.shapes.map(\.svg).joined())
            for (position, one) in names.enumerated() {
                let isInside = one.x >= 0 && one.x + one.width <= drawn.width + 1 && one.y <= drawn.height
                if !isInside { throw PropertyFailure("\(one) leaves the picture") }
                for other in names[..<position] {
                    let isApart =
                        abs(one.y - other.y) >= Drawing.fontSize || one.x >= other.x + other.width
                        || other.x >= one.x + one.width
                    if !isApart { throw PropertyFailure("\(one) and \(other) overlap") }
                }
            }
            for box in Self.elements("rect", of: drawn.shapes.map(\.svg).joined()) {
                let isInside =
                    box.x >= 0 && box.y >= 0 && box.x + box.width <= 240.01 && box.y + box.height <= 180.01
                if !isInside { throw PropertyFailure("\(box) leaves the picture") }
            }
        }
    }

    @Test("behind the rows of a conflict is what they come to, and what is missing")
    func totals() throws {
        let chain = Finding.Chain(
            axis: .horizontal,
            segments: [.init(length: 32), .init(item: "a", name: "a", length: 352)],
            container: "root",
            containerName: "root",
            available: 375
        )
        let drawn = Drawing.chain(chain)
        #expect(
            Array(Self.elements("text", of: drawn.shapes.map(\.svg).joined()).map(\.text).suffix(2)) == [
                "384", "375, 9 short",
            ]
        )
    }
}
