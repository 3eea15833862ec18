extension RuleDescription {
    static let texts: [RuleDescription] = [
        RuleDescription(
            "reported-ambiguity",
            "warning (note for hosts)",
            partial: true,
            "UIKit itself called something ambiguous",
            meaning: """
                A trace (`_autolayoutTrace`) tells which views the layout engine of the running app found ambiguous, and
                since iOS 8 in which attributes: minX and width horizontally, minY and height vertically. That is the
                truth of that moment, sizes of contents included, and it is told as UIKit said it: which constraint is
                missing a trace does not say. With a list of the constraints (`po view.constraints`) given together with
                the trace, the finding shows what is known to hold the view on the axis that is free.

                Where all constraints are known the rule does not run: `ambiguous-layout` judges them, and
                `unconfirmed-report` tells what UIKit said and they do not show.

                A note says that a host (a view that the engine lays out as a root) has nothing that ties its own frame.
                """,
            bad: """
                UIWindow:0x7f9481c93360
                |   •UIView:0x7f9481c9d680
                |   |   *UILabel:0x7f9481c9d990'Name'- AMBIGUOUS LAYOUT for UILabel:0x7f9481c9d990'Name'.minX{id: 13}
                """,
            good: """
                UIWindow:0x7f9481c93360
                |   •UIView:0x7f9481c9d680
                |   |   *UILabel:0x7f9481c9d990'Name'
                """
        ),
        RuleDescription(
            "refused-constraint",
            "error (warning while nothing is thrown)",
            partial: true,
            "a log tells that a constraint was refused, or will be",
            meaning: """
                Both items of a constraint must be in the hierarchy of one view when the constraint is added or
                activated: that of the view it is added to, or any that contains both. UIKit warns first ("The view
                hierarchy is not prepared for the constraint") and throws when the constraint is needed ("Unable to
                install constraint on view", "Unable to activate constraint with anchors … because they have no common
                ancestor"). Usually `addSubview` comes after the constraint, or one of the views was removed.

                It is told as the log tells it. The constraint is kept in the layout as inactive, since it never held.
                """,
            bad: """
                The view hierarchy is not prepared for the constraint: <NSLayoutConstraint:0x600001 UILabel:0x7f01.top == UIView:0x7f02.bottom + 8   (inactive)>
                """,
            good: """
                (
                    <NSLayoutConstraint:0x600001 UILabel:0x7f01.top == UIView:0x7f02.bottom + 8   (active)>
                )
                """
        ),
        RuleDescription(
            "contradicting-texts",
            "warning",
            partial: true,
            "texts that are read as one tell different things of one object",
            meaning: """
                Texts that are given together are joined by address, as outputs of one moment of one process. Where they
                give a view two classes, two frames or two superviews, they are not of one moment, or an address was
                used again. The first one is believed: `recursiveDescription` before traces before constraints. Take the
                texts anew without continuing the app between them, or read them apart with `--separate`.
                """,
            bad: """
                <UIView: 0x7f9481c9d680; frame = (0 0; 320 568); layer = <CALayer: 0x600003d0>>
                   | <UILabel: 0x7f9481c9d990; frame = (16 20; 80 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>

                <UILabel: 0x7f9481c9d990; frame = (16 20; 96 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>
                """,
            good: """
                <UIView: 0x7f9481c9d680; frame = (0 0; 320 568); layer = <CALayer: 0x600003d0>>
                   | <UILabel: 0x7f9481c9d990; frame = (16 20; 80 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>

                <UILabel: 0x7f9481c9d990; frame = (16 20; 80 21); text = 'Name'; layer = <_UILabelLayer: 0x600003d1>>
                """
        ),
        RuleDescription(
            "invalid-visual-format",
            "error",
            partial: true,
            "a visual format string cannot be understood, or names what there is not",
            meaning: """
                UIKit raises an exception for such a string. A string that is no Visual Format Language makes no
                constraint; of one that names an unknown view or metric only that part is left out. A caret shows the
                place, and the nearest known name is told where there is one.
                """,
            bad: """
                {"vfl": ["H:|-[title(>=wide)]-|"], "views": {"title": "UILabel"}, "metrics": {"width": 80}}
                """,
            good: """
                {"vfl": ["H:|-[title(>=width)]-|"], "views": {"title": "UILabel"}, "metrics": {"width": 80}}
                """
        ),
    ]
}
