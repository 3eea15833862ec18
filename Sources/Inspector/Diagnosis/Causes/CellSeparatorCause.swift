import LayoutModel

extension KnownCause {
    static let cellSeparator = KnownCause(
        info: CauseInfo(
            id: "cell-separator",
            title: "separator of a table cell",
            summary: "the table view makes the cell one pixel higher than its content, for the separator",
            meaning: """
                A table view adds the height of the separator, one pixel, to the height that it measured. Content that
                is required to fill the cell is then half a point (@2x) or a third of a point (@3x) short.

                Lower the priority of one vertical constraint in the cell to 999: UIKit then breaks it without logging
                anything.
                """,
            code: """
                let bottom = photo.bottomAnchor.constraint(
                    equalTo: contentView.bottomAnchor,
                    constant: -10
                )
                bottom.priority = UILayoutPriority(999)
                bottom.isActive = true
                """,
            bad: ExampleLog.text(
                ["UIView:0x7f20.height == 75   (active)"]
                    + ExampleLog.pinned("UIView:0x7f20", to: "UITableViewCellContentView:0x7f10", "V", "10", "10") + [
                        "'UIView-Encapsulated-Layout-Height' UITableViewCellContentView:0x7f10.height == 95.3333   (active)"
                    ],
                broken: 0
            ),
            good: ExampleCell.text(height: 95.5, image: 75, inset: 10, priority: 999)
        ),
        recogniser: .conflict { story, examination in
            examination.layout.source.holdsOnlyConflict && story.axis == .vertical && story.excess > 0
                && story.excess <= 0.5
                && story.members.contains { member in
                    story.isEncapsulated(member, in: examination) && member.contribution > 0
                        && member.constraint.items.contains {
                            examination.layout.view(of: $0).map {
                                examination.layout.views[$0].shortClassName == "UITableViewCellContentView"
                            } ?? false
                        }
                }
        },
        allowsConstants: false,
        isCulprit: { member, story in
            story.members.contains(where: \.isAtBottom) ? member.isAtBottom : member.constraint.isOwnSize
        },
        hint: { _, _ in "the table view adds the separator's height to the cell" }
    )
}

/// A cell that a table sizes, with an image that is pinned to its top and bottom.
enum ExampleCell {
    static func text(height: Double, image: Double, inset: Double, priority: Double? = nil) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view(
                    "cell",
                    "UITableViewCellContentView",
                    more: "\"subviews\": [" + ExampleDump.view("photo", "UIView") + "]"
                )
            ],
            constraints: [
                ExampleDump.constraint("cell-leading", "cell.leading", "==", "root.leading"),
                ExampleDump.constraint("cell-trailing", "cell.trailing", "==", "root.trailing"),
                ExampleDump.constraint("cell-top", "cell.top", "==", "root.top"),
                ExampleDump.constraint(
                    "cell-height",
                    "cell.height",
                    plus: height,
                    more: "\"identifier\": \"UIView-Encapsulated-Layout-Height\", \"origin\": \"encapsulated\""
                ),
                ExampleDump.constraint("photo-height", "photo.height", plus: image, priority: priority),
            ] + ExampleDump.edges(of: "photo", to: "cell", inset: inset)
        )
    }
}
