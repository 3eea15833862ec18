import LayoutModel

/// A statement that makes constraints with TinyConstraints, or names one of them.
enum TinyStatement: LibraryCall {
    case call(TinyCall)
    /// `widthConstraint.identifier = "title.width"`, after the call whose result the property holds
    case identifier(property: String, String)

    var heldProperties: [String] {
        guard case .call(let call) = self, let property = call.property else { return [] }
        return [property]
    }
}

/// `title.topToBottom(of: header, offset: 8, priority: .defaultHigh)`
struct TinyCall: Equatable, Sendable {
    /// The property that the constraint is assigned to.
    var property: String?
    /// The expression of the view or guide that gets the constraints.
    var receiver: String
    var method: TinyMethod
    /// In the order of the text, which is that of the method's parameters.
    var arguments: [TinyArgument]
    /// Set on the result: `title.height(44).identifier = "title.height"`
    var identifier: String?
}

/// A method of `Constrainable`, or of views.
enum TinyMethod: String, CaseIterable, Sendable {
    case top, left, leading, right, trailing, bottom, centerX, centerY, width, height
    case topToSuperview, leftToSuperview, leadingToSuperview, rightToSuperview, trailingToSuperview, bottomToSuperview
    case centerXToSuperview, centerYToSuperview, widthToSuperview, heightToSuperview
    case topToBottom, bottomToTop, leadingToTrailing, trailingToLeading, leftToRight, rightToLeft
    case widthToHeight, heightToWidth
    case aspectRatio, size, center, centerInSuperview
    case edges, edgesToSuperview, horizontalToSuperview, verticalToSuperview

    enum Kind: Equatable {
        /// One constraint with any item.
        case single(LayoutAttribute)
        case superview(LayoutAttribute)
        /// The first attribute of the receiver, the second of another item.
        case pair(LayoutAttribute, LayoutAttribute)
        case aspectRatio, size, center, centerInSuperview
        case edges
        case superviewEdges([LayoutAttribute])
    }

    var kind: Kind {
        switch self {
        case .top: .single(.top)
        case .left: .single(.left)
        case .leading: .single(.leading)
        case .right: .single(.right)
        case .trailing: .single(.trailing)
        case .bottom: .single(.bottom)
        case .centerX: .single(.centerX)
        case .centerY: .single(.centerY)
        case .width: .single(.width)
        case .height: .single(.height)
        case .topToSuperview: .superview(.top)
        case .leftToSuperview: .superview(.left)
        case .leadingToSuperview: .superview(.leading)
        case .rightToSuperview: .superview(.right)
        case .trailingToSuperview: .superview(.trailing)
        case .bottomToSuperview: .superview(.bottom)
        case .centerXToSuperview: .superview(.centerX)
        case .centerYToSuperview: .superview(.centerY)
        case .widthToSuperview: .superview(.width)
        case .heightToSuperview: .superview(.height)
        case .topToBottom: .pair(.top, .bottom)
        case .bottomToTop: .pair(.bottom, .top)
        case .leadingToTrailing: .pair(.leading, .trailing)
        case .trailingToLeading: .pair(.trailing, .leading)
        case .leftToRight: .pair(.left, .right)
        case .rightToLeft: .pair(.right, .left)
        case .widthToHeight: .pair(.width, .height)
        case .heightToWidth: .pair(.height, .width)
        case .aspectRatio: .aspectRatio
        case .size: .size
        case .center: .center
        case .centerInSuperview: .centerInSuperview
        case .edges: .edges
        case .edgesToSuperview: .superviewEdges([.top, .left, .right, .bottom])
        case .horizontalToSuperview: .superviewEdges([.left, .right])
        case .verticalToSuperview: .superviewEdges([.top, .bottom])
        }
    }
}

enum TinyArgument: Equatable, Sendable {
    /// `44`
    case number(Double)
    /// `CGSize(width: 120, height: 44)`
    case size(width: Double, height: Double)
    /// `to: header`, `of: header`, `in: header`
    case item(label: ItemLabel, String)
    /// `header.bottomAnchor`, after the item
    case anchor(String)
    /// `excluding: .bottom`
    case excluding(String)
    /// `insets: .uniform(16)`
    case insets(TinyInsets)
    case multiplier(Double)
    case offset(Double)
    /// `offset: CGPoint(x: 0, y: -20)`
    case point(x: Double, y: Double)
    case relation(TinyRelation)
    case priority(TinyPriority)
    /// `usingSafeArea: true`
    case usingSafeArea

    enum ItemLabel: String, CaseIterable, Sendable {
        case to, of
        case `in`
    }

    /// The place among the parameters of all methods.
    var rank: Int {
        switch self {
        case .number, .size, .item: 0
        case .anchor: 1
        case .excluding: 2
        case .insets: 3
        case .multiplier: 4
        case .offset, .point: 5
        case .relation: 6
        case .priority: 7
        case .usingSafeArea: 8
        }
    }
}

/// `ConstraintRelation` of TinyConstraints; equality is omitted.
enum TinyRelation: String, CaseIterable, Sendable {
    case equalOrLess, equalOrGreater

    var relation: Relation { self == .equalOrLess ? .lessThanOrEqual : .greaterThanOrEqual }
}

enum TinyPriority: Equatable, Sendable {
    /// `.defaultHigh`
    case named(Name)
    /// `.init(999)`
    case number(Double)

    enum Name: String, CaseIterable, Sendable {
        case defaultHigh, defaultLow

        var value: Double { self == .defaultHigh ? 750 : 250 }
    }

    var value: Double {
        switch self {
        case .named(let name): name.value
        case .number(let number): number
        }
    }
}

/// `TinyEdgeInsets`, which are `UIEdgeInsets`.
enum TinyInsets: Equatable, Sendable {
    /// `.horizontal(16)`
    case helper(Helper, Double)
    case edges(SourceInsets)

    enum Helper: String, CaseIterable, Sendable {
        case uniform, top, left, bottom, right, horizontal, vertical
    }

    var edges: SourceInsets {
        switch self {
        case .edges(let edges): return edges
        case .helper(let helper, let value):
            func points(_ helpers: Helper...) -> Double { helpers.contains(helper) ? value : 0 }
            return SourceInsets(
                top: points(.uniform, .vertical, .top),
                left: points(.uniform, .horizontal, .left),
                bottom: points(.uniform, .vertical, .bottom),
                right: points(.uniform, .horizontal, .right)
            )
        }
    }
}
