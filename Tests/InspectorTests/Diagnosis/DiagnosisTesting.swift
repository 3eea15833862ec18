import LayoutSolver
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// The diagnosis of a dump in JSON.
func diagnosis(
    _ dump: String,
    notes: Bool = false,
    fixes: Bool = true,
    only rules: [String] = []
) throws -> Diagnosis {
    var options = DiagnosisOptions()
    options.includesNotes = notes
    options.findsFixes = fixes
    options.onlyRules = rules
    return try Layout.read(Array(dump.utf8)).diagnosed(options: options)
}

/// The diagnosis of a dump after a fix of one of its findings.
func diagnosis(_ dump: String, after fix: Finding.Fix, notes: Bool = false) throws -> Diagnosis {
    var reading = try Layout.read(Array(dump.utf8))
    for edit in fix.edits { try reading.layout.apply(edit) }
    var options = DiagnosisOptions()
    options.includesNotes = notes
    // What was recorded was recorded before the fix.
    options.exceptRules = RuleInfo.all.filter(\.comparesWithRecorded).map(\.id)
    return try reading.diagnosed(options: options)
}

extension Diagnosis {
    var rules: [String] { findings.map(\.rule) }

    /// The ids of the constraints that break, sorted.
    var brokenConstraints: [String] { solution.conflicts.map { lowered.id(ofRow: $0.broken) }.sorted() }

    func findings(_ rule: String) -> [Finding] { findings.filter { $0.rule == rule } }

    /// The undetermined attributes that the ambiguity findings claim, as `id.attribute`.
    var claimedAttributes: [String] {
        var claimed: [String] = []
        for finding in findings {
            guard let ambiguity = finding.ambiguity, !ambiguity.isHiddenByExactFit else { continue }
            claimed += ambiguity.attributes.map { "\(finding.views[0]).\($0.name)" }
            for dependent in ambiguity.dependents {
                claimed += dependent.attributes.map { "\(dependent.item).\($0.name)" }
            }
        }
        return claimed.sorted()
    }

    /// The undetermined attributes of the solution, as `id.attribute`.
    var undeterminedAttributes: [String] {
        solved().undetermined.flatMap { item in item.attributes.map { "\(item.item).\($0.name)" } }.sorted()
    }

    /// The values of all variables with the frames of a witness put in.
    func point(_ witness: [Finding.Ambiguity.WitnessFrame]) -> [Double] {
        var point = solution.shownPoint(of: lowered.layout, lowered: lowered)
        for frame in witness {
            guard let item = lowered.layout.item(id: frame.item) else { continue }
            for attribute in FrameAttribute.allCases {
                guard let variable = lowered.variable(attribute, of: item), lowered.isVariable(variable) else {
                    continue
                }
                point[variable] = frame.frame[attribute]
            }
        }
        return point
    }

    /// The sum of the errors at each level from the highest, broken rows as a level of their own before the optional
    /// ones.
    func errorsByLevel(at point: [Double]) -> [Double] {
        let system = lowered.system
        let broken = Set(solution.conflicts.map(\.broken))
        let levels = [LinearSystem.required] + Set(system.priorities.filter { $0 < 1000 }).sorted(by: >)
        var sums = [Double](repeating: 0, count: levels.count + 1)
        for row in 0..<system.rowCount where system.isEnabled[row] {
            let error = system.error(ofRow: row, at: point)
            if system.priorities[row] < LinearSystem.required {
                sums[(levels.firstIndex(of: system.priorities[row]) ?? 0) + 1] += error
            } else {
                sums[broken.contains(row) ? 1 : 0] += error
            }
        }
        return sums
    }
}
