import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel

/// Labels whose estimated heights happen to fill a fixed height exactly compete all the same.
@Suite struct GeneralPositionTests {
    /// Labels below each other in a column of as many times 20.5 points, which each was recorded with.
    private static func column(_ count: Int, isEstimated: Bool) -> String {
        let names = (0..<count).map { "label\($0)" }
        let size = isEstimated ? nil : "60, 20.5"
        let frame = "\"frame\": [0, 0, 60, 20.5], \"text\": \"Text\", \"attributes\": {\"font\": {\"size\": 17}}"
        var constraints = [
            ExampleDump.constraint("start", "label0.top", "==", "root.top", plus: 20),
            ExampleDump.constraint(
                "end",
                "label\(count - 1).bottom",
                "==",
                "root.top",
                plus: 20 + 20.5 * Double(count)
            ),
        ]
        for (index, name) in names.enumerated() {
            constraints.append(ExampleDump.constraint("x\(index)", "\(name).leading", "==", "root.leading"))
            if index == 0 { continue }
            constraints.append(
                ExampleDump.constraint("gap\(index)", "\(name).top", "==", "\(names[index - 1]).bottom")
            )
        }
        return ExampleDump.text(
            subviews: names.map { ExampleDump.view($0, size: size, more: frame) },
            constraints: constraints
        )
    }

    @Test("estimated sizes that fit exactly are possibly ambiguous, stated ones are not")
    func exactFit() throws {
        let findings = try diagnosis(Self.column(6, isEstimated: true), only: ["ambiguous-layout"]).findings
        #expect(findings.count == 5)
        for finding in findings {
            #expect(finding.confidence == .possible)
            #expect(finding.severity == .warning)
            #expect(finding.ambiguity?.isHiddenByExactFit == true)
            #expect(finding.ambiguity?.kind == .contentPriority)
        }
        #expect(try diagnosis(Self.column(6, isEstimated: false), only: ["ambiguous-layout"]).findings.isEmpty)
    }

    @Test("a matter of less than a point is not reported")
    func smallFit() throws {
        #expect(try diagnosis(Self.column(2, isEstimated: true), only: ["ambiguous-layout"]).findings.isEmpty)
    }

    @Test("frames and freedom stay those of the sizes as they are")
    func solution() throws {
        let diagnosis = try diagnosis(Self.column(6, isEstimated: true))
        #expect(diagnosis.solved().undetermined.isEmpty)
        #expect(diagnosis.solved().frames[6].y == 20 + 5 * 20.5)
    }
}
