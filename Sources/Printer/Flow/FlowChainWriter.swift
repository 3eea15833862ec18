import LayoutModel
import SwiftSource

/// Writes flows: short ones on one line, others with a line for each call.
enum FlowChainWriter {
    static func write(_ chain: FlowChain, to document: inout Document) {
        let calls = chain.groups.flatMap { $0.calls.map(text) + [text(of: $0.target)] }
        let start = chain.subject + ".flow()"
        if calls.count <= 3 {
            document.group { document in
                document.text(start)
                document.indented { document in
                    for call in calls {
                        document.softBreak()
                        document.text("." + call)
                    }
                }
            }
            document.newline()
            return
        }
        document.line(start)
        document.indent()
        for call in calls { document.line("." + call) }
        document.outdent()
    }

    private static func text(of target: FlowGroup.Target) -> String {
        switch target {
        case .superview: "withSuperview()"
        case .view(let name): "withView(" + name + ")"
        case .itself: "withSelf()"
        }
    }

    private static func text(of call: FlowCall) -> String {
        switch call {
        case .attribute(let attribute, let other):
            attribute.rawValue + "(" + (other.map { "." + $0.rawValue } ?? "") + ")"
        case .constant(let attribute, let constant):
            "constant(." + attribute.rawValue + ", constant: " + SwiftLiteral.number(constant) + ")"
        case .size(let size): "size(" + SwiftLiteral.number(size) + ")"
        case .center: "center()"
        case .edges(let inset): "edges(" + (inset == 0 ? "" : SwiftLiteral.number(inset)) + ")"
        case .multiplier(let value, let attributes):
            "attribute(multiplier: " + SwiftLiteral.number(value) + suffix(attributes)
        case .relation(let relation, let attributes): "attribute(relation: ." + relation.rawValue + suffix(attributes)
        case .offset(let value, let attributes):
            "attribute(constant: " + SwiftLiteral.number(value) + suffix(attributes)
        }
    }

    private static func suffix(_ attributes: [LayoutAttribute]?) -> String {
        guard let attributes else { return ")" }
        return ", for: [" + attributes.map { "." + $0.rawValue }.joined(separator: ", ") + "])"
    }
}
