import LayoutModel

/// Which constraints of a view EasyPeasy keeps.
///
/// Of the constraints of an axis with one relation and priority, a view has at most one at its start, one at its end and
/// one of its size, or a center in place of both ends. A further one deactivates what it replaces (`Node.swift`,
/// `Attribute.signature` and `ReferenceAttribute.subnode` of 1.10.0).
struct EasyNodes<Item: Hashable> {
    private struct Key: Hashable {
        var item: Item
        var axis: Axis
        var relation: Relation
        var priority: Float
    }

    private enum Part: Hashable {
        case start, end, center, size

        init(_ attribute: LayoutAttribute) {
            switch attribute {
            case .left, .leading, .top, .firstBaseline, .leftMargin, .leadingMargin, .topMargin: self = .start
            case .right, .trailing, .bottom, .lastBaseline, .rightMargin, .trailingMargin, .bottomMargin: self = .end
            case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: self = .center
            case .width, .height: self = .size
            }
        }

        /// The parts that it replaces.
        var rivals: [Part] {
            switch self {
            case .start: [.start, .center]
            case .end: [.end, .center]
            case .center: [.center, .start, .end]
            case .size: [.size]
            }
        }
    }

    private var parts: [Key: Set<Part>] = [:]

    /// Adds a constraint, unless it would replace one that was added.
    ///
    /// - Returns: Whether it was added.
    mutating func add(_ attribute: LayoutAttribute, _ relation: Relation, _ priority: Float, of item: Item) -> Bool {
        let key = Key(item: item, axis: attribute.axis, relation: relation, priority: priority)
        let part = Part(attribute)
        if let taken = parts[key], part.rivals.contains(where: taken.contains) { return false }
        parts[key, default: []].insert(part)
        return true
    }
}
