import LayoutModel

/// A constraint that UIKit refused, or warned about: not a conflict, but the first thing to fix.
package enum RefusedConstraint {
    package static let info = RuleInfo(
        id: "refused-constraint",
        title: "refused constraint",
        severity: .error,
        severityRemark: "warning if UIKit does not throw an exception",
        runsOnPartialDumps: true,
        summary: "the log reports a constraint that UIKit refused or will refuse",
        meaning: """
            When a constraint is activated, its items must share a common ancestor; when it is added to a view, they
            must be that view or its descendants. UIKit warns first ("The view hierarchy is not prepared for the
            constraint") and throws when the constraint is needed ("Unable to install constraint on view", "Unable to
            activate constraint with anchors … because they have no common ancestor"). Usually `addSubview` is called
            after the constraint is activated, or one of the views was removed.

            The finding repeats the report as logged. The constraint is treated as inactive, because it was never
            active.
            """,
        bad: """
            The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x600001 UILabel:0x7f01.top == UIView:0x7f02.bottom + 8   (inactive)>
            """,
        good: """
            (
                <NSLayoutConstraint:0x600001 UILabel:0x7f01.top == UIView:0x7f02.bottom + 8   (active)>
            )
            """
    )
}
