import LayoutModel

/// Code that sets frames has no constraints: its frames have to satisfy those expected, whatever the size of the superview.
extension SectionComparison {
    func compareFrames() throws(CodeDifference) {
        for sample in CodeFrames.samples {
            let frames = try CodeFrames(section.run, sample)
            try comparePlaced(frames)
            for wanted in expected.constraints where !satisfies(layout.constraints[wanted.index], frames) {
                throw CodeDifference("the frames do not satisfy a constraint", constraint: wanted.index)
            }
        }
    }

    /// Each view that constraints place has a frame, and nothing else has: stacks and masks place the others.
    private func comparePlaced(_ frames: CodeFrames) throws(CodeDifference) {
        let wanted = expected.views.filter { $0.role == .drafted && !$0.isArranged }.map(\.view)
        var placed: Set<Int> = []
        for object in frames.placed {
            guard let view = viewOfObject[object] else { throw CodeDifference("a view gets a frame that has no place") }
            placed.insert(view)
        }
        if let other = placed.subtracting(wanted).min() {
            throw CodeDifference("the view '\(id(other))' gets a frame, though its stack or its mask places it")
        }
        guard placed.count + expected.unplacedCount == wanted.count else {
            throw CodeDifference("a view is neither laid out nor refused")
        }
        // The size of a content satisfies any constraint, and is no value of its own.
        guard frames.valueCount == expected.constraints.count else {
            throw CodeDifference("a value is set that no constraint asks for")
        }
    }

    private func satisfies(_ constraint: Layout.Constraint, _ frames: CodeFrames) -> Bool {
        guard constraint.relation == .equal, let own = constraint.first else { return false }
        var parents: [Int] = []
        for anchor in [constraint.first, constraint.second] {
            guard case .view(let view)? = anchor?.item, let object = objectOfView[view], frames.placed.contains(object),
                let parent = frames.parent(of: .view(object)), !parents.contains(parent)
            else { continue }
            parents.append(parent)
        }
        // The coordinates are those of the superview of what is laid out; of two views, of the outer one's.
        for parent in parents {
            guard let first = value(of: own, in: parent, frames) else { continue }
            var second = 0.0
            if let anchor = constraint.second {
                guard let value = value(of: anchor, in: parent, frames) else { continue }
                second = value * constraint.multiplier
            }
            let scale = max(1, abs(first), abs(second), abs(constraint.constant))
            return abs(first - second - constraint.constant) <= 1e-6 * scale
        }
        return false
    }

    private func value(of anchor: Layout.Anchor, in parent: Int, _ frames: CodeFrames) -> Double? {
        switch anchor.item {
        case .view(let view):
            guard let object = objectOfView[view] else { return nil }
            return frames.value(
                of: Layout.Anchor(.view(object), anchor.attribute),
                in: parent,
                isMirrored: layout.direction(of: view) == .rightToLeft
            )
        case .guide(let guide):
            guard viewOfObject[parent] == layout.guides[guide].owner else { return nil }
            let isMirrored = layout.direction(of: layout.guides[guide].owner) == .rightToLeft
            return frames.value(of: anchor.attribute, layout.guides[guide].kind, isMirrored: isMirrored)
        case .missing: return nil
        }
    }
}
