import LayoutModel

extension KnownCause {
    /// Only logs: of other inputs the origin is known, and a stack's constraints are of the user's making.
    static let systemOnly = KnownCause(
        info: CauseInfo(
            id: "system-only",
            title: "UIKit's own constraints",
            summary: "all conflicting constraints are made by the system",
            meaning: """
                UIKit lays out bars, keyboards and their buttons with its own constraints, and some of these conflict
                while a bar has no size yet. None of the constraints comes from your code, so changing your constraints
                cannot resolve the conflict.

                Often the bar or the keyboard is laid out before it has a frame: give a toolbar a frame with a width
                when you create it. Otherwise, you can ignore the message.
                """,
            code: """
                let frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
                let toolbar = UIToolbar(frame: frame)
                """,
            bad: ExampleLog.text([
                "NSAutoresizingMaskLayoutConstraint h=--& v=--& _UIToolbarContentView:0x7f10.width == 0   (active)",
                "H:|-(8)-[_UIButtonBarButton:0x7f20]   (active, names: '|':_UIToolbarContentView:0x7f10 )",
                "H:[_UIButtonBarButton:0x7f20]-(8)-|   (active, names: '|':_UIToolbarContentView:0x7f10 )",
            ]),
            good: ExampleDump.text(
                subviews: [ExampleDump.view("toolbar", "UIToolbar", size: "null, 44")],
                constraints: [
                    ExampleDump.constraint("toolbar-leading", "toolbar.leading", "==", "root.leading"),
                    ExampleDump.constraint("toolbar-trailing", "toolbar.trailing", "==", "root.trailing"),
                    ExampleDump.constraint("toolbar-bottom", "toolbar.bottom", "==", "root.bottom"),
                ]
            )
        ),
        recogniser: .conflict { story, examination in
            examination.layout.source.holdsOnlyConflict && !story.isNegativeContent(in: examination)
                && story.members.allSatisfy { story.isSystems($0, in: examination) }
        },
        remedy: .none,
        lead: { story, examination in
            guard let item = story.items.first else { return nil }
            let framework = examination.layout.frameworkName
            return ConflictLead(item: item, words: "\(framework)'s own conflict, nothing to change in your code")
        }
    )
}

extension Finding {
    /// Whether it is a conflict of constraints that the system made, and of no other.
    package var isSystemsOwn: Bool { conflict?.cause == KnownCause.systemOnly.info.id }
}
