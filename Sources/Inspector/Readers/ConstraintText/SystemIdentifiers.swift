/// The identifiers that UIKit, AppKit and Interface Builder give to constraints that they make themselves: whose a
/// constraint is when it is not the user's.
///
/// Collected from public logs; Apple documents none of them but the encapsulated sizes and those of stack views.
enum SystemIdentifiers {
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

    /// Who made a constraint: as its identifier says, else its class, else what it is about.
    static func origin(of constraint: PrintedConstraint) -> Layout.Constraint.Origin {
        if let identifier = constraint.identifier {
            if let known = whole[identifier] { return known }
            for (text, origin) in beginnings where identifier.hasPrefix(text) { return origin }
        }
        if let known = classes[constraint.className] { return known }
        if constraint.identifier == nil, !constraint.terms.isEmpty,
            constraint.terms.allSatisfy({
                isPrivate($0.object) || $0.object.isSuperview && isPrivate(constraint.superview)
            })
        {
            return .system
        }
        return .user
    }

    private static func isPrivate(_ object: PrintedConstraint.Object?) -> Bool {
        object?.className.map(isPrivate(className:)) ?? false
    }

    /// Whether no program makes views of the class itself.
    static func isPrivate(className: String) -> Bool {
        className != "_UILayoutGuide" && className != "_UILayoutSpacer"
            && privateViews.contains { className.hasPrefix($0) }
    }
}
