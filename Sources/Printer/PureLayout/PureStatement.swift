import LayoutModel

/// A statement in the calls of PureLayout.
enum PureStatement: LibraryCall {
    case call(PureCall)
    /// `NSLayoutConstraint.autoSetPriority(.defaultHigh) { … }`
    case priority(Double, [PureCall])
    /// `titleWidth.constant = 8`, after the call whose result the property holds
    case constant(property: String, Double)

    var calls: [PureCall] {
        switch self {
        case .call(let call): [call]
        case .priority(_, let calls): calls
        case .constant: []
        }
    }

    var heldProperties: [String] { calls.compactMap(\.property) }
}

/// `title.autoPinEdge(.top, to: .bottom, of: header, withOffset: 8)`
struct PureCall: Equatable, Sendable {
    /// The property that the constraint is assigned to.
    var property: String?
    var receiver: String
    var method: PureMethod
    /// `.autoIdentify("title.top")`
    var identifier: String?
    /// `.constant = 8`, for what no method takes beside a multiplier
    var constant: Double?
}

/// A method of views with its arguments.
enum PureMethod: Equatable, Sendable {
    /// `autoPinEdge(toSuperviewEdge: .top, withInset: 8, relation: .greaterThanOrEqual)`
    case superviewEdge(PureBorder, LayoutAttribute, inset: Double?, Relation?)
    /// `autoPinEdgesToSuperviewEdges(with: UIEdgeInsets(…), excludingEdge: .bottom)`
    case superviewEdges(PureBorder, SourceInsets?, excluded: LayoutAttribute?)
    /// `autoPinEdge(.top, to: .bottom, of: header, withOffset: 8)`
    case edge(LayoutAttribute, to: LayoutAttribute, of: String, PureAmount?, Relation?)
    /// `autoCenterInSuperview()`
    case center
    /// `autoAlignAxis(toSuperviewAxis: .vertical)`
    case superviewAxis(LayoutAttribute)
    /// `autoAlignAxis(.horizontal, toSameAxisOf: icon, withOffset: 4)`
    case axis(LayoutAttribute, of: String, PureAmount?)
    /// `autoSetDimensions(to: CGSize(width: 120, height: 44))`
    case dimensions(width: Double, height: Double)
    /// `autoSetDimension(.height, toSize: 44, relation: .lessThanOrEqual)`
    case dimension(LayoutAttribute, Double, Relation?)
    /// `autoMatch(.width, to: .height, of: image, withMultiplier: 1.5)`
    case match(LayoutAttribute, to: LayoutAttribute, of: String, PureAmount?, Relation?)
    /// `autoConstrainAttribute(.top, to: .horizontal, of: icon)`
    case attribute(LayoutAttribute, to: LayoutAttribute, of: String, PureAmount?, Relation?)
}

/// What of the superview an edge is pinned to.
enum PureBorder: String, CaseIterable, Sendable {
    case edge = "Edge"
    case margin = "Margin"
    case safeArea = "SafeArea"

    /// The method that pins all edges.
    var pluralMethod: String { "autoPinEdgesToSuperview" + rawValue + (self == .safeArea ? "" : "s") }
}

enum PureAmount: Equatable, Sendable {
    /// `withOffset: 8`
    case offset(Double)
    /// `withMultiplier: 0.5`
    case multiplier(Double)
}

extension LayoutAttribute {
    /// PureLayout's name, the same in its enumerations of edges, axes, dimensions and attributes: an axis is a line, so
    /// that `.vertical` is the center across.
    var pureWord: String {
        switch self {
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .firstBaseline, .lastBaseline:
            rawValue
        case .centerX: "vertical"
        case .centerY: "horizontal"
        case .leftMargin: "marginLeft"
        case .rightMargin: "marginRight"
        case .topMargin: "marginTop"
        case .bottomMargin: "marginBottom"
        case .leadingMargin: "marginLeading"
        case .trailingMargin: "marginTrailing"
        case .centerXWithinMargins: "marginAxisVertical"
        case .centerYWithinMargins: "marginAxisHorizontal"
        }
    }

    /// Whether it is one of PureLayout's axes.
    var isPureAxis: Bool { isCenter || isBaseline }
}
