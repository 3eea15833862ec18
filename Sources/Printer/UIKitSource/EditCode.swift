import LayoutModel
import SwiftSource

/// The lines of code that make changes of a layout in its source.
struct EditCode {
    /// The lines for a constraint that the code makes, in a dialect's own words; `nil` where UIKit's calls make it.
    typealias Spelling = (Layout.Constraint, PrintContext) -> [String]?

    private let context: PrintContext?

    /// - Parameter reservedNames: The names that the dialect keeps for itself.
    init(_ layout: Layout, options: PrintOptions, reservedNames: Set<String>) {
        context = try? PrintContext(layout, form: .plan, options: options, reservedNames: reservedNames)
    }

    /// The lines for a change; `nil` where something that it names has no name in source, or where there is nothing to
    /// write but something to delete.
    func lines(for edit: LayoutEdit, spelling: Spelling = { _, _ in nil }) -> [String]? {
        guard let context else { return nil }
        var lines: [String] = []
        for step in edit.steps {
            guard let more = self.lines(for: step, in: context, spelling) else { return nil }
            lines += more
        }
        return lines.isEmpty ? nil : lines
    }

    private func lines(for step: LayoutEdit, in context: PrintContext, _ spelling: Spelling) -> [String]? {
        switch step {
        case .view(let id, let change): return lines(for: change, ofView: id, in: context)
        case .constraint(let id, let change):
            guard let constraint = context.layout.constraints.first(where: { $0.id == id }) else { return nil }
            return lines(for: change, of: constraint, in: context, spelling)
        case .add(let constraint), .insert(let constraint, _):
            return spelling(constraint, context) ?? EditCode.plainLines(for: constraint, isNew: true, in: context)
        case .remove(let id):
            let constraint = context.layout.constraints.first { $0.id == id }
            return constraint.flatMap(EditCode.property).map { [$0 + ".isActive = false"] }
        case .sequence: return nil
        }
    }

    // MARK: Views

    private func lines(
        for change: LayoutEdit.ViewChange,
        ofView id: String,
        in context: PrintContext
    ) -> [String]? {
        guard case .view(let view)? = context.layout.item(id: id), let name = context.names.expression(of: view) else {
            return nil
        }
        func priority(_ call: String, _ axis: Axis, _ value: Double) -> [String] {
            ["\(name).\(call)(.init(\(SwiftLiteral.single(value))), for: .\(axis.rawValue))"]
        }
        switch change {
        case .contentHugging(let axis, let value): return priority("setContentHuggingPriority", axis, value)
        case .compressionResistance(let axis, let value):
            return priority("setContentCompressionResistancePriority", axis, value)
        case .translatesAutoresizingMask(let value):
            return ["\(name).translatesAutoresizingMaskIntoConstraints = \(value)"]
        case .isHidden(let value): return ["\(name).isHidden = \(value)"]
        }
    }

    // MARK: Constraints

    private func lines(
        for change: LayoutEdit.ConstraintChange,
        of constraint: Layout.Constraint,
        in context: PrintContext,
        _ spelling: Spelling
    ) -> [String]? {
        var changed = constraint
        let property = EditCode.property(of: constraint)
        switch change {
        case .priority(let value):
            // UIKit takes no change between required and optional of an active constraint.
            let isRequired = constraint.priority >= 1000
            if let property, isRequired == (value >= 1000) || !constraint.isActive {
                return [property + ".priority = .init(" + SwiftLiteral.single(value) + ")"]
            }
            if let property {
                return [
                    property + ".isActive = false",
                    property + ".priority = .init(" + SwiftLiteral.single(value) + ")",
                    property + ".isActive = true",
                ]
            }
            changed.priority = value
        case .constant(let value):
            if let property { return [property + ".constant = " + SwiftLiteral.number(value)] }
            changed.constant = value
        case .identifier(let value):
            if let property { return [property + ".identifier = " + (value.map(SwiftLiteral.string) ?? "nil")] }
            changed.identifier = value
        case .isActive(let value):
            if let property { return [property + ".isActive = \(value)"] }
            if !value { return nil }
            changed.isActive = true
        // UIKit takes no change of these: the constraint is made anew.
        case .multiplier(let value): changed.multiplier = value
        case .relation(let value): changed.relation = value
        }
        return spelling(changed, context) ?? EditCode.plainLines(for: changed, isNew: false, in: context)
    }

    /// The property that holds a constraint.
    private static func property(of constraint: Layout.Constraint) -> String? {
        constraint.name.flatMap { SwiftIdentifier.isValid($0) ? $0 : nil }
    }

    /// A constraint in UIKit's own calls.
    ///
    /// - Parameter isNew: Whether the source does not have it in a list that activates it.
    private static func plainLines(
        for constraint: Layout.Constraint,
        isNew: Bool,
        in context: PrintContext
    ) -> [String]? {
        guard let spelled = PlainConstraintSpelling(context: context).spell(constraint) else { return nil }
        var plain = PlainConstraint(relation: spelled.relation, form: spelled.form)
        plain.priority = SwiftLiteral.spelledSingle(constraint.priority)
        plain.identifier = constraint.identifier
        var document = Document()
        if plain.priority == 1000, plain.identifier == nil {
            ConstraintWriter.write(plain, to: &document)
            document.line(isNew ? ".isActive = true" : "")
        } else {
            let name = SwiftIdentifier.camelCased(spelled.title, limit: 60) ?? "constraint"
            plain.holder = .local(name)
            ConstraintWriter.writeHeld(plain, to: &document)
            if isNew { document.line(name + ".isActive = true") }
        }
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
            .split(separator: "\n").map(String.init)
    }
}
