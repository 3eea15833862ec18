import LayoutModel

/// A statement in the calls of Cartography.
enum CartographyStatement: LibraryCall {
    case block(CartographyBlock)
    /// `titleWidth.identifier = "title.width"`, after the block that assigns the property
    case identifier(property: String, String)

    var heldProperties: [String] {
        guard case .block(let block) = self else { return [] }
        return block.lines.compactMap(\.property)
    }

    var ownNames: [String] {
        guard case .block(let block) = self else { return [] }
        return block.items.map(\.parameter)
    }
}

/// `constrain(title, view) { title, view in … }`
struct CartographyBlock: Equatable, Sendable {
    struct Item: Equatable, Sendable {
        var expression: String
        /// The name of the proxy inside the block.
        var parameter: String
    }

    var items: [Item]
    var lines: [CartographyLine]

    /// `constrain` has no more parameters.
    static let itemLimit = 10
}

/// `title.top == header.bottom + 8 ~ 750`
struct CartographyLine: Equatable, Sendable {
    enum Content: Equatable, Sendable {
        case single(LibraryEquation)
        /// `title.edges == inset(view.edges, 8)`
        case compound(CartographyCompound)
    }

    /// The property that the constraint is assigned to.
    var property: String?
    var content: Content
    /// Set on the result: `(title.width == 44).identifier = "title.width"`
    var identifier: String?
}

/// Several constraints at once.
struct CartographyCompound: Equatable, Sendable {
    /// `title.edges`
    var first: String
    var relation: Relation
    /// `view.edges`
    var second: String
    var insets: CartographyInsets?
    /// Of sizes.
    var multiplier = 1.0
    var priority: Double?
}

/// The distances inwards of edges.
enum CartographyInsets: Equatable, Sendable {
    /// `inset(view.edges, 8)`
    case all(Double)
    /// `inset(view.edges, 16, 8)`
    case axes(horizontal: Double, vertical: Double)
    /// `inset(view.edges, 8, 16, 8, 16)`
    case edges(top: Double, leading: Double, bottom: Double, trailing: Double)

    /// The shortest form.
    init(top: Double, leading: Double, bottom: Double, trailing: Double) {
        if top == bottom, leading == trailing {
            self = top == leading ? .all(top) : .axes(horizontal: leading, vertical: top)
        } else {
            self = .edges(top: top, leading: leading, bottom: bottom, trailing: trailing)
        }
    }

    init?(_ numbers: [Double]) {
        switch numbers.count {
        case 1: self = .all(numbers[0])
        case 2: self = .axes(horizontal: numbers[0], vertical: numbers[1])
        case 4: self = .edges(top: numbers[0], leading: numbers[1], bottom: numbers[2], trailing: numbers[3])
        default: return nil
        }
    }

    /// In the order of the text.
    var numbers: [Double] {
        switch self {
        case .all(let inset): [inset]
        case .axes(let horizontal, let vertical): [horizontal, vertical]
        case .edges(let top, let leading, let bottom, let trailing): [top, leading, bottom, trailing]
        }
    }

    func inset(_ attribute: LayoutAttribute) -> Double {
        switch (self, attribute) {
        case (.all(let inset), _): inset
        case (.axes(_, let vertical), .top), (.axes(_, let vertical), .bottom): vertical
        case (.axes(let horizontal, _), _): horizontal
        case (.edges(let top, _, _, _), .top): top
        case (.edges(_, _, let bottom, _), .bottom): bottom
        case (.edges(_, let leading, _, _), .leading): leading
        case (.edges(_, _, _, let trailing), _): trailing
        }
    }
}

/// The names for several attributes (`LayoutProxy.swift` of 4.0).
enum CartographyWord: String, CaseIterable, Sendable {
    case edges, center, size

    var attributes: [LayoutAttribute] {
        switch self {
        case .edges: [.top, .leading, .bottom, .trailing]
        case .center: [.centerX, .centerY]
        case .size: [.width, .height]
        }
    }
}
