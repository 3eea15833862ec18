import LayoutModel
import LayoutSolver

extension Lowering {
    /// The position of an arranged subview across the stack.
    ///
    /// Alignments meant for the other axis select the same side. Baselines need a horizontal stack; in a vertical one,
    /// subviews only stay inside its edges.
    /// - Parameter part: The part of the stack that an alignment row belongs to.
    mutating func addAlignment(
        of view: Int,
        isFirst: Bool,
        in stack: StackLayout,
        part: (MadeRow.StackPart.Alignment) -> MadeRow.StackPart
    ) {
        switch stack.stack.alignment {
        case .fill:
            addStart(.equal, of: view, part(.start), in: stack)
            addEnd(.equal, of: view, part(.end), in: stack)
        case .leading, .top:
            addStart(.equal, of: view, part(.start), in: stack)
            addEnd(.lessThanOrEqual, of: view, part(.end), in: stack)
        case .trailing, .bottom:
            addStart(.greaterThanOrEqual, of: view, part(.start), in: stack)
            addEnd(.equal, of: view, part(.end), in: stack)
        case .center:
            addStart(.greaterThanOrEqual, of: view, part(.start), in: stack)
            addEnd(.lessThanOrEqual, of: view, part(.end), in: stack)
            let center = stack.crossCenter
            relate(.view(view), center, .equal, stack.canvas, center, part(.center), in: stack)
        case .firstBaseline, .lastBaseline:
            addStart(.greaterThanOrEqual, of: view, part(.start), in: stack)
            addEnd(.lessThanOrEqual, of: view, part(.end), in: stack)
            guard !isFirst, let first = stack.shown.first, stack.stack.axis == .horizontal else { return }
            let baseline =
                stack.stack.alignment == .firstBaseline ? LayoutAttribute.firstBaseline : LayoutAttribute.lastBaseline
            relate(.view(view), baseline, .equal, .view(first), baseline, part(.baseline), in: stack)
        }
    }

    private mutating func addStart(
        _ relation: RowRelation,
        of view: Int,
        _ part: MadeRow.StackPart,
        in stack: StackLayout
    ) {
        let edge = stack.crossStart
        relate(.view(view), edge, relation, stack.canvas, edge, part, in: stack)
    }

    private mutating func addEnd(
        _ relation: RowRelation,
        of view: Int,
        _ part: MadeRow.StackPart,
        in stack: StackLayout
    ) {
        let edge = stack.crossEnd
        relate(.view(view), edge, relation, stack.canvas, edge, part, in: stack)
    }
}
