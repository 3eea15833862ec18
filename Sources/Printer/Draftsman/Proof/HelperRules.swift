import LayoutModel

/// The constraints that the library's helpers make of their own, by the library's rules.
enum HelperRules {
    typealias Made = MadeConstraint<SimulatedItem>

    /// `Margined` puts its one view in with `fillParent().offsetted(using:)`, after what the view says itself.
    static func margined(_ view: Int, in container: Int, by margins: DraftsmanPlan.Edges) -> [Made] {
        [
            made(view, .left, container, constant: margins.left),
            made(view, .right, container, constant: -margins.right),
            made(view, .top, container, constant: margins.top),
            made(view, .bottom, container, constant: -margins.bottom),
        ]
    }

    /// A `ScrollableStackView` that is made with its axis inserts its stack, as wide or as high as itself.
    static func scrollable(_ stack: Int, in scroll: Int, isVertical: Bool) -> [Made] {
        [isVertical ? .width : .height, .left, .right, .top, .bottom].map { made(stack, $0, scroll, constant: 0) }
    }

    /// The stack of a `ScrollableStackView`.
    static func stack(of arguments: DraftsmanPlan.ScrollableArguments) -> DraftsmanPlan.StackArguments {
        DraftsmanPlan.StackArguments(
            margins: arguments.margins,
            distribution: "equalSpacing",
            alignment: arguments.alignment,
            spacing: arguments.spacing
        )
    }

    /// A `SpacerView` with a dimension keeps it along the axis of the stack that a plan puts it into.
    static func spacer(_ view: Int, isVertical: Bool, dimension: Double) -> Made {
        Made(
            first: .init(item: .node(view), attribute: isVertical ? .height : .width),
            relation: .greaterThanOrEqual,
            multiplier: 1,
            constant: dimension,
            priority: 1000
        )
    }

    private static func made(_ view: Int, _ attribute: LayoutAttribute, _ other: Int, constant: Double) -> Made {
        Made(
            first: .init(item: .node(view), attribute: attribute),
            relation: .equal,
            second: .init(item: .node(other), attribute: attribute),
            multiplier: 1,
            constant: constant,
            priority: 1000
        )
    }
}
