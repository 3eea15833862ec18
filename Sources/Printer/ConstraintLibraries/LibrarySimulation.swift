import LayoutModel

extension SimulatedHierarchy {
    /// The superview, also of a view that belongs to another one.
    func superview(of node: Int) -> Int? { nodes[node].superview ?? nodes[node].memberOf }

    /// Whether a view is another one, or within it.
    func isInside(_ node: Int, _ container: Int) -> Bool {
        var next: Int? = node
        while let current = next {
            if current == container { return true }
            next = superview(of: current)
        }
        return false
    }

    func haveCommonRoot(_ one: Int, _ other: Int) -> Bool {
        func root(_ node: Int) -> Int {
            var node = node
            while let next = superview(of: node) { node = next }
            return node
        }
        return root(one) == root(other)
    }
}

extension UIKitSimulation {
    /// A guide of UIKit's that a view has.
    func guide(_ kind: Layout.Guide.Kind, of node: Int) throws(ProofFailure) -> Int {
        guard case .view(let view) = hierarchy.nodes[node].identity,
            let guide = layout.views[view].guides.last(where: { layout.guides[$0].kind == kind })
        else { throw ProofFailure("a guide is named that the layout does not have") }
        return guide
    }

    /// Sets the identifier of the constraint that a property holds.
    mutating func identify(_ property: String, as identifier: String) throws(ProofFailure) {
        guard let held = held[property], let place = constraints.lastIndex(of: held), held.identifier != identifier
        else { throw ProofFailure("'\(property)' holds no constraint yet, or one with that identifier") }
        constraints[place].identifier = identifier
        self.held[property]?.identifier = identifier
    }
}
