import UIKit

/// A parent with a view in it and a view beside that.
@MainActor
package struct Scene {
    package let parent = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    package let view = UIView()
    package let other = UIView()

    package init() {
        parent.addSubview(other)
        parent.addSubview(view)
    }

    package func text(_ constraints: [NSLayoutConstraint]) -> [String] { constraints.map(text) }

    /// `view.top >= parent.bottom - 8 @750 'name'`
    package func text(_ constraint: NSLayoutConstraint) -> String {
        let relations: [NSLayoutConstraint.Relation: String] = [
            .equal: "==", .greaterThanOrEqual: ">=", .lessThanOrEqual: "<=",
        ]
        var text = name(constraint.firstItem) + "." + constraint.firstAnchor.name
        text += " " + (relations[constraint.relation] ?? "?") + " "
        if let second = constraint.secondAnchor {
            if constraint.multiplier != 1 { text += "\(number(constraint.multiplier)) × " }
            text += name(constraint.secondItem) + "." + second.name
            if constraint.constant > 0 { text += " + \(number(constraint.constant))" }
            if constraint.constant < 0 { text += " - \(number(-constraint.constant))" }
        } else {
            text += number(constraint.constant)
        }
        if constraint.priority != .required { text += " @\(number(CGFloat(constraint.priority.rawValue)))" }
        if let identifier = constraint.identifier { text += " '\(identifier)'" }
        return text
    }

    private func number(_ value: CGFloat) -> String {
        value == value.rounded() ? String(Int(value)) : String(Double(value))
    }

    private func name(_ item: AnyObject?) -> String {
        if item === view { return "view" }
        if item === parent { return "parent" }
        if item === other { return "other" }
        if item === parent.safeAreaLayoutGuide { return "safeArea" }
        return item.map { String(describing: type(of: $0)) } ?? "nil"
    }
}
