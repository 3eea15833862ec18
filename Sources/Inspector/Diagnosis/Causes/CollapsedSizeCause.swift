import LayoutModel

extension KnownCause {
    static let collapsedSize = KnownCause(
        info: CauseInfo(
            id: "collapsed-size",
            title: "collapsed size",
            summary: "your constraint makes a size 0, but required insets inside need more",
            meaning: """
                A view is collapsed by a width or a height of 0, but its content is pinned with required insets. The
                insets alone need more than 0.

                Lower the priority of one inset to 999, so that it breaks while the view is collapsed. Or hide the view
                in a stack view.
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
            story.collapsed(in: examination) != nil
        },
        allowsConstants: false,
        isCulprit: { member, _ in member.isAtEnd },
        lead: { story, examination in
            guard !examination.layout.source.isOfFinishedLayout,
                let empty = story.collapsed(in: examination), let first = empty.constraint.first
            else { return nil }
            return ConflictLead(
                item: first.item,
                words: "\(examination.names.subject(first.item)) has a \(first.attribute.rawValue) of 0",
                row: empty.row
            )
        },
        hint: { story, examination in
            guard let first = story.collapsed(in: examination)?.constraint.first else { return nil }
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

extension ConflictStory {
    /// The user's own size of 0.
    fileprivate func collapsed(in examination: Examination) -> Member? {
        sizes.first { member in
            member.isUsers
                && (isNothing(member, .width, in: examination) || isNothing(member, .height, in: examination))
        }
    }
}
