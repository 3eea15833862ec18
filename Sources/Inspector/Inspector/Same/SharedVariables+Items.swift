import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What is written of the variables in a proof.
extension SharedVariables {
    /// The variables of a view or a guide.
    struct ItemVariables {
        /// The first of its four edges.
        var edges: Int
        var isRoot: Bool
        /// Of a root in another scene: the first of the two variables of its position there.
        var position: Int?
        /// The node from whose corner positions count; `nil`: they count from the corner of the root, or of what scrolls.
        var container: Int?
    }

    func variables(ofNode node: Int, side: Int) -> ItemVariables {
        let isRoot = isRoot[side][node]
        var container: Int?
        if !isRoot, let parent = parents[side][node], !self.isRoot[side][parent], !isScrollView[side][parent] {
            container = parent
        }
        return ItemVariables(
            edges: starts[side][node],
            isRoot: isRoot,
            position: positions[side][node],
            container: container
        )
    }

    /// The variable of a view's value.
    func variable(_ symbol: LayoutSymbols.Symbol, ofView view: Int, side: Int) -> Int {
        symbolStarts[side][view] + symbol.rawValue
    }

    /// The view and the value that a variable is; `nil` for others.
    func viewAndSymbol(of variable: Int, side: Int) -> (view: Int, symbol: LayoutSymbols.Symbol)? {
        guard
            let view = symbolStarts[side].firstIndex(where: {
                (0..<LayoutSymbols.perView).contains(variable - $0)
            })
        else { return nil }
        return (view, LayoutSymbols.Symbol.all[variable - symbolStarts[side][view]])
    }

    /// The widths and heights of roots that both sides have, by variable.
    var rootLengths: [Int: Axis] {
        var lengths: [Int: Axis] = [:]
        for pair in rootPairs {
            lengths[starts[0][pair.old] + Edge.right.rawValue] = .horizontal
            lengths[starts[0][pair.old] + Edge.bottom.rawValue] = .vertical
        }
        return lengths
    }
}
