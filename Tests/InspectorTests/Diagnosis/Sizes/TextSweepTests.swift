import LayoutInspector
import TestSupport
import Testing

@testable import LayoutDiagnosis

/// Texts that are clipped only where they break into more lines.
@Suite("texts over widths") struct TextSweepTests {
    /// As high as three lines and no higher.
    private static let dump = WrappedTextTests.dump(constraints: [
        #"{"id": "height", "first": {"item": "text", "attribute": "height"}, "constant": 61}"#
    ])

    private func findings(_ sizes: ClosedRange<Double>) throws -> [Finding] {
        var options = DiagnosisOptions()
        options.sizeRange = SizeRange(width: sizes)
        return try Analysis(layout(Self.dump), options: options).diagnosis().findings
            .filter { $0.rule == "fragile-at-size" }
    }

    @Test("a fixed height that is one line short at 320 points is found, with the exact width at which that begins")
    func clipped() throws {
        let finding = try #require(try findings(320...430).first)
        #expect(finding.sizes?.kind == .clipped)
        #expect(finding.message.contains("20.5"), "\(finding.message)")
        let interval = try #require(finding.sizes?.occurrences.first?.interval)
        #expect(interval.lowest == 320)
        for (offset, isClipped) in [(-0.001, true), (0.001, false)] {
            var options = DiagnosisOptions()
            options.conditions.width = interval.highest + offset
            let rows = try Analysis(layout(Self.dump), options: options).withExamination { examination in
                examination.clippedRows().filter { examination.axis(ofRow: $0) == .vertical }
            }
            #expect(rows.isEmpty != isClipped, "\(interval.highest + offset)")
        }
    }

    @Test("nothing is said of widths at which the lines fit")
    func fits() throws { #expect(try findings(375...430).isEmpty) }
}
