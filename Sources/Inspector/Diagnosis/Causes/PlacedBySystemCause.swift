import LayoutModel

extension KnownCause {
    static let placedBySystem = KnownCause(
        info: CauseInfo(
            id: "placed-by-system",
            title: "view that UIKit places",
            summary: "your constraint conflicts with the constraints that UIKit uses to place the view",
            meaning: """
                Input accessory views, title views and the views of bar items are in UIKit's own containers, which pin
                them with required constraints. In the log, all constraints but one are UIKit's, so yours is the only
                one that you can change.

                Lower its priority to 999, or let UIKit place the view and constrain only its subviews, for example to
                the view's own safe area.
                """,
            code: """
                let height = accessory.heightAnchor.constraint(equalToConstant: 44)
                height.priority = UILayoutPriority(999)
                height.isActive = true
                field.bottomAnchor.constraint(
                    equalTo: accessory.safeAreaLayoutGuide.bottomAnchor
                ).isActive = true
                """,
            bad: ExampleLog.text(
                [
                    "AccessoryBar:0x7f20.bottom <= UILayoutGuide:0x7f30'UIViewSafeAreaLayoutGuide'.bottom + 8   (active)",
                    "UIInputSetHostView:0x7f40.bottom == UIRemoteKeyboardWindow:0x7f10.bottom   (active)",
                    "AccessoryBar:0x7f20.bottom == UIInputSetHostView:0x7f40.bottom   (active)",
                    "'UIViewSafeAreaLayoutGuide-bottom' V:[UILayoutGuide:0x7f30'UIViewSafeAreaLayoutGuide']-(34)-|"
                        + "   (active, names: '|':UIRemoteKeyboardWindow:0x7f10 )",
                ],
                broken: 0
            ),
            good: ExampleDump.text(
                subviews: [
                    ExampleDump.view(
                        "bar",
                        "UIView",
                        more: "\"subviews\": [" + ExampleDump.view("field", "UITextField", size: "100, 34") + "]"
                    )
                ],
                constraints: [
                    ExampleDump.constraint("bar-leading", "bar.leading", "==", "root.leading"),
                    ExampleDump.constraint("bar-trailing", "bar.trailing", "==", "root.trailing"),
                    ExampleDump.constraint("bar-bottom", "bar.bottom", "==", "root.bottom"),
                ] + ExampleDump.edges(of: "field", to: "bar", inset: 8)
            )
        ),
        recogniser: .conflict { story, examination in
            if story.isKeyboardBelowWindow(in: examination), story.leavingKeyboard(in: examination) != nil {
                return true
            }
            return examination.layout.source.holdsOnlyConflict && story.members.count(where: \.isUsers) == 1
                && story.members.allSatisfy { $0.isUsers || $0.isOfGuide || story.isSystems($0, in: examination) }
                && story.members.contains { $0.index != nil && $0.constraint.origin == .system }
        },
        lead: { story, examination in
            // Before it slides in.
            guard story.isKeyboardBelowWindow(in: examination),
                let items = story.leavingKeyboard(in: examination)?.constraint.items, items.count == 2
            else { return nil }
            func isWindow(_ item: Layout.Item) -> Bool {
                examination.layout.view(of: item).map {
                    SystemClasses.isWindow(className: examination.layout.views[$0].shortClassName)
                } ?? false
            }
            guard let inner = items.first(where: { !isWindow($0) }),
                let window = items.first(where: isWindow).flatMap(examination.layout.view)
            else { return nil }
            let names = examination.names
            return ConflictLead(
                item: inner,
                words:
                    "\(names.subject(inner)) must end inside \(names.subject(view: window)), but the keyboard is still"
                    + " below that window"
            )
        },
        hint: { story, examination in
            let layout = examination.layout
            let mine = story.members.first(where: \.isUsers)
            let view = mine?.constraint.items.first { item in
                guard case .view(let view) = item else { return false }
                return !SystemClasses.isPrivate(className: layout.views[view].className)
            }
            guard let view else { return nil }
            let framework = layout.frameworkName
            return "\(framework) places \(examination.names.subject(view)): all constraints but one are \(framework)'s"
        }
    )
}
