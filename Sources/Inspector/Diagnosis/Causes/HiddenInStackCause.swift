import LayoutModel

extension KnownCause {
    static let hiddenInStack = KnownCause(
        info: CauseInfo(
            id: "hidden-in-stack",
            title: "hidden in a stack view",
            summary: "a stack view hides a view by making its size 0, but a required constraint needs more",
            meaning: """
                UIStackView makes a hidden arranged subview 0 points long along its axis, with a required constraint
                whose identifier is UISV-hiding. While the view is hidden, this conflicts with a required size of the
                view, or with required insets inside it.

                Lower the priority of one of these to 999: it then breaks while the view is hidden, and is satisfied
                when it is shown.
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
                words: "\(examination.names.subject(item)) is hidden, so the stack view around it sets its"
                    + " \(hiding.constraint.axis == .horizontal ? "width" : "height") to 0",
                row: hiding.row
            )
        }
    )
}
