import LayoutModel

extension KnownCause {
    static let autoresizingMask = KnownCause(
        info: CauseInfo(
            id: "autoresizing-mask",
            title: "forgotten autoresizing mask",
            summary: "a view translates its autoresizing mask into constraints, which conflict with yours",
            meaning: """
                A view that is created in code starts with translatesAutoresizingMaskIntoConstraints set to true. UIKit
                then makes required constraints from its frame (NSAutoresizingMaskLayoutConstraint in logs), which
                conflict with every constraint that places the view elsewhere or gives it another size.

                Set translatesAutoresizingMaskIntoConstraints to false before the constraints are activated. For views
                in storyboards and arranged subviews of stack views, it is already false.
                """,
            code: """
                badge.translatesAutoresizingMaskIntoConstraints = false
                """,
            bad: badge(translates: true),
            good: badge(translates: false)
        ),
        recogniser: .conflict { story, examination in !story.maskedViews(in: examination).isEmpty },
        remedy: .mask,
        lead: { story, examination in
            let views = story.maskedViews(in: examination)
            guard let first = views.first else { return nil }
            let names = views.map { examination.names.subject(view: $0) }
            let verb =
                names.count == 1 ? "still translates its autoresizing mask" : "still translate their autoresizing masks"
            let row = story.members.first { $0.constraint.isOwnSize && story.isMask($0, in: examination) }?.row
            return ConflictLead(
                item: .view(first),
                words: "\(PointsText.list(names)) \(verb)",
                row: row,
                isPassing: false
            )
        }
    )

    private static func badge(translates: Bool) -> String {
        ExampleDump.text(
            subviews: [
                ExampleDump.view(
                    "badge",
                    "UIView",
                    more: "\"frame\": [\(translates ? "0, 0, 0, 0" : "16, 16, 40, 40")], "
                        + "\"translatesAutoresizingMask\": \(translates)"
                )
            ],
            constraints: ExampleDump.place("badge") + [
                ExampleDump.constraint("badge-width", "badge.width", plus: 40),
                ExampleDump.constraint("badge-height", "badge.height", plus: 40),
            ]
        )
    }
}
