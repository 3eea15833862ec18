import LayoutModel

extension KnownCause {
    static let zeroWidthPass = KnownCause(
        info: CauseInfo(
            id: "zero-width-pass",
            title: "no width yet",
            summary: "the container is laid out before it has a width",
            meaning: """
                UIKit lays some views out once before it knows their width: mainly table headers and footers, cells, and
                views with a zero frame. Insets of 12 on both sides need 24 points of width; the container has 0 in that
                pass. Once it has its width, the layout is right.

                Lower the priority of the trailing constraint to 999, or give the container a frame with a width before
                it is laid out.
                """,
            code: """
                let trailing = title.trailingAnchor.constraint(
                    equalTo: header.trailingAnchor,
                    constant: -12
                )
                trailing.priority = UILayoutPriority(999)
                trailing.isActive = true
                """,
            bad: ExampleLog.text(
                ExampleLog.pinned("UILabel:0x7f20", to: "Header:0x7f10", "H", "12", "12") + [
                    "'UIView-Encapsulated-Layout-Width' Header:0x7f10.width == 0   (active)"
                ],
                broken: 1
            ),
            good: header
        ),
        recogniser: .conflict { story, examination in
            story.sizes.contains { member in
                // A dump is of a finished layout: a width of 0 in your code is intended.
                story.isNothing(member, .width, in: examination)
                    && !(member.isUsers && examination.layout.source.isOfFinishedLayout)
            }
        },
        allowsConstants: false,
        isCulprit: { member, _ in member.isAtEnd },
        lead: { story, examination in story.emptyContainer(.width, in: examination) },
        hint: { story, examination in story.emptyContainerHint(.width, in: examination) }
    )

    static let zeroHeightPass = KnownCause(
        info: CauseInfo(
            id: "zero-height-pass",
            title: "no height yet",
            summary: "the container is laid out before it has a height",
            meaning: """
                UIKit lays some views out once before it knows their height: keyboard accessory views, headers, and
                views with a zero frame. Insets of 8 at the top and bottom need 16 points of height; the container has 0
                in that pass. Once it has its height, the layout is right.

                Lower the priority of the bottom constraint to 999, or give the container a frame with a height before
                it is laid out.
                """,
            code: """
                let bottom = title.bottomAnchor.constraint(
                    equalTo: header.bottomAnchor,
                    constant: -8
                )
                bottom.priority = UILayoutPriority(999)
                bottom.isActive = true
                """,
            bad: ExampleLog.text(
                ExampleLog.pinned("UILabel:0x7f20", to: "Header:0x7f10", "V", "8", "8") + [
                    "'UIView-Encapsulated-Layout-Height' Header:0x7f10.height == 0   (active)"
                ],
                broken: 1
            ),
            good: header
        ),
        recogniser: .conflict { story, examination in
            // A dump is of a finished layout; a log may be of a pass before the view had a height.
            !examination.layout.source.isOfFinishedLayout
                && story.sizes.contains {
                    story.isNothing($0, .height, in: examination) && $0.index != nil && !$0.isUsers
                }
        },
        allowsConstants: false,
        isCulprit: { member, _ in member.isAtEnd },
        lead: { story, examination in story.emptyContainer(.height, in: examination) },
        hint: { story, examination in story.emptyContainerHint(.height, in: examination) }
    )

    private static let header = ExampleDump.text(
        subviews: [
            ExampleDump.view(
                "header",
                "UIView",
                more: "\"subviews\": [" + ExampleDump.view("title", size: "200, 20") + "]"
            )
        ],
        constraints: [
            ExampleDump.constraint("header-leading", "header.leading", "==", "root.leading"),
            ExampleDump.constraint("header-trailing", "header.trailing", "==", "root.trailing"),
            ExampleDump.constraint("header-top", "header.top", "==", "root.top"),
        ] + ExampleDump.edges(of: "title", to: "header", inset: 12)
    )
}

extension ConflictStory {
    /// Such as "Header has no width yet".
    fileprivate func emptyContainer(_ attribute: LayoutAttribute, in examination: Examination) -> ConflictLead? {
        // A document records what its canvas showed, not a pass.
        guard !examination.layout.source.isOfFinishedLayout,
            let empty = sizes.first(where: { isNothing($0, attribute, in: examination) }),
            let item = empty.constraint.first?.item
        else { return nil }
        return ConflictLead(
            item: item,
            words: "\(examination.names.subject(item)) has no \(attribute.rawValue) yet",
            row: empty.row
        )
    }

    /// Such as "Header was recorded with a width of 0".
    fileprivate func emptyContainerHint(_ attribute: LayoutAttribute, in examination: Examination) -> String {
        let empty = sizes.first { isNothing($0, attribute, in: examination) }
        let name = empty?.constraint.first.map { examination.names.subject($0.item) } ?? "the container"
        return "\(name) was recorded with a \(attribute.rawValue) of 0"
    }
}
