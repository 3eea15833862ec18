import LayoutModel

/// A part of a SnapKit expression.
package enum SnapKitValue: Sendable {
    /// `title.snp`, or the maker of its block.
    case item(Layout.Item, maker: Bool)
    /// `make.top.leading`, `title.snp.bottom`
    case attributes(Layout.Item, [String], maker: Bool)
    /// A line with its relation.
    case line(Int)
    /// `make.height.equalTo(44).constraint`
    case held(Int)
}

/// A line of a block: `make.top.leading.equalTo(view).offset(8).priority(.high)`.
package struct SnapKitLine: Sendable {
    enum Target: Sendable {
        case superview
        case item(Layout.Item)
        case attributes(Layout.Item, [LayoutAttribute])
        case number(Double)
        /// `CGSize`, `CGPoint` or insets: by label.
        case structure(String, [String: Double])
    }

    enum Constant: Sendable {
        case offset(Double)
        case inset(Double)
        case insets([String: Double], isDirectional: Bool)
    }

    var item: Layout.Item
    var attributes: [LayoutAttribute]
    var relation: Relation
    var target: Target
    var multiplier = 1.0
    var constant: Constant?
    var priority = 1000.0
    var label: String?
    /// Whether only a label can follow.
    var isFinal = false
    /// The property that holds the first constraint.
    var name: String?
    var token: Int
    /// The constraints, once the block has ended.
    var made: [Int] = []
}

/// The words of SnapKit 5.7.1.
enum SnapKitWords {
    /// The order in which the constraints of a line are made, whatever the order of its words.
    static let order: [LayoutAttribute] = [
        .left, .top, .right, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
        .centerXWithinMargins, .centerYWithinMargins,
    ]

    static func attributes(_ word: String) -> [LayoutAttribute]? {
        switch word {
        case "edges": [.left, .top, .right, .bottom]
        case "horizontalEdges": [.left, .right]
        case "verticalEdges", "directionalVerticalEdges": [.top, .bottom]
        case "directionalEdges": [.top, .bottom, .leading, .trailing]
        case "directionalHorizontalEdges": [.leading, .trailing]
        case "size": [.width, .height]
        case "center": [.centerX, .centerY]
        case "margins": [.leftMargin, .rightMargin, .topMargin, .bottomMargin]
        case "directionalMargins": [.topMargin, .bottomMargin, .leadingMargin, .trailingMargin]
        case "centerWithinMargins": [.centerXWithinMargins, .centerYWithinMargins]
        case "baseline": [.lastBaseline]
        default: LayoutAttribute(rawValue: word).map { [$0] }
        }
    }

    static let priorities: [String: Double] = ["required": 1000, "high": 750, "medium": 500, "low": 250]

    /// The margin that an edge is paired with.
    static func margin(_ attribute: LayoutAttribute) -> LayoutAttribute? {
        LayoutAttribute(rawValue: attribute.rawValue + "Margin")
    }

    /// The sign of an inset, by the second attribute; of sizes, both sides count.
    static func inset(_ attribute: LayoutAttribute) -> Double {
        switch attribute {
        case .right, .bottom, .trailing, .rightMargin, .bottomMargin, .trailingMargin, .lastBaseline: -1
        case .width, .height: -2
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: 0
        default: 1
        }
    }

    /// The part of insets that an attribute takes. The layout direction is the default one, left to right.
    static func insets(_ attribute: LayoutAttribute, _ edges: [String: Double]) -> Double {
        let top = edges["top"] ?? 0
        let bottom = edges["bottom"] ?? 0
        let near = edges["left"] ?? edges["leading"] ?? 0
        let far = edges["right"] ?? edges["trailing"] ?? 0
        switch attribute {
        case .left, .leftMargin, .leading, .leadingMargin: return near
        case .right, .rightMargin, .trailing, .trailingMargin: return -far
        case .top, .topMargin, .firstBaseline: return top
        case .bottom, .bottomMargin, .lastBaseline: return -bottom
        case .width: return -(near + far)
        case .height: return -(top + bottom)
        case .centerX, .centerXWithinMargins: return (near - far) / 2
        case .centerY, .centerYWithinMargins: return (top - bottom) / 2
        }
    }
}
