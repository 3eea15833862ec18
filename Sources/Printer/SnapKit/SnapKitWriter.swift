import LayoutModel
import SwiftSource

/// Writes blocks of SnapKit.
enum SnapKitWriter {
    /// Blocks with an empty line between them.
    static func write(_ blocks: [SnapKitBlock], to document: inout Document) {
        for (position, block) in blocks.enumerated() {
            if position > 0 { document.newline() }
            document.line(block.receiver + ".snp.makeConstraints { " + block.parameter + " in")
            document.indent()
            for line in block.lines {
                write(line, of: block.parameter, to: &document)
                document.newline()
            }
            document.outdent()
            document.line("}")
        }
    }

    /// A block on one line if it fits: `title.snp.makeConstraints { $0.height.equalTo(44) }`.
    static func shortLines(_ block: SnapKitBlock, in context: PrintContext) -> [String] {
        func lines(_ write: (inout Document) -> Void) -> [String] {
            var document = Document()
            write(&document)
            return document.laidOut(width: context.options.lineWidth, indentWidth: context.options.indentWidth)
                .split(separator: "\n").map(String.init)
        }
        if block.lines.count == 1 {
            let short = lines { write(block.lines[0], of: "$0", to: &$0) }
            let text = block.receiver + ".snp.makeConstraints { " + short[0] + " }"
            if short.count == 1, text.count <= context.options.lineWidth { return [text] }
        }
        return lines { write([block], to: &$0) }
    }

    /// A line without its end, broken before its modifiers if it is too long.
    private static func write(_ line: SnapKitLine, of maker: String, to document: inout Document) {
        document.group { document in
            guard let property = line.property else {
                writeHead(line, of: maker, to: &document)
                document.indented { writeModifiers(of: line, to: &$0) }
                return
            }
            document.text(property + " =")
            document.indented { document in
                document.spaceOrBreak()
                writeHead(line, of: maker, to: &document)
                writeModifiers(of: line, to: &document)
                document.softBreak()
                document.text(".constraint.layoutConstraints.first")
            }
        }
    }

    /// `make.top.leading.equalToSuperview()`
    private static func writeHead(_ line: SnapKitLine, of maker: String, to document: inout Document) {
        let words = line.attributes.map(\.rawValue).joined(separator: ".")
        let head = maker + "." + words + "." + line.relation.rawValue
        if line.target == .superview {
            document.text(head + "ToSuperview()")
        } else {
            ExpressionWriter.write(call: head + "To", [text(of: line.target)], to: &document)
        }
    }

    /// `.multipliedBy(0.5).offset(8).priority(.high).labeled("id")`
    private static func writeModifiers(of line: SnapKitLine, to document: inout Document) {
        func modify(_ name: String, _ argument: String) {
            document.softBreak()
            ExpressionWriter.write(call: "." + name, [argument], to: &document)
        }
        switch line.multiplier {
        case .multipliedBy(let factor): modify("multipliedBy", SwiftLiteral.number(factor))
        case .dividedBy(let divisor): modify("dividedBy", SwiftLiteral.number(divisor))
        case nil: break
        }
        switch line.constant {
        case .offset(let amount): modify("offset", SwiftLiteral.number(amount))
        case .inset(let amount): modify("inset", SwiftLiteral.number(amount))
        case .insets(let edges):
            modify("inset", insets("UIEdgeInsets", "left", "right", edges.top, edges.left, edges.bottom, edges.right))
        case .directionalInsets(let top, let leading, let bottom, let trailing):
            modify("inset", insets("NSDirectionalEdgeInsets", "leading", "trailing", top, leading, bottom, trailing))
        case nil: break
        }
        switch line.priority {
        case .named(let name): modify("priority", "." + name.rawValue)
        case .number(let value): modify("priority", SwiftLiteral.single(value))
        case nil: break
        }
        if let label = line.label { modify("labeled", SwiftLiteral.string(label)) }
    }

    private static func text(of target: SnapKitLine.Target) -> String {
        switch target {
        case .superview: ""
        case .item(let item): item
        case .attributes(let item, let attribute): item + ".snp." + attribute.rawValue
        case .number(let number): SwiftLiteral.number(number)
        case .size(let width, let height):
            "CGSize(width: " + SwiftLiteral.number(width) + ", height: " + SwiftLiteral.number(height) + ")"
        }
    }

    private static func insets(
        _ type: String,
        _ near: String,
        _ far: String,
        _ top: Double,
        _ first: Double,
        _ bottom: Double,
        _ last: Double
    ) -> String {
        let numbers = [("top", top), (near, first), ("bottom", bottom), (far, last)]
        return type + "(" + numbers.map { $0.0 + ": " + SwiftLiteral.number($0.1) }.joined(separator: ", ") + ")"
    }
}
