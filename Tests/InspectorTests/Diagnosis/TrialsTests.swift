import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

@Suite("how many fixes are tried") struct TrialsTests {
    private func examination(ofVisualFormat lines: [String]) throws -> Examination {
        let reading = try Layout.read(Array(lines.joined(separator: "\n").utf8), as: .vfl)
        return try Examination(
            reading.layout,
            places: reading.places,
            readerFindings: reading.findings,
            options: DiagnosisOptions()
        )
    }

    private func entanglement(_ lines: [String]) throws -> Int {
        let examination = try examination(ofVisualFormat: lines)
        return Trials.entanglement(of: examination.solution.conflicts, in: examination.lowered.system)
    }

    @Test("conflicts that have nothing in common make a trial no dearer")
    func apart() throws {
        let lines = (1...20).map { "[view\($0)(\(10 * $0))]\n[view\($0)(\(10 * $0 + 5))]" }
        #expect(try examination(ofVisualFormat: lines).solution.conflicts.count == 20)
        #expect(try entanglement(lines) == 0)
    }

    @Test("conflicts that hang together make a trial dearer with their number and with that of their rows")
    func together() throws {
        func sizes(_ count: Int) -> [String] { (1...count).map { "[view(\(10 * $0))]" } }
        #expect(try examination(ofVisualFormat: sizes(41)).solution.conflicts.count == 40)
        // 40 conflicts over 41 rows.
        #expect(try entanglement(sizes(41)) == 39 * 41 / 4)
        #expect(try entanglement(sizes(81)) == 79 * 81 / 4)
        let trials = try examination(ofVisualFormat: sizes(41)).trials
        #expect(trials.trialsPerFinding(findings: 40) < 24)
    }
}
