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
