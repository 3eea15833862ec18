import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// The constraints behind the rows of one side that the other side does not imply, in words.
struct RowDifferences {
    private(set) var rows: [RowDifference] = []

    /// - Parameters:
    ///   - side: 0 for the first layout, 1 for the second one.
    ///   - layout: As it was given.
    init(_ entailment: LayoutEntailment, _ side: Int, _ layout: Layout, _ places: Places) {
        let remainder = side == 0 ? entailment.missing : entailment.extra
        let found = remainder.required + remainder.conflicting + remainder.optional + remainder.opaque
        if found.isEmpty { return }
        let lowered = entailment.lowered[side]
        let names = ItemNames(lowered.layout)
        let texts = ConstraintText(names: names)
        var seen: Set<Int> = []
        for row in found where seen.insert(row).inserted {
            switch lowered.sources[row] {
            case .constraint(let index):
                let constraint = lowered.layout.constraints[index]
                let place = places.constraints.indices.contains(index) ? places.constraints[index] : nil
                rows.append(
                    RowDifference(
                        source: .constraint(index),
                        text: texts.text(of: constraint),
                        place: place
                    )
                )
            case .made(let index):
                let made = lowered.made[index]
                let difference = RowDifference(
                    source: .made(made),
                    text: Self.text(of: made, names),
                    place: Self.place(of: made.item, places)
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
