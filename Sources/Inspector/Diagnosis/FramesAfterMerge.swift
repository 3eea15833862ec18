import LayoutModel
import LayoutSolver

/// The frames that a merged document records: a view that constraints of both sides move together was drawn by neither.
extension Layout {
    /// Frames that follow from others take no more rounds than these.
    private static let mostRounds = 4

    /// The recorded frames that constraints of a merge put elsewhere, by the ids of their views.
    ///
    /// What is elsewhere on a side already keeps the frame that this side recorded. Where a frame depends on an estimated size, the
    /// estimate is good enough if the frames of the sides agree with it.
    ///
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: A diagnosis of frames for each side and each round, of which there are at most four.
    public func framesMoved(
        byMergeOf sides: [Layout],
        options: DiagnosisOptions = DiagnosisOptions()
    ) throws(Interrupted) -> [String: Rectangle] {
        var layout = self
        var moved: [String: Rectangle] = [:]
        // By id: frames that a side records in spite of its constraints.
        var known: [String: [Rectangle]]?
        for _ in 0..<Self.mostRounds {
            let found = try Analysis(layout, options: options).possibleMisplacements()
            if found.isEmpty { break }
            let stale: [String: [Rectangle]]
            if let known { stale = known } else { stale = try Self.misplacedFrames(sides, options) }
            known = stale
            var isChanged = false
            for entry in found {
                let view = layout.views[entry.view]
                guard let frame = view.frame, stale[view.id]?.contains(frame) != true else { continue }
                layout.views[entry.view].frame = entry.frame
                moved[view.id] = entry.frame
                isChanged = true
            }
            if !isChanged { break }
        }
        return moved
    }

    private static func misplacedFrames(
        _ sides: [Layout],
        _ options: DiagnosisOptions
    ) throws(Interrupted) -> [String: [Rectangle]] {
        var frames: [String: [Rectangle]] = [:]
        for side in sides {
            for entry in try Analysis(side, options: options).possibleMisplacements() {
                guard let frame = side.views[entry.view].frame else { continue }
                frames[side.views[entry.view].id, default: []].append(frame)
            }
        }
        return frames
    }
}

extension Analysis {
    /// The views whose recorded frames are not where the constraints put them, with the frames that they have there: to half a point
    /// where these depend on an estimated size.
    fileprivate func possibleMisplacements() throws(Interrupted) -> [(view: Int, frame: Rectangle)] {
        try withExamination { (examination) throws(Interrupted) in
            try examination.fact(Misplacement.self).map { misplacement in
                let frame = misplacement.solved
                return (misplacement.view, misplacement.isCertain ? frame : frame.roundedToHalves)
            }
        }
    }
}

extension Rectangle {
    fileprivate var roundedToHalves: Rectangle {
        func rounded(_ number: Double) -> Double { (number * 2).rounded() / 2 }
        return Rectangle(x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height))
    }
}
