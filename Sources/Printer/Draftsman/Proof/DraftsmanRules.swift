import LayoutModel
import SwiftSource

/// What the library's classes do when they are created.
struct DraftsmanRules: SimulationRules {
    /// The margins of a stack of an app's own class belong to that class.
    let setsStackMargins = false

    func hasInitializer(_ construction: Construction) -> Bool {
        construction.arguments.first?.label == "axis" || DraftsmanRules.dimension(ofSpacer: construction) != nil
    }

    /// `SpacerView(8)`
    static func dimension(ofSpacer construction: Construction) -> Double? {
        guard construction.className == "SpacerView", construction.arguments.count == 1,
            construction.arguments[0].label == nil, case .number(let dimension) = construction.arguments[0].value
        else { return nil }
        return dimension
    }

    func make(_ construction: Construction, at node: Int, in simulation: inout UIKitSimulation) throws(ProofFailure) {
        guard let first = construction.arguments.first, first.label == "axis" else { return }
        guard let axis = first.value.implicitName, axis == "vertical" || axis == "horizontal" else {
            throw ProofFailure("a view is made with an unknown axis")
        }
        let rest = Array(construction.arguments.dropFirst())
        if construction.className == "UIStackView" {
            let stack = try StackReader.stack(rest, isHelper: false, line: 0)
            DraftsmanRules.set(stack, axis: axis, of: node, in: &simulation)
            return
        }
        // A `ScrollableStackView` created with its axis inserts its stack.
        let arguments = try StackReader.scrollable(rest, isHelper: false, line: 0)
        let inner = simulation.hierarchy.makeInnerStack(.plain(className: "UIStackView"), in: node)
        DraftsmanRules.set(HelperRules.stack(of: arguments), axis: axis, of: inner, in: &simulation)
        simulation.constraints += HelperRules.scrollable(inner, in: node, isVertical: axis == "vertical")
    }

    private static func set(
        _ stack: DraftsmanPlan.StackArguments,
        axis: String,
        of node: Int,
        in simulation: inout UIKitSimulation
    ) {
        simulation.hierarchy.update(node) { node in
            node.stackOptions = ["axis": axis, "distribution": stack.distribution, "alignment": stack.alignment]
            node.stackSpacing = stack.spacing
            node.layoutMargins = stack.margins
            if stack.margins != nil { node.flags["isLayoutMarginsRelativeArrangement"] = true }
        }
    }
}
