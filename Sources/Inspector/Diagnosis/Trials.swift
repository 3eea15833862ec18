import LayoutSolver

/// Tries edits on copies of a layout: lowers, solves and judges the edited layout like any other.
///
/// A trial costs about as much as the diagnosis itself, so that their number is bounded: by the size of the system and
/// never by the clock, so that a run finds the same fixes on every machine.
struct Trials {
    /// What came of an edit.
    struct Outcome {
        var examination: Examination
        /// How many findings are left.
        var remaining: Int

        /// The sum of the distances that frames have from those recorded, or where none is, from those before.
        func movement(from original: Examination) -> Double {
            var sum = 0.0
            let layout = original.layout
            for view in layout.views.indices {
                let recorded = layout.recordedFrame(of: .view(view))
                for attribute in FrameAttribute.allCases {
                    let variable = 4 * view + attribute.rawValue
                    let before = recorded?[attribute] ?? original.point[variable]
                    sum += abs(examination.point[variable] - before)
                }
            }
            return (sum * 1000).rounded() / 1000
        }
    }

    private var left: Int
    private let total: Int

    /// - Parameter rowCount: Of the system that is diagnosed.
    init(rowCount: Int) {
        total = max(16, 400_000 / max(1, rowCount))
        left = total
    }

    /// How many trials each of so many findings may have, so that the first does not use up those of the others.
    func trialsPerFinding(findings: Int) -> Int {
        max(1, min(24, total / max(1, findings)))
    }

    /// - Returns: `nil` where the edits are refused or no trial is left.
    mutating func outcome(of edits: [LayoutEdit], on examination: Examination) throws(Interrupted) -> Outcome? {
        guard left > 0 else { return nil }
        left -= 1
        try examination.checkCancellation()
        var layout = examination.layout
        for edit in edits {
            do {
                _ = try layout.apply(edit)
            } catch {
                return nil
            }
        }
        var options = examination.options
        options.findsFixes = false
        let reading = Reading(
            layout: layout,
            places: examination.places,
            findings: examination.readerFindings,
            format: .dump
        )
        let edited = try Examination(reading: reading, options: options)
        return Outcome(examination: edited, remaining: try edited.run().findings.count)
    }
}
