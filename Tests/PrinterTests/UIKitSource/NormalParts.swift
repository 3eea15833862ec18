@testable import LayoutPrinter

/// The code around a dialect's own statements, and statements of UIKit's calls, without the order where that does not matter.
enum NormalParts {
    static func normalized(_ parts: SourceParts) -> SourceParts {
        var parts = parts
        parts.declarations = sorted(parts.declarations)
        for index in parts.declarations.indices {
            parts.declarations[index].notes = []
            parts.declarations[index].isOpen = false
            // One property has nothing to do with another.
            parts.declarations[index].settings = byTarget(parts.declarations[index].settings, \.path)
        }
        parts.constraintProperties.sort()
        parts.heading = nil
        return parts
    }

    static func normalized(_ hierarchy: [UIKitStatement]) -> [UIKitStatement] {
        byTarget(withoutRearranged(byTarget(hierarchy, target(of:))), target(of:))
    }

    /// A view that is arranged again later is, for the time being, only added.
    private static func withoutRearranged(_ actions: [UIKitStatement]) -> [UIKitStatement] {
        var later: [UIKitStatement] = []
        var result = actions
        for index in actions.indices.reversed() {
            guard case .addArrangedSubview(let view, let stack) = actions[index] else { continue }
            if later.contains(actions[index]) { result[index] = .addSubview(view, to: stack, position: .front) }
            later.append(actions[index])
        }
        return result
    }

    static func sorted<Element>(_ elements: [Element]) -> [Element] {
        elements.map { (key: "\($0)", element: $0) }.sorted { $0.key < $1.key }.map(\.element)
    }

    /// Statements by the view that they are about, those about one view in their order.
    static func byTarget<Element: Equatable>(_ statements: [Element], _ target: (Element) -> String) -> [Element] {
        statements.enumerated().map { (target($0.element), $0.offset, $0.element) }
            .sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).reduce(into: []) { statements, statement in
                if statements.last != statement { statements.append(statement) }
            }
    }

    static func target(of statement: UIKitStatement) -> String {
        switch statement {
        case .addSubview(_, let superview, _), .addArrangedSubview(_, let superview),
            .bringToFront(_, let superview):
            superview
        case .addGuide(let owner, _): owner
        case .addChild(let controller), .didMoveToParent(let controller): controller
        // One property has nothing to do with another.
        case .frame(let view, _, _, _, _): view + ".frame"
        case .autoresizingMask(let view, _): view + ".autoresizingMask"
        case .accessibilityIdentifier(let view, _): view + ".accessibilityIdentifier"
        case .translatesAutoresizingMask(let view, _): view + ".translatesAutoresizingMaskIntoConstraints"
        case .stackOption(let stack, _, _), .stackFlag(let stack, _, _), .stackSpacing(let stack, _),
            .customSpacing(let stack, _, _):
            stack
        case .barItems(let owner, let property, _): owner + "." + property.rawValue
        }
    }
}
