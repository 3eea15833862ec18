import SwiftSource

/// Writes statements of UIKit's own calls, without the ends of their lines.
enum StatementWriter {
    static func write(_ statement: UIKitStatement, to document: inout Document) {
        switch statement {
        case .addArrangedSubview(let view, let stack):
            document.text(stack + ".addArrangedSubview(" + view + ")")
        case .didMoveToParent(let controller): document.text(controller + ".didMove(toParent: self)")
        case .addGuide(let owner, let guide): document.text(owner + ".addLayoutGuide(" + guide + ")")
        case .addChild(let controller): document.text("addChild(" + controller + ")")
        case .addSubview(let view, let superview, let position):
            switch position {
            case .front: document.text(superview + ".addSubview(" + view + ")")
            case .member(let member): document.text(superview + "." + member + " = " + view)
            case .above(let sibling):
                ExpressionWriter.write(
                    call: superview + ".insertSubview",
                    [view, "aboveSubview: " + sibling],
                    to: &document
                )
            case .below(let sibling):
                ExpressionWriter.write(
                    call: superview + ".insertSubview",
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
        case .stackOption(let stack, let property, let value): document.text(stack + "." + property + " = ." + value)
        case .stackFlag(let stack, let property, let value): document.text("\(stack).\(property) = \(value)")
        case .stackSpacing(let stack, let value): document.text(stack + ".spacing = " + SwiftLiteral.number(value))
        case .customSpacing(let stack, let points, let view):
            let arguments = [SwiftLiteral.number(points), "after: " + view]
            ExpressionWriter.write(call: stack + ".setCustomSpacing", arguments, to: &document)
        case .bringToFront(let view, let superview): document.text(superview + ".bringSubviewToFront(" + view + ")")
        }
    }
}
