extension RuleDescription {
    static let validation: [RuleDescription] = [
        RuleDescription(
            "position-without-item",
            "error",
            partial: true,
            "a position is compared with a number alone",
            meaning: """
                An edge or a centre is a place in something else, so that it needs a second item, with a multiplier
                other than 0. UIKit throws "a multiplier of 0 or a nil second item together with a location for the
                first attribute". Constraints of UIKit's own may leave it out: the superview's bounds are meant.
                """,
            bad: label(with: ExampleDump.constraint("x", "title.left", plus: 16)),
            good: label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
        ),
        RuleDescription(
            "invalid-pairing",
            "error",
            partial: true,
            "a constraint compares attributes that cannot be compared",
            meaning: """
                Horizontal with vertical positions, or a size with a position. UIKit throws when such a constraint is
                made.
                """,
            bad: label(with: ExampleDump.constraint("x", "title.left", "==", "root.top", plus: 16)),
            good: label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
        ),
        RuleDescription(
            "left-with-leading",
            "error",
            partial: true,
            "left or right is compared with leading or trailing",
            meaning: """
                Left and right are sides of the screen, leading and trailing go by the reading direction; UIKit throws
                when one is tied to the other. Margins count as their edges.
                """,
            bad: label(with: ExampleDump.constraint("x", "title.left", "==", "root.leading", plus: 16)),
            good: label(with: ExampleDump.constraint("x", "title.leading", "==", "root.leading", plus: 16))
        ),
        RuleDescription(
            "no-common-ancestor",
            "error",
            partial: true,
            "a constraint's items have no view above both",
            meaning: """
                The items are under different roots. UIKit throws when such a constraint is activated: usually one of
                them has not been added to its superview yet.
                """,
            bad: twoRoots(second: "other"),
            good: twoRoots(second: "root")
        ),
        RuleDescription(
            "unreachable-item",
            "error",
            partial: true,
            "a constraint names an item that is not there",
            meaning: """
                No view or guide of the input has this id. The constraint is set aside.
                """,
            bad: label(with: ExampleDump.constraint("x", "title.left", "==", "gone.left", plus: 16)),
            good: label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
        ),
        RuleDescription(
            "duplicate-id",
            "error",
            partial: true,
            "two objects have one id",
            meaning: """
                Ids of views and guides, and those of constraints, name one object each. The later one is set aside, a
                view with all that it contains.
                """,
            bad: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("title", size: "90, 20")],
                constraints: ExampleDump.place("title")
            ),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("title", size: "200, 20"), ExampleDump.view("price", size: "90, 20")],
                constraints: ExampleDump.place("title") + ExampleDump.place("price", y: 50)
            )
        ),
        RuleDescription(
            "invalid-value",
            "error",
            partial: true,
            "a value is outside what it can be",
            meaning: """
                A priority outside (0, 1000], a number that no double can hold, an order that leads back to itself. The
                object with it is set aside.
                """,
            bad: label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16, priority: 1200)),
            good: label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16, priority: 1000))
        ),
        RuleDescription(
            "invalid-word",
            "error",
            partial: true,
            "a word is none of those that a key can have",
            meaning: """
                An attribute, a relation or another word that is unknown. The object with it is set aside.
                """,
            bad: label(with: ExampleDump.constraint("x", "title.lefft", "==", "root.left", plus: 16)),
            good: label(with: ExampleDump.constraint("x", "title.left", "==", "root.left", plus: 16))
        ),
    ]

    private static func label(with constraint: String) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20")],
            constraints: [constraint, ExampleDump.constraint("y", "title.top", "==", "root.top", plus: 16)]
        )
    }

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
