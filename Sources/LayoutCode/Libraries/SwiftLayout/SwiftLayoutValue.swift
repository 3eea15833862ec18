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
    /// Whether it is used through `sl`.
    var isWrapped = false
    /// Whether `sl` follows its identifier.
    var isWrappedAgain = false
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
    /// Whether it has a relation, and not attributes alone.
    var hasCall = false
    var token: Int

    /// Whether it is of the words of versions 1 and 2.0, which have one type for all attributes.
    var isFirst = false

    init(attributes: [LayoutAttribute], token: Int) {
        self.attributes = attributes
        self.token = token
    }

    init(words: [String], token: Int) {
        self.init(attributes: words.flatMap { Self.attributes($0) ?? [] }, token: token)
    }

    /// The attributes of a word after `Anchors`.
    static func attributes(_ word: String) -> [LayoutAttribute]? {
        composites[word] ?? LayoutAttribute(rawValue: word).map { [$0] }
    }

    static let composites: [String: [LayoutAttribute]] = [
        "horizontal": [.leading, .trailing], "vertical": [.top, .bottom],
        "allSides": [.top, .bottom, .leading, .trailing], "cap": [.top, .leading, .trailing],
        "shoe": [.bottom, .leading, .trailing], "size": [.width, .height], "center": [.centerX, .centerY],
    ]
}
