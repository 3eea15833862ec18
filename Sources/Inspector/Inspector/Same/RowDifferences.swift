import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// The constraints behind the rows of one side that the other side does not imply, in words.
struct RowDifferences {
    private(set) var rows: [RowDifference] = []

    private let entailment: LayoutEntailment
    private let side: Int
    private let pairs: ViewPairs
    private let places: [Places]
    /// By side.
    private let names: [ItemNames]

    /// - Parameters:
    ///   - side: 0 for the first layout, 1 for the second one.
    ///   - places: Those of both layouts.
    init(_ entailment: LayoutEntailment, _ side: Int, _ pairs: ViewPairs, _ places: [Places]) {
        self.entailment = entailment
        self.side = side
        self.pairs = pairs
        self.places = places
        let found = entailment.rowsThatDiffer(side)
        if found.isEmpty {
            names = []
            return
        }
        names = Self.names(entailment.lowered.map(\.layout), pairs)
        var seen: Set<Int> = []
        for row in found where seen.insert(row).inserted {
            let source = source(of: row, side)
            var difference = RowDifference(
                source: source,
                text: text(of: row, side),
                place: place(of: source, side),
                counterpart: counterpart(of: row)
            )
            if side == 0, difference.counterpart == nil, rows.count < Self.mostNearby {
                difference.nearby = nearby(source)
            }
            // A size never below 0 and all rows of one stack are one reason each.
            if case .made = source, rows.contains(where: { $0.text == difference.text }) { continue }
            rows.append(difference)
        }
        // That a size is never negative follows from less once another constraint is gone: it explains nothing beside that.
        let isExplained = [0, 1].contains { side in
            entailment.rowsThatDiffer(side).contains { !source(of: $0, side).isImpliedBound }
        }
        if isExplained { rows = rows.filter { !$0.source.isImpliedBound } }
        // What somebody wrote explains more than what UIKit makes of it.
        rows = rows.filter(\.isListed) + rows.filter { !$0.isListed }
    }

    /// Views of the first layout are called as in the second one, so that two lines about one view can be compared.
    private static func names(_ layouts: [Layout], _ pairs: ViewPairs) -> [ItemNames] {
        let new = ItemNames(layouts[1])
        let tags = Dictionary(
            pairs.pairs.map { (layouts[0].views[$0.old].id, new[view: $0.new]) },
            uniquingKeysWith: { first, _ in first }
        )
        return [ItemNames(layouts[0], tags: tags), new]
    }

    /// Looking for the place in the second layout goes through its constraints; readers look at the first few.
    private static let mostNearby = 8

    // MARK: Rows

    private func source(of row: Int, _ side: Int) -> RowDifference.Source {
        switch entailment.lowered[side].sources[row] {
        case .constraint(let index): .constraint(index)
        case .made(let index): .made(entailment.lowered[side].made[index])
        }
    }

    private func text(of row: Int, _ side: Int) -> String {
        let lowered = entailment.lowered[side]
        switch source(of: row, side) {
        case .constraint(let index):
            let constraint = lowered.layout.constraints[index]
            return ConstraintText(names: names[side]).text(of: lowered.layout.fromInside(constraint))
        case .made(let made): return text(of: made, names[side], priority: lowered.system.priorities[row])
        }
    }

    private func text(of made: MadeRow, _ names: ItemNames, priority: Double) -> String {
        let name = names[made.item]
        switch made.role {
        case .nonnegative(let attribute): return "\(name).\(attribute.name) >= 0"
        case .rootSize(let attribute): return "\(name).\(attribute.name)"
        case .guide: return "edges of \(name)"
        case .content(let attribute, let isHugging):
            return "\(attribute == .width ? "horizontal" : "vertical") "
                + "\(isHugging ? "hugging" : "compression resistance") of \(name) @\(PointsText.text(priority))"
        case .mask: return "autoresizing mask of \(name)"
        case .stack: return "arrangement of \(name)"
        }
    }

    private func place(of source: RowDifference.Source, _ side: Int) -> Place? {
        switch source {
        case .constraint(let index): return Self.element(index, of: places[side].constraints)
        case .made(let made):
            switch made.item {
            case .view(let view): return place(ofView: view, side)
            case .guide(let guide): return Self.element(guide, of: places[side].guides)
            case .missing: return nil
            }
        }
    }

    private func place(ofView view: Int, _ side: Int) -> Place? { Self.element(view, of: places[side].views) }

    /// Layouts that are not read from text have no places.
    private static func element(_ index: Int, of places: [Place?]) -> Place? {
        places.indices.contains(index) ? places[index] : nil
    }

    // MARK: The other side

    /// The row of the other side that says something else of the same edges: `<=` in place of `==`, another constant.
    private func counterpart(of row: Int) -> RowDifference.Counterpart? {
        guard let forms = entailment.forms else { return nil }
        let other = 1 - side
        for candidate in forms.counterparts(of: row, of: side) where !forms.isOnBothSides(candidate, of: other) {
            let source = source(of: candidate, other)
            if source.isImpliedBound { continue }
            return RowDifference.Counterpart(
                source: source,
                text: text(of: candidate, other),
                place: place(of: source, other)
            )
        }
        return nil
    }

    /// Where the second layout constrains the view that a constraint of the first one places: the last of its constraints,
    /// along the same axis if there is one.
    private func nearby(_ source: RowDifference.Source) -> RowDifference.Nearby? {
        let layouts = entailment.lowered.map(\.layout)
        guard case .constraint(let index) = source,
            case .view(let view)? = layouts[0].fromInside(layouts[0].constraints[index]).first?.item,
            let pair = pairs.pairOfOld[view]
        else { return nil }
        let partner = pairs.pairs[pair].new
        let own = layouts[1].constraints.indices.filter { other in
            layouts[1].constraints[other].isEffective && layouts[1].constraints[other].items.contains(.view(partner))
                && place(of: .constraint(other), 1) != nil
        }
        let axis = layouts[0].constraints[index].axis
        let best = own.last { layouts[1].constraints[$0].axis == axis } ?? own.last
        let name = names[1][view: partner]
        if let best, let place = place(of: .constraint(best), 1) {
            return RowDifference.Nearby(view: name, place: place, isConstraint: true)
        }
        return place(ofView: partner, 1).map { RowDifference.Nearby(view: name, place: $0, isConstraint: false) }
    }
}

extension Layout {
    /// A constraint with the inner one of its views first, as code says it: `icon.trailing == card.trailing - 8` for
    /// `card.trailing == icon.trailing + 8`.
    func fromInside(_ constraint: Layout.Constraint) -> Layout.Constraint {
        guard let first = constraint.first, let second = constraint.second, let outer = view(of: first.item),
            let inner = view(of: second.item), outer != inner, nearestCommonAncestor(outer, inner) == outer,
            constraint.multiplier == 1
        else { return constraint }
        return constraint.swapped ?? constraint
    }
}

extension RowDifference.Source {
    /// Whether the row only says that a size is never negative.
    fileprivate var isImpliedBound: Bool {
        if case .made(let made) = self, case .nonnegative = made.role { return true }
        return false
    }
}

extension RowDifference {
    /// Whether the constraint is one that a file lists.
    public var isListed: Bool {
        if case .constraint = source { return true }
        return false
    }
}
