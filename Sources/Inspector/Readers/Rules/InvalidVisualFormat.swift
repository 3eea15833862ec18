import LayoutModel

/// A string that is not Visual Format Language, or that names an unknown view or metric.
package enum InvalidVisualFormat {
    package static let info = RuleInfo(
        id: "invalid-visual-format",
        title: "invalid visual format",
        severity: .error,
        runsOnPartialDumps: true,
        summary: "a visual format string has an error, or names an unknown view or metric",
        meaning: """
            UIKit raises an exception for such a string. A string that is not valid Visual Format Language creates no
            constraints; if a string names an unknown view or metric, only that part is skipped. A caret marks the
            error, and the nearest known name is shown if there is one.
            """,
        bad: """
            {"vfl": ["H:|-[title(>=wide)]-|"], "views": {"title": "UILabel"}, "metrics": {"width": 80}}
            """,
        good: """
            {"vfl": ["H:|-[title(>=width)]-|"], "views": {"title": "UILabel"}, "metrics": {"width": 80}}
            """
    )
}
