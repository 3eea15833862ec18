import LayoutModel

/// An item while source is simulated.
enum SimulatedItem: Hashable, Sendable {
    case node(Int)
    case guide(Int)
}

/// `header.bottomAnchor`
struct AnchorExpression {
    var item: SimulatedItem
    var attribute: LayoutAttribute

    /// `nil` if the expression is not an anchor but an item.
    init?(_ expression: String, item: (Substring) throws(ProofFailure) -> SimulatedItem) throws(ProofFailure) {
        guard expression.hasSuffix("Anchor"), let dot = expression.utf8.lastIndex(of: UInt8(ascii: ".")) else {
            return nil
        }
        let name = expression[expression.utf8.index(after: dot)...].dropLast("Anchor".count)
        guard let attribute = LayoutAttribute(rawValue: String(name)), !attribute.isMargin else {
            throw ProofFailure("there is no anchor '\(name)Anchor'")
        }
        self.item = try item(expression[..<dot])
        self.attribute = attribute
    }
}
