import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The frames that a document records once its constraints were edited, as Xcode leaves them: those that the constraints give,
/// in the hierarchies that the edits touch.
extension Layout {
    /// Frames that follow from others take no more rounds than these.
    private static let mostRounds = 4

    /// The layout with recorded frames put where its constraints put them: those that `misplaced-view` would report.
    ///
    /// - Parameter original: The layout before the edits. Hierarchies that are as they were keep their frames.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: A diagnosis of frames for each round, of which there is one where no frame is elsewhere.
    public func withFrames(
        afterEditsOf original: Layout,
        options: DiagnosisOptions = DiagnosisOptions()
    ) throws(Interrupted) -> Layout {
        let touched = roots(editedSince: original)
        if touched.isEmpty { return self }
        var layout = self
        for _ in 0..<Self.mostRounds {
            let moved = try Analysis(layout, options: options).misplacements()
                .filter { touched.contains(layout.root(above: $0.view)) }
            if moved.isEmpty { break }
            for entry in moved { layout.views[entry.view].frame = entry.frame }
        }
        return layout
    }

    /// The roots of what edits changed.
    package func roots(editedSince original: Layout) -> Set<Int> {
        guard views.count == original.views.count else { return Set(roots) }
        var touched: Set<Int> = []
        func touch(_ constraint: Constraint) {
            for item in constraint.items { if let view = view(of: item) { touched.insert(root(above: view)) } }
        }
        for constraint in constraints {
            if let index = original.constraintIndex(id: constraint.id), original.constraints[index] == constraint {
                continue
            }
            touch(constraint)
        }
        for constraint in original.constraints where constraintIndex(id: constraint.id) == nil { touch(constraint) }
        for index in views.indices {
            var before = original.views[index]
            // A standard guide that an edit named belongs to its view from then on.
            before.guides = views[index].guides
            if before != views[index] { touched.insert(root(above: index)) }
        }
        return touched
    }
}

extension Analysis {
    /// The views whose recorded frames are for sure not where the constraints put them, with the frames that they have there.
    func misplacements() throws(Interrupted) -> [(view: Int, frame: Rectangle)] {
        try withExamination { (examination) throws(Interrupted) in
            try examination.fact(Misplacement.self).filter(\.isCertain).map { ($0.view, $0.solved) }
        }
    }
}
