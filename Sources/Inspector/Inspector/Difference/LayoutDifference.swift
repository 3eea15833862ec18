import LayoutDiagnosis
import LayoutModel

/// What changed between two layouts: views, constraints, frames and findings.
///
/// All lists are in the order of the file that has the object, the second one if both have it.
package struct LayoutDifference: Sendable {
    /// One layout with what was found and solved.
    package struct Side: Sendable {
        package var layout: Layout
        package var findings: [Finding]
        package var frames: [Rectangle]

        package init(_ diagnosis: Diagnosis) {
            layout = diagnosis.layout
            findings = diagnosis.findings
            frames = diagnosis.solved().frames
        }
    }

    /// A change of one property, with both values as people read them.
    package struct Change: Sendable, Equatable {
        package var property: String
        /// `nil`: not set.
        package var before: String?
        package var after: String?
    }

    /// A view or constraint that both layouts have.
    package struct Changed: Sendable, Equatable {
        /// Its index in the first and in the second layout.
        package var before: Int
        package var after: Int
        package var changes: [Change]
    }

    package struct MovedFrame: Sendable, Equatable {
        /// The view's index in the second layout.
        package var view: Int
        package var before: Rectangle
        package var after: Rectangle
    }

    package let old: Side
    package let new: Side
    /// Indices of views in the second and in the first layout.
    package private(set) var addedViews: [Int] = []
    package private(set) var removedViews: [Int] = []
    package private(set) var changedViews: [Changed] = []
    /// Indices of constraints in the second and in the first layout.
    package private(set) var addedConstraints: [Int] = []
    package private(set) var removedConstraints: [Int] = []
    package private(set) var changedConstraints: [Changed] = []
    package private(set) var frames: [MovedFrame] = []
    package private(set) var gained: [Finding] = []
    package private(set) var lost: [Finding] = []

    /// Points by which a frame differs at least.
    static let smallestMove = 0.005

    /// - Complexity: O(objects), with dictionaries.
    package init(from old: Side, to new: Side) {
        self.old = old
        self.new = new
        let matching = LayoutMatching(old.layout, new.layout)
        compareViews(matching)
        compareConstraints(matching)
        for (index, original) in matching.originals.enumerated() {
            guard let original, original < old.frames.count, index < new.frames.count else { continue }
            let (before, after) = (old.frames[original], new.frames[index])
            let isMoved = FrameAttribute.allCases.contains { abs(before[$0] - after[$0]) > Self.smallestMove }
            if isMoved { frames.append(MovedFrame(view: index, before: before, after: after)) }
        }
        gained = Self.findings(of: new, missingFrom: old)
        lost = Self.findings(of: old, missingFrom: new)
    }

    package var isEmpty: Bool {
        addedViews.isEmpty && removedViews.isEmpty && changedViews.isEmpty && addedConstraints.isEmpty
            && removedConstraints.isEmpty && changedConstraints.isEmpty && frames.isEmpty && gained.isEmpty
            && lost.isEmpty
    }

    // MARK: Views

    private mutating func compareViews(_ matching: LayoutMatching) {
        removedViews = matching.views.indices.filter { matching.views[$0] == nil }
        let (oldNames, newNames) = (ItemNames(old.layout), ItemNames(new.layout))
        for (index, original) in matching.originals.enumerated() {
            guard let original else {
                addedViews.append(index)
                continue
            }
            let (before, after) = (old.layout.views[original], new.layout.views[index])
            var changes = ViewChanges.changes(from: before, to: after)
            let parent = before.parent.map { matching.views[$0] } ?? nil
            let isMoved = before.parent == nil ? after.parent != nil : parent == nil || parent != after.parent
            if isMoved {
                changes.insert(
                    Change(
                        property: "superview",
                        before: before.parent.map { oldNames[view: $0] },
                        after: after.parent.map { newNames[view: $0] }
                    ),
                    at: 0
                )
            }
            if !changes.isEmpty { changedViews.append(Changed(before: original, after: index, changes: changes)) }
        }
    }

    // MARK: Constraints

    /// The property whose change is best shown by both equations.
    package static let anchors = "anchors"
    /// The properties of a constraint that are not in its equation.
    package static let besideEquation: Set<String> = ["identifier", "active"]

    private mutating func compareConstraints(_ matching: LayoutMatching) {
        removedConstraints = matching.constraints.indices.filter { matching.constraints[$0] == nil }
        let (oldNames, newNames) = (ItemNames(old.layout), ItemNames(new.layout))
        func anchors(_ constraint: Layout.Constraint, _ names: ItemNames) -> String {
            let anchors =
                constraint.terms.isEmpty
                ? [constraint.first, constraint.second].compactMap { $0 } : constraint.terms.map(\.anchor)
            return anchors.map { "\(names[$0.item]).\($0.attribute.rawValue)" }.joined(separator: " and ")
        }
        for (index, original) in matching.originalConstraints.enumerated() {
            guard let original else {
                addedConstraints.append(index)
                continue
            }
            let (before, after) = (old.layout.constraints[original], new.layout.constraints[index])
            var changes: [Change] = []
            func compare<Value: Equatable>(
                _ property: String,
                _ first: Value?,
                _ second: Value?,
                _ text: (Value) -> String
            ) {
                if first == second { return }
                changes.append(Change(property: property, before: first.map(text), after: second.map(text)))
            }
            // By names: the same objects have other indices.
            if !matching.relateTheSame(original, index) {
                compare(Self.anchors, anchors(before, oldNames), anchors(after, newNames)) { $0 }
            }
            compare("relation", before.relation, after.relation) { $0.symbol }
            compare("multiplier", before.multiplier, after.multiplier) { PointsText.multiplier($0) }
            compare("constant", before.constant, after.constant) { PointsText.text($0) }
            compare("priority", before.priority, after.priority) { PointsText.text($0) }
            compare("identifier", before.identifier, after.identifier) { $0 }
            compare("active", before.isActive, after.isActive) { $0 ? "yes" : "no" }
            if !changes.isEmpty { changedConstraints.append(Changed(before: original, after: index, changes: changes)) }
        }
    }

    // MARK: Findings

    private static func findings(of side: Side, missingFrom other: Side) -> [Finding] {
        var counts: [FindingIdentity: Int] = [:]
        let otherNames = StableNames(other.layout)
        for finding in other.findings { counts[otherNames.identity(of: finding), default: 0] += 1 }
        let names = StableNames(side.layout)
        return side.findings.filter { finding in
            let identity = names.identity(of: finding)
            guard let count = counts[identity], count > 0 else { return true }
            counts[identity] = count - 1
            return false
        }
    }
}
