import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Ways to settle an ambiguity: the missing constraints as a person would write them, or one priority more where equal
/// ones compete. Each is tried on a copy and given only where the view is no longer a root of an ambiguity.
struct AmbiguityFixes {
    let story: AmbiguityStory
    let examination: Examination

    private struct Candidate {
        var title: String
        var edits: [LayoutEdit]
    }

    func verified(findings: Int) throws(Interrupted) -> [Finding.Fix] {
        var accepted: [(fix: Finding.Fix, movement: Double, position: Int)] = []
        let limit = examination.fact(Trials.self).trialsPerFinding(findings: findings)
        var tried = 0
        var hasPriorities = false
        let priorities = priorities()
        for (position, candidate) in (priorities + equalities()).enumerated() {
            if tried == limit || !examination.fact(Trials.self).areLeft { break }
            let isPriority = position < priorities.count
            if !isPriority, hasPriorities || !accepted.isEmpty { break }
            tried += 1
            guard let outcome = try examination.fact(Trials.self).outcome(of: candidate.edits, on: examination),
                outcome.examination.solution.broken.count <= examination.solution.broken.count,
                !(try outcome.examination.fact(AmbiguityRoots.self).contains(story.root)),
                story.pivots.allSatisfy({ !outcome.examination.freedom.isFree($0.direction.pivot) })
            else { continue }
            hasPriorities = hasPriorities || isPriority
            // An only one needs no comparing; finding out how far it moves the views costs about as much as the trial.
            let isOnly = accepted.isEmpty && (tried == limit || !examination.fact(Trials.self).areLeft)
            accepted.append(
                (
                    Finding.Fix(title: candidate.title, edits: candidate.edits, remaining: outcome.remaining),
                    isOnly ? 0 : outcome.movement(from: examination), position
                )
            )
        }
        accepted.sort {
            ($0.fix.edits.count, $0.movement, $0.position) < ($1.fix.edits.count, $1.movement, $1.position)
        }
        return accepted.map(\.fix)
    }

    // MARK: One priority more

    private func priorities() -> [Candidate] {
        story.competing.prefix(4).compactMap { row in
            switch examination.lowered.sources[row] {
            case .constraint(let index):
                let constraint = examination.layout.constraints[index]
                guard !constraint.isRequired, let priority = Self.raised(constraint.priority) else { return nil }
                return Candidate(
                    title: "raise the priority of \(examination.texts.text(of: constraint)) to"
                        + " \(PointsText.text(priority))",
                    edits: [.constraint(id: constraint.id, .priority(priority))]
                )
            case .made(let made):
                let made = examination.lowered.made[made]
                guard case .content(let attribute, let isHugging) = made.role, case .view(let view) = made.item
                else { return nil }
                let axis = attribute.axis
                let properties = examination.layout.views[view]
                let present = isHugging ? properties.contentHugging[axis] : properties.compressionResistance[axis]
                guard let priority = Self.raised(present) else { return nil }
                let what = isHugging ? "hugging" : "compression resistance"
                return Candidate(
                    title: "raise the \(axis.rawValue) \(what) of \(examination.names.subject(view: view)) to"
                        + " \(PointsText.text(priority))",
                    edits: [
                        .view(
                            id: properties.id,
                            isHugging ? .contentHugging(axis, priority) : .compressionResistance(axis, priority)
                        )
                    ]
                )
            }
        }
    }

    /// One more, still optional.
    private static func raised(_ priority: Double) -> Double? {
        priority + 1 < LinearSystem.required ? priority + 1 : nil
    }

    // MARK: The missing constraints

    /// With the recorded values on whole pixels, then, where those do not work, as they are recorded, then with the values
    /// that `solve` shows.
    private func equalities() -> [Candidate] {
        let layout = examination.layout
        let parent: Int?
        switch story.root {
        case .view(let view): parent = layout.views[view].parent
        case .guide(let guide): parent = layout.guides[guide].owner
        case .missing: parent = nil
        }
        guard let parent else { return [] }
        let solved = examination.frame(of: story.root, at: examination.point)
        let recorded = layout.recordedFrame(of: story.root)
        var candidates: [Candidate] = []
        for frame in [recorded.map(onPixels), recorded, onPixels(solved), solved].compactMap({ $0 }) {
            for usesSiblings in [true, false] {
                var taken: Set<String> = []
                let constraints = story.pivots.map { pivot in
                    constraint(pivot: pivot, in: parent, frame: frame, usesSiblings: usesSiblings, taken: &taken)
                }
                let edits = constraints.map { LayoutEdit.add($0) }
                if candidates.contains(where: { $0.edits == edits }) { continue }
                let texts = constraints.map { examination.texts.text(of: $0) }
                candidates.append(Candidate(title: "add " + PointsText.list(texts), edits: edits))
            }
        }
        return candidates
    }

