import SwiftSource

/// Writes layouts: a line for each call on the maker.
enum MakerWriter {
    static func write(_ layout: MakerLayout, to document: inout Document) {
        let parent = layout.parent == "self" ? "" : layout.parent + "."
        document.line(parent + "nal.layout(" + layout.view + ") {")
        document.indent()
        document.line("$0")
        document.indent()
        for step in layout.steps { document.line("." + text(of: step)) }
        document.outdent()
        document.outdent()
        document.line("}")
    }

    private static func text(of step: MakerStep) -> String {
        switch step {
        case .fitSize: "fitSize()"
        case .fit(let quantity): "fit" + name(quantity) + "()"
        case .set(let quantity, let value) where value.terms.isEmpty:
            "set" + name(quantity) + "(to: " + SwiftLiteral.number(value.constant) + ")"
        case .set(let quantity, let value):
            "set" + name(quantity) + "(by: { " + value.terms.map(text).joined(separator: " + ") + offset(value.constant)
                + " })"
        case .pin(let quantity, let view, let other, let offset):
            "pin" + name(quantity) + "(to: " + view + ", with: { $0." + other.rawValue + self.offset(offset) + " })"
        }
    }

    private static func name(_ quantity: MakerQuantity) -> String { SwiftIdentifier.capitalized(quantity.rawValue) }

    private static func text(of term: MakerValue.Term) -> String {
        let guide = term.guide == .bounds ? "" : term.guide.rawValue + "."
        return "$0." + guide + term.quantity.rawValue
            + (term.multiplier == 1 ? "" : " * " + SwiftLiteral.number(term.multiplier))
    }

    private static func offset(_ constant: Double) -> String {
        if constant == 0 { return "" }
        return (constant < 0 ? " - " : " + ") + SwiftLiteral.number(abs(constant))
    }
}
