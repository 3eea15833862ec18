import SwiftSource

/// Writes statements of UIKit's own calls, without the ends of their lines.
enum ObjectiveCStatementWriter {
    static func write(_ statement: UIKitStatement, _ names: ObjectiveCNames, to document: inout Document) {
        func send(_ receiver: String, _ parts: (String, String)..., to document: inout Document) {
            ObjectiveCLiteral.write(receiver, parts.map { (label: $0.0, argument: $0.1) }, to: &document)
        }
        let name = names.path
        switch statement {
        case .addGuide(let owner, let guide): send(name(owner), ("addLayoutGuide", name(guide)), to: &document)
        case .addChild(let child): send("self", ("addChildViewController", name(child)), to: &document)
        case .didMoveToParent(let child): send(name(child), ("didMoveToParentViewController", "self"), to: &document)
        case .addArrangedSubview(let view, let stack):
            send(name(stack), ("addArrangedSubview", name(view)), to: &document)
        case .addSubview(let view, let superview, .front):
            send(name(superview), ("addSubview", name(view)), to: &document)
        case .addSubview(let view, let superview, .above(let sibling)):
            send(name(superview), ("insertSubview", name(view)), ("aboveSubview", name(sibling)), to: &document)
        case .addSubview(let view, let superview, .below(let sibling)):
            send(name(superview), ("insertSubview", name(view)), ("belowSubview", name(sibling)), to: &document)
        case .addSubview(let view, let superview, .member(let property)):
            document.text(name(superview) + "." + property + " = " + name(view))
        case .frame(let view, let x, let y, let width, let height):
            document.text(name(view) + ".frame = " + ObjectiveCLiteral.function("CGRectMake", [x, y, width, height]))
        case .autoresizingMask(let view, let options):
            let constants = options.map { ObjectiveCLiteral.constant(autoresizing, $0) }
            let value = constants.isEmpty ? autoresizing + "None" : constants.joined(separator: " | ")
            document.text(name(view) + ".autoresizingMask = " + value)
        case .accessibilityIdentifier(let view, let identifier):
            document.text(name(view) + ".accessibilityIdentifier = " + ObjectiveCLiteral.string(identifier))
        case .translatesAutoresizingMask(let view, let value):
            document.text(name(view) + ".translatesAutoresizingMaskIntoConstraints = " + (value ? "YES" : "NO"))
        case .stackOption(let stack, let property, let value):
            let setting = Setting.assignment(path: property, .implicit(value))
            document.text(ObjectiveCSettings.text(of: setting, target: name(stack)) ?? "")
        case .stackFlag(let stack, let property, let value):
            let setting = Setting.assignment(path: property, .bool(value))
            document.text(ObjectiveCSettings.text(of: setting, target: name(stack)) ?? "")
        case .stackSpacing(let stack, let points):
            document.text(name(stack) + ".spacing = " + ObjectiveCLiteral.number(points))
        case .customSpacing(let stack, let points, let view):
            let number = ObjectiveCLiteral.number(points)
            send(name(stack), ("setCustomSpacing", number), ("afterView", name(view)), to: &document)
        case .bringToFront(let view, let superview):
            send(name(superview), ("bringSubviewToFront", name(view)), to: &document)
        case .barItems(let owner, let property, let items):
            document.text(name(owner) + "." + property.name(count: items.count) + " = ")
            BarItem.write(items, for: property, names, to: &document)
        }
    }

    static let autoresizing = "UIViewAutoresizing"

    // MARK: Constraints

    static func write(_ constraint: PlainConstraint, _ names: ObjectiveCNames, to document: inout Document) {
        switch constraint.form {
        case .anchors(let first, let second, let multiplier, let constant):
            var parts = [("constraint" + capitalized(constraint.relation) + "ToAnchor", anchor(second, names))]
            if multiplier != 1 { parts.append(("multiplier", factor(multiplier))) }
            if constant != 0 { parts.append(("constant", ObjectiveCLiteral.number(constant))) }
            ObjectiveCLiteral.write(
                anchor(first, names),
                parts.map { (label: $0.0, argument: $0.1) },
                to: &document
            )
        case .constant(let first, let constant):
            let label = "constraint" + capitalized(constraint.relation) + "ToConstant"
            ObjectiveCLiteral.write(
                anchor(first, names),
                [(label, ObjectiveCLiteral.number(constant))],
                to: &document
            )
        case .items(let form):
            ObjectiveCLiteral.write(
                "NSLayoutConstraint",
                [
                    ("constraintWithItem", names.path(form.item)), ("attribute", attribute(form.attribute)),
                    ("relatedBy", ObjectiveCLiteral.constant(relation, constraint.relation.rawValue)),
                    ("toItem", form.toItem.map(names.path) ?? "nil"), ("attribute", attribute(form.toAttribute)),
                    ("multiplier", factor(form.multiplier)), ("constant", ObjectiveCLiteral.number(form.constant)),
                ],
                to: &document
            )
        }
    }

    static let relation = "NSLayoutRelation"
    static let attributes = "NSLayoutAttribute"

    private static func capitalized(_ relation: PlainConstraint.Relation) -> String {
        relation.rawValue.prefix(1).uppercased() + relation.rawValue.dropFirst()
    }

    private static func attribute(_ word: String) -> String { ObjectiveCLiteral.constant(attributes, word) }

    private static func factor(_ value: Double) -> String { SwiftLiteral.factor(value).filter { $0 != "_" } }

    /// An anchor, or the distance between two.
    private static func anchor(_ expression: String, _ names: ObjectiveCNames) -> String {
        let call = ".anchorWithOffset(to: "
        guard let range = expression.firstRange(of: call), expression.hasSuffix(")") else {
            return names.path(expression)
        }
        let start = names.path(String(expression[..<range.lowerBound]))
        return "[" + start + " anchorWithOffsetToAnchor:"
            + names.path(String(expression[range.upperBound...].dropLast())) + "]"
    }
}
