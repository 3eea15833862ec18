import LayoutModel
import SwiftSource

/// Stacks as the library creates them, with arguments for properties that UIKit sets afterwards.
enum DraftsmanStacks {
    /// The arguments that the stack is created with; `nil` for other views.
    static func arguments(of view: Int, in layout: Layout) -> DraftsmanPlan.StackArguments? {
        guard let stack = layout.views[view].stack else { return nil }
        return DraftsmanPlan.StackArguments(
            margins: StackSettings.margins(of: view, in: layout),
            distribution: stack.distribution.rawValue,
            alignment: stack.alignment.rawValue,
            spacing: stack.spacing
        )
    }

    /// The properties to set to true that the arguments do not cover.
    static func flags(of view: Int, in layout: Layout) -> [String] {
        guard let stack = layout.views[view].stack else { return [] }
        var flags: [String] = []
        if stack.isBaselineRelative { flags.append("isBaselineRelativeArrangement") }
        let isMadeWithMargins =
            layout.views[view].className == "UIStackView" && StackSettings.margins(of: view, in: layout) != nil
        if stack.isLayoutMarginsRelative, !isMadeWithMargins { flags.append("isLayoutMarginsRelativeArrangement") }
        return flags
    }

    /// `UIStackView(axis: .vertical, spacing: 8)`
    static func construction(isVertical: Bool, _ stack: DraftsmanPlan.StackArguments) -> Construction {
        Construction(className: "UIStackView", arguments: [axis(isVertical)] + stack.arguments(isHelper: false))
    }

    /// `ScrollableStackView(axis: .vertical, spacing: 8)`
    static func construction(
        className: String,
        isVertical: Bool,
        _ stack: DraftsmanPlan.ScrollableArguments
    ) -> Construction {
        Construction(className: className, arguments: [axis(isVertical)] + stack.arguments(isHelper: false))
    }

    /// `SpacerView(8)`
    static func spacer(_ dimension: Double) -> Construction {
        Construction(className: "SpacerView", arguments: [.init(value: .number(dimension))])
    }

    private static func axis(_ isVertical: Bool) -> SwiftExpression.Argument {
        .init(label: "axis", value: .implicit(isVertical ? "vertical" : "horizontal"))
    }
}

extension DraftsmanPlan.StackArguments {
    /// The arguments that differ from their defaults.
    ///
    /// - Parameter isHelper: Whether they are for `VStacked`, which accepts one number for equal margins.
    func arguments(isHelper: Bool) -> [SwiftExpression.Argument] {
        var arguments: [SwiftExpression.Argument] = []
        if let margins { arguments.append(margins.argument(isHelper: isHelper)) }
        if distribution != "fill" { arguments.append(.init(label: "distribution", value: .implicit(distribution))) }
        if alignment != "fill" { arguments.append(.init(label: "alignment", value: .implicit(alignment))) }
        if spacing != 0 { arguments.append(.init(label: "spacing", value: .number(spacing))) }
        return arguments
    }
}

extension DraftsmanPlan.ScrollableArguments {
    func arguments(isHelper: Bool) -> [SwiftExpression.Argument] {
        var arguments: [SwiftExpression.Argument] = []
        if let margins { arguments.append(margins.argument(isHelper: isHelper)) }
        if alignment != "center" { arguments.append(.init(label: "alignment", value: .implicit(alignment))) }
        if spacing != 0 { arguments.append(.init(label: "spacing", value: .number(spacing))) }
        return arguments
    }
}

extension SourceInsets {
    /// The helpers accept one number for equal margins, the views' own initializers do not.
    fileprivate func argument(isHelper: Bool) -> SwiftExpression.Argument {
        if isHelper, let common { return .init(label: "margin", value: .number(common)) }
        return .init(label: "margins", value: expression)
    }
}
