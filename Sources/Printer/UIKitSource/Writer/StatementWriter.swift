import SwiftSource

/// Writes statements of UIKit's own calls, without the ends of their lines.
enum StatementWriter {
    /// - Parameter omitsSelf: Whether members of the class itself are called without `self`, as is customary.
    static func write(_ statement: UIKitStatement, omitsSelf: Bool = false, to document: inout Document) {
        func member(_ owner: String) -> String { omitsSelf && owner == "self" ? "" : owner + "." }
        switch statement {
        case .addArrangedSubview(let view, let stack):
            ExpressionWriter.write(call: member(stack) + "addArrangedSubview", [view], to: &document)
        case .didMoveToParent(let controller): document.text(controller + ".didMove(toParent: self)")
        case .addGuide(let owner, let guide):
            ExpressionWriter.write(call: member(owner) + "addLayoutGuide", [guide], to: &document)
        case .addChild(let controller): document.text("addChild(" + controller + ")")
        case .addSubview(let view, let superview, let position):
            switch position {
            case .front: ExpressionWriter.write(call: member(superview) + "addSubview", [view], to: &document)
            case .member(let property):
                ExpressionWriter.write(assignmentOf: view, to: member(superview) + property, in: &document)
            case .above(let sibling):
                ExpressionWriter.write(
                    call: member(superview) + "insertSubview",
                    [view, "aboveSubview: " + sibling],
                    to: &document
                )
            case .below(let sibling):
                ExpressionWriter.write(
                    call: member(superview) + "insertSubview",
                    [view, "belowSubview: " + sibling],
                    to: &document
                )
            }
        case .frame(let view, let x, let y, let width, let height):
            let arguments = [
                "x: " + SwiftLiteral.number(x), "y: " + SwiftLiteral.number(y), "width: " + SwiftLiteral.number(width),
                "height: " + SwiftLiteral.number(height),
            ]
            ExpressionWriter.write(call: view + ".frame = CGRect", arguments, to: &document)
        case .autoresizingMask(let view, let options):
            document.text(view + ".autoresizingMask = ")
            let elements = options.map { SwiftExpression.Element(value: .implicit($0)) }
            ExpressionWriter.write(.list(elements), to: &document)
        case .accessibilityIdentifier(let view, let identifier):
            ExpressionWriter.write(
                assignmentOf: SwiftLiteral.string(identifier),
                to: view + ".accessibilityIdentifier",
                in: &document
            )
        case .translatesAutoresizingMask(let view, let value):
            ExpressionWriter.write(
                assignmentOf: "\(value)",
                to: view + ".translatesAutoresizingMaskIntoConstraints",
                in: &document
            )
        case .stackOption(let stack, let property, let value):
            ExpressionWriter.write(assignmentOf: "." + value, to: member(stack) + property, in: &document)
        case .stackFlag(let stack, let property, let value):
            ExpressionWriter.write(assignmentOf: "\(value)", to: member(stack) + property, in: &document)
        case .stackSpacing(let stack, let value):
            ExpressionWriter.write(
                assignmentOf: SwiftLiteral.number(value),
                to: member(stack) + "spacing",
                in: &document
            )
        case .customSpacing(let stack, let points, let view):
            let arguments = [SwiftLiteral.number(points), "after: " + view]
            ExpressionWriter.write(call: member(stack) + "setCustomSpacing", arguments, to: &document)
        case .bringToFront(let view, let superview):
            ExpressionWriter.write(call: member(superview) + "bringSubviewToFront", [view], to: &document)
        case .barItems(let owner, let property, let items):
            document.text(member(owner) + property.name(count: items.count) + " = ")
            ExpressionWriter.write(BarItem.value(of: items, for: property), to: &document)
        }
    }
}
