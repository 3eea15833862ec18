import SwiftSource

/// The spelling of the DSL's calls.
enum DraftsmanCalls {
    // MARK: Views

    static func write(_ subject: DraftsmanPlan.Subject, to document: inout Document) {
        switch subject {
        case .named(let name), .plan(let name): document.text(name)
        case .new(let construction): DeclarationWriter.write(construction, to: &document)
        case .stack(let helper): write(helper, to: &document)
        case .scrollable(let isVertical, let scrollable):
            // Without any argument, the library never inserts the stack.
            var arguments = scrollable.arguments(isHelper: true)
            if arguments.isEmpty { arguments = [.init(label: "spacing", value: .number(0))] }
            document.text(isVertical ? "VScrollableStacked" : "HScrollableStacked")
            ExpressionWriter.write(arguments, to: &document)
        case .margined(let margins):
            let amount = margins.common.map(SwiftLiteral.number) ?? edges(margins)
            ExpressionWriter.write(call: "Margined", ["by: " + amount], to: &document)
        }
    }

    static func write(_ helper: DraftsmanPlan.StackHelper, to document: inout Document) {
        let name = helper.isVertical ? "VStacked" : "HStacked"
        switch helper.source {
        case .named(let stack): document.text(name + "(" + stack + ")")
        case .new(let stack):
            let arguments = stack.arguments(isHelper: true)
            document.text(name)
            // Empty parentheses before a closure are omitted.
            if !arguments.isEmpty { ExpressionWriter.write(arguments, to: &document) }
        }
    }

    // MARK: Chains

    static func write(_ step: DraftsmanPlan.Step, to document: inout Document) {
        switch step {
        case .flag(let name, let value): document.text("." + name + "(\(value))")
        case .accessibilityIdentifier(let identifier):
            document.text(".builder.accessibilityIdentifier(" + SwiftLiteral.string(identifier) + ").drf")
        case .relation(let relation):
            write(relation.head, to: &document)
            for modifier in relation.modifiers {
                document.softBreak()
                write(modifier, to: &document)
            }
        }
    }

    private static func write(_ head: DraftsmanPlan.Head, to document: inout Document) {
        switch head {
        case .shortcut(let shortcut): document.text("." + shortcut.rawValue + "()")
        case .cornered(let corner): document.text(".cornered(at: ." + corner + ")")
        case .sized(let width, let height): ExpressionWriter.write(call: ".sized", [size(width, height)], to: &document)
        case .anchors(let chain, let comparison, let target):
            ExpressionWriter.write(
                call: "." + chain.rawValue + "." + comparison.rawValue,
                [argument(target)],
                to: &document
            )
        }
    }

    private static func argument(_ target: DraftsmanPlan.Target) -> String {
        switch target {
        case .anonymous(let layout): "with: ." + layout.rawValue
        case .anonymousAnchor(let anchor, let layout): "with: ." + anchor + "(of: ." + layout.rawValue + ")"
        case .size(let width, let height): "with: " + size(width, height)
        case .constant(let constant): "to: " + SwiftLiteral.number(constant)
        case .named(let expression): "to: " + expression
        }
    }

    private static func write(_ modifier: DraftsmanPlan.Modifier, to document: inout Document) {
        switch modifier {
        case .offset(let value): document.text(".offset(by: " + SwiftLiteral.number(value) + ")")
        case .inset(let value): document.text(".inset(by: " + SwiftLiteral.number(value) + ")")
        case .offsetPair(let first, let second, let isLocalized):
            let labels = isLocalized ? ("leading", "trailing") : ("left", "right")
            let pair = "\(labels.0): \(SwiftLiteral.number(first)), \(labels.1): \(SwiftLiteral.number(second))"
            ExpressionWriter.write(call: ".offsetted", ["using: .init(" + pair + ")"], to: &document)
        case .offsetPoint(let x, let y):
            let point = "CGPoint(x: " + SwiftLiteral.number(x) + ", y: " + SwiftLiteral.number(y) + ")"
            ExpressionWriter.write(call: ".offsetted", ["using: " + point], to: &document)
        case .offsetEdges(let offsets):
            ExpressionWriter.write(call: ".offsetted", ["using: " + edges(offsets)], to: &document)
        case .multiplied(let value): document.text(".multiplied(by: " + SwiftLiteral.factor(value) + ")")
        case .added(let value): document.text(".added(by: " + SwiftLiteral.number(value) + ")")
        case .substracted(let value): document.text(".substracted(by: " + SwiftLiteral.number(value) + ")")
        case .addedSize(let width, let height):
            ExpressionWriter.write(call: ".added", ["by: " + plainSize(width, height)], to: &document)
        case .priority(let value): document.text(".priority(" + SwiftLiteral.single(value) + ")")
        case .identifier(let identifier): document.text(".identifier(" + SwiftLiteral.string(identifier) + ")")
        }
    }

    // MARK: Values

    private static func size(_ width: Double, _ height: Double) -> String {
        width == height ? "CGSize(sides: " + SwiftLiteral.number(width) + ")" : plainSize(width, height)
    }

    private static func plainSize(_ width: Double, _ height: Double) -> String {
        "CGSize(width: " + SwiftLiteral.number(width) + ", height: " + SwiftLiteral.number(height) + ")"
    }

    private static func edges(_ edges: DraftsmanPlan.Edges) -> String {
        "UIEdgeInsets(top: " + SwiftLiteral.number(edges.top) + ", left: " + SwiftLiteral.number(edges.left)
            + ", bottom: " + SwiftLiteral.number(edges.bottom) + ", right: " + SwiftLiteral.number(edges.right) + ")"
    }
}
