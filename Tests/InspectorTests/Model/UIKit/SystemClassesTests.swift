import Testing

@testable import LayoutModel

/// Classes of the system, by their names.
@Suite struct SystemClassesTests {
    @Test(
        "no class that is private or a host passes as an ordinary one",
        arguments: [
            "_UIButtonBarStackView", "_NSSplitViewItemViewWrapper", "UIInputSetContainerView", "UIRemoteKeyboardWindow",
            "UIKeyboardImpl", "UIKBKeyView", "TUIPredictionView", "UIButtonLabel", "UINavigationButton", "NSThemeFrame",
            "NSToolbarView", "NSFunctionRowItem", "NSTouchBarViewController", "AVUnsupportedContentIndicatorView",
            "SPUIView", "CKMessageEntryView", "_UITAMICAdaptorView", "UITableViewCellContentView",
        ]
    )
    func special(_ name: String) {
        #expect(!SystemClasses.isOrdinary(className: name))
        #expect(
            SystemClasses.isPrivate(className: name) || SystemClasses.isHost(className: name)
                || name == UIKitClass.tableCellContentView
        )
    }

    @Test(
        "a class that passes as an ordinary one is neither",
        arguments: ["UIView", "UILabel", "Shop.OrderCell", "", "U", "_", "UI", "é", "ASDisplayNode", "NSView"]
    )
    func ordinary(_ name: String) {
        guard SystemClasses.isOrdinary(className: name) else { return }
        #expect(!SystemClasses.isPrivate(className: name) && !SystemClasses.isHost(className: name))
        #expect(name != UIKitClass.tableCellContentView)
    }

    @Test("most classes are found ordinary without a search")
    func fast() {
        for name in ["UIView", "UILabel", "Shop.OrderCell"] { #expect(SystemClasses.isOrdinary(className: name)) }
    }
}
