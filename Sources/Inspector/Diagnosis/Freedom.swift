import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Which attributes the optimal solution does not determine.
///
/// The coordinates of roots are constants, and a guide has variables only where a constraint names it; neither is ever
/// undetermined.
struct Freedom: Sendable {
    /// The face of each variable; -1 where the variable is determined.
    private var faceOfVariable: [Int32]

    init(lowered: LoweredLayout, solution: Solution) {
        faceOfVariable = [Int32](repeating: -1, count: lowered.system.variableCount)
        for (index, face) in solution.faces.enumerated() {
            for variable in face.variables where lowered.isVariable(variable) {
                faceOfVariable[variable] = Int32(clamping: index)
            }
        }
    }

    func isFree(_ variable: Int) -> Bool { faceOfVariable[variable] >= 0 }

    func face(of variable: Int) -> Int? {
        let face = faceOfVariable[variable]
        return face < 0 ? nil : Int(face)
    }

    /// Whether an item has a free attribute.
    func hasAttributes(ofItem index: Int) -> Bool {
        let first = VariableIndex(index, .minX).rawValue
        return (first..<first + VariableIndex.perNode).contains { faceOfVariable[$0] >= 0 }
    }

    /// The free attributes of an item, by its index among views and guides, in report order.
    func attributes(ofItem index: Int) -> [FrameAttribute] {
        FrameAttribute.reportOrder.filter { faceOfVariable[VariableIndex(index, $0).rawValue] >= 0 }
    }
}
