import LayoutModel
import SwiftSource

/// Writes blocks of Cartography.
enum CartographyWriter {
    /// Blocks with an empty line between them.
    static func write(_ statements: [CartographyStatement], to document: inout Document) {
        for (position, statement) in statements.enumerated() {
            switch statement {
            case .block(let block):
                if position > 0 { document.newline() }
                write(block, to: &document)
            case .identifier(let property, let identifier):
                ExpressionWriter.write(
                    assignmentOf: SwiftLiteral.string(identifier),
                    to: property + ".identifier",
                    in: &document
                )
                document.newline()
            }
        }
    }

    private static func write(_ block: CartographyBlock, to document: inout Document) {
        ExpressionWriter.write(call: "constrain", block.items.map(\.expression), to: &document)
        document.text(" {")
        document.group { document in
            document.indented { document in
                for (position, item) in block.items.enumerated() {
                    document.spaceOrBreak()
                    document.text(item.parameter + (position == block.items.count - 1 ? " in" : ","))
                }
            }
        }
        document.newline()
        document.indent()
        for line in block.lines {
            write(line, to: &document)
            document.newline()
        }
        document.outdent()
        document.line("}")
    }

    private static func write(_ line: CartographyLine, to document: inout Document) {
        let text =
            switch line.content {
            case .single(let equation): equation.text
            case .compound(let compound): self.text(of: compound)
            }
        if let property = line.property {
            ExpressionWriter.write(assignmentOf: text, to: property, in: &document)
        } else if let identifier = line.identifier {
            let target = "(" + text + ").identifier"
            ExpressionWriter.write(assignmentOf: SwiftLiteral.string(identifier), to: target, in: &document)
        } else {
            document.text(text)
        }
    }

    private static func text(of compound: CartographyCompound) -> String {
        var second = compound.second
        if let insets = compound.insets {
            second = "inset(" + second + ", " + insets.numbers.map(SwiftLiteral.number).joined(separator: ", ") + ")"
        }
        var text = compound.first + " " + compound.relation.symbol + " " + second
        if compound.multiplier != 1 { text += " * " + SwiftLiteral.number(compound.multiplier) }
        if let priority = compound.priority { text += " ~ " + SwiftLiteral.single(priority) }
        return text
    }
}
