import LayoutInspector
import TestSupport
import Testing

@testable import LayoutReaders

/// Frames between exact widths, against layouts solved at single ones.
@Suite("frames over sizes") struct FramesOverSizesTests {
    /// Which frames of a layout are not those of the layout solved at widths.
    private func differences(_ layout: Layout, at widths: [Double]) throws -> (compared: Int, wrong: [String]) {
        let analysis = try Analysis(layout)
        // What conflicts as recorded conflicts at other widths, too, whatever these change.
        guard analysis.solution.broken.isEmpty, let frames = try analysis.frames(over: .horizontal, 300...900) else {
            return (0, [])
        }
        #expect(frames.pieces.first?.range.lowerBound == 300)
        #expect(frames.pieces.last?.range.upperBound == 900)
        for (piece, next) in zip(frames.pieces, frames.pieces.dropFirst()) {
            #expect(piece.range.upperBound == next.range.lowerBound)
        }
        var compared = 0
        var wrong: [String] = []
        for width in widths {
            // At the ends two pieces meet, and where margins change they differ.
            let margin = 1e-3
            guard
                let piece = frames.pieces.first(where: {
                    $0.range.lowerBound + margin < width && width < $0.range.upperBound - margin
                })
            else { continue }
            var options = DiagnosisOptions()
            options.conditions.width = width
            let analysis = try Analysis(layout, options: options)
            let solved = analysis.solved()
            let conflicts = !analysis.solution.broken.isEmpty
            if conflicts == piece.isExact { wrong.append("conflicts at \(width): \(conflicts)") }
            if conflicts || !piece.isExact { continue }
            let part = (width - piece.range.lowerBound) / (piece.range.upperBound - piece.range.lowerBound)
            let open = Set(solved.undetermined.map(\.item))
            for (index, view) in layout.views.enumerated() where !open.contains(view.id) {
                for attribute in FrameAttribute.allCases {
                    let (low, high) = (piece.lowest[index][attribute], piece.highest[index][attribute])
                    let found = low + part * (high - low)
                    let expected = solved.frames[index][attribute]
                    compared += 1
                    if abs(found - expected) > 1e-4 * max(1, abs(expected)) {
                        wrong.append("\(view.id).\(attribute) at \(width): \(found), solved \(expected)")
                    }
                }
            }
        }
        return (compared, wrong)
    }

    @Test("are those of layouts solved at the width")
    func random() throws {
        var compared = 0
        forEachSeed(100) { random in
            let text = random.chance(50) ? RandomRow.text(using: &random) : RandomDump.text(using: &random)
            let layout = try Layout.read(Array(text.utf8)).layout
            let widths = (0..<12).map { _ in Double.random(in: 300...900, using: &random) }
            let (count, wrong) = try differences(layout, at: widths)
            compared += count
            if !wrong.isEmpty { throw PropertyFailure(wrong.prefix(5).joined(separator: "\n")) }
        }
        #expect(compared > 1000)
    }

    @Test("over heights, texts are as high as their lines in the width that they keep")
    func heights() throws {
        // Two labels of which the second has two lines in this width: they are short of room below 100 points.
        let text = """
            {"format": "layout-dump", "version": 1, "roots": [{"id": "root", "class": "UIView", "frame": [0, 0, 120, 300], "subviews": [
              {"id": "a", "class": "UILabel", "text": "One", "attributes": {"numberOfLines": 0}},
              {"id": "b", "class": "UILabel", "text": "One two three four five six seven", "attributes": {"numberOfLines": 0}}]}],
             "constraints": [
              {"id": "c1", "first": {"item": "a", "attribute": "top"}, "second": {"item": "root", "attribute": "top"}},
              {"id": "c2", "first": {"item": "b", "attribute": "top"}, "second": {"item": "a", "attribute": "bottom"}},
              {"id": "c3", "first": {"item": "b", "attribute": "bottom"}, "second": {"item": "root", "attribute": "bottom"}, "relation": "lessThanOrEqual"},
              {"id": "c4", "first": {"item": "a", "attribute": "width"}, "second": {"item": "root", "attribute": "width"}},
              {"id": "c5", "first": {"item": "b", "attribute": "width"}, "second": {"item": "root", "attribute": "width"}},
              {"id": "c6", "first": {"item": "a", "attribute": "leading"}, "second": {"item": "root", "attribute": "leading"}},
              {"id": "c7", "first": {"item": "b", "attribute": "leading"}, "second": {"item": "root", "attribute": "leading"}}]}
            """
        let layout = try Layout.read(Array(text.utf8)).layout
        let frames = try #require(try Analysis(layout).frames(over: .vertical, 20...400))
        let b = try #require(layout.views.firstIndex { $0.id == "b" })
        for height in [30.0, 55, 70, 85, 140] {
            let piece = try #require(frames.pieces.first { height <= $0.range.upperBound })
            var options = DiagnosisOptions()
            options.conditions.height = height
            let solved = try Analysis(layout, options: options).solved()
            let part = (height - piece.range.lowerBound) / (piece.range.upperBound - piece.range.lowerBound)
            let (low, high) = (piece.lowest[b], piece.highest[b])
            // Below the room for both it is open which of them is cut: their sum is not.
            let bottom = low.y + low.height + part * (high.y + high.height - low.y - low.height)
            #expect(abs(bottom - solved.frames[b].y - solved.frames[b].height) < 1e-4, "\(height) points")
        }
        #expect(frames.pieces.count > 1)
    }

    @Test("a constraint that differs is noticed")
    func teeth() throws {
        var noticed = 0
        forEachSeed(20) { random in
            let layout = try Layout.read(Array(RandomRow.text(using: &random).utf8)).layout
            guard var pieces = try Analysis(layout).frames(over: .horizontal, 300...900)?.pieces.filter(\.isExact),
                pieces.count > 1
            else { return }
            // What comes of one straight line from the first width to the last is not the layout.
            let last = pieces.removeLast()
            let middle = pieces[0].range.upperBound
            let part = (middle - 300) / (last.range.upperBound - 300)
            for index in layout.views.indices {
                let straight =
                    pieces[0].lowest[index].width + part * (last.highest[index].width - pieces[0].lowest[index].width)
                if abs(straight - pieces[0].highest[index].width) > 0.01 { noticed += 1 }
            }
        }
        #expect(noticed > 5)
    }
}
