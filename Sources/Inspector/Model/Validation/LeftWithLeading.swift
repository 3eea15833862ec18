/// An edge that depends on the layout direction is compared with one that does not: `left` with `leading`, margins
/// included. Centers can be combined with both.
enum LeftWithLeading: ConstraintRule {

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        let attributes = constraint.anchors.lazy.map(\.attribute)
        guard let absolute = attributes.first(where: { $0.isAbsoluteHorizontalEdge }),
            let directional = attributes.first(where: { $0.isDirectional })
        else { return nil }
        return "pairs \(absolute.rawValue) with \(directional.rawValue)"
    }
}

extension LeftWithLeading {
    package static let info = RuleInfo(
        id: "left-with-leading",
        title: "left or right with leading or trailing",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "left or right is compared with leading or trailing",
        meaning: """
            Left and right are the physical edges of a view; leading and trailing depend on the reading direction. UIKit
            throws an exception when one is constrained to the other. The same rule applies to margins.

            The cause has no page of its own: it is always the constraint itself.
            """,
        bad: ExampleDump.label(with: ExampleDump.constraint("x", "title.left", "==", "root.leading", plus: 16)),
        good: ExampleDump.label(with: ExampleDump.constraint("x", "title.leading", "==", "root.leading", plus: 16))
    )
}
