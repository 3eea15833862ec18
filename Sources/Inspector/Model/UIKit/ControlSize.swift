import LayoutSyntax

/// The lengths that the content of a control asks for, since a generation.
package struct ControlSize: Sendable {
    package let since: ControlGeneration
    /// Points, of the alignment rectangle; `nil`: not of this row.
    package let width: Double?
    package let height: Double?
    /// Frame minus alignment rectangle.
    package let insets: EdgeInsets
    /// The lengths that such content can have; `nil`: those of all generations, to a point.
    package let plausibleWidth: ClosedRange<Double>?
    package let plausibleHeight: ClosedRange<Double>?
    /// What the row holds for: all of these attributes of the view; none: any view.
    package let conditions: [Condition]

    /// An attribute with one of some values.
    package struct Condition: Sendable {
        /// The attribute, or what it was called before.
        package let keys: [String]
        package let values: [String]
    }

    init(
        since: ControlGeneration = .iOS7,
        width: Double? = nil,
        height: Double? = nil,
        insets: EdgeInsets = .zero,
        plausibleWidth: ClosedRange<Double>? = nil,
        plausibleHeight: ClosedRange<Double>? = nil,
        when conditions: Condition...
    ) {
        self.since = since
        self.width = width
        self.height = height
        self.insets = insets
        self.plausibleWidth = plausibleWidth
        self.plausibleHeight = plausibleHeight
        self.conditions = conditions
    }

    package func length(_ axis: Axis) -> Double? { axis == .horizontal ? width : height }

    package func plausible(_ axis: Axis) -> ClosedRange<Double>? {
        axis == .horizontal ? plausibleWidth : plausibleHeight
    }

    /// Whether the row holds for a view.
    package func fits(_ view: Layout.View) -> Bool {
        conditions.allSatisfy { condition in
            let value = condition.keys.lazy.compactMap { view.attributeText($0) ?? view.attribute($0) }.first
            return value.map(condition.values.contains) ?? false
        }
    }
}

extension [ControlSize] {
    /// The length of a view in a generation, and the lengths that it can have; `nil` if no row has one.
    package func length(
        of view: Layout.View,
        _ axis: Axis,
        in generation: ControlGeneration
    ) -> (typical: Double, plausible: ClosedRange<Double>)? {
        let rows = filter { $0.length(axis) != nil && $0.fits(view) }
        // Rows with conditions say more than those without.
        let mostConditions = rows.map(\.conditions.count).max() ?? 0
        let best = rows.filter { $0.conditions.count == mostConditions }
        guard let row = best.last(where: { $0.since <= generation }) ?? best.first, let typical = row.length(axis)
        else {
            return nil
        }
        if let plausible = row.plausible(axis) { return (typical, plausible) }
        let lengths = best.compactMap { $0.length(axis) }
        return (typical, (lengths.min() ?? typical) - 1...(lengths.max() ?? typical) + 1)
    }

    /// Frame minus alignment rectangle in a generation.
    package func insets(in generation: ControlGeneration) -> EdgeInsets {
        last { $0.conditions.isEmpty && $0.since <= generation }?.insets ?? .zero
    }
}
