import LayoutModel
import LayoutSyntax

/// A call, by the full name that Swift gives the method: `autoPinEdge(_:to:of:)`.
struct PureLayoutCall {
    var name: String
    var arguments: [SwiftCode.Argument]
    var token: Int

    /// The expression after a label.
    func value(_ label: String) -> SwiftCode.Expression? { arguments.first { $0.label == label }?.value }
}

/// The methods of views.
enum PureLayoutMethod {
    case edge(PureLayoutBorder)
    case edges(PureLayoutBorder)
    case center(isMargin: Bool)
    case superviewAxis(isMargin: Bool)
    case sameAxis
    case size, dimension
    case contentPriority(isHugging: Bool)
    case layoutGuide(Layout.Guide.Kind)
    case pin, match, attribute

    /// `nil` for what PureLayout does not have.
    init?(_ name: String) {
        switch name {
        case "autoPinEdge(toSuperviewEdge:)", "autoPinEdge(toSuperviewEdge:withInset:)",
            "autoPinEdge(toSuperviewEdge:withInset:relation:)":
            self = .edge(.edge)
        case "autoPinEdge(toSuperviewMargin:)", "autoPinEdge(toSuperviewMargin:withInset:)",
            "autoPinEdge(toSuperviewMargin:relation:)":
            self = .edge(.margin)
        case "autoPinEdge(toSuperviewSafeArea:)", "autoPinEdge(toSuperviewSafeArea:withInset:)",
            "autoPinEdge(toSuperviewSafeArea:withInset:relation:)":
            self = .edge(.safeArea)
        case "autoPinEdgesToSuperviewEdges()", "autoPinEdgesToSuperviewEdges(with:)",
            "autoPinEdgesToSuperviewEdges(with:excludingEdge:)":
            self = .edges(.edge)
        case "autoPinEdgesToSuperviewMargins()", "autoPinEdgesToSuperviewMargins(with:)",
            "autoPinEdges(toSuperviewMarginsExcludingEdge:)":
            self = .edges(.margin)
        case "autoPinEdgesToSuperviewSafeArea()", "autoPinEdgesToSuperviewSafeArea(with:)",
            "autoPinEdgesToSuperviewSafeArea(with:excludingEdge:)":
            self = .edges(.safeArea)
        case "autoCenterInSuperview()": self = .center(isMargin: false)
        case "autoCenterInSuperviewMargins()": self = .center(isMargin: true)
        case "autoAlignAxis(toSuperviewAxis:)": self = .superviewAxis(isMargin: false)
        case "autoAlignAxis(toSuperviewMarginAxis:)": self = .superviewAxis(isMargin: true)
        case "autoAlignAxis(_:toSameAxisOf:)", "autoAlignAxis(_:toSameAxisOf:withOffset:)",
            "autoAlignAxis(_:toSameAxisOf:withMultiplier:)":
            self = .sameAxis
        case "autoSetDimensions(to:)": self = .size
        case "autoSetDimension(_:toSize:)", "autoSetDimension(_:toSize:relation:)": self = .dimension
        case "autoSetContentHuggingPriority(for:)": self = .contentPriority(isHugging: true)
        case "autoSetContentCompressionResistancePriority(for:)": self = .contentPriority(isHugging: false)
        case "autoPin(toTopLayoutGuideOf:withInset:)", "autoPin(toTopLayoutGuideOf:withInset:relation:)":
            self = .layoutGuide(.topLayout)
        case "autoPin(toBottomLayoutGuideOf:withInset:)", "autoPin(toBottomLayoutGuideOf:withInset:relation:)":
            self = .layoutGuide(.bottomLayout)
        case "autoPinEdge(_:to:of:)", "autoPinEdge(_:to:of:withOffset:)", "autoPinEdge(_:to:of:withOffset:relation:)":
            self = .pin
        case "autoMatch(_:to:of:)", "autoMatch(_:to:of:withOffset:)", "autoMatch(_:to:of:withOffset:relation:)",
            "autoMatch(_:to:of:withMultiplier:)", "autoMatch(_:to:of:withMultiplier:relation:)":
            self = .match
        case "autoConstrainAttribute(_:to:of:)", "autoConstrainAttribute(_:to:of:withOffset:)",
            "autoConstrainAttribute(_:to:of:withOffset:relation:)",
            "autoConstrainAttribute(_:to:of:withMultiplier:)",
            "autoConstrainAttribute(_:to:of:withMultiplier:relation:)":
            self = .attribute
        default: return nil
        }
    }
}

/// What of the superview an edge is pinned to.
enum PureLayoutBorder {
    case edge, margin, safeArea

    /// The edges that are pinned, in their order, each with its member of insets. Without the left or the right one, the
    /// other is no leading or trailing one either, except in the safe area.
    func edges(excluding excluded: LayoutAttribute?) -> [(edge: LayoutAttribute, inset: String)] {
        var edges: [(edge: LayoutAttribute, inset: String)] = []
        if excluded != .top { edges.append((.top, "top")) }
        if excluded != .left, excluded != .leading {
            edges.append((excluded == .right && self != .safeArea ? .left : .leading, "left"))
        }
        if excluded != .bottom { edges.append((.bottom, "bottom")) }
        if excluded != .right, excluded != .trailing {
            edges.append((excluded == .left && self != .safeArea ? .right : .trailing, "right"))
        }
        return edges
    }
}

/// PureLayout's enumerations of attributes.
enum PureLayoutWords {
    static let edges: [String: LayoutAttribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
    ]
    static let dimensions: [String: LayoutAttribute] = ["width": .width, "height": .height]
    /// An axis is a line: the vertical one is the center across.
    static let axes: [String: LayoutAttribute] = [
        "vertical": .centerX, "horizontal": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline,
    ]
    private static let margins: [String: LayoutAttribute] = [
        "marginLeft": .leftMargin, "marginRight": .rightMargin, "marginTop": .topMargin,
        "marginBottom": .bottomMargin, "marginLeading": .leadingMargin, "marginTrailing": .trailingMargin,
        "marginAxisVertical": .centerXWithinMargins, "marginAxisHorizontal": .centerYWithinMargins,
    ]
    static let attributes = [edges, dimensions, axes, margins].reduce(into: [:]) { $0.merge($1) { $1 } }
}

extension CodeRun {
    func unknown(_ call: PureLayoutCall) -> ReadError { fault("PureLayout has no \"\(call.name)\" here", call.token) }

    private mutating func pureLayoutWord(
        _ expression: SwiftCode.Expression,
        of words: [String: LayoutAttribute],
        _ kind: String
    ) throws(ReadError) -> LayoutAttribute {
        let name = try member(expression)
        guard let attribute = words[name] else {
            throw fault("found \".\(name)\", expected \(kind) of PureLayout's", expression.token)
        }
        return attribute
    }

    mutating func pureLayoutEdge(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        try pureLayoutWord(expression, of: PureLayoutWords.edges, "an edge")
    }

    mutating func pureLayoutDimension(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        try pureLayoutWord(expression, of: PureLayoutWords.dimensions, "a dimension")
    }

    mutating func pureLayoutAxis(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        try pureLayoutWord(expression, of: PureLayoutWords.axes, "an axis")
    }

    mutating func pureLayoutAttribute(_ expression: SwiftCode.Expression) throws(ReadError) -> LayoutAttribute {
        try pureLayoutWord(expression, of: PureLayoutWords.attributes, "an attribute")
    }
}
