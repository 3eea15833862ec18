import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReport

/// The row of sizes and gaps below a conflict's headline.
@Suite("a row of sizes and gaps") struct ChainTextTests {
    private static func chain(_ parts: [(String?, Double)], in container: String, _ available: Double) -> Finding.Chain
    {
        Finding.Chain(
            axis: .horizontal,
            segments: parts.map { .init(item: $0.0, name: $0.0, length: $0.1) },
            container: container,
            containerName: container,
            available: available
        )
    }

    @Test("is above what it does not fit")
    func overfull() {
        let chain = Self.chain(
            [(nil, 16), ("image", 300), (nil, 16), ("label", 100), (nil, 16)],
            in: "Cell",
            44
        )
        assertGolden(ChainText.lines(of: chain, columns: 77).joined(separator: "\n") + "\n", "overfull")
        let bar = Self.chain([(nil, 16), ("Total", 190), (nil, 16)], in: "SummaryBar", 200)
        assertGolden(ChainText.lines(of: bar, columns: 77).joined(separator: "\n") + "\n", "nearly-fits")
        assertGolden(ChainText.lines(of: bar, columns: 77, characters: .boxes).joined(separator: "\n") + "\n", "boxes")
    }

    @Test("that does not fill its container, that is long, and that has long names")
    func others() {
        let short = Self.chain([(nil, 16), ("Total", 100), (nil, 16)], in: "SummaryBar", 375)
        assertGolden(ChainText.lines(of: short, columns: 77).joined(separator: "\n") + "\n", "too-short")
        let many = (1...40).map { ("row\($0)", 44.0) as (String?, Double) }
        assertGolden(
            ChainText.lines(of: Self.chain(many, in: "table", 812), columns: 77).joined(separator: "\n") + "\n",
            "many"
        )
        let names = ["anImageViewWithALongName", "登录按钮登录按钮登录按钮", "subtitleLabelOfTheFirstSection"]
        let long = Self.chain(names.map { ($0, 120) }, in: "theContainerOfAllTheseViewsHere", 300)
        assertGolden(ChainText.lines(of: long, columns: 77).joined(separator: "\n") + "\n", "long-names")
    }

    @Test("is never wider than asked", arguments: [10, 20, 25, 30, 40, 60, 77, 120])
    func widths(columns: Int) {
        for available in [0, 1, 44, 448, 447.5, 100_000] {
            let chain = Self.chain([(nil, 16), ("图像 image", 300), ("label", 132)], in: "A cell with a name", available)
            for characters in [DrawingCharacters.boxes, .ascii] {
                let lines = ChainText.lines(of: chain, columns: columns, characters: characters)
                #expect(lines.allSatisfy { displayWidth($0) <= columns }, "\(lines)")
            }
        }
    }
}
