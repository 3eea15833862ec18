import LayoutModel
import SwiftSource

/// Writes statements of PureLayout.
enum PureWriter {
    /// A line for each call, with an empty line between views.
    static func write(_ statements: [PureStatement], to document: inout Document) {
        var last: String?
        for statement in statements {
            let receiver = statement.calls.first?.receiver
            if let last, let receiver, last != receiver { document.newline() }
            last = receiver ?? last
            switch statement {
            case .call(let call): write(call, to: &document)
            case .priority(let priority, let calls):
                document.line("NSLayoutConstraint.autoSetPriority(" + text(ofPriority: priority) + ") {")
                document.indent()
                for call in calls {
                    write(call, to: &document)
                    document.newline()
                }
                document.outdent()
                document.text("}")
            case .constant(let property, let constant):
                ExpressionWriter.write(
                    assignmentOf: SwiftLiteral.number(constant),
                    to: property + ".constant",
                    in: &document
                )
            }
            document.newline()
        }
    }

    private static func text(ofPriority priority: Double) -> String {
        let name = UILayoutPriorityName.allCases.first { $0.value == priority && $0 != .fittingSizeLevel }
        return name.map { "." + $0.rawValue } ?? "UILayoutPriority(" + SwiftLiteral.single(priority) + ")"
    }

    private static func write(_ call: PureCall, to document: inout Document) {
        let (name, arguments) = text(of: call.method)
        document.group { document in
            if let property = call.property {
                document.text(property + " =")
                document.indented { document in
                    document.spaceOrBreak()
                    writeCall(call, name, arguments, to: &document)
                }
            } else {
                writeCall(call, name, arguments, to: &document)
            }
            if let constant = call.constant { document.text(".constant = " + SwiftLiteral.number(constant)) }
        }
    }

    private static func writeCall(_ call: PureCall, _ name: String, _ arguments: [String], to document: inout Document)
    {
        ExpressionWriter.write(call: call.receiver + "." + name, arguments, to: &document)
        guard let identifier = call.identifier else { return }
        document.text(".autoIdentify(" + SwiftLiteral.string(identifier) + ")")
    }

    private static func text(of method: PureMethod) -> (name: String, arguments: [String]) {
        switch method {
        case .superviewEdge(let border, let edge, let inset, let relation):
            let inset = inset.map { ["withInset: " + SwiftLiteral.number($0)] } ?? []
            return (
                "autoPinEdge", ["toSuperview" + border.rawValue + ": ." + edge.pureWord] + inset + text(of: relation)
            )
        case .superviewEdges(let border, let insets, let excluded):
            let insets = insets.map { ["with: " + text(of: $0)] } ?? []
            return (border.pluralMethod, insets + (excluded.map { ["excludingEdge: ." + $0.pureWord] } ?? []))
        case .edge(let edge, let other, let item, let amount, let relation):
            return ("autoPinEdge", pair(edge, other, item) + text(of: amount) + text(of: relation))
        case .center: return ("autoCenterInSuperview", [])
        case .superviewAxis(let axis): return ("autoAlignAxis", ["toSuperviewAxis: ." + axis.pureWord])
        case .axis(let axis, let item, let amount):
            return ("autoAlignAxis", ["." + axis.pureWord, "toSameAxisOf: " + item] + text(of: amount))
        case .dimensions(let width, let height):
            let size = "CGSize(width: " + SwiftLiteral.number(width) + ", height: " + SwiftLiteral.number(height) + ")"
            return ("autoSetDimensions", ["to: " + size])
        case .dimension(let dimension, let size, let relation):
            let words = ["." + dimension.pureWord, "toSize: " + SwiftLiteral.number(size)]
            return ("autoSetDimension", words + text(of: relation))
        case .match(let dimension, let other, let item, let amount, let relation):
            return ("autoMatch", pair(dimension, other, item) + text(of: amount) + text(of: relation))
        case .attribute(let attribute, let other, let item, let amount, let relation):
            return ("autoConstrainAttribute", pair(attribute, other, item) + text(of: amount) + text(of: relation))
        }
    }

    private static func pair(_ one: LayoutAttribute, _ other: LayoutAttribute, _ item: String) -> [String] {
        ["." + one.pureWord, "to: ." + other.pureWord, "of: " + item]
    }

    private static func text(of amount: PureAmount?) -> [String] {
        switch amount {
        case .offset(let offset): ["withOffset: " + SwiftLiteral.number(offset)]
        case .multiplier(let factor): ["withMultiplier: " + SwiftLiteral.number(factor)]
        case nil: []
        }
    }

    private static func text(of relation: Relation?) -> [String] {
        relation.map { ["relation: ." + $0.pureWord] } ?? []
    }

    private static func text(of insets: SourceInsets) -> String {
        let numbers = [("top", insets.top), ("left", insets.left), ("bottom", insets.bottom), ("right", insets.right)]
        return "UIEdgeInsets(" + numbers.map { $0.0 + ": " + SwiftLiteral.number($0.1) }.joined(separator: ", ") + ")"
    }
}

extension Relation {
    /// The case of `NSLayoutConstraint.Relation`.
    var pureWord: String {
        switch self {
        case .equal: "equal"
        case .lessThanOrEqual: "lessThanOrEqual"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        }
    }
}
