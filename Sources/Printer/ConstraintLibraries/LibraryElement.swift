import LayoutModel
import SwiftSource

/// A constraint of the view or guide that calls are made on.
struct LibraryElement {
    var attribute: LayoutAttribute
    var relation: Relation
    var second: Layout.Anchor?
    /// 1 if there is no second item.
    var multiplier: Double
    var constant: Double
    /// As spelled in source.
    var priority: Double
    var label: String?
    var property: String?

    /// How the second attribute follows from the first: calls for several attributes need the same rule for all.
    enum Side: Hashable {
        /// There is no second item.
        case alone
        case same
        /// The margin of the same edge.
        case margin
        case other(LayoutAttribute)
    }

    var side: Side {
        guard let second else { return .alone }
        if second.attribute == attribute { return .same }
        return second.attribute == attribute.margin ? .margin : .other(second.attribute)
    }

    init(_ constraint: Layout.Constraint, label: String?, property: String?) {
        attribute = constraint.first?.attribute ?? .top
        relation = constraint.relation
        second = constraint.second
        multiplier = constraint.second == nil ? 1 : constraint.multiplier
        constant = constraint.constant
        priority = SwiftLiteral.spelledSingle(constraint.priority)
        self.label = label
        self.property = property
    }

    /// The distance inwards, for edges.
    var inset: Double { attribute.isFarEdge ? 0 - constant : constant }
}

extension LibraryElement {
    /// What the constraints of one call have in common.
    private struct Key: Hashable {
        var relation: Relation
        var item: Layout.Item?
        var side: Side
        var multiplier: Double
        var priority: Double
        var label: String?
    }

    /// Groups constraints that differ only in attributes and constants, in the order of their first members.
    ///
    /// A constraint that a property holds is alone: a property holds one.
    /// - Complexity: O(n).
    static func alike(_ elements: [LibraryElement]) -> [[LibraryElement]] {
        var groups: [[LibraryElement]] = []
        var places: [Key: Int] = [:]
        for element in elements {
            guard element.property == nil else {
                groups.append([element])
                continue
            }
            let key = Key(
                relation: element.relation,
                item: element.second?.item,
                side: element.side,
                multiplier: element.multiplier,
                priority: element.priority,
                label: element.label
            )
            if let place = places[key] {
                groups[place].append(element)
            } else {
                places[key] = groups.count
                groups.append([element])
            }
        }
        return groups
    }

    /// Takes the first constraint of each attribute out of a list, if all are there.
    static func take(_ attributes: [LayoutAttribute], from rest: inout [LibraryElement]) -> [LibraryElement]? {
        let places = attributes.compactMap { attribute in rest.firstIndex { $0.attribute == attribute } }
        guard places.count == attributes.count else { return nil }
        let taken = places.map { rest[$0] }
        for place in places.sorted(by: >) { rest.remove(at: place) }
        return taken
    }

    /// The order in which people write constraints: positions from top to bottom, then centers, then sizes.
    var rank: Int {
        switch attribute {
        case .top: 0
        case .topMargin: 1
        case .firstBaseline: 2
        case .left: 3
        case .leftMargin: 4
        case .leading: 5
        case .leadingMargin: 6
        case .right: 7
        case .rightMargin: 8
        case .trailing: 9
        case .trailingMargin: 10
        case .bottom: 11
        case .bottomMargin: 12
        case .lastBaseline: 13
        case .centerX: 14
        case .centerXWithinMargins: 15
        case .centerY: 16
        case .centerYWithinMargins: 17
        case .width: 18
        case .height: 19
        }
    }
}

extension LayoutAttribute {
    var isEdge: Bool { margin != nil }

    /// Whether it is the center of an axis, without margins.
    var isCenter: Bool { self == .centerX || self == .centerY }

    var isFarEdge: Bool { self == .bottom || self == .right || self == .trailing }
}
