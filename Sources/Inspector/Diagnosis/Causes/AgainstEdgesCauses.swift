import LayoutModel

extension KnownCause {
    static let fixedSizeAgainstEdges = KnownCause(
        info: CauseInfo(
            id: "fixed-size-against-edges",
            title: "fixed size against pinned edges",
            summary: "a view is pinned at both ends and also has a fixed size",
            meaning: """
                Pinning the edges on both sides already determines the size of a view; an additional fixed size fits at
                only one size of the superview.

                Lower the priority of the fixed size to 999, make it an upper or a lower limit, or unpin one edge.
                """,
            code: """
                // Up to 320 wide, and less where the superview is narrower.
                let width = card.widthAnchor.constraint(equalToConstant: 320)
                width.priority = UILayoutPriority(999)
                width.isActive = true
                """,
            bad: photo(priority: nil),
            good: photo(priority: 999)
        ),
        recogniser: .conflict { story, _ in
            // A size of 0 is no size that anything has; what is meant is then in the edges.
            story.members.contains {
                $0.isUsers && $0.constraint.isOwnSize && $0.constraint.relation == .equal && $0.constraint.constant > 0
            }
                && story.members.contains { member in
                    !member.constraint.isOwnSize && !(member.constraint.first?.attribute.isSize ?? true)
                }
        },
        isCulprit: { member, story in story.gives(way: member) },
        hint: { story, examination in
            let fixed = story.members.first { $0.isUsers && story.isDesignSize($0, in: examination) }
            let reason = fixed.flatMap { DesignSizes.reason(for: $0.constraint) }.map { ": \($0)" } ?? ""
            // The size of what contains the rest is beside the edges, not against them.
            let sizes = story.members.filter {
                $0.isUsers && $0.constraint.isOwnSize && !story.isOfContainer($0, in: examination)
            }
            let kind =
                switch (fixed ?? sizes.first)?.constraint.relation {
                case .lessThanOrEqual: "maximum"
                case .greaterThanOrEqual: "minimum"
                case .equal, nil: "fixed"
                }
            return "\(kind) \(story.mainAxis == .horizontal ? "width" : "height") conflicts with pinned edges" + reason
        }
    )

    static let aspectRatioAgainstEdges = KnownCause(
        info: CauseInfo(
            id: "aspect-ratio-against-edges",
            title: "aspect ratio against pinned edges",
            summary: "a view has a required aspect ratio, but its width and height are already fixed",
            meaning: """
                A required aspect ratio makes the height follow the width. If edges or sizes fix both, the ratio fits at
                only one size of the superview.

                Lower the priority of the aspect ratio to 999 and let the content mode crop the image, or unpin one edge.
                """,
            code: """
                let ratio = photo.heightAnchor.constraint(
                    equalTo: photo.widthAnchor,
                    multiplier: 9 / 16
                )
                ratio.priority = UILayoutPriority(999)
                ratio.isActive = true
                photo.contentMode = .scaleAspectFill
                photo.clipsToBounds = true
                """,
            bad: square(priority: nil),
            good: square(priority: 999)
        ),
        recogniser: .conflict { story, _ in
            story.axis == nil && story.members.contains { $0.isAspectRatio }
        },
        isCulprit: { member, _ in member.isAspectRatio },
        hint: { story, examination in
            let ratio = story.members.first { $0.isAspectRatio }
            guard let item = ratio?.constraint.first?.item else { return nil }
            return "the aspect ratio of \(examination.names.subject(item)) conflicts with its width and height"
        }
    )

    private static func photo(priority: Double?) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("photo", "UIView")],
            constraints: ExampleDump.edges(of: "photo") + [
                ExampleDump.constraint("photo-width", "photo.width", plus: 200, priority: priority)
            ]
        )
    }

    private static func square(priority: Double?) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("photo", "UIView")],
            constraints: ExampleDump.edges(of: "photo") + [
                ExampleDump.constraint("photo-ratio", "photo.width", "==", "photo.height", priority: priority)
            ]
        )
    }
}
