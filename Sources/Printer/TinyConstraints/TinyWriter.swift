import SwiftSource

/// Writes calls of TinyConstraints.
enum TinyWriter {
    /// A line for each call, with an empty line between views.
    static func write(_ statements: [TinyStatement], to document: inout Document) {
        var last: String?
        for statement in statements {
            switch statement {
            case .call(let call):
                if let last, last != call.receiver { document.newline() }
                last = call.receiver
                write(call, to: &document)
            case .identifier(let property, let identifier):
                ExpressionWriter.write(
                    assignmentOf: SwiftLiteral.string(identifier),
                    to: property + ".identifier",
                    in: &document
                )
            }
            document.newline()
        }
    }

    private static func write(_ call: TinyCall, to document: inout Document) {
        let head = (call.property.map { $0 + " = " } ?? "") + call.receiver + "." + call.method.rawValue
        func write(_ document: inout Document) {
            ExpressionWriter.write(call: head, call.arguments.map(text), to: &document)
        }
        guard let identifier = call.identifier else { return write(&document) }
        document.group { document in
            write(&document)
            document.text(".identifier =")
            document.indented { document in
                document.spaceOrBreak()
                document.text(SwiftLiteral.string(identifier))
            }
        }
    }

    private static func text(_ argument: TinyArgument) -> String {
        switch argument {
        case .number(let number): SwiftLiteral.number(number)
        case .size(let width, let height): structure("CGSize", [("width", width), ("height", height)])
        case .item(let label, let item): label.rawValue + ": " + item
        case .anchor(let anchor): anchor
        case .excluding(let edge): "excluding: ." + edge
        case .insets(.helper(let helper, let value)):
            "insets: ." + helper.rawValue + "(" + SwiftLiteral.number(value) + ")"
        case .insets(.edges(let edges)):
            "insets: "
                + structure(
                    "UIEdgeInsets",
                    [("top", edges.top), ("left", edges.left), ("bottom", edges.bottom), ("right", edges.right)]
                )
        case .multiplier(let factor): "multiplier: " + SwiftLiteral.number(factor)
        case .offset(let amount): "offset: " + SwiftLiteral.number(amount)
        case .point(let x, let y): "offset: " + structure("CGPoint", [("x", x), ("y", y)])
        case .relation(let relation): "relation: ." + relation.rawValue
        case .priority(.named(let name)): "priority: ." + name.rawValue
        case .priority(.number(let value)): "priority: .init(" + SwiftLiteral.single(value) + ")"
        case .usingSafeArea: "usingSafeArea: true"
        }
    }

    private static func structure(_ type: String, _ values: [(label: String, value: Double)]) -> String {
        type + "(" + values.map { $0.label + ": " + SwiftLiteral.number($0.value) }.joined(separator: ", ") + ")"
    }
}
