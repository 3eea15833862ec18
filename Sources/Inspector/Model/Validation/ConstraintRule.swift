/// A rule that a constraint must meet to participate in a layout. A rule is one file and one line in ``ConstraintRules``.
protocol ConstraintRule: Sendable {
    /// The rule of the findings.
    static var info: RuleInfo { get }

    /// What is wrong with the constraint, as a phrase that follows the constraint's name, such as "names no item";
    /// `nil` where the rule is met.
    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String?
}

/// The rules, in the order in which they are asked: of a constraint with several faults, the first one is reported.
enum ConstraintRules {
    static let all: [any ConstraintRule.Type] = [
        InvalidValue.self,
        UnreachableItem.self,
        PositionWithoutItem.self,
        InvalidPairing.self,
        LeftWithLeading.self,
        NoCommonAncestor.self,
    ]
}

/// What rules look up in a layout.
package struct ValidationContext {
    package let layout: Layout
    private let roots: [Int]

    init(_ layout: Layout) {
        self.layout = layout
        roots = layout.roots
    }

    /// The root above an item.
    ///
    /// - Complexity: O(log roots): views are in the order of their roots.
    package func root(of item: Layout.Item) -> Int? {
        guard let view = layout.view(of: item) else { return nil }
        var low = 0
        var high = roots.count
        while low < high {
            let middle = (low + high) / 2
            if roots[middle] <= view { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? roots[low - 1] : nil
    }

    /// Whether a constraint is of a kind that meets all rules and that most constraints are: two items on one axis, or a
    /// size alone. The rules judge the others.
    ///
    /// Takes an index, because copying each of hundreds of thousands of constraints is slow.
    func isSound(_ constraints: UnsafeBufferPointer<Layout.Constraint>, _ index: Int) -> Bool {
        guard constraints[index].priority > 0, constraints[index].priority <= 1000,
            constraints[index].constant.isFinite, constraints[index].multiplier.isFinite,
            constraints[index].terms.isEmpty,
            let first = constraints[index].first, let firstView = layout.view(of: first.item)
        else { return false }
        guard let second = constraints[index].second else { return first.attribute.isSize }
        guard constraints[index].multiplier != 0, let secondView = layout.view(of: second.item),
            first.attribute.isSize == second.attribute.isSize,
            first.attribute.isSize || first.attribute.axis == second.attribute.axis,
            !(first.attribute.isAbsoluteHorizontalEdge && second.attribute.isDirectional),
            !(first.attribute.isDirectional && second.attribute.isAbsoluteHorizontalEdge)
        else { return false }
        return roots.count == 1 || root(of: .view(firstView)) == root(of: .view(secondView))
    }

    package func name(_ item: Layout.Item) -> String { "\"\(layout.id(of: item))\"" }
}
