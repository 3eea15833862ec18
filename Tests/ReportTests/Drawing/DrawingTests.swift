import Foundation
import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// Pictures in characters and as files, whatever their names and numbers. `PROPERTY_RUNS` asks for more of them.
@Suite("a drawing") struct DrawingTests {
    private static let names = [
        "title", "", "<script>alert(1)</script>", "\"/><image href='http://x'/>", "a & b", "]]>", "登录按钮", "👨‍👩‍👧 family",
        "\u{1b}[31mred", "line\nbreak", "\u{202e}desrever", "\u{0}\u{fffe}", "e\u{301}t\u{e9}", "--><!--",
        String(repeating: "very", count: 60),
    ]

    private static func random(using random: inout SeededGenerator) -> Drawing {
        func number() -> Double {
            random.pick([0, -20, 1e300, .infinity, -.infinity, .nan, 0.25, 1e9] + (1...40).map { Double($0 * 10) })
        }
        func picture() -> Drawing.Panel {
            let boxes = (0..<random.integer(0...8)).map { _ in
                Picture.Box(
                    frame: Rectangle(x: number(), y: number(), width: number(), height: number()),
                    label: random.pick(names),
                    look: random.pick([.plain, .ghost, .error, .warning, .note, .moved]),
                    isContainer: random.chance(30)
                )
            }
            let bounds = Rectangle(x: 0, y: 0, width: number(), height: number())
            return .init(random.pick(names), .picture(Picture(bounds: bounds, boxes: boxes)))
        }
        func chain() -> Drawing.Panel {
            let segments = (0..<random.integer(1...60)).map { _ in
                let name = random.chance(60) ? random.pick(names) : nil
                return Finding.Chain.Segment(item: name, name: name, length: Double(random.integer(0...400)))
            }
            let chain = Finding.Chain(
                axis: .horizontal,
                segments: segments,
                container: "c",
                containerName: random.pick(names),
                available: Double(random.integer(0...4000))
            )
            return .init("", .chain(chain))
        }
        let rows = (0..<random.integer(0...3)).map { _ in
            (0..<random.integer(1...2)).map { _ in random.chance(60) ? picture() : chain() }
        }
        let legend = (0..<random.integer(0...3)).map { _ in random.pick(names) }
        return Drawing(title: random.pick(names), rows: rows, legend: legend)
    }

    @Test("is never wider than asked, and holds no control characters")
    func widths() {
        forEachSeed(150, from: 11_000) { random in
            let drawing = Self.random(using: &random)
            let columns = random.integer(20...160)
            for characters in [DrawingCharacters.boxes, .ascii] {
                let text = drawing.text(columns: columns, characters: characters, style: .plain)
                for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
                    guard displayWidth(line) <= columns else {
                        throw PropertyFailure("\(displayWidth(line)) columns instead of \(columns): \(line)")
                    }
                    guard printable(String(line)) == line else { throw PropertyFailure("control characters: \(line)") }
                }
                guard text == drawing.text(columns: columns, characters: characters, style: .plain) else {
                    throw PropertyFailure("a second text is another one")
                }
            }
        }
    }

    @Test("is a well-formed file that holds nothing but shapes and text")
    func files() {
        forEachSeed(150, from: 12_000) { random in
            let drawing = Self.random(using: &random)
            let svg = drawing.svg()
            let elements = Elements()
            let parser = XMLParser(data: Data(svg.utf8))
            parser.delegate = elements
            guard parser.parse() else {
                throw PropertyFailure("\(parser.parserError.map { "\($0)" } ?? "not well-formed"): \(svg)")
            }
            guard elements.names.isSubset(of: ["svg", "title", "style", "rect", "g", "text"]) else {
                throw PropertyFailure("elements \(elements.names)")
            }
            guard svg.hasPrefix(Drawing.svgBeginning), svg == drawing.svg() else {
                throw PropertyFailure("a second file is another one")
            }
        }
    }

    private final class Elements: NSObject, XMLParserDelegate {
        var names: Set<String> = []

        func parser(
            _ parser: XMLParser,
            didStartElement name: String,
            namespaceURI: String?,
            qualifiedName: String?,
            attributes: [String: String]
        ) {
            names.insert(name)
            for key in attributes.keys where key.hasPrefix("on") || key.contains("href") { names.insert("@" + key) }
        }
    }

    @Test("of ASCII names has no other characters where the locale has none")
    func ascii() {
        let frame = Rectangle(x: 0, y: 0, width: 100, height: 60)
        let inner = Rectangle(x: 20, y: 20, width: 30, height: 20)
        let boxes = [
            Picture.Box(frame: frame, label: "root", isContainer: true),
            Picture.Box(frame: inner, label: "a name that has to be cut", look: .ghost),
        ]
        let drawing = Drawing(title: "root", rows: [[.init("", .picture(Picture(bounds: frame, boxes: boxes)))]])
        let text = drawing.text(columns: 40, characters: .ascii, style: .plain)
        #expect(!text.unicodeScalars.contains { !$0.isASCII })
        #expect(text.contains("root"))
        #expect(text.contains("~"))
    }
}
