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
        if !solution.faces.isEmpty { forgetUnconstrainedGuides(lowered) }
    }

    /// A guide of the user's is judged on an axis only where a constraint names it there: many are spacers of one axis.
    private mutating func forgetUnconstrainedGuides(_ lowered: LoweredLayout) {
        let layout = lowered.layout
        let guides = layout.guides.indices.filter { layout.guides[$0].kind == .custom }
        if guides.isEmpty { return }
        var isConstrained: Set<Int> = []
        let firstGuide = lowered.viewCount * VariableIndex.perNode
        for row in 0..<lowered.system.rowCount where lowered.system.isEnabled[row] {
            if lowered.isImpliedBound(row) { continue }
            for term in lowered.system.terms(of: row) where term.variable >= firstGuide {
                let index = VariableIndex(rawValue: term.variable)
                isConstrained.insert(2 * index.node + (index.attribute.axis == .horizontal ? 0 : 1))
            }
        }
        for guide in guides {
            let node = lowered.viewCount + guide
            for attribute in FrameAttribute.allCases
            where !isConstrained.contains(2 * node + (attribute.axis == .horizontal ? 0 : 1)) {
                faceOfVariable[VariableIndex(node, attribute).rawValue] = -1
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
