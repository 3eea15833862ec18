/// A statement of `applyRemainder()`: what no plan can say, and why.
struct RemainderStatement: Equatable, Sendable {
    /// Lower case, without a full stop; stands as a comment above the statement.
    var reason: String
    var action: Action

    enum Action: Equatable, Sendable {
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
        /// `remainder += badgePlan.apply(to: badge)`, or stacked: `badge.draftStackContent { badgePlan }.apply()`
        case applyPlan(String, to: String, isStacked: Bool)
        case translatesAutoresizingMask(view: String, Bool)
        /// `stack.distribution = .fillEqually`
        case stackOption(stack: String, property: String, value: String)
        /// `stack.isBaselineRelativeArrangement = true`
        case stackFlag(stack: String, property: String, value: Bool)
        case stackSpacing(stack: String, Double)
        case customSpacing(stack: String, points: Double, after: String)
        case bringToFront(String, in: String)
        case constraint(PlainConstraint)
    }

    enum Position: Equatable, Sendable {
        case front
        case above(String)
        case below(String)
        /// `table.tableHeaderView = header`
        case member(String)
    }
}

/// A constraint made with UIKit's own interface.
struct PlainConstraint: Equatable, Sendable {
    /// How the constraint is held until it is activated.
    enum Holder: Equatable, Sendable {
        /// It stands in the list itself.
        case none
        /// `let titleTop = …`
        case local(String)
        /// A property of the class gets the constraint too. It may be weak, so that the local constant comes first.
        case property(String, local: String)
    }

    enum Form: Equatable, Sendable {
        /// `title.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8)`
        case anchors(first: String, second: String, multiplier: Double, constant: Double)
        /// `title.widthAnchor.constraint(equalToConstant: 8)`
        case constant(first: String, Double)
        /// `NSLayoutConstraint(item: …)`
        case items(ItemForm)
    }

    struct ItemForm: Equatable, Sendable {
        var item: String
        var attribute: String
        var toItem: String?
        var toAttribute: String
        var multiplier: Double
        var constant: Double
    }

    enum Relation: String, Equatable, Sendable, CaseIterable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    var holder = Holder.none
    var relation: Relation
    var form: Form
    var priority = 1000.0
    var identifier: String?
}