    /// A frame with what people write: edges on whole pixels, or halves where no screen is known, and sizes above 0.
    private func onPixels(_ frame: Rectangle) -> Rectangle {
        let scale = examination.layout.screen?.scale ?? 2
        func snapped(_ value: Double) -> Double { (value * scale).rounded() / scale }
        return Rectangle(
            x: snapped(frame.x),
            y: snapped(frame.y),
            width: frame.width > 0 ? snapped(frame.width) : Self.sizeOfNothing,
            height: frame.height > 0 ? snapped(frame.height) : Self.sizeOfNothing
        )
    }

    /// What a view gets that has no size yet, in points: what a finger can hit.
    private static let sizeOfNothing = 44.0

    private func constraint(
        pivot: AmbiguityStory.Pivot,
        in parent: Int,
        frame: Rectangle,
        usesSiblings: Bool,
        taken: inout Set<String>
    ) -> Layout.Constraint {
        let layout = examination.layout
        let item = story.root
        let attribute = pivot.attribute
        var insets = EdgeInsets.zero
        var isScrollContent = false
        var isMirrored = examination.isRightToLeft[parent]
        switch item {
        case .view(let view):
            insets = layout.views[view].alignmentRectInsets
            isMirrored = examination.isRightToLeft[view]
        case .guide(let guide): isScrollContent = layout.guides[guide].kind == .contentLayout
        case .missing: break
        }
        var id = "\(layout.id(of: item))-\(attribute.name)"
        while layout.constraintIndex(id: id) != nil || !taken.insert(id).inserted { id += "-2" }
        var constraint = Layout.Constraint(id: id)
        switch attribute {
        // What scrolls along the other axis alone is as wide, or as high, as the scroll view.
        case .width where isScrollContent, .height where isScrollContent:
            let size: LayoutAttribute = attribute == .width ? .width : .height
            constraint.first = Layout.Anchor(item, size)
            constraint.second = Layout.Anchor(.view(parent), size)
        case .width:
            constraint.first = Layout.Anchor(item, .width)
            constraint.constant = Self.clean(frame.width - insets.left - insets.right)
        case .height:
            constraint.first = Layout.Anchor(item, .height)
            constraint.constant = Self.clean(frame.height - insets.top - insets.bottom)
        case .minY:
            constraint.first = Layout.Anchor(item, .top)
            let top = frame.y + insets.top
            if usesSiblings, case .view(let view) = item,
                let above = siblingAbove(top: top, of: view, in: parent, pivot: pivot)
            {
                constraint.second = Layout.Anchor(.view(above.view), .bottom)
                constraint.constant = Self.clean(top - above.bottom)
            } else {
                constraint.second = Layout.Anchor(.view(parent), .top)
                constraint.constant = Self.clean(top - layout.views[parent].alignmentRectInsets.top)
            }
        case .minX:
            constraint.first = Layout.Anchor(item, .leading)
            constraint.second = Layout.Anchor(.view(parent), .leading)
            let outer = layout.views[parent].alignmentRectInsets
            if isMirrored {
                let width = examination.frame(of: .view(parent), at: examination.point).width
                constraint.constant = Self.clean(
                    width - outer.right - (frame.x + frame.width - insets.right)
                )
            } else {
                constraint.constant = Self.clean(frame.x + insets.left - outer.left)
            }
        }
        return constraint
    }

    /// The sibling that ends nearest above, is placed by other constraints, and does not move along with the view.
    private func siblingAbove(
        top: Double,
        of view: Int,
        in parent: Int,
        pivot: AmbiguityStory.Pivot
    ) -> (view: Int, bottom: Double)? {
        let moved = Set(pivot.direction.terms.map(\.variable))
        var best: (view: Int, bottom: Double)?
        for sibling in examination.layout.subviews(of: parent) where sibling != view {
            let properties = examination.layout.views[sibling]
            let y = VariableIndex(sibling, .minY).rawValue
            let height = VariableIndex(sibling, .height).rawValue
            if properties.isHidden || moved.contains(y) || moved.contains(height) { continue }
            if examination.freedom.isFree(y) || examination.freedom.isFree(height) { continue }
            let frame = examination.frame(of: .view(sibling), at: examination.point)
            let bottom = frame.y + frame.height - properties.alignmentRectInsets.bottom
            guard bottom <= top + 0.5, top - bottom <= 100 else { continue }
            if let best, best.bottom >= bottom { continue }
            best = (sibling, bottom)
        }
        return best
    }

    /// Without the noise of solving: a value within 1e-6 of a multiple of a thousandth is taken as that.
    private static func clean(_ value: Double) -> Double {
        let rounded = (value * 1000).rounded() / 1000
        let cleaned = abs(rounded - value) <= 1e-6 ? rounded : value
        return cleaned == 0 ? 0 : cleaned
    }
}
