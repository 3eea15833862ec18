import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// The constraints behind the rows of one side that the other side does not imply, in words.
struct RowDifferences {
    private(set) var rows: [RowDifference] = []

    /// - Parameters:
    ///   - side: 0 for the first layout, 1 for the second one.
    ///   - places: Those of both layouts.
    init(_ entailment: LayoutEntailment, _ side: Int, _ places: [Places]) {
        let found = entailment.rowsThatDiffer(side)
        if found.isEmpty { return }
        let others = Set(entailment.rowsThatDiffer(1 - side))
        let lowered = entailment.lowered[side]
        let names = ItemNames(lowered.layout)
        let texts = ConstraintText(names: names)
        var seen: Set<Int> = []
        for row in found where seen.insert(row).inserted {
            switch lowered.sources[row] {
            case .constraint(let index):
                let constraint = lowered.layout.constraints[index]
                rows.append(
                    RowDifference(
                        source: .constraint(index),
                        text: texts.text(of: constraint),
                        place: Self.place(ofConstraint: index, places[side]),
                        counterpart: Self.counterpart(of: row, side, entailment, besides: others, places)
                    )
                )
            case .made(let index):
                let made = lowered.made[index]
                let difference = RowDifference(
                    source: .made(made),
                    text: Self.text(of: made, names),
                    place: Self.place(of: made.item, places[side])
                )
                // A size never below 0 and all rows of one stack are one reason each.
                if !rows.contains(where: { $0.text == difference.text }) { rows.append(difference) }
            }
        }
        // That a size is never negative follows from less once another constraint is gone: it explains nothing beside that.
        let explaining = rows.filter { !$0.isImpliedBound }
        if !explaining.isEmpty { rows = explaining }
        // What somebody wrote explains more than what UIKit makes of it.
        rows = rows.filter(\.isListed) + rows.filter { !$0.isListed }
    }

    /// The listed constraint of the other side that says something else of the same edges, where it is not listed as a
    /// difference itself: `<=` in place of `==` follows from what it replaces.
    private static func counterpart(
        of row: Int,
        _ side: Int,
        _ entailment: LayoutEntailment,
        besides others: Set<Int>,
        _ places: [Places]
    ) -> RowDifference.Counterpart? {
        guard let forms = entailment.forms else { return nil }
        let lowered = entailment.lowered[1 - side]
        for other in forms.counterparts(of: row, of: side)
        where !others.contains(other) && !forms.isOnBothSides(other, of: 1 - side) {
            guard case .constraint(let index) = lowered.sources[other] else { continue }
            let texts = ConstraintText(names: ItemNames(lowered.layout))
            return RowDifference.Counterpart(
                constraint: index,
                text: texts.text(of: lowered.layout.constraints[index]),
                place: place(ofConstraint: index, places[1 - side])
            )
        }
        return nil
    }

    private static func place(ofConstraint index: Int, _ places: Places) -> Place? {
        places.constraints.indices.contains(index) ? places.constraints[index] : nil
    }

    private static func place(of item: Layout.Item, _ places: Places) -> Place? {
        switch item {
        case .view(let view): places.views.indices.contains(view) ? places.views[view] : nil
        case .guide(let guide): places.guides.indices.contains(guide) ? places.guides[guide] : nil
        case .missing: nil
        }
    }

    private static func text(of made: MadeRow, _ names: ItemNames) -> String {
        let name = names[made.item]
        switch made.role {
        case .nonnegative(let attribute): return "\(name).\(attribute.name) >= 0"
        case .rootSize(let attribute): return "\(name).\(attribute.name)"
        case .guide: return "edges of \(name)"
        case .content(let attribute, let isHugging):
            return "\(attribute == .width ? "horizontal" : "vertical") "
                + "\(isHugging ? "hugging" : "compression resistance") of \(name)"
        case .mask: return "autoresizing mask of \(name)"
        case .stack: return "arrangement of \(name)"
        }
    }
}

extension RowDifference {
    /// Whether the row only says that a size is never negative.
    fileprivate var isImpliedBound: Bool {
        if case .made(let made) = source, case .nonnegative = made.role { return true }
        return false
    }

    /// Whether the constraint is one that a file lists.
    public var isListed: Bool {
        if case .constraint = source { return true }
        return false
    }
}
