import LayoutSolver
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
        Trials.entanglement(of: try examination(ofVisualFormat: lines).causes())
    }

    @Test("conflicts that have nothing in common make a trial no dearer")
    func apart() throws {
        let lines = (1...20).map { "[view\($0)(\(10 * $0))]\n[view\($0)(\(10 * $0 + 5))]" }
        #expect(try examination(ofVisualFormat: lines).causes().count == 20)
        #expect(try entanglement(lines) == 0)
    }

    @Test("know from the findings where ambiguities are rooted, and do not look for it in every trial")
    func roots() throws {
        // Each view has room to the left and to the right.
        let views = (0..<5).map { ExampleDump.view("v\($0)", "UILabel", size: "50, 20") }
        let constraints = (0..<5).flatMap { view in
            [
                ExampleDump.constraint("a\(view)", "v\(view).leading", ">=", "root.leading", plus: 8),
                ExampleDump.constraint("b\(view)", "v\(view).trailing", "<=", "root.trailing", plus: -8),
                ExampleDump.constraint("c\(view)", "v\(view).top", "==", "root.top", plus: 8),
            ]
        }
        let text = ExampleDump.text(subviews: views, constraints: constraints)
        let reading = try Layout.read(Array(text.utf8), as: .dump)
        func examination() throws -> Examination {
            try Examination(reading.layout, places: reading.places, readerFindings: [], options: DiagnosisOptions())
        }
        let told = try examination()
        let asked = try examination()
        #expect(try told.ambiguities().count == 5)
        #expect(try asked.fact(AmbiguityRoots.self).count == 5)
        let pivots = [told, asked].map { examination in
            examination.fact(AmbiguityAnalysis.Pivots.self).byVariable.mapValues { $0.map(\.variable) }
        }
        #expect(!pivots[0].isEmpty && pivots[0] == pivots[1])
        #expect(try told.fact(AmbiguityRoots.self) == asked.fact(AmbiguityRoots.self))
    }

    @Test("a cause makes a trial dearer with the number of its broken rows and with that of all of them")
    func together() throws {
        func cause(_ breaks: Int, of rows: Int) -> Cause {
            var system = LinearSystem(variableCount: 1)
            for row in 0..<rows { system.addRow([LinearTerm(0, 1)], .equal, Double(row)) }
            return Cause(Array(0..<rows), breaks: Array(0..<breaks), last: 0, shift: 1, in: system)
        }
        #expect(Trials.entanglement(of: [cause(1, of: 40)]) == 0)
        #expect(Trials.entanglement(of: [cause(5, of: 40), cause(3, of: 8)]) == 4 * 40 / 4 + 2 * 8 / 4)
        func trials(_ entanglement: Int) -> Int {
            Trials(rowCount: 1000, dimensions: [], entanglement: entanglement).trialsPerFinding(findings: 4)
        }
        #expect(trials(1_000_000) < trials(0))
    }
}
