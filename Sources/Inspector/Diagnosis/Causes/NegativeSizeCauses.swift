import LayoutModel

extension KnownCause {
    static let negativeConstant = KnownCause(
        info: CauseInfo(
            id: "negative-constant",
            title: "negative size",
            summary: "a constraint gives a view a size below 0",
            meaning: """
                The constant of a width or a height is negative. Usually it was computed from a superview that had no
                size yet (frame.width - 16 in viewDidLoad), or it is meant as an inset.

                Pin the view to its superview, or make its size equal to that of the superview minus the inset, so that
                it follows every change of the superview's size.
                """,
            code: """
                title.widthAnchor.constraint(
                    equalTo: view.widthAnchor,
                    constant: -16
                ).isActive = true
                """,
            bad: title(ExampleDump.constraint("title-width", "title.width", plus: -16)),
            good: title(ExampleDump.constraint("title-width", "title.width", "==", "root.width", plus: -16))
        ),
        recogniser: .conflict { story, examination in
            story.isNegativeByItself
                && (story.members.contains(where: \.isUsers) || story.isNegativeContent(in: examination))
        },
        remedy: .superview,
        allowsConstants: false,
        hint: { story, examination in
            if story.isNegativeContent(in: examination) {
                let framework = examination.layout.frameworkName
                return "\(framework) adds up rows, headers and footers: at least one of them has a negative size"
            }
            // Observed in many apps' logs since iOS 12.2, with no code of theirs behind it.
            let isActionSheet = story.members.contains { member in
                guard let first = member.constraint.first, case .view(let view) = first.item else { return false }
                return first.attribute == .width && member.constraint.constant == -16
                    && examination.layout.views[view].className == "UIView"
            }
            return isActionSheet && examination.layout.source.holdsOnlyConflict
                ? "UIAlertController's action sheets log this conflict by themselves: if this is one, there is nothing to change"
                : "the size was probably computed before the superview had a size, or an inset was given as a size"
        }
    )

    static let negativeSize = KnownCause(
        info: CauseInfo(
            id: "negative-size",
            title: "not enough space",
            summary: "required sizes and insets leave no space for a view",
            meaning: """
                The required sizes and insets along an axis need more space than the container has, and a view without a
                required size would be smaller than 0.

                Lower the priority of one constraint in the chain to 999, make an equality an inequality, or give the
                container more space.
                """,
            code: """
                let space = footer.topAnchor.constraint(equalTo: body.bottomAnchor, constant: 8)
                space.priority = UILayoutPriority(999)
                space.isActive = true
                """,
            bad: squeezed(by: 200),
            good: squeezed(by: 100)
        ),
        recogniser: .conflict { story, _ in story.members.contains(where: \.isNonnegative) },
        isCulprit: { member, story in
            story.members.contains(where: story.pinsSqueezed) ? story.pinsSqueezed(member) : story.gives(way: member)
        }
    )

    private static func title(_ width: String) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("title", "UIView")],
            constraints: ExampleDump.place("title") + [
                width, ExampleDump.constraint("title-height", "title.height", plus: 20),
            ]
        )
    }

    private static func squeezed(by inset: Double) -> String {
        ExampleDump.text(
            subviews: [ExampleDump.view("title", "UIView")],
            constraints: [
                ExampleDump.constraint("title-leading", "title.leading", "==", "root.leading", plus: inset),
                ExampleDump.constraint("title-trailing", "title.trailing", "==", "root.trailing", plus: -inset),
                ExampleDump.constraint("title-top", "title.top", "==", "root.top", plus: 16),
                ExampleDump.constraint("title-height", "title.height", plus: 20),
            ]
        )
    }
}

extension ConflictStory {
    /// Whether the system gives a scroll view a content of a negative size: it comes from sizes that code gives to what is shown.
    func isNegativeContent(in examination: Examination) -> Bool {
        isNegativeByItself
            && members.contains { member in
                !member.isUsers && !member.isNonnegative
                    && member.constraint.items.contains(where: examination.names.isLength)
            }
    }
}
