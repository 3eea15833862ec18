import SwiftSource

/// Writes statements of UIKit's own calls, without the ends of their lines.
enum StatementWriter {
    /// - Parameter omitsSelf: Whether members of the class itself are called without `self`, as is customary.
    static func write(_ statement: UIKitStatement, omitsSelf: Bool = false, to document: inout Document) {
        func member(_ owner: String) -> String { omitsSelf && owner == "self" ? "" : owner + "." }
        switch statement {
        case .addArrangedSubview(let view, let stack):
            document.text(member(stack) + "addArrangedSubview(" + view + ")")
        case .didMoveToParent(let controller): document.text(controller + ".didMove(toParent: self)")
        case .addGuide(let owner, let guide): document.text(member(owner) + "addLayoutGuide(" + guide + ")")
        case .addChild(let controller): document.text("addChild(" + controller + ")")
        case .addSubview(let view, let superview, let position):
            switch position {
            case .front: document.text(member(superview) + "addSubview(" + view + ")")
            case .member(let property): document.text(member(superview) + property + " = " + view)
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
            document.text(view + ".accessibilityIdentifier = " + SwiftLiteral.string(identifier))
        case .translatesAutoresizingMask(let view, let value):
            document.text(view + ".translatesAutoresizingMaskIntoConstraints = \(value)")
        case .stackOption(let stack, let property, let value): document.text(member(stack) + property + " = ." + value)
        case .stackFlag(let stack, let property, let value): document.text(member(stack) + "\(property) = \(value)")
        case .stackSpacing(let stack, let value):
            document.text(member(stack) + "spacing = " + SwiftLiteral.number(value))
        case .customSpacing(let stack, let points, let view):
            let arguments = [SwiftLiteral.number(points), "after: " + view]
            ExpressionWriter.write(call: member(stack) + "setCustomSpacing", arguments, to: &document)
        case .bringToFront(let view, let superview):
            document.text(member(superview) + "bringSubviewToFront(" + view + ")")
        case .barItems(let owner, let property, let items):
            document.text(member(owner) + property.name(count: items.count) + " = ")
            ExpressionWriter.write(BarItem.value(of: items, for: property), to: &document)
        }
    }
}
