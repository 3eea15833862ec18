import LayoutSyntax

import LayoutModel

/// Code of a Swift file that was not read, because it does not concern the layout or nothing calls it.
package enum SkippedCode {
    package static let info = RuleInfo(
        id: "skipped-code",
        title: "skipped code",
        severity: .note,
        runsOnPartialDumps: true,
        summary: "Swift code that does not affect the layout was skipped",
        meaning: """
            A Swift file has more than its layout: gestures, delegates, actions. Statements that are known not to affect the
            layout are skipped, as are functions that the layout code does not call. Views that another file declares
            are known by name only. Everything else that cannot be read is an error with its line; nothing is guessed.
            """,
        bad: """
            final class BadgeView: UIView {
                let label = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.addInteraction(menuInteraction)
                    label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
                    addSubview(label)
                }
            }
            """,
        good: """
            final class BadgeView: UIView {
                let label = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    label.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
                    addSubview(label)
                }
            }
            """
    )
}
