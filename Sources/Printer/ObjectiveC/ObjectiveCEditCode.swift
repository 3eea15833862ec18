import LayoutModel
import SwiftSource

/// The lines of Objective-C that make changes of a layout in its source.
struct ObjectiveCEditCode {
    private let layout: Layout
    private let context: PrintContext?
    private let names = ObjectiveCNames()

    init(_ code: EditCode) {
        layout = code.layout
        context = code.context
    }

    /// The lines for a change; `nil` where something that it names has no name in source, or where there is nothing to
    /// write but something to delete.
    ///
    /// - Parameter spelling: The library's lines for a constraint.
    func lines(for edit: LayoutEdit, spelling: EditCode.Spelling) -> [String]? {
        var result: [String] = []
        for step in edit.steps {
            guard let lines = lines(forStep: step, spelling) else { return nil }
            result += lines
        }
        return result.isEmpty ? nil : result
    }

    private func lines(forStep step: LayoutEdit, _ spelling: EditCode.Spelling) -> [String]? {
        switch step {
        case .view(let id, let change): return line(for: change, ofView: id).map { [$0] }
        case .constraint(let id, let change):
            guard let index = layout.constraintIndex(id: id) else { return nil }
            return lines(for: change, of: layout.constraints[index], spelling)
        case .add(let constraint), .insert(let constraint, _): return context.flatMap { spelling(constraint, $0) }
        case .remove(let id):
            let property = layout.constraintIndex(id: id).flatMap { EditCode.property(of: layout.constraints[$0]) }
            return property.map { [names.path($0) + ".active = NO;"] }
        case .sequence: return nil
        }
    }

    private func line(for change: LayoutEdit.ViewChange, ofView id: String) -> String? {
        guard let context, case .view(let view)? = context.layout.item(id: id),
            let name = context.names.expression(of: view)
        else { return nil }
        let target = names.path(name)
        func priority(_ call: String, _ axis: Axis, _ value: Double) -> String {
            "[\(target) \(call):" + SwiftLiteral.single(value) + " forAxis:"
                + ObjectiveCLiteral.constant("UILayoutConstraintAxis", axis.rawValue) + "];"
        }
        switch change {
        case .contentHugging(let axis, let value): return priority("setContentHuggingPriority", axis, value)
        case .compressionResistance(let axis, let value):
            return priority("setContentCompressionResistancePriority", axis, value)
        case .translatesAutoresizingMask(let value):
            return target + ".translatesAutoresizingMaskIntoConstraints = " + word(value) + ";"
        case .isHidden(let value): return target + ".hidden = " + word(value) + ";"
        }
    }

    private func word(_ value: Bool) -> String { value ? "YES" : "NO" }

    private func lines(
        for change: LayoutEdit.ConstraintChange,
        of constraint: Layout.Constraint,
        _ spelling: EditCode.Spelling
    ) -> [String]? {
        let target = EditCode.property(of: constraint).map(names.path)
        var changed = constraint
        switch change {
        case .priority(let value):
            if let target {
                // UIKit takes no change between required and optional of an active constraint.
                let isTaken = constraint.isRequired == (value >= 1000) || !constraint.isActive
                let note = isTaken ? "" : "  // before it is activated"
                return [target + ".priority = " + SwiftLiteral.single(value) + ";" + note]
            }
            changed.priority = value
        case .constant(let value):
            if let target { return [target + ".constant = " + ObjectiveCLiteral.number(value) + ";"] }
            changed.constant = value
        case .identifier(let value):
            if let target { return [target + ".identifier = " + (value.map(ObjectiveCLiteral.string) ?? "nil") + ";"] }
            changed.identifier = value
        case .isActive(let value):
            if let target { return [target + ".active = " + word(value) + ";"] }
            if !value { return nil }
            changed.isActive = true
        // UIKit takes no change of these: the constraint is made anew.
        case .multiplier(let value): changed.multiplier = value
        case .relation(let value): changed.relation = value
        }
        return context.flatMap { spelling(changed, $0) }
    }
}
