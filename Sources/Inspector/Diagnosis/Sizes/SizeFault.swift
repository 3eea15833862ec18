import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Something that fails at other sizes than the recorded one, with all the places at which it was found.
struct SizeFault {
    /// What makes two faults one: found at different sizes, they have one reason.
    struct Key: Hashable {
        var kind: Finding.Sizes.Kind
        /// Of a conflict, its constraints but for the sizes of roots; else the view, and what of it fails.
        var objects: [String]
    }

    var key: Key
    /// As the rule that it belongs to words it, at the first of the places.
    var finding: Finding
    var occurrences: [Finding.Sizes.Occurrence] = []
    /// Lengths of roots beyond which something conflicts: a fault that reaches one of them may continue beyond it.
    var limits: [Double] = []
    /// What else is clipped in the same root and dimension, by view in the order in which it was found.
    var further: [Further] = []

    /// Clipped content of another view.
    struct Further {
        var finding: Finding
        var occurrences: [Finding.Sizes.Occurrence]
    }

    /// The places of all that is clipped, each once.
    var allOccurrences: [Finding.Sizes.Occurrence] {
        further.flatMap(\.occurrences).reduce(into: occurrences) { all, other in
            if !all.contains(other) { all.append(other) }
        }
    }

    /// Adds what has the same reason at other places.
    mutating func merge(_ other: SizeFault) {
        limits += other.limits
        if other.finding.views.first == finding.views.first || key.kind != .clipped {
            occurrences += other.occurrences
        } else {
            add(Further(finding: other.finding, occurrences: other.occurrences))
        }
        for further in other.further { add(further) }
    }

    private mutating func add(_ other: Further) {
        let view = other.finding.views.first
        if view == finding.views.first {
            occurrences += other.occurrences
        } else if let known = further.firstIndex(where: { $0.finding.views.first == view }) {
            further[known].occurrences += other.occurrences
        } else {
            further.append(other)
        }
    }
}

/// Faults in the order in which they were found, one for each reason.
struct SizeFaultList {
    private(set) var faults: [SizeFault] = []
    private var places: [SizeFault.Key: Int] = [:]

    mutating func add(_ fault: SizeFault) {
        if let place = places[fault.key] {
            faults[place].merge(fault)
        } else {
            places[fault.key] = faults.count
            faults.append(fault)
        }
    }
}

extension Examination {
    /// What a conflict is known by at all sizes.
    func sizeKey(of cause: Cause) -> SizeFault.Key {
        let rows = cause.rows.filter { row in
            if case .rootSize? = lowered.role(ofRow: row) { return false }
            return true
        }
        return SizeFault.Key(kind: .conflict, objects: rows.map { id(ofRow: $0) }.sorted())
    }

    func sizeKey(of story: AmbiguityStory) -> SizeFault.Key {
        SizeFault.Key(kind: .ambiguous, objects: [layout.id(of: story.root)] + story.attributes.map(\.name))
    }

    /// What clipped content is known by: all of it in one root and dimension is one fault.
    func sizeKeyOfClipping(_ view: Int, _ axis: Axis) -> SizeFault.Key {
        SizeFault.Key(kind: .clipped, objects: [layout.views[root(above: view)].id, axis.rawValue])
    }

    func root(above view: Int) -> Int { layout.root(above: view) }

    /// The roots of views and guides that a finding is about.
    func roots(of finding: Finding) -> Set<Int> {
        Set(finding.views.compactMap { layout.item(id: $0) }.compactMap { layout.view(of: $0) }.map(root(above:)))
    }

    /// Whether a root is as large as the screen, or the part of it that the app gets: that of a controller, a window, and
    /// whatever was recorded from a running app. Cells and other views that a host takes in are not.
    func fillsScreen(_ root: Int) -> Bool {
        let view = layout.views[root]
        if view.viewController != nil || view.baseClass == "UIWindow" { return true }
        if let screen = layout.screen?.size, view.recordedFrame?.size == screen { return true }
        return !layout.source.framesAreOfCanvas && !view.isCell
    }
}
