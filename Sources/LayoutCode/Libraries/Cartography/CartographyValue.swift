import LayoutModel

/// A part of a Cartography expression.
package enum CartographyValue: Sendable {
    /// `car_topLayoutGuide`: a controller's guide, which has a proxy only by this name.
    case support(Int)
    /// What a block calls its items.
    case proxy(CartographyProxy)
    case term(CartographyTerm)
    /// What `constrain` returns.
    case group(Int)
}

package struct CartographyProxy: Sendable {
    enum Kind: Sendable { case view, guide, support }

    var item: Layout.Item
    var kind: Kind
    /// The block whose constraints the proxy collects.
    var block: Int
}

/// `o.width * 2 + 4`, `o.edges`: attributes with a multiplier and a constant each.
package struct CartographyTerm: Sendable {
    /// The types that Cartography compares only with their like.
    enum Kind: String, Sendable { case edge, dimension, edges, point, size }

    var kind: Kind
    var anchors: [Layout.Anchor]
    var multipliers: [Double]
    var constants: [Double]
    /// Whether it is an attribute as such: the left side of a relation.
    var isPlain = true
    var proxy: CartographyProxy

    init(_ kind: Kind, _ attributes: [LayoutAttribute], of proxy: CartographyProxy) {
        self.kind = kind
        self.proxy = proxy
        anchors = attributes.map { Layout.Anchor(proxy.item, $0) }
        multipliers = attributes.map { _ in 1 }
        constants = attributes.map { _ in 0 }
    }

    /// The constants are multiplied, too: `(o.width + 4) * 2` is `2 * o.width + 8`.
    func multiplied(by factor: Double) -> Self {
        var term = self
        term.multipliers = multipliers.map { $0 * factor }
        term.constants = constants.map { $0 * factor }
        term.isPlain = false
        return term
    }

    func adding(_ numbers: [Double]) -> Self {
        var term = self
        term.constants = zip(constants, numbers).map { $0 + $1 }
        term.isPlain = false
        return term
    }
}

/// The words of Cartography 4.0.0 (`LayoutProxy.swift`).
enum CartographyWords {
    static func term(_ word: String, of proxy: CartographyProxy) -> CartographyTerm? {
        let attribute = word == "baseline" ? LayoutAttribute.lastBaseline : LayoutAttribute(rawValue: word)
        let isThere: Bool =
            switch proxy.kind {
            case .view: true
            // UIKit's guides have no margins of their own, and stop the program when asked for them.
            case .guide: attribute?.isBaseline != true && attribute?.isMargin != true && !word.hasSuffix("Margins")
            case .support: ["top", "bottom", "height"].contains(word)
            }
        guard isThere else { return nil }
        if let attribute { return CartographyTerm(attribute.isSize ? .dimension : .edge, [attribute], of: proxy) }
        switch word {
        case "edges": return CartographyTerm(.edges, [.top, .leading, .bottom, .trailing], of: proxy)
        case "edgesWithinMargins":
            return CartographyTerm(.edges, [.topMargin, .leadingMargin, .bottomMargin, .trailingMargin], of: proxy)
        case "center": return CartographyTerm(.point, [.centerX, .centerY], of: proxy)
        case "centerWithinMargins":
            return CartographyTerm(.point, [.centerXWithinMargins, .centerYWithinMargins], of: proxy)
        case "size": return CartographyTerm(.size, [.width, .height], of: proxy)
        default: return nil
        }
    }

    /// The attributes that `align` makes equal, by its label.
    static let aligned: Set<String> = [
        "top", "right", "bottom", "left", "leading", "trailing", "centerX", "centerY", "baseline",
    ]

    /// The attributes of each item and the next one that `distribute` compares, by its label.
    static let distributed: [String: (end: String, start: String)] = [
        "horizontally": ("trailing", "leading"), "leftToRight": ("right", "left"), "vertically": ("bottom", "top"),
        "equalWidth": ("width", "width"), "equalHeight": ("height", "height"),
    ]

    static let relations: [String: Relation] = [
        "==": .equal, "<=": .lessThanOrEqual, ">=": .greaterThanOrEqual,
    ]
}

extension CartographyValue: LibraryValue {
    package var noun: String {
        switch self {
        case .support: "a layout guide of Cartography"
        case .proxy: "a proxy of Cartography"
        case .term: "an attribute of Cartography"
        case .group: "a group of constraints"
        }
    }

    package var isHeld: Bool { if case .group = self { true } else { false } }

    package var lack: String? {
        if case .term = self { "this line has attributes, but no relation" } else { nil }
    }
}
