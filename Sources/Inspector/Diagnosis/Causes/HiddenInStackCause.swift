import LayoutModel

extension KnownCause {
    static let hiddenInStack = KnownCause(
        info: CauseInfo(
            id: "hidden-in-stack",
            title: "hidden in a stack view",
            summary: "a stack view hides a view by making its size 0, and a required constraint needs more",
            meaning: """
                UIStackView gives a hidden arranged view the size 0 along its axis, by a required constraint with the
                identifier UISV-hiding. A required size of the view, or required insets of what is inside it, conflict
                with that while it is hidden.

                Lower the priority of one of them to 999: it is broken while hidden, and satisfied when shown.
                """,
            code: """
                let height = panel.heightAnchor.constraint(equalToConstant: 80)
                height.priority = UILayoutPriority(999)
                height.isActive = true
                """,
            bad: ExampleLog.text(
                ["UIView:0x7f10.height == 44   (active)", "'UISV-hiding' UIView:0x7f10.height == 0   (active)"],
                broken: 0
            ),
            good: ExampleDump.text(
                subviews: [
                    ExampleDump.view(
                        "stack",
                        "UIStackView",
                        more: "\"stack\": {\"axis\": \"vertical\"}, \"subviews\": ["
                            + ExampleDump.view("title", size: "200, 20") + ", "
                            + ExampleDump.view("banner", "UIView", more: "\"isHidden\": true") + "]"
                    )
                ],
                constraints: ExampleDump.place("stack") + [
                    ExampleDump.constraint("banner-height", "banner.height", plus: 44, priority: 999)
                ]
            )
        ),
        recogniser: .conflict { story, examination in
            story.members.contains { story.isHiding($0, in: examination) }
        },
        allowsConstants: false,
        isCulprit: { member, story in story.gives(way: member) },
        lead: { story, examination in
            guard let hiding = story.members.first(where: { story.isHiding($0, in: examination) }),
                let item = hiding.constraint.first?.item
            else { return nil }
            return ConflictLead(
                item: item,
                words: "\(examination.names.subject(item)) is hidden in its stack view",
                row: hiding.row
            )
        }
    )
}
