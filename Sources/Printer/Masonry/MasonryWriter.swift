import LayoutModel
import SwiftSource

/// Writes blocks of Masonry.
enum MasonryWriter {
    /// Blocks with an empty line between them.
    static func write(_ blocks: [MasonryBlock], _ names: ObjectiveCNames, to document: inout Document) {
        for (position, block) in blocks.enumerated() {
            if position > 0 { document.newline() }
            document.line(
                "[" + names.path(block.receiver) + " mas_makeConstraints:^(MASConstraintMaker *"
                    + MasonryBlock.parameter + ") {"
            )
            document.indent()
            for line in block.lines {
                document.group { document in
                    document.text(head(of: line, names))
                    document.indented { document in
                        for modifier in modifiers(of: line) {
                            document.softBreak()
                            document.text(modifier)
                        }
                    }
                    document.text(";")
                }
                document.newline()
            }
            document.outdent()
            document.line("}];")
        }
    }

    /// `make.top.leading.equalTo(self.view)`
    private static func head(of line: MasonryLine, _ names: ObjectiveCNames) -> String {
        let words = [MasonryBlock.parameter] + line.attributes.map(\.word)
        let relation = line.relation.masonryWord
        let call: String
        switch line.target {
        case .view(let view): call = relation + "(" + names.path(view) + ")"
        case .attribute(let view, let attribute):
            call = relation + "(" + names.path(view) + ".mas_" + attribute.rawValue + ")"
        case .safeArea(let view, let edge):
            let name = ObjectiveCLiteral.constant(safeArea, edge.rawValue)
            call = relation + "(" + names.path(view) + "." + name + ")"
        case .guide(let view, let guide, let attribute):
            call =
                relation + "([[MASViewAttribute alloc] initWithView:" + names.path(view) + " item:"
                + names.path(guide) + " layoutAttribute:"
                + ObjectiveCLiteral.constant(attributePrefix, attribute.rawValue) + "])"
        case .number(let number): call = boxed(relation) + "(" + ObjectiveCLiteral.number(number) + ")"
        case .size(let width, let height):
            call = boxed(relation) + "(" + ObjectiveCLiteral.function("CGSizeMake", [width, height]) + ")"
        }
        return (words + [call]).joined(separator: ".")
    }

    private static let safeArea = "mas_safeAreaLayoutGuide"
    private static let attributePrefix = "NSLayoutAttribute"

    /// `mas_equalTo` takes numbers and structures.
    private static func boxed(_ relation: String) -> String { "mas_" + relation }

    private static func modifiers(of line: MasonryLine) -> [String] {
        var result: [String] = []
        if let multiplier = line.multiplier {
            result.append(".multipliedBy(" + ObjectiveCLiteral.number(multiplier) + ")")
        }
        switch line.constant {
        case .offset(let amount): result.append(".offset(" + ObjectiveCLiteral.number(amount) + ")")
        case .inset(let amount): result.append(".inset(" + ObjectiveCLiteral.number(amount) + ")")
        case .insets(let edges): result.append(".insets(" + ObjectiveCLiteral.insets(edges) + ")")
        case nil: break
        }
        if let priority = line.priority {
            let named = MasonryLine.priorities.first { $0.value == priority }
            result.append(named.map { "." + $0.name + "()" } ?? ".priority(" + SwiftLiteral.single(priority) + ")")
        }
        return result
    }
}

extension Relation {
    /// The method of a constraint.
    var masonryWord: String { rawValue + "To" }
}
