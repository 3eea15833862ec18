import LayoutModel
import SwiftSource

/// The lines of code that make changes of a layout in its source.
struct EditCode {
    /// The lines for a constraint that the code makes, in a dialect's own words; `nil` where UIKit's calls make it.
    typealias Spelling = (Layout.Constraint, PrintContext) -> [String]?

    let layout: Layout
    /// Names and selection; `nil` where the layout cannot be printed, or is too large to be named for a line or two.
    let context: PrintContext?

    /// - Parameters:
    ///   - reservedNames: The names that the dialect keeps for itself.
    ///   - mostViews: Beyond this number of views only what a property holds is changed in code.
    init(_ layout: Layout, options: PrintOptions, reservedNames: ReservedNames, mostViews: Int = .max) {
        self.layout = layout
        // Code that changes a constraint refers to the constraint that there is.
        var options = options
        options.keepsItems = true
        context =
            layout.views.count <= mostViews
            ? try? PrintContext(layout, form: .plan, options: options, reservedNames: reservedNames) : nil
    }

    /// The lines for a change; `nil` where something that it names has no name in source, or where there is nothing to
    /// write but something to delete.
    func lines(for edit: LayoutEdit, spelling: Spelling = { _, _ in nil }) -> [String]? {
        var lines: [String] = []
        for step in edit.steps {
            guard let more = self.lines(for: step, spelling) else { return nil }
            lines += more
        }
        return lines.isEmpty ? nil : lines
    }

    private func lines(for step: LayoutEdit, _ spelling: Spelling) -> [String]? {
        switch step {
        case .view(let id, let change): return context.flatMap { lines(for: change, ofView: id, in: $0) }
        case .constraint(let id, let change):
            guard let index = layout.constraintIndex(id: id) else { return nil }
            return lines(for: change, of: layout.constraints[index], spelling)
        case .add(let constraint), .insert(let constraint, _):
            guard let context else { return nil }
            return spelling(constraint, context) ?? EditCode.plainLines(for: constraint, isNew: true, in: context)
        case .remove(let id):
            let constraint = layout.constraintIndex(id: id).map { layout.constraints[$0] }
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
        _ spelling: Spelling
    ) -> [String]? {
        var changed = constraint
        let property = EditCode.property(of: constraint)
        switch change {
        case .priority(let value):
            if let property {
                // UIKit takes no change between required and optional of an active constraint.
                let isTaken = constraint.isRequired == (value >= 1000) || !constraint.isActive
                return [
                    property + ".priority = .init(" + SwiftLiteral.single(value) + ")"
                        + (isTaken ? "" : "  // before it is activated")
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
        guard let context else { return nil }
        return spelling(changed, context) ?? EditCode.plainLines(for: changed, isNew: false, in: context)
    }

    /// The property that holds a constraint.
    static func property(of constraint: Layout.Constraint) -> String? {
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
