import LayoutModel
import SwiftSource

/// The lines of code that make changes of a layout in SwiftLayout 5.
enum SwiftLayoutEdits {
    static func code(for edit: LayoutEdit, in code: EditCode) -> [String]? {
        if let update = update(for: edit, in: code) { return [update] }
        return code.lines(for: edit) { constraint, context in lines(for: constraint, in: context) }
    }

    /// `activation?.anchors("title.top").update(constant: 8)` for a constraint that has an identifier of its own; `nil` for
    /// other changes.
    private static func update(for edit: LayoutEdit, in code: EditCode) -> String? {
        guard case .constraint(let id, let change) = edit, let index = code.layout.constraintIndex(id: id) else {
            return nil
        }
        let constraint = code.layout.constraints[index]
        guard let identifier = constraint.identifier, EditCode.property(of: constraint) == nil,
            code.layout.constraints.count(where: { $0.identifier == identifier }) == 1
        else { return nil }
        let argument: String
        switch change {
        case .constant(let constant): argument = "constant: " + SwiftLiteral.number(constant)
        // UIKit takes no change between required and optional of an active constraint.
        case .priority(let priority) where constraint.isRequired == (priority >= 1000):
            argument = "priority: " + AnchorLineWriter.priority(priority)
        case .priority, .identifier, .isActive, .multiplier, .relation: return nil
        }
        return "activation?.anchors(" + SwiftLiteral.string(identifier) + ").update(" + argument + ")"
    }

    /// The line in the block of its first view: `signIn.sl.anchors { Anchors.width.equalTo(constant: 120) }`; `nil` where a
    /// layout cannot express the constraint.
    private static func lines(for constraint: Layout.Constraint, in context: PrintContext) -> [String]? {
        guard case .view(let view)? = constraint.first?.item, let section = context.outline.sectionOfView[view],
            let subject = context.names.expression(of: view)
        else { return nil }
        let scope = SectionContext(print: context, index: section)
        let blocks = LayoutBlocks(scope, version: .latest)
        guard LayoutSorting.obstacle(to: constraint, in: scope, version: .latest) == nil,
            let token = AnchorToken(
                constraint,
                superview: blocks.superview(of: .view(view)),
                identifier: constraint.identifier,
                version: .latest,
                expression: context.expression
            )
        else { return nil }
        var document = Document()
        document.line(subject + ".sl.anchors {")
        document.indent()
        for line in ComposedLines.lines(of: [token]) { AnchorLineWriter.write(line, to: &document) }
        document.outdent()
        document.line("}")
        return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
            .split(separator: "\n").map(String.init)
    }
}
