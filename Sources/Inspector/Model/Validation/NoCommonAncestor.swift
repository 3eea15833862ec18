/// The items of a constraint are under different roots.
enum NoCommonAncestor: ConstraintRule {

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        guard let first = constraint.anchors.first?.item, let root = context.root(of: first) else { return nil }
        guard let other = constraint.anchors.first(where: { context.root(of: $0.item) != root })?.item else {
            return nil
        }
        return "names \(context.name(first)) and \(context.name(other)), which have no common ancestor"
    }
}

extension NoCommonAncestor {
    package static let info = RuleInfo(
        id: "no-common-ancestor",
        title: "missing common ancestor",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "the items of a constraint have no common superview",
        meaning: """
            The items are in different view hierarchies. UIKit throws an exception when such a constraint is activated.
            Usually one of the views has not been added to its superview yet.
            """,
        bad: twoRoots(second: "other"),
        good: twoRoots(second: "root")
    )

    private static func twoRoots(second: String) -> String {
        """
        {
          "format": "layout-dump",
          "version": 1,
          "roots": [
            {"id": "root", "class": "UIView", "frame": [0, 0, 375, 667], "subviews": [
              \(ExampleDump.view("title", size: "200, 20"))
            ]},
            {"id": "other", "class": "UIView", "frame": [0, 0, 375, 667]}
          ],
          "constraints": [
            \(ExampleDump.constraint("x", "title.left", "==", "\(second).left", plus: 16)),
            \(ExampleDump.constraint("y", "title.top", "==", "root.top", plus: 16))
          ]
        }
        """
    }
}
