import LayoutModel

extension KnownCause {
    static let encapsulatedSize = KnownCause(
        info: CauseInfo(
            id: "encapsulated-size",
            title: "size set by the container",
            summary: "a table, a collection or a window sets the size of a view, but the content needs a different one",
            meaning: """
                A table, a collection or a window sets the size of a cell or of its own content with the required
                constraints UIView-Encapsulated-Layout-Width and -Height. Your constraints inside need a different size:
                the row height is fixed, or it is an estimate because the content has not been measured yet.

                Lower the priority of one constraint in the chain to 999, so that it breaks while the size is an
                estimate. If the final size is wrong, correct it: use automatic row heights, or change rowHeight,
                itemSize or preferredContentSize.
                """,
            code: """
                tableView.rowHeight = UITableView.automaticDimension
                tableView.estimatedRowHeight = 76

                // In the cell:
                let bottom = photo.bottomAnchor.constraint(
                    equalTo: contentView.bottomAnchor,
                    constant: -8
                )
                bottom.priority = UILayoutPriority(999)
                bottom.isActive = true
                """,
            bad: ExampleCell.text(height: 44, image: 60, inset: 8),
            good: ExampleCell.text(height: 44, image: 60, inset: 8, priority: 999)
        ),
        recogniser: .conflict { story, examination in
            story.members.contains { $0.constraint.isOwnSize && story.isEncapsulated($0, in: examination) }
                || story.members.contains { $0.index == nil && story.isEncapsulated($0, in: examination) }
        },
        allowsConstants: false,
        // In a cell or a header, the last one towards the bottom; on a screen a fixed size.
        isCulprit: { member, story in
            let isScreen = story.members.contains {
                $0.constraint.origin == .encapsulated && DesignSizes.isOfScreen($0.constraint)
            }
            return !isScreen && story.members.contains(where: \.isAtBottom)
                ? member.isAtBottom : story.gives(way: member)
        },
        hint: { story, examination in
            guard let member = story.members.first(where: { story.isEncapsulated($0, in: examination) }),
                let item = member.constraint.first?.item
            else { return nil }
            let isVertical = member.constraint.axis == .vertical
            // What a frame has made of that size is nearer to the fault.
            if let mask = story.members.first(where: { story.isMask($0, in: examination) && !$0.constraint.isOwnSize }),
                let first = mask.constraint.first, first.attribute.isSize, first.item != item
            {
                return "the autoresizing mask of \(examination.names.subject(first.item)) keeps the"
                    + " \(first.attribute.rawValue) of its frame"
            }
            let container = story.container(of: item, in: examination)
            let subject = examination.names.subject(item)
            // Other containers have no default, and AppKit's tables another one.
            let isRow =
                isVertical && container == ConflictStory.tableView && member.constraint.isOwnSize
                && examination.layout.frameworkName == "UIKit"
            let reason = isRow ? DesignSizes.reason(forRowOf: member.constraint.constant) : nil
            return "\(container) sets the \(isVertical ? "height" : "width") of \(subject)"
                + (reason.map { ": \($0)" } ?? "")
        }
    )
}

extension ConflictStory {
    fileprivate static let tableView = "the table view"

    /// Who sets the size of a view.
    fileprivate func container(of item: Layout.Item, in examination: Examination) -> String {
        let layout = examination.layout
        let className = layout.view(of: item).map { layout.views[$0].shortClassName } ?? ""
        if className.hasPrefix("UITableView") || className.hasPrefix("NSTable") { return Self.tableView }
        if className.hasPrefix("UICollection") || className.hasPrefix("NSCollection") { return "the collection view" }
        return layout.frameworkName
    }
}
