import LayoutModel
import SwiftSource

/// Writes calls of EasyPeasy.
enum EasyWriter {
    /// A statement for each call, with an empty line between views.
    static func write(_ statements: [EasyStatement], to document: inout Document) {
        var last: String?
        for statement in statements {
            switch statement {
            case .layout(let layout):
                if let last, last != layout.receiver { document.newline() }
                last = layout.receiver
                write(layout, to: &document)
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

    private static func write(_ layout: EasyLayout, to document: inout Document) {
        func writeCall(_ document: inout Document) {
            ExpressionWriter.write(
                call: layout.receiver + ".easy.layout",
                layout.attributes.map(text),
                to: &document
            )
        }
        if let property = layout.property {
            document.group { document in
                document.text(property + " =")
                document.indented { document in
                    document.spaceOrBreak()
                    writeCall(&document)
                    document.text(".first")
                }
            }
        } else if let identifier = layout.identifier {
            document.group { document in
                writeCall(&document)
                document.text(".first?.identifier =")
                document.indented { document in
                    document.spaceOrBreak()
                    document.text(SwiftLiteral.string(identifier))
                }
            }
        } else {
            writeCall(&document)
        }
    }

    private static func text(_ attribute: EasyAttribute) -> String {
        var text = attribute.kind.word + "(" + (attribute.constant.map(self.text) ?? "") + ")"
        if let reference = attribute.reference {
            text += attribute.kind.isSize ? ".like(" : ".to("
            text += reference.item + (reference.attribute.map { ", ." + $0.rawValue } ?? "") + ")"
        }
        if let priority = attribute.priority { text += ".with(." + word(of: priority) + ")" }
        return text
    }

    private static func word(of priority: Double) -> String {
        EasyPriority.allCases.first { $0.value == priority }?.rawValue
            ?? "custom(" + SwiftLiteral.single(priority) + ")"
    }

    private static func text(_ constant: EasyConstant) -> String {
        switch constant {
        case .points(let points): SwiftLiteral.number(points)
        case .compared(let relation, let points): relation.symbol + operand(points)
        case .scaled(let relation, let points, let factor):
            relation.symbol + operand(points) + " * " + ratio(factor)
        }
    }

    /// A sign after an operator would become a part of it.
    private static func operand(_ number: Double) -> String {
        number < 0 ? "(" + SwiftLiteral.number(number) + ")" : SwiftLiteral.number(number)
    }

    /// A division by itself would divide the product.
    private static func ratio(_ factor: Double) -> String {
        let text = SwiftLiteral.factor(factor)
        return text.contains("/") ? "(" + text + ")" : text
    }
}
