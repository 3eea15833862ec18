import LayoutInspector
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutModel
@testable import LayoutSemantics

/// Rooms for texts are exact: layouts that are solved with one text after the other say the same.
@Suite("rooms for texts") struct TextRoomTests {
    /// Whether a label whose content is so wide gets that width.
    private static func fits(_ width: Double, _ view: Int, in layout: Layout, rootWidth: Double? = nil) throws -> Bool {
        var layout = layout
        layout.views[view].intrinsicContentSize?.horizontal = width
        var options = DiagnosisOptions()
        options.conditions.width = rootWidth
        return try Analysis(layout, options: options).withExamination { examination in
            let variable = VariableIndex(view, .width).rawValue
            return examination.freedom.isFree(variable) || examination.solution.values[variable] >= width - 1e-6
        }
    }

    /// The width up to which a content fits, found by trying; `nil`: any.
    private static func triedLimit(_ view: Int, in layout: Layout) throws -> Double? {
        var low = 0.0
        var high = 0.0
        // A view is no wider than nothing, which only the empty content can be.
        while try !fits(low, view, in: layout) {
            low += 0.5
            if low > 4_000 { return 0 }
        }
        high = low
        repeat {
            (low, high) = (high, high + 1.7)
            if high > 4_000 { return nil }
        } while try fits(high, view, in: layout)
        while high - low > 0.005 {
            let middle = (low + high) / 2
            if try fits(middle, view, in: layout) { low = middle } else { high = middle }
        }
        return low
    }

    private static func labels(_ layout: Layout) -> [Int] {
        layout.views.indices.filter { layout.views[$0].hasTextRoom && layout.views[$0].intrinsicContentSize != nil }
    }

    @Test("the limit is that which trying one width after the other comes to")
    func limits() throws {
        var (compared, unlimited) = (0, 0)
        forEachSeed(12) { random in
            let layout = try layout(RandomRow.text(using: &random))
            let rooms = try Analysis(layout).withExamination { try TextRooms($0).rooms }
            for view in Self.labels(layout) {
                let tried = try Self.triedLimit(view, in: layout)
                // What becomes of a conflict depends on what is broken.
                guard let room = rooms[view] else { continue }
                let found = room.width.flatMap { $0 > 3_900 ? nil : $0 }
                compared += 1
                if tried == nil { unlimited += 1 }
                guard abs((tried ?? 1e9) - (found ?? 1e9)) > 0.01 else { continue }
                throw PropertyFailure("seed \(random.seed), view \(view): found \(room), tried \(tried as Any)")
            }
        }
        print("compared \(compared) limits, \(unlimited) without one")
        #expect(compared == 0 || unlimited < compared)
    }

    @Test("over a range of widths the least room is named, and no width has less")
    func leastRooms() throws {
        var compared = 0
        forEachSeed(12) { random in
            let layout = try layout(RandomRow.text(using: &random))
            var options = DiagnosisOptions()
            options.sizeRange = SizeRange(width: 250...700)
            let least = try Analysis(layout, options: options).withExamination {
                try LeastTextRooms($0, asked: options).rooms
            }
            for view in Self.labels(layout) {
                guard let width = least[view]?.room.width else { continue }
                for _ in 0..<6 {
                    let rootWidth = Double.random(in: 250...700, using: &random)
                    compared += 1
                    if width <= 0.02 { continue }
                    if try Self.fits(width - 0.02, view, in: layout, rootWidth: rootWidth) { continue }
                    // Required rows that conflict there give up something else than the room.
                    options.conditions.width = rootWidth
                    options.sizeRange = nil
                    let conflicts = try Analysis(layout, options: options).withExamination {
                        !$0.solution.broken.isEmpty
                    }
                    if conflicts { continue }
                    throw PropertyFailure("seed \(random.seed), view \(view): \(width) does not fit at \(rootWidth)")
                }
            }
        }
        #expect(compared != 1)
    }

    private func notes(_ dump: String, _ change: (inout DiagnosisOptions) -> Void = { _ in }) throws -> [String] {
        var options = DiagnosisOptions()
        options.measuresTexts = true
        change(&options)
        return try Analysis(layout(dump), options: options).diagnosis().findings
            .filter { $0.rule == "text-room" }.map(\.message)
    }

    @Test("the note says the room and what the text needs, and at which size the room is least")
    func words() throws {
        let info = TextRoomRule.info
        try #expect(notes(info.bad) == ["UILabel has room for 343 points of text, needs 200"])
        try #expect(notes(info.good) == [])
        #expect(
            try notes(info.bad) { $0.sizeRange = SizeRange(width: 320...430) }
                == ["UILabel has room for 288 points of text at 320 points of width, needs 200"]
        )
        #expect(
            try notes(info.bad) { $0.devices = Device.named("iphone-se-1,iphone-15") ?? [] }
                == ["UILabel has room for 288 points of text on iPhone SE (1st generation), needs 200"]
        )
        let open = ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: ExampleDump.place("title")
        )
        try #expect(notes(open) == ["UILabel has room for any text, needs 200"])
    }

    private static let named = #", "name": "text""#

    @Test("a text that wraps has room for lines of the width that the constraints give it")
    func wrapped() throws {
        let limited = WrappedTextTests.dump(
            keys: Self.named,
            constraints: [
                #"{"id": "height", "first": {"item": "text", "attribute": "height"}, "relation": "<=", "constant": 61}"#
            ]
        )
        try #expect(notes(limited) == ["text has room for 3 lines of 343 points, needs 3 lines"])
        try #expect(
            notes(WrappedTextTests.dump(keys: Self.named)) == [
                "text has room for any number of lines of 343 points, needs 3 lines"
            ]
        )
    }

    @Test("without the option nothing is said")
    func unasked() throws {
        let findings = try Analysis(layout(TextRoomRule.info.bad)).diagnosis().findings
        #expect(!findings.contains { $0.rule == "text-room" })
    }
}
