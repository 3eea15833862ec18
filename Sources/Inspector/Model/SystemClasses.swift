/// Classes that only the system makes objects of.
///
/// Collected from public logs.
package enum SystemClasses {
    private static let constraints: [String: Layout.Constraint.Origin] = [
        "NSAutoresizingMaskLayoutConstraint": .autoresizing,
        "NSContentSizeLayoutConstraint": .contentSize,
        "NSIBPrototypingLayoutConstraint": .prototyping,
        "_UILayoutSupportConstraint": .system,
    ]

    /// Classes of views that no program makes itself, by how they begin.
    private static let privateViews = [
        "_UI", "_NS", "UIInputSet", "UIRemoteKeyboard", "UIKeyboard", "UIKB", "TUI", "UIButtonLabel",
        "UINavigationButton",
        "NSThemeFrame", "NSToolbar", "NSFunctionRow", "NSTouchBarView", "AVUnsupported", "SPUI", "CKMessageEntryView",
    ]

    /// Who makes constraints of a class; `nil` where programs do, too.
    package static func origin(ofConstraintClass className: String) -> Layout.Constraint.Origin? {
        constraints[className]
    }

    /// Whether no program makes views of the class itself.
    package static func isPrivate(className: String) -> Bool {
        className != "_UILayoutGuide" && className != "_UILayoutSpacer"
            && privateViews.contains { className.hasPrefix($0) }
    }
}
