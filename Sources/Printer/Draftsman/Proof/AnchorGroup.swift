import LayoutModel

/// What a chain of anchor properties stands for in the library, its faults included.
struct AnchorGroup: Equatable {
    enum Kind: Equatable {
        case single, dimension, size, pair, point, tri, quad
    }

    var kind: Kind
    /// The attributes that the relation constrains, in the library's order.
    var attributes: [LayoutAttribute]

    /// - Parameter chain: Properties with points between them.
    /// - Throws: Where the DSL has no such chain.
    init(chain: some StringProtocol) throws(ProofFailure) {
        if let known = AnchorGroup.groupOfWord[String(chain)] {
            self = known
        } else {
            try self.init(words: chain.split(separator: ".").map { Substring($0) })
        }
    }

    private init(words: [Substring]) throws(ProofFailure) {
        var attributes: [LayoutAttribute] = []
        for word in words {
            guard let meant = AnchorGroup.meaning[String(word)] else {
                throw ProofFailure("there is no anchor '\(word)'")
            }
            attributes += meant
        }
        let set = Set(attributes)
        guard set.count == attributes.count, let known = AnchorGroup.groups[set] else {
            throw ProofFailure("the anchors '\(words.joined(separator: "."))' cannot be chained")
        }
        self = known
    }

    init(kind: Kind, attributes: [LayoutAttribute]) {
        self.kind = kind
        self.attributes = attributes
    }

    private static let meaning: [String: [LayoutAttribute]] = [
        "top": [.top], "bottom": [.bottom], "left": [.left], "right": [.right], "leading": [.leading],
        "trailing": [.trailing], "centerX": [.centerX], "centerY": [.centerY], "width": [.width], "height": [.height],
        "size": [.width, .height], "center": [.centerX, .centerY], "vertical": [.top, .bottom],
        "horizontal": [.left, .right], "localizedHorizontal": [.leading, .trailing],
        "edges": [.left, .right, .top, .bottom], "localizedEdges": [.leading, .trailing, .top, .bottom],
    ]

    /// Of chains of one property, which are most.
    private static let groupOfWord: [String: AnchorGroup] = meaning.compactMapValues { groups[Set($0)] }

    private static let groups: [Set<LayoutAttribute>: AnchorGroup] = {
        var groups: [Set<LayoutAttribute>: AnchorGroup] = [:]
        for attribute: LayoutAttribute in [.top, .bottom, .left, .right, .leading, .trailing, .centerX, .centerY] {
            groups[[attribute]] = AnchorGroup(kind: .single, attributes: [attribute])
        }
        groups[[.width]] = AnchorGroup(kind: .dimension, attributes: [.width])
        groups[[.height]] = AnchorGroup(kind: .dimension, attributes: [.height])
        groups[[.width, .height]] = AnchorGroup(kind: .size, attributes: [.width, .height])
        groups[[.top, .bottom]] = AnchorGroup(kind: .pair, attributes: [.top, .bottom])
        groups[[.centerX, .centerY]] = AnchorGroup(kind: .point, attributes: [.centerX, .centerY])
        for (near, far) in [(LayoutAttribute.left, LayoutAttribute.right), (.leading, .trailing)] {
            groups[[near, far]] = AnchorGroup(kind: .pair, attributes: [near, far])
            groups[[near, far, .top, .bottom]] = AnchorGroup(kind: .quad, attributes: [near, far, .top, .bottom])
            for y in [LayoutAttribute.top, .bottom] {
                groups[[near, far, y]] = AnchorGroup(kind: .tri, attributes: [y, near, far])
                for x in [near, far] { groups[[x, y]] = AnchorGroup(kind: .point, attributes: [x, y]) }
            }
            for x in [near, far] {
                groups[[x, .top, .bottom]] = AnchorGroup(kind: .tri, attributes: [x, .top, .bottom])
            }
        }
        return groups
    }()
}
