import LayoutModel

/// The constraints that the library's helpers make themselves.
enum HelperRules {
    typealias Made = MadeConstraint<SimulatedItem>

    /// `Margined` inserts its one view with `fillParent().offsetted(using:)`, after the view's own relations.
    static func margined(_ view: Int, in container: Int, by margins: DraftsmanPlan.Edges) -> [Made] {
        [
            made(view, .left, container, constant: margins.left),
            made(view, .right, container, constant: -margins.right),
            made(view, .top, container, constant: margins.top),
            made(view, .bottom, container, constant: -margins.bottom),
        ]
    }

    /// A `ScrollableStackView` created with its axis inserts its stack, as wide or as high as itself.
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

    /// A `SpacerView` with a dimension has it along the axis of the stack that a plan inserts it into.
    static func spacer(_ view: Int, isVertical: Bool, dimension: Double) -> Made {
        Made(
            first: .init(item: .node(view), attribute: isVertical ? .height : .width),
            relation: .greaterThanOrEqual,
            multiplier: 1,
            constant: dimension,
            priority: 1000
        )
    }

    static let keyboardIdentifier = "clavier_keyboard_layout_guide"

    /// The guide of a keyboard that is not there: the bottom edge of a view, or of its safe area.
    static func keyboard(_ guide: Int, at area: SimulatedItem) -> [Made] {
        [(LayoutAttribute.left, LayoutAttribute.left), (.top, .bottom), (.right, .right), (.bottom, .bottom)].map {
            Made(
                first: .init(item: .guide(guide), attribute: $0),
                relation: .equal,
                second: .init(item: area, attribute: $1),
                multiplier: 1,
                constant: 0,
                priority: 1000
            )
        }
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
