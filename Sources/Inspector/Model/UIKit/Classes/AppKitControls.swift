/// Controls of AppKit, with whatever inherits from `NSControl`, and AppKit's controllers.
extension UIKitClass {
    static let appKitControls: [UIKitClass] = [
        UIKitClass("NSControl", "NSView", elements: ["control"], content: .unknown),
        UIKitClass(
            "NSTextField",
            "NSControl",
            elements: ["textField"],
            [.leaf, .flipped, .showsText],
            content: .textField
        ),
        UIKitClass("NSSecureTextField", "NSTextField", elements: ["secureTextField"], content: .unrecorded(.height)),
        UIKitClass("NSSearchField", "NSTextField", elements: ["searchField"], content: .unrecorded(.height)),
        UIKitClass("NSTokenField", "NSTextField", elements: ["tokenField"], content: .unrecorded(.height)),
        UIKitClass("NSComboBox", "NSTextField", elements: ["comboBox"], content: .unrecorded(.height)),
        UIKitClass("NSButton", "NSControl", elements: ["button"], [.leaf, .flipped, .showsText], content: .button),
        UIKitClass("NSPopUpButton", "NSButton", elements: ["popUpButton"], .flipped),
        UIKitClass("NSComboButton", "NSControl", elements: ["comboButton"], content: .unrecorded(.both)),
        UIKitClass("NSSwitch", "NSControl", elements: ["switch"], .leaf, content: .unrecorded(.both)),
        UIKitClass("NSStepper", "NSControl", elements: ["stepper"], content: .unrecorded(.both)),
        UIKitClass(
            "NSSegmentedControl",
            "NSControl",
            elements: ["segmentedControl"],
            [.flipped, .showsText],
            content: .unrecorded(.both)
        ),
        UIKitClass("NSDatePicker", "NSControl", elements: ["datePicker"], .showsText, content: .unrecorded(.both)),
        UIKitClass("NSColorWell", "NSControl", elements: ["colorWell"], content: .unrecorded(.both)),
        UIKitClass("NSLevelIndicator", "NSControl", elements: ["levelIndicator"], content: .unrecorded(.height)),
        UIKitClass("NSPathControl", "NSControl", elements: ["pathControl"], content: .unrecorded(.height)),
        UIKitClass("NSSlider", "NSControl", elements: ["slider"], [.leaf, .flipped], content: .thickness),
        UIKitClass("NSImageView", "NSControl", elements: ["imageView"], [.leaf, .flipped], content: .image),
        UIKitClass("NSScroller", "NSControl", elements: ["scroller"]),
        UIKitClass(
            "NSTableView",
            "NSControl",
            elements: ["tableView"],
            [.placesSubviews, .alignedAtFrame, .flipped],
            content: .nothing
        ),
        UIKitClass("NSOutlineView", "NSTableView", elements: ["outlineView"], [.alignedAtFrame, .flipped]),
        UIKitClass("NSBrowser", "NSControl", elements: ["browser"], .flipped, content: .nothing),
        UIKitClass("NSMatrix", "NSControl", elements: ["matrix"], .flipped),
        UIKitClass("NSForm", "NSMatrix", elements: ["form"], .flipped),
        UIKitClass("NSRuleEditor", "NSControl", elements: ["ruleEditor"], .flipped),
        UIKitClass("NSPredicateEditor", "NSRuleEditor", elements: ["predicateEditor"], .flipped),
        UIKitClass("NSToolbarItem", elements: ["toolbarItem", "searchToolbarItem"], .barItem),
        UIKitClass("NSViewController", elements: ["viewController"], .controller),
        UIKitClass("NSTabViewController", "NSViewController", elements: ["tabViewController"], .container),
        UIKitClass("NSSplitViewController", "NSViewController", elements: ["splitViewController"], .container),
        UIKitClass("NSPageController", "NSViewController", elements: ["pageController"], .container),
        UIKitClass("NSWindowController", elements: ["windowController"], .controller),
        UIKitClass("NSHostingController", "NSViewController", module: "SwiftUI", elements: ["hostingController"]),
    ]
}
