import LayoutModel
import LayoutSolver

/// Which of several equally valid layouts UIKit takes, as measured in stack views (iOS 26, Catalyst 26): where all views
/// hug or resist equally, the first is stretched or compressed and the others keep their content; of several views
/// without content, the last takes the room and the others are 0.
///
/// In terms of rows: the content of later views is satisfied first. In terms of variables: sizes are as small as they can
/// be, those of earlier views first.
package struct TieOrder {
    /// By view: its place among all views, where arranged subviews come in the order in which they are arranged. `nil`:
    /// the order of the file.
    private let places: [Int]?
    private let lowered: LoweredLayout

    package init(_ lowered: LoweredLayout) {
        self.lowered = lowered
        places = Self.arrangedPlaces(lowered.layout)
    }

    /// Rows that the optimum leaves open, those that UIKit satisfies first before the others. Among rows that are no
    /// content, the later ones come first, too *(our choice)*.
    package func rows(_ rows: [Int]) -> [Int] {
        let keyed = rows.map { (row: $0, priority: lowered.system.priorities[$0], place: place(ofRow: $0)) }
        return keyed.sorted { ($1.priority, $1.place, $1.row) < ($0.priority, $0.place, $0.row) }.map(\.row)
    }

    /// Variables in the order in which they take their lowest values: sizes, then positions.
    package func variables(_ variables: [Int]) -> [Int] {
        let keyed = variables.map { variable in
            let index = VariableIndex(rawValue: variable)
            let place = index.node < lowered.viewCount ? self.place(ofView: index.node) : index.node
            return (variable: variable, rank: index.attribute.isSize ? 0 : 1, place: place)
        }
        return keyed.sorted { ($0.rank, $0.place, $0.variable) < ($1.rank, $1.place, $1.variable) }.map(\.variable)
    }

    private func place(ofView view: Int) -> Int { places?[view] ?? view }

    private func place(ofRow row: Int) -> Int {
        switch lowered.sources[row] {
        case .made(let index):
            if case .content = lowered.made[index].role, case .view(let view) = lowered.made[index].item {
                return place(ofView: view)
            }
        case .constraint(let index):
            let constraint = lowered.layout.constraints[index]
            if constraint.origin == .contentSize, case .view(let view)? = constraint.first?.item {
                return place(ofView: view)
            }
        }
        return lowered.viewCount + row
    }

    /// The arranged subviews of each stack share the places that they have in the file, in their order.
    private static func arrangedPlaces(_ layout: Layout) -> [Int]? {
        var places: [Int]?
        for view in layout.views.indices {
            guard let arranged = layout.views[view].stack?.statedArranged else { continue }
            let own = arranged.filter { layout.views.indices.contains($0) }
            let sorted = Set(own).sorted()
            guard sorted != own, sorted.count == own.count else { continue }
            var known = places ?? Array(layout.views.indices)
            for (place, view) in zip(sorted, own) { known[view] = place }
            places = known
        }
        return places
    }
}
