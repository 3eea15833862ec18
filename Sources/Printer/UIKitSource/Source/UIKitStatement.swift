/// A statement in UIKit's own calls that changes the hierarchy, or the layout of the views in it.
enum UIKitStatement: Equatable, Sendable {
    /// `view.addLayoutGuide(guide)`
    case addGuide(owner: String, guide: String)
    /// `addChild(child)`
    case addChild(String)
    /// `view.addSubview(badge)`, or next to a sibling.
    case addSubview(String, to: String, position: Position)
    /// `stack.addArrangedSubview(title)`
    case addArrangedSubview(String, to: String)
    /// `child.didMove(toParent: self)`
    case didMoveToParent(String)
    case frame(view: String, x: Double, y: Double, width: Double, height: Double)
    /// `badge.autoresizingMask = [.flexibleWidth]`
    case autoresizingMask(view: String, options: [String])
    /// `badge.accessibilityIdentifier = "badge"`
    case accessibilityIdentifier(view: String, String)
    case translatesAutoresizingMask(view: String, Bool)
    /// `stack.distribution = .fillEqually`
    case stackOption(stack: String, property: String, value: String)
    /// `stack.isBaselineRelativeArrangement = true`
    case stackFlag(stack: String, property: String, value: Bool)
    case stackSpacing(stack: String, Double)
    case customSpacing(stack: String, points: Double, after: String)
    case bringToFront(String, in: String)
    /// `toolbar.items = [.flexibleSpace(), UIBarButtonItem(customView: button)]`, if an item holds a view.
    case barItems(owner: String, property: BarProperty, [BarItem])

    enum Position: Equatable, Sendable {
        case front
        case above(String)
        case below(String)
        /// `table.tableHeaderView = header`
        case member(String)
    }
}
