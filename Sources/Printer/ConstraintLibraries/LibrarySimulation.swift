import LayoutModel

extension SimulatedHierarchy {
    /// The superview, also of a view that belongs to another one.
    func superview(of node: Int) -> Int? { nodes[node].superview ?? nodes[node].memberOf }
}

extension UIKitSimulation {
    /// A guide of UIKit's that a view has.
    func guide(_ kind: Layout.Guide.Kind, of node: Int) throws(ProofFailure) -> Int {
        guard case .view(let view) = hierarchy.nodes[node].identity,
            let guide = layout.views[view].guides.last(where: { layout.guides[$0].kind == kind })
        else { throw ProofFailure("a guide is named that the layout does not have") }
        return guide
    }
}
