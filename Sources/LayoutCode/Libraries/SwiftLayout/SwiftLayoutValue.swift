import LayoutModel

/// A part of a SwiftLayout expression.
package enum SwiftLayoutValue: Sendable {
    case node(Int)
    /// `Anchors.top.bottom`
    case attributes([String])
    /// A line with its relation.
    case line(Int)
}

/// A view or guide of a layout, or a group.
package struct SwiftLayoutNode: Sendable {
    enum Kind: Sendable {
        case item(Layout.Item)
        /// A controller: only its layout can be updated.
        case controller(Int)
        case group(isArranged: Bool)
    }

    var kind: Kind
    var anchors: [CodeClosure] = []
    var contents: [CodeClosure] = []
    var configurations: [CodeClosure] = []
    var identifier: String?
    var token: Int
}

/// A line of an `anchors` block.
package struct SwiftLayoutLine: Sendable {
    enum Target: Sendable {
        case superview
        case item(Layout.Item)
        case identifier(String)
        case constant
    }

    enum Offset: Sendable {
        case constant(Double)
        case inward(Double)
        /// By label: `width`, `xOffset`, …
        case parts([String: Double])
    }

    var attributes: [LayoutAttribute]
    var relation = Relation.equal
    var target = Target.superview
    var other: LayoutAttribute?
    var offset = Offset.constant(0)
    var multiplier = 1.0
    var priority = 1000.0
    var identifier: String?
    var token: Int

    /// The attributes of a word after `Anchors`; composites begin a line only.
    static func attributes(_ word: String) -> [LayoutAttribute]? {
        switch word {
        case "horizontal": [.leading, .trailing]
        case "vertical": [.top, .bottom]
        case "allSides": [.top, .bottom, .leading, .trailing]
        case "cap": [.top, .leading, .trailing]
        case "shoe": [.bottom, .leading, .trailing]
        case "size": [.width, .height]
        case "center": [.centerX, .centerY]
        default: LayoutAttribute(rawValue: word).map { [$0] }
        }
    }
}
