import LayoutModel

/// A constraint that UIKit refused, or warned about: not a conflict, but the first thing to fix.
package enum RefusedConstraint {
    package static let info = RuleInfo(
        id: "refused-constraint",
        title: "refused constraint",
        severity: .error,
        severityRemark: "warning while nothing is thrown",
        runsOnPartialDumps: true,
        summary: "the log reports a constraint that UIKit refused or will refuse",
        meaning: """
            Both items of a constraint must be in the hierarchy of one view when the constraint is added or
            activated: that of the view it is added to, or any that contains both. UIKit warns first ("The view
            hierarchy is not prepared for the constraint") and throws when the constraint is needed ("Unable to
            install constraint on view", "Unable to activate constraint with anchors … because they have no common
            ancestor"). Usually `addSubview` comes after the constraint, or one of the views was removed.

            The report is repeated as logged. The constraint is kept as inactive, because it was never active.
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
