/// The identifiers that UIKit, AppKit and Interface Builder give to constraints that they make themselves: whose a
/// constraint is when it is not the user's.
///
/// Collected from public logs; Apple documents none of them but the encapsulated sizes and those of stack views.
package enum SystemIdentifiers {
    private static let whole: [String: Layout.Constraint.Origin] = [
        "fittingSizeHTarget": .temporary,
        "fittingSizeVTarget": .temporary,
        "IB auto generated at build time for view with fixed frame": .prototyping,
        "IB auto generated at build time for view with ambiguity": .prototyping,
        "UIIBSystemGenerated": .system,
        "IB_Baseline_Baseline": .system,
        "assistantHeight": .system,
        "accessoryView.bottom": .system,
    ]

    private static let beginnings: [(text: String, origin: Layout.Constraint.Origin)] = [
        ("UIView-Encapsulated-Layout-", .encapsulated),
        ("NSView-Encapsulated-Layout-", .encapsulated),
        ("NSTableRowView-Encapsulated-Layout-", .encapsulated),
        ("_UITemporaryLayout", .temporary),
        ("UISV-", .stack),
        ("NSStackView.", .stack),
        ("GridView.", .system),
        ("GridView_", .system),
        ("UIViewSafeAreaLayoutGuide-", .guide),
        ("UIView-leftMargin-guide-", .guide),
        ("UIView-rightMargin-guide-", .guide),
        ("UIView-topMargin-guide-", .guide),
        ("UIView-bottomMargin-guide-", .guide),
        ("UIScrollView-contentLayoutGuide-", .guide),
        ("UIScrollView-frameLayoutGuide-", .guide),
        ("IB auto generated", .prototyping),
        ("NSWindow-", .system),
        ("TB_", .system),
        ("UIButtonBar.", .system),
        ("BIB_", .system),
        ("IB_", .system),
        ("Mask_", .system),
        ("MaskEV_", .system),
        ("UINav_", .system),
        ("UINavItemContentGuide-", .system),
        ("NSSplitViewItem.", .system),
        // FDStackView, which stands in for UIStackView before iOS 9.
        ("FDSV-", .stack),
    ]

    private static let classes: [String: Layout.Constraint.Origin] = [
        "NSAutoresizingMaskLayoutConstraint": .autoresizing,
        "NSContentSizeLayoutConstraint": .contentSize,
        "NSIBPrototypingLayoutConstraint": .prototyping,
        "_UILayoutSupportConstraint": .system,
    ]

    /// Classes of views that no program makes itself.
    private static let privateViews = [
        "_UI", "_NS", "UIInputSet", "UIRemoteKeyboard", "UIKeyboard", "UIKB", "TUI", "UIButtonLabel",
        "UINavigationButton",
        "NSThemeFrame", "NSToolbar", "NSFunctionRow", "NSTouchBarView", "AVUnsupported", "SPUI", "CKMessageEntryView",
    ]

    /// Who makes constraints of this identifier; `nil` for those of programs.
    package static func origin(ofIdentifier identifier: String) -> Layout.Constraint.Origin? {
        if let known = whole[identifier] { return known }
        return beginnings.first { identifier.hasPrefix($0.text) }?.origin
    }

    /// Who makes constraints of this class; `nil` where programs do, too.
    package static func origin(ofClass className: String) -> Layout.Constraint.Origin? { classes[className] }

    /// Whether no program makes views of the class itself.
    package static func isPrivate(className: String) -> Bool {
        className != "_UILayoutGuide" && className != "_UILayoutSpacer"
            && privateViews.contains { className.hasPrefix($0) }
    }
}
