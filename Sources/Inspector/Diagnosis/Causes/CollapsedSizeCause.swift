import LayoutModel

extension KnownCause {
    static let collapsedSize = KnownCause(
        info: CauseInfo(
            id: "collapsed-size",
            title: "collapsed size",
            summary: "a size of yours is 0, and required insets inside need more",
            meaning: """
                A view is collapsed by a width or a height of 0, while what is inside is pinned with required insets.
                The insets alone need more than 0.

                Lower the priority of one inset to 999: it is broken while collapsed. Or hide the view in a stack view.
                """,
            code: """
                let bottom = title.bottomAnchor.constraint(
                    equalTo: panel.bottomAnchor,
                    constant: -8
                )
                bottom.priority = UILayoutPriority(999)
                bottom.isActive = true
                """,
            bad: box(priority: nil),
            good: box(priority: 999)
        ),
        recogniser: .conflict { story, examination in
            story.sizes.contains { member in
                member.isUsers
                    && (story.isNothing(member, .width, in: examination)
                        || story.isNothing(member, .height, in: examination))
            }
        },
        allowsConstants: false,
        isCulprit: { member, _ in member.isAtEnd },
        hint: { story, examination in
            let empty = story.sizes.first {
                $0.isUsers
                    && (story.isNothing($0, .width, in: examination) || story.isNothing($0, .height, in: examination))
            }
            guard let first = empty?.constraint.first else { return nil }
            return "\(examination.names.subject(first.item)) has a fixed \(first.attribute.rawValue) of 0"
        }
    )

    private static func box(priority: Double?) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view("box", "UIView", more: "\"subviews\": [" + ExampleDump.view("line", "UIView") + "]")
            ],
            constraints: ExampleDump.place("box") + [
                ExampleDump.constraint("box-width", "box.width", plus: 200),
                ExampleDump.constraint("box-height", "box.height"),
                ExampleDump.constraint("line-leading", "line.leading", "==", "box.leading"),
                ExampleDump.constraint("line-trailing", "line.trailing", "==", "box.trailing"),
                ExampleDump.constraint("line-top", "line.top", "==", "box.top", plus: 3),
                ExampleDump.constraint("line-bottom", "line.bottom", "==", "box.bottom", plus: -3, priority: priority),
            ]
        )
    }
}
