import LayoutModel

/// `[title mas_makeConstraints:^(MASConstraintMaker *make) { … }];`
struct MasonryBlock: LibraryCall {
    /// The expression of the view that gets the constraints.
    var receiver: String
    var lines: [MasonryLine]

    /// What the block calls the maker.
    static let parameter = "make"

    var ownNames: [String] { [Self.parameter] }
}

/// `make.top.leading.equalTo(self.view).offset(16).priorityHigh();`
struct MasonryLine: Equatable, Sendable {
    enum Attribute: Equatable, Sendable {
        case single(LayoutAttribute)
        case edges, size, center

        /// The attributes of constraints, in the order in which Masonry makes them.
        var members: [LayoutAttribute] {
            switch self {
            case .single(let attribute): [attribute]
            case .edges: [.left, .right, .top, .bottom]
            case .size: [.width, .height]
            case .center: [.centerX, .centerY]
            }
        }

        var word: String {
            switch self {
            case .single(let attribute): attribute.rawValue
            case .edges: "edges"
            case .size: "size"
            case .center: "center"
            }
        }

    }

    /// What the attributes are compared with.
    enum Target: Equatable, Sendable {
        /// `equalTo(title)`: the same attributes of a view.
        case view(String)
        /// `equalTo(title.mas_bottom)`
        case attribute(String, LayoutAttribute)
        /// `equalTo(self.view.mas_safeAreaLayoutGuideTop)`, of a view
        case safeArea(String, LayoutAttribute)
        /// `equalTo([[MASViewAttribute alloc] initWithView:… item:… layoutAttribute:…])`
        case guide(view: String, guide: String, LayoutAttribute)
        /// `mas_equalTo(44)`
        case number(Double)
        /// `mas_equalTo(CGSizeMake(120, 44))`
        case size(width: Double, height: Double)
    }

    enum Constant: Equatable, Sendable {
        /// `offset(8)`
        case offset(Double)
        /// `inset(8)`: inwards, by the first attribute
        case inset(Double)
        /// `insets(UIEdgeInsetsMake(1, 2, 3, 4))`: likewise
        case insets(SourceInsets)
    }

    var attributes: [Attribute]
    var relation: Relation
    var target: Target
    /// `multipliedBy(0.5)`
    var multiplier: Double?
    var constant: Constant?
    var priority: Double?

    /// The edges of a safe area that Masonry has.
    static let safeAreaEdges: [LayoutAttribute] = [.top, .bottom, .left, .right]
    /// The priorities with a method of their own: `priorityHigh()`.
    static let priorities: [(name: String, value: Double)] = [
        ("priorityHigh", 750), ("priorityMedium", 500), ("priorityLow", 250),
    ]
}
