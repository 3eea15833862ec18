import LayoutModel

/// A part of a Masonry expression.
package enum MasonryValue: Sendable {
    /// `make`
    case maker(Int)
    /// `make.top.left`, and what its methods give back: a constraint or a composite of them.
    case constraint(Int)
    /// `title.mas_bottom`: the attribute, its item, and the view that owns it.
    case attribute(Layout.Anchor, view: Int)
    /// `@44`, `MASBoxValue(CGSizeMake(40, 20))`
    case boxed(Boxed)

    package enum Boxed: Sendable {
        case number(Double)
        /// `CGSize`, `CGPoint` or insets, by label.
        case structure(String, [String: Double])
    }
}

/// What a block has made so far.
package struct MasonryState: Sendable {
    var nodes: [MasonryNode] = []
    var makers: [MasonryMaker] = []
}

struct MasonryMaker: Sendable {
    /// The view whose constraints it makes.
    var view: Int
    /// The constraints and composites in their order.
    var roots: [Int] = []
    var updatesExisting: Bool
    /// Whether its block runs.
    var isOpen = true
}

/// A constraint, or a composite of others.
struct MasonryNode: Sendable {
    enum Container: Sendable {
        case maker(Int)
        case node(Int)
    }

    /// `nil` for a composite.
    var line: MasonryLine?
    var children: [Int] = []
    var container: Container
    var maker: Int
}

/// A constraint before and after it is installed.
struct MasonryLine: Sendable {
    var view: Int
    var attribute: LayoutAttribute
    var relation: Relation?
    var second: Layout.Anchor?
    /// The view that the second attribute belongs to.
    var secondView: Int?
    var multiplier = 1.0
    var constant = 0.0
    var priority = 1000.0
    /// The property that holds it.
    var name: String?
    /// What methods have set, as far as each can be set once.
    var stated: Set<String> = []
    /// Its constraint, once it was installed.
    var made: Int?
    var token: Int

    /// Whether a boxed value has a part for the attribute.
    func isChanged(by value: MasonryValue.Boxed) -> Bool {
        switch value {
        case .structure("CGSize", _): attribute.isSize
        case .structure("CGPoint", _): attribute == .centerX || attribute == .centerY
        case .structure("UIEdgeInsets", _): [.left, .leading, .top, .bottom, .right, .trailing].contains(attribute)
        default: true
        }
    }

    /// Insets count for edges only, by the first attribute, and leading edges take the left one.
    mutating func set(insets: [String: Double]) {
        switch attribute {
        case .left, .leading: constant = insets["left"] ?? 0
        case .top: constant = insets["top"] ?? 0
        case .bottom: constant = 0 - (insets["bottom"] ?? 0)
        case .right, .trailing: constant = 0 - (insets["right"] ?? 0)
        default: break
        }
    }

    mutating func set(size: [String: Double]) {
        switch attribute {
        case .width: constant = size["width"] ?? 0
        case .height: constant = size["height"] ?? 0
        default: break
        }
    }

    mutating func set(center: [String: Double]) {
        switch attribute {
        case .centerX: constant = center["x"] ?? 0
        case .centerY: constant = center["y"] ?? 0
        default: break
        }
    }
}

/// The words of Masonry 1.1.0.
enum MasonryWords {
    /// The order in which `make.attributes(…)` makes constraints. The last baseline is there twice, since both of its
    /// names have the same bit.
    static let order: [LayoutAttribute] = [
        .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
        .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin,
        .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]

    static func attribute(_ word: String) -> LayoutAttribute? {
        word == "baseline" ? .lastBaseline : LayoutAttribute(rawValue: word)
    }

    /// What only a maker has.
    static func composite(_ word: String) -> [LayoutAttribute]? {
        switch word {
        case "edges": [.left, .right, .top, .bottom]
        case "size": [.width, .height]
        case "center": [.centerX, .centerY]
        default: nil
        }
    }

    static let blocks = ["makeConstraints", "updateConstraints", "remakeConstraints"]

    static let priorities = ["priorityHigh": 750.0, "priorityMedium": 500, "priorityLow": 250]

    /// The constants of priorities.
    static let priorityConstants = [
        "MASLayoutPriorityRequired": 1000.0, "MASLayoutPriorityDefaultHigh": 750, "MASLayoutPriorityDefaultMedium": 500,
        "MASLayoutPriorityDefaultLow": 250, "MASLayoutPriorityFittingSizeLevel": 50,
    ]

    /// The edges of the safe area that have a name: the area itself is its bottom edge.
    static let safeAreaEdges: [String: LayoutAttribute] = [
        "": .bottom, "Top": .top, "Bottom": .bottom, "Left": .left, "Right": .right,
    ]

    /// A guide of controllers: the inner edge is the one without a name.
    static let layoutGuides: [String: (kind: Layout.Guide.Kind, attribute: LayoutAttribute)] = [
        "topLayoutGuide": (.topLayout, .bottom), "topLayoutGuideTop": (.topLayout, .top),
        "topLayoutGuideBottom": (.topLayout, .bottom), "bottomLayoutGuide": (.bottomLayout, .top),
        "bottomLayoutGuideTop": (.bottomLayout, .top), "bottomLayoutGuideBottom": (.bottomLayout, .bottom),
    ]

    /// Whether UIKit takes a constraint between two attributes.
    static func arePaired(_ first: LayoutAttribute, _ second: LayoutAttribute) -> Bool {
        if first.isSize || second.isSize { return first.isSize && second.isSize }
        guard first.axis == second.axis else { return false }
        return !(isAbsolute(first) && isDirectional(second) || isDirectional(first) && isAbsolute(second))
    }

    private static func isAbsolute(_ attribute: LayoutAttribute) -> Bool {
        [.left, .right, .leftMargin, .rightMargin].contains(attribute)
    }

    private static func isDirectional(_ attribute: LayoutAttribute) -> Bool {
        [.leading, .trailing, .leadingMargin, .trailingMargin].contains(attribute)
    }
}
