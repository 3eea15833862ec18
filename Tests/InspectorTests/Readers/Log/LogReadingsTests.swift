import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("logs that are read block by block")
struct LogReadingsTests {
    /// All readings of a log that comes in pieces.
    private static func readings(_ log: String, pieceLength: Int) -> (readings: [Reading], refusal: ReadError?) {
        let bytes = Array(log.utf8)
        var readings: [Reading] = []
        var stream = LogReadings(path: "app.log")
        for start in stride(from: 0, to: bytes.count, by: pieceLength) {
            bytes[start..<min(start + pieceLength, bytes.count)].withUnsafeBytes {
                stream.scan($0) { readings.append($0) }
            }
        }
        stream.finish { readings.append($0) }
        return (readings, stream.refusal)
    }

    private static let hidden = LogFixture.header + "\n(\n    \"<private>\"\n)\n\n"

    @Test("pieces of any length give the layouts of the whole log", arguments: [1, 13, 500, 1 << 20])
    func pieces(length: Int) throws {
        let log = Self.hidden + LogFixture.block(prefix: "10:00:00 Shop[1:7] ") + "noise\n" + LogFixture.block()
        let whole = try LogFixture.readings(log)
        let (readings, refusal) = Self.readings(log, pieceLength: length)
        #expect(refusal == nil)
        #expect(readings.count == 3)
        #expect(readings.map(\.layout) == whole.map(\.layout))
        #expect(readings.map(\.findings.count) == whole.map(\.findings.count))
        #expect(readings.map(\.part?.number) == [1, 2, 3])
        // The number is known at the end.
        #expect(readings.map(\.part?.count) == [0, 0, 0])
        #expect(whole.map(\.part?.count) == [3, 3, 3])
    }

    @Test("a block of which nothing can be read waits for one of which something can")
    func waiting() {
        var log = LogReadings(path: nil)
        var count = 0
        Array((Self.hidden + Self.hidden).utf8).withUnsafeBytes { log.scan($0) { _ in count += 1 } }
        #expect(count == 0)
        #expect(log.refusal != nil)
        Array(LogFixture.block().utf8).withUnsafeBytes { log.scan($0) { _ in count += 1 } }
        log.finish { _ in count += 1 }
        #expect(count == 3)
        #expect(log.refusal == nil)
    }

    @Test("a log of many blocks of which nothing can be read is refused, and does not fill the memory")
    func manyUnreadable() {
        let log = String(repeating: Self.hidden, count: 1500)
        let (readings, refusal) = Self.readings(log, pieceLength: 4096)
        #expect(refusal?.message.contains("<private>") == true)
        #expect(readings.count == 1500)
        #expect(readings.indices.allSatisfy { readings[$0].part?.number == $0 + 1 })
    }

    @Test("a list without an end is read as several, and that is reported")
    func endlessList() {
        let text = "    \"<NSLayoutConstraint:0x1 V:0x2.width == 1 (active)>\",\n"
        var blocks: [LogBlock] = []
        var scanner = LogScanner(blockLimit: 100)
        let log = LogFixture.header + "\n(\n" + String(repeating: text, count: 250)
        Array(log.utf8).withUnsafeBytes { scanner.scan($0) { blocks.append($0) } }
        scanner.finish { blocks.append($0) }
        #expect(blocks.map(\.texts.count) == [100, 100, 50])
        #expect(blocks.map(\.goesOn) == [true, true, false])
        var memory = LogMemory()
        #expect(blocks[0].reading(&memory, path: nil).findings.map(\.rule) == [UnparsedText.info.id])
    }

    @Test("what is met again and again is remembered in a log of any length; what was met once is forgotten")
    func memory() {
        func printed(_ texts: [(view: String, superview: String?)]) -> PrintedLayout {
            var printed = PrintedLayout(source: Layout.Source(kind: .consoleLog))
            for (view, superview) in texts {
                guard let item = printed.item(PrintedConstraint.Object(className: "V", address: view)) else { continue }
                if let superview, let parent = printed.item(.init(className: "S", address: superview)) {
                    printed.setParent(parent, of: item)
                }
            }
            return printed
        }
        var memory = LogMemory()
        var first = printed([("0xa", "0xb"), ("0xc", "0xd")])
        memory.complete(&first, process: nil)
        for round in 0..<7 {
            var others = printed((0..<10_000).map { ("0x1\(round)\($0)", nil) })
            memory.complete(&others, process: nil)
            var again = printed([("0xa", nil)])
            memory.complete(&again, process: nil)
            #expect(again.views.map(\.id) == ["0xa", "0xb"], "round \(round)")
        }
        var once = printed([("0xc", nil)])
        memory.complete(&once, process: nil)
        #expect(once.views.map(\.id) == ["0xc"])
    }
}
