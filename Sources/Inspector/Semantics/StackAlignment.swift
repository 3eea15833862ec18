import LayoutModel
import LayoutSolver

extension Lowering {
    /// How an arranged subview stands across the stack: rows `<name>.start`, `.end`, `.center`, `.baseline`.
    ///
    /// Words that are made for the other axis mean the same side; baselines need a horizontal stack, a vertical one
    /// keeps its subviews inside its edges only.
    mutating func addAlignment(of view: Int, _ name: String, isFirst: Bool, in stack: StackLayout) {
        switch stack.stack.alignment {
        case .fill:
            addStart(.equal, of: view, name, in: stack)
            addEnd(.equal, of: view, name, in: stack)
        case .leading, .top:
            addStart(.equal, of: view, name, in: stack)
            addEnd(.lessThanOrEqual, of: view, name, in: stack)
        case .trailing, .bottom:
            addStart(.greaterThanOrEqual, of: view, name, in: stack)
            addEnd(.equal, of: view, name, in: stack)
        case .center:
            addStart(.greaterThanOrEqual, of: view, name, in: stack)
            addEnd(.lessThanOrEqual, of: view, name, in: stack)
            let center = stack.crossCenter
            relate(.view(view), center, .equal, stack.canvas, center, "\(name).center", in: stack)
        case .firstBaseline, .lastBaseline:
            addStart(.greaterThanOrEqual, of: view, name, in: stack)
            addEnd(.lessThanOrEqual, of: view, name, in: stack)
            guard !isFirst, let first = stack.shown.first, stack.stack.axis == .horizontal else { return }
            let baseline =
                stack.stack.alignment == .firstBaseline ? LayoutAttribute.firstBaseline : LayoutAttribute.lastBaseline
            relate(.view(view), baseline, .equal, .view(first), baseline, "\(name).baseline", in: stack)
        }
    }

    private mutating func addStart(_ relation: RowRelation, of view: Int, _ name: String, in stack: StackLayout) {
        let edge = stack.crossStart
        relate(.view(view), edge, relation, stack.canvas, edge, "\(name).start", in: stack)
    }

    private mutating func addEnd(_ relation: RowRelation, of view: Int, _ name: String, in stack: StackLayout) {
        let edge = stack.crossEnd
        relate(.view(view), edge, relation, stack.canvas, edge, "\(name).end", in: stack)
    }
}
