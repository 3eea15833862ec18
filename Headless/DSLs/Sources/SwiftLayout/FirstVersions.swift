import UIKit

// The words of version 1, beside those of version 5: projects that use them name a version of their own.

extension Anchors {
    /// Constraints to the superview, until a relation says another item.
    public convenience init(
        _ attributes: NSLayoutConstraint.Attribute...,
        fileID: String = #fileID,
        line: Int = #line
    ) {
        self.init(
            attributes.map { attribute in
                AnchorsConstraint(
                    attribute: attribute,
                    relation: .equal,
                    item: .superview,
                    constant: 0,
                    fileID: fileID,
                    line: line
                )
            }
        )
    }

    public func setConstant(_ constant: CGFloat) -> Self { changed { $0.constant = constant } }

    public func equalTo(constant: CGFloat) -> Self { related(.equal, constant) }

    public func greaterThanOrEqualTo(constant: CGFloat = 0) -> Self { related(.greaterThanOrEqual, constant) }

    public func lessThanOrEqualTo(constant: CGFloat = 0) -> Self { related(.lessThanOrEqual, constant) }

    public func equalTo(
        _ item: some AnchorsItemable,
        attribute: NSLayoutConstraint.Attribute? = nil,
        constant: CGFloat = 0
    ) -> Self {
        related(.equal, AnchorsItem(item), attribute, constant)
    }

    public func greaterThanOrEqualTo(
        _ item: some AnchorsItemable,
        attribute: NSLayoutConstraint.Attribute? = nil,
        constant: CGFloat = 0
    ) -> Self {
        related(.greaterThanOrEqual, AnchorsItem(item), attribute, constant)
    }

    public func lessThanOrEqualTo(
        _ item: some AnchorsItemable,
        attribute: NSLayoutConstraint.Attribute? = nil,
        constant: CGFloat = 0
    ) -> Self {
        related(.lessThanOrEqual, AnchorsItem(item), attribute, constant)
    }

    /// A constant alone; positions have one against the superview.
    private func related(_ relation: NSLayoutConstraint.Relation, _ constant: CGFloat) -> Self {
        changed { each in
            let isDimension = each.attribute == .width || each.attribute == .height
            each.relation = relation
            each.item = isDimension ? .none : .superview
            each.otherAttribute = nil
            each.constant = constant
        }
    }

    private func related(
        _ relation: NSLayoutConstraint.Relation,
        _ item: AnchorsItem,
        _ attribute: NSLayoutConstraint.Attribute?,
        _ constant: CGFloat
    ) -> Self {
        changed { each in
            each.relation = relation
            each.item = item
            each.otherAttribute = attribute
            each.constant = constant
        }
    }
}

extension LayoutMethodAccessible where Self: UIView {
    /// `view { … }`: stacks get subviews that they do not arrange.
    public func callAsFunction<Sublayout: Layout>(
        @LayoutBuilder _ build: () -> Sublayout
    ) -> ViewLayout<Self, GroupLayout<Sublayout>> {
        ViewLayout(self, GroupLayout(option: .isNotArranged, build))
    }

    public func anchors(@AnchorsBuilder _ build: () -> Anchors) -> ViewLayout<Self, EmptyLayout> {
        sl.anchors(build)
    }

    public func identifying(_ identifier: String) -> ViewLayout<Self, EmptyLayout> { sl.identifying(identifier) }
}

extension ViewLayout {
    public func subviews<Added: Layout>(@LayoutBuilder _ build: () -> Added) -> ViewLayout<View, LayoutList> {
        sublayout { GroupLayout(option: .isNotArranged, build) }
    }

    /// Without a screen nothing is animated.
    public func animationDisable() -> Self { self }
}

/// What a layout has made.
public protocol Deactivable {
    @MainActor func deactive()
    @MainActor func viewForIdentifier(_ identifier: String) -> UIView?
}

extension Activation: Deactivable {}

/// A view or controller that keeps what its layout made.
@MainActor
public protocol LayoutBuilding: AnyObject {
    associatedtype LayoutBody: Layout
    @LayoutBuilder var layout: LayoutBody { get }
    var deactivable: Deactivable? { get set }
}

extension LayoutBuilding {
    public func updateLayout(animated: Bool) { updateLayout(animated ? .usingAnimation : []) }

    public func updateLayout(_ options: LayoutOptions = []) {
        deactivable = layout.update(fromActivation: deactivable as? Activation ?? Activation())
    }
}

/// How a layout of version 1 is updated; neither has an effect on constraints.
public struct LayoutOptions: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let automaticIdentifierAssignment = LayoutOptions(rawValue: 1)
    public static let usingAnimation = LayoutOptions(rawValue: 2)
}
