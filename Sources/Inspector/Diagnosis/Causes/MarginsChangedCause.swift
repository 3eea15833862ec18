import LayoutModel

extension KnownCause {
    static let marginsChanged = KnownCause(
        info: CauseInfo(
            id: "margins-changed",
            title: "margins that changed",
            summary: "the margins are larger than the other constraints allow",
            meaning: """
                Layout margins are not constant: they grow with the safe area (34 points at the bottom of a phone
                without a home button) and with the width of the screen (16, then 20). A fixed size that fits with
                margins of 8 does not fit with margins of 42.

                Lower the priority of the fixed size to 999, pin to the edge instead of the margin, or set
                insetsLayoutMarginsFromSafeArea to false.
                """,
            code: """
                bar.insetsLayoutMarginsFromSafeArea = false
                """,
            bad: ExampleLog.text(
                [
                    "UIView:0x7f10.height == 86   (active)",
                    "V:|-(0)-[UIButton:0x7f20'Cancel']   (active, names: '|':UIView:0x7f10 )",
                    "UIButton:0x7f20'Cancel'.height == 52   (active)",
                    "UILayoutGuide:0x7f30'UIViewLayoutMarginsGuide'.bottom == UIButton:0x7f20'Cancel'.bottom   (active)",
                    "'UIView-bottomMargin-guide-constraint' V:[UILayoutGuide:0x7f30'UIViewLayoutMarginsGuide']-(42)-|"
                        + "   (active, names: '|':UIView:0x7f10 )",
                ],
                broken: 2
            ),
            good: ExampleDump.text(
                subviews: [
                    ExampleDump.view(
                        "bar",
                        "UIView",
                        more:
                            "\"layoutMargins\": {\"top\": 8, \"leading\": 8, \"bottom\": 42, \"trailing\": 8}, \"subviews\": ["
                            + ExampleDump.view("cancel", "UIButton", size: "80, 34") + "]"
                    )
                ],
                constraints: ExampleDump.place("bar") + [
                    ExampleDump.constraint("bar-height", "bar.height", plus: 86),
                    ExampleDump.constraint("cancel-leading", "cancel.leading", "==", "bar.leadingMargin"),
                    ExampleDump.constraint("cancel-trailing", "cancel.trailing", "==", "bar.trailingMargin"),
                    ExampleDump.constraint("cancel-top", "cancel.top", "==", "bar.top"),
                    ExampleDump.constraint("cancel-bottom", "cancel.bottom", "==", "bar.bottomMargin"),
                    ExampleDump.constraint("cancel-height", "cancel.height", plus: 52, priority: 999),
                ]
            )
        ),
        recogniser: .conflict { story, examination in story.grownMargin(in: examination) != nil },
        isCulprit: { member, story in story.gives(way: member) },
        hint: { story, examination in
            guard let (edge, view, length) = story.grownMargin(in: examination) else { return nil }
            return "the \(edge) margin of \(examination.names.subject(view: view)) is"
                + " \(PointsText.points(length)) here: margins grow with the safe area"
        }
    )
}

extension ConflictStory {
    /// A margin in the set that a log shows to be above the 20 points that UIKit gives by itself.
    fileprivate func grownMargin(in examination: Examination) -> (edge: String, view: Int, length: Double)? {
        let layout = examination.layout
        for member in members where member.index != nil && member.constraint.origin == .guide {
            let length = abs(member.constraint.constant)
            guard length > 20, member.contribution != 0 else { continue }
            for case .guide(let guide) in member.constraint.items where layout.guides[guide].kind == .layoutMargins {
                let anchor = member.constraint.anchors.first { $0.item == .guide(guide) }
                guard let edge = anchor?.attribute.rawValue else { continue }
                return (edge, layout.guides[guide].owner, length)
            }
        }
        return nil
    }
}
