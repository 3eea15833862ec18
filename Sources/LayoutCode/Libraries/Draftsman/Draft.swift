import LayoutModel
import LayoutSyntax

/// A chain of Draftsman: a view with relations and content.
package struct Draft: Sendable {
    enum Placement: Sendable { case inserted, arranged }

    enum Target: Sendable {
        case constant(Double)
        case anchor(Layout.Anchor)
        case item(Layout.Item)
        /// `to: other.drf.top.left`
        case group(Layout.Item, DraftGroup)
        /// `with: .parent`
        case anonymous(String)
        /// `with: .bottom(of: .parent)`
        case anonymousAnchor(String, of: String)
        case size(width: Double, height: Double)
    }

    enum Offset: Sendable {
        case uniform(Double)
        /// By label; `isInset`: with the opposite sign.
        case parts([String: Double], isInset: Bool)
    }

    struct Relation: Sendable {
        var group: DraftGroup
        var comparison: LayoutModel.Relation
        var target: Target
        var offset: Offset?
        var multiplier = 1.0
        var priority = 1000.0
        var identifier: String?
        /// After a priority or identifier there is no other modifier.
        var isClosed = false
        var isMultiplied = false
        var token: Int

        var isConstant: Bool {
            switch target {
            case .constant, .size: true
            default: false
            }
        }
    }

    enum Content: Sendable {
        case block(CodeClosure)
        case draft(Int)
    }

    /// What the next call of the chain is of.
    enum Stage: Sendable, Equatable {
        case draft
        /// Properties by any name, until `drf`; the members on the way to one.
        case builder(path: [String])
        /// Properties from publishers, until `stored()` or `storeAll(in:)`.
        case subscriber
    }

    /// The view; a guide can be compared with only.
    var item: Layout.Item
    /// The controller that it was written as: its view keeps its mask.
    var controller: Int?
    /// Whether the plan of a class is applied to it, which leaves its own mask alone.
    var isMain = false
    /// Attributes without a relation yet.
    var words: [String] = []
    var relations: [Relation] = []
    var contents: [(content: Content, placement: Placement)] = []
    var stage = Stage.draft
    /// Whether it is the draft of one of the library's stacks, margins or lists, which others take only as they are.
    var isOfHelper = false
    /// Whether a relation can still be modified.
    var isOpen = false
    var token: Int
}

/// What a chain of anchors constrains (`Draftsman` 3.2.5).
struct DraftGroup: Sendable, Equatable {
    enum Kind: Sendable { case single, dimension, size, pair, point, tri, quad }

    var kind: Kind
    /// In the library's order.
    var attributes: [LayoutAttribute]

    private static let words: [String: [LayoutAttribute]] = [
        "top": [.top], "bottom": [.bottom], "left": [.left], "right": [.right], "leading": [.leading],
        "trailing": [.trailing], "centerX": [.centerX], "centerY": [.centerY], "width": [.width], "height": [.height],
        "size": [.width, .height], "center": [.centerX, .centerY], "vertical": [.top, .bottom],
        "horizontal": [.left, .right], "localizedHorizontal": [.leading, .trailing],
        "edges": [.left, .right, .top, .bottom], "localizedEdges": [.leading, .trailing, .top, .bottom],
    ]

    static func isWord(_ word: String) -> Bool { words[word] != nil }

    /// `nil` for chains that the library does not have.
    init?(_ names: [String]) {
        let list = names.flatMap { Self.words[$0] ?? [] }
        let set = Set(list)
        guard !set.isEmpty, set.count == list.count else { return nil }
        let sides: [LayoutAttribute] =
            [.left, .leading].contains { set.contains($0) } || [.right, .trailing].contains { set.contains($0) }
            ? (set.contains(.left) || set.contains(.right) ? [.left, .right] : [.leading, .trailing]) : []
        let x = sides.filter(set.contains)
        let y = [LayoutAttribute.top, .bottom].filter(set.contains)
        if x.count + y.count == set.count {
            switch (x.count, y.count) {
            case (1, 0), (0, 1): self.init(kind: .single, attributes: x + y)
            case (2, 0), (0, 2): self.init(kind: .pair, attributes: x + y)
            case (1, 1): self.init(kind: .point, attributes: x + y)
            case (2, 1): self.init(kind: .tri, attributes: y + x)
            case (1, 2): self.init(kind: .tri, attributes: x + y)
            case (2, 2): self.init(kind: .quad, attributes: x + y)
            default: return nil
            }
            return
        }
        switch set {
        case [.centerX], [.centerY]: self.init(kind: .single, attributes: list)
        case [.width], [.height]: self.init(kind: .dimension, attributes: list)
        case [.width, .height]: self.init(kind: .size, attributes: [.width, .height])
        case [.centerX, .centerY]: self.init(kind: .point, attributes: [.centerX, .centerY])
        default: return nil
        }
    }

    init(kind: Kind, attributes: [LayoutAttribute]) {
        self.kind = kind
        self.attributes = attributes
    }

    /// Points by the names of anonymous anchors and corners.
    static let points: [String: [LayoutAttribute]] = [
        "topLeft": [.left, .top], "topLeading": [.leading, .top], "topRight": [.right, .top],
        "topTrailing": [.trailing, .top], "bottomLeft": [.left, .bottom], "bottomLeading": [.leading, .bottom],
        "bottomRight": [.right, .bottom], "bottomTrailing": [.trailing, .bottom], "center": [.centerX, .centerY],
        "centerLeft": [.left, .centerY], "centerLeading": [.leading, .centerY], "centerRight": [.right, .centerY],
        "centerTrailing": [.trailing, .centerY], "centerTop": [.centerX, .top], "centerBottom": [.centerX, .bottom],
    ]

    /// The calls that stand for a relation without arguments.
    static let shortcuts: [String: (words: [String], target: Draft.Target)] = [
        "fillParent": (["edges"], .anonymous("parent")), "fillSafeArea": (["edges"], .anonymous("safeArea")),
        "matchParentH": (["horizontal"], .anonymous("parent")),
        "matchSafeAreaH": (["horizontal"], .anonymous("safeArea")),
        "matchParentV": (["vertical"], .anonymous("parent")), "matchSafeAreaV": (["vertical"], .anonymous("safeArea")),
        "matchParentSize": (["size"], .anonymous("parent")), "centered": (["center"], .anonymous("parent")),
        "centeredH": (["centerX"], .anonymous("parent")), "centeredV": (["centerY"], .anonymous("parent")),
        "onTopOfKeyboard": (["bottom"], .anonymousAnchor("top", of: "keyboard")),
        "widthMatchHeight": (["width"], .anonymousAnchor("height", of: "mySelf")),
        "heightMatchWidth": (["height"], .anonymousAnchor("width", of: "mySelf")),
    ]
}
