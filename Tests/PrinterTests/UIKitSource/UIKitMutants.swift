@testable import LayoutPrinter

/// What differs from statements of UIKit's own calls in a single decision.
enum UIKitMutants {
    /// `addSubview` of a value that prints as `plain(addSubview(…))`.
    static func kind(of value: Any) -> String {
        "\(value)".split(separator: "(", maxSplits: 2).map { $0.split(separator: ".").last.map(String.init) ?? "" }
            .first { $0 != "plain" } ?? ""
    }

    static func statements(of statement: UIKitStatement) -> [(String, UIKitStatement)] {
        switch statement {
        case .addGuide(let owner, _): return [("other guide", .addGuide(owner: owner, guide: "nobody"))]
        case .addChild: return [("other child", .addChild("nobody"))]
        case .addSubview(let view, let superview, _):
            return [
                ("swapped", .addSubview(superview, to: view, position: .front)),
                ("below itself", .addSubview(view, to: superview, position: .below(view))),
            ]
        case .addArrangedSubview(let view, let stack):
            return [
                ("swapped", .addArrangedSubview(stack, to: view)),
                ("not arranged", .addSubview(view, to: stack, position: .front)),
            ]
        case .didMoveToParent: return [("other child", .didMoveToParent("nobody"))]
        case .frame(let view, let x, let y, let width, let height):
            return [
                ("moved", .frame(view: view, x: x + 1, y: y, width: width, height: height)),
                ("grown", .frame(view: view, x: x, y: y, width: width, height: height + 1)),
            ]
        case .autoresizingMask(let view, _): return [("emptied", .autoresizingMask(view: view, options: []))]
        case .accessibilityIdentifier(let view, let text):
            return [("changed", .accessibilityIdentifier(view: view, text + "x"))]
        case .translatesAutoresizingMask(let view, let value):
            return [("turned", .translatesAutoresizingMask(view: view, !value))]
        case .stackOption(let stack, let property, _):
            return [("changed", .stackOption(stack: stack, property: property, value: "fillEqually"))]
        case .stackFlag(let stack, let property, let value):
            return [("turned", .stackFlag(stack: stack, property: property, value: !value))]
        case .stackSpacing(let stack, let value): return [("changed", .stackSpacing(stack: stack, value + 1))]
        case .customSpacing(let stack, let points, let view):
            return [("changed", .customSpacing(stack: stack, points: points + 1, after: view))]
        case .bringToFront(let view, let superview): return [("swapped", .bringToFront(superview, in: view))]
        case .barItems(let owner, let property, let items):
            return [
                ("an item less", .barItems(owner: owner, property: property, Array(items.dropLast()))),
                ("other bar", .barItems(owner: "self", property: .toolbarItems, items)),
            ]
        }
    }

    static func constraints(of constraint: PlainConstraint) -> [(String, PlainConstraint)] {
        var result: [(String, PlainConstraint)] = []
        func add(_ kind: String, _ change: (inout PlainConstraint) -> Void) {
            var copy = constraint
            change(&copy)
            result.append((kind, copy))
        }
        for relation in PlainConstraint.Relation.allCases { add("relation \(relation)") { $0.relation = relation } }
        add("priority") { $0.priority = 333 }
        add("identifier") { $0.identifier = "more" }
        switch constraint.form {
        case .constant(let first, let value): add("constant") { $0.form = .constant(first: first, value + 1) }
        case .anchors(let first, let second, let multiplier, let constant):
            add("items swapped") {
                $0.form = .anchors(first: second, second: first, multiplier: multiplier, constant: constant + 0.25)
            }
            add("anchors constant") {
                $0.form = .anchors(first: first, second: second, multiplier: multiplier, constant: constant + 1)
            }
            add("anchors multiplier") {
                $0.form = .anchors(first: first, second: second, multiplier: multiplier + 1, constant: constant)
            }
        case .items(var form):
            form.multiplier += 1
            add("items multiplier") { $0.form = .items(form) }
            form.multiplier -= 1
            form.attribute = "centerY"
            add("items attribute") { $0.form = .items(form) }
        }
        return result
    }
}
