import LayoutSyntax

/// Classes that only the system makes objects of: rows of ``UIKitClass``, and families of them by the beginnings of their
/// names, which go on growing.
///
/// Collected from public logs.
package enum SystemClasses {
    /// Classes of views without a row that no program makes itself, by how they begin.
    private static let privateFamilies: [StaticString] = [
        "_UI", "_NS", "UIInputSet", "UIRemoteKeyboard", "UIKeyboard", "UIKB", "TUI", "UIInputSwitcher",
        "NSThemeFrame", "NSToolbar", "NSFunctionRow", "NSTouchBarView", "AVUnsupported", "SPUI", "CKMessageEntryView",
        "SFAirDrop", "UIActivityContent", "_AV", "FI_",
    ]

    /// Classes of views that the system puts around views of programs, by how they begin: no program has a reference to them,
    /// so that it cannot have made what ties one of its own views to them.
    private static let hosts: [StaticString] = [
        "UIInputSet", "UIRemoteKeyboard", "_UIRemoteKeyboard", "_UIKBCompatInputView", "UIKeyboardAssistant",
        "_UIButtonBar", "_UIBackButton", "_UITAMICAdaptorView", "_UIToolbarContentView", "_UINavigationBarContentView",
        "_UINavigationBarLargeTitleView", "_UITableViewCellSeparatorView", "NSToolbar", "NSThemeFrame",
        "NSFunctionRow", "NSTouchBarView", "_NSSplitViewItemViewWrapper", "_UIModernBarButton", spacer,
    ]

    /// What a stack view of AppKit puts between the views that it arranges, to space them.
    private static let spacer: StaticString = "NSStackViewSpacer"

    /// Classes of views of the system's screens, by how they begin: what is tied to one of them is the system's, too.
    private static let screens: [StaticString] = [
        "_UIAlertController", "_UIInterfaceAction", "SFAirDrop", "SPUI", "_AV", "FI_",
    ]

    /// Whether a scroll view of AppKit, of whatever class, has put the view around its document.
    package static func isClipView(className: String) -> Bool { className.ends(with: "ClipView") }

    /// Whether the view is one of those that UIKit has around the keyboard and what belongs to it.
    package static func isOfKeyboard(className: String) -> Bool { className.begins(with: "UIInputSet") }

    /// Whether the view holds the keyboard, below its window until it slides in.
    package static func isKeyboardHost(className: String) -> Bool { className.begins(with: "UIInputSetHost") }

    /// Whether a view is a window.
    package static func isWindow(className: String) -> Bool { className.ends(with: "Window") }

    /// Whether a view is one of the two guides that a controller had before the safe area.
    package static func isControllerGuide(className: String) -> Bool { className == "_UILayoutGuide" }

    private static let constraints: [String: Layout.Constraint.Origin] = [
        "NSAutoresizingMaskLayoutConstraint": .autoresizing,
        "NSContentSizeLayoutConstraint": .contentSize,
        "NSIBPrototypingLayoutConstraint": .prototyping,
        "_UILayoutSupportConstraint": .system,
        "_UIScrollViewAutomaticContentSizeConstraint": .system,
    ]

    /// Who makes constraints of a class; `nil` where programs do, too.
    package static func origin(ofConstraintClass className: String) -> Layout.Constraint.Origin? {
        // That of nearly all.
        className == Layout.Constraint.plainClassName ? nil : constraints[className]
    }

    /// By position and byte: whether a class of one of the families can have the byte among its first three.
    private static let beginnings: [[Bool]] = (0..<3).map { position in
        var bytes = [Bool](repeating: false, count: 256)
        for name in families { bytes[Int(name.utf8Start[position])] = true }
        return bytes
    }

    private static let untouchable = hosts + screens

    private static let families = privateFamilies + untouchable

    /// Whether a class is neither private nor a host, nor the content view of a table's cell: of most classes without a row,
    /// the first letters show it.
    package static func isOrdinary(className: String) -> Bool {
        if let facts = UIKitClass.knownFacts(of: className) { return !facts.traits.contains(.isPrivate) }
        var position = 0
        for byte in className.utf8 {
            if position == 3 { break }
            if !beginnings[position][Int(byte)] { return true }
            position += 1
        }
        return !families.contains { className.begins(with: $0) }
    }

    /// Whether no program makes views of the class itself, nor adds views to them.
    package static func isPrivate(className: String) -> Bool {
        if className.ends(with: "LayoutGuide") || className == "_UILayoutSpacer" { return false }
        guard let facts = UIKitClass.knownFacts(of: className) else {
            return privateFamilies.contains { className.begins(with: $0) }
        }
        return facts.traits.contains(.isPrivate) && !facts.traits.contains(.contentView)
    }

    /// Whether source cannot name a class.
    package static func isUnnameable(className: String) -> Bool {
        className.hasPrefix("_") || isPrivate(className: className)
            || UIKitClass.facts(of: className).traits.contains(.contentView)
    }

    /// Whether constraints between a view of the class and any other are the system's.
    package static func isHost(className: String) -> Bool {
        !className.ends(with: "LayoutGuide") && untouchable.contains { className.begins(with: $0) }
    }

    /// Whether a stack view puts views of the class between those that it arranges.
    package static func isStackSpacer(className: String) -> Bool { className.begins(with: spacer) }

    /// Whether a view of the class is on a screen of the system's, on which programs have no views.
    package static func isOfSystemScreen(className: String) -> Bool {
        screens.contains { className.begins(with: $0) }
    }
}
