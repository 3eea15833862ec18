import LayoutModel
import LayoutSyntax

/// What EasyPeasy remembers: attributes are objects, and views know those that they have.
package struct EasyPeasyState: Sendable {
    var attributes: [EasyPeasyAttribute] = []
    var nodes: [EasyPeasyNode.Key: EasyPeasyNode] = [:]
}

struct EasyPeasyConstant: Sendable {
    var points = 0.0
    var relation = Relation.equal
    var multiplier = 1.0
}

/// An attribute before it is applied.
struct EasyPeasyAttribute: Sendable {
    var kind: EasyPeasyKind
    /// A constant for each part of the kind.
    var constants: [EasyPeasyConstant]
    var priority = 1000.0
    var reference: Layout.Item?
    /// `nil`: the opposite one, or the same one of the superview.
    var referenceAttribute: LayoutAttribute?
    var isApplied = false
}

/// The classes of attributes.
enum EasyPeasyKind: Sendable {
    case single(LayoutAttribute)
    case edges, margins, center, centerWithinMargins, size

    init?(_ name: String) {
        switch name {
        case "Edges": self = .edges
        case "Margins": self = .margins
        case "Center": self = .center
        case "CenterWithinMargins": self = .centerWithinMargins
        case "Size": self = .size
        default:
            guard name.first?.isUppercase == true,
                let attribute = LayoutAttribute(rawValue: name.prefix(1).lowercased() + name.dropFirst())
            else { return nil }
            self = .single(attribute)
        }
    }

    /// What it is made of, in the library's order.
    var parts: [LayoutAttribute] {
        switch self {
        case .single(let attribute): [attribute]
        case .edges: [.top, .left, .right, .bottom]
        case .margins: [.topMargin, .leftMargin, .rightMargin, .bottomMargin]
        case .center: [.centerX, .centerY]
        case .centerWithinMargins: [.centerXWithinMargins, .centerYWithinMargins]
        case .size: [.width, .height]
        }
    }

    /// The structure that gives each part its constant, with the members in the order of the parts.
    var structure: (name: String, members: [String])? {
        switch self {
        case .single: nil
        case .edges, .margins: ("UIEdgeInsets", ["top", "left", "right", "bottom"])
        case .center, .centerWithinMargins: ("CGPoint", ["x", "y"])
        case .size: ("CGSize", ["width", "height"])
        }
    }

    /// The method that names another item, and whether it takes an attribute; `nil` for what has none.
    var reference: (method: String, takesAttribute: Bool)? {
        switch self {
        case .single(let attribute): (attribute.isSize ? "like" : "to", true)
        case .size: ("like", false)
        case .edges: ("to", false)
        case .margins, .center, .centerWithinMargins: nil
        }
    }
}

/// The attributes of a view that can contradict each other: those of one axis, relation and priority.
struct EasyPeasyNode: Sendable {
    struct Key: Hashable, Sendable {
        var item: Layout.Item
        var axis: Axis
        var relation: Relation
        var priority: Double
    }

    private enum Part { case start, end, center, size }

    /// The constraints of the parts.
    private var parts: [Part: Int] = [:]

    var constraints: [Int] { parts.values.sorted() }

    /// - Returns: The constraints that the new one replaces.
    mutating func add(_ constraint: Int, of attribute: LayoutAttribute) -> [Int] {
        let part: Part
        switch attribute {
        case .left, .leading, .leftMargin, .leadingMargin, .top, .firstBaseline, .topMargin: part = .start
        case .right, .trailing, .rightMargin, .trailingMargin, .bottom, .lastBaseline, .bottomMargin: part = .end
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: part = .center
        case .width, .height: part = .size
        }
        var rivals = [part]
        switch part {
        case .start, .end: rivals.append(.center)
        case .center: rivals += [.start, .end]
        case .size: break
        }
        let replaced = rivals.compactMap { parts.removeValue(forKey: $0) }
        parts[part] = constraint
        return replaced
    }
}

extension LayoutAttribute {
    /// The attribute of another item that is meant if none is named.
    var easyPeasyOpposite: LayoutAttribute {
        switch self {
        case .left: .right
        case .right: .left
        case .top: .bottom
        case .bottom: .top
        case .leading: .trailing
        case .trailing: .leading
        case .leftMargin: .rightMargin
        case .rightMargin: .leftMargin
        case .topMargin: .bottomMargin
        case .bottomMargin: .topMargin
        case .leadingMargin: .trailingMargin
        case .trailingMargin: .leadingMargin
        case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline, .centerXWithinMargins,
            .centerYWithinMargins:
            self
        }
    }

    /// Whether constants point the other way.
    var isEasyPeasyFar: Bool {
        switch self {
        case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin: true
        default: false
        }
    }
}
