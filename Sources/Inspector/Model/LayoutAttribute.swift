/// What a constraint can name of an item.
public enum LayoutAttribute: String, Sendable, CaseIterable {
    case left, right, top, bottom, leading, trailing, width, height, centerX, centerY, firstBaseline, lastBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins

    /// The place among all attributes, from 0.
    @inlinable package var number: UInt8 {
        switch self {
        case .left: 0
        case .right: 1
        case .top: 2
        case .bottom: 3
        case .leading: 4
        case .trailing: 5
        case .width: 6
        case .height: 7
        case .centerX: 8
        case .centerY: 9
        case .firstBaseline: 10
        case .lastBaseline: 11
        case .leftMargin: 12
        case .rightMargin: 13
        case .topMargin: 14
        case .bottomMargin: 15
        case .leadingMargin: 16
        case .trailingMargin: 17
        case .centerXWithinMargins: 18
        case .centerYWithinMargins: 19
        }
    }

    // Tables of anchors are many; the name would be hashed letter by letter.
    @inlinable public func hash(into hasher: inout Hasher) { hasher.combine(number) }

    /// The attribute of this name in a dump, other spellings included (`minX`, `baseline`, …).
    public init?(dumpName: String) {
        switch dumpName {
        case "minX": self = .left
        case "midX": self = .centerX
        case "maxX": self = .right
        case "minY": self = .top
        case "midY": self = .centerY
        case "maxY": self = .bottom
        case "baseline": self = .lastBaseline
        default: self.init(rawValue: dumpName)
        }
    }

    /// All names of attributes in dumps, with what they mean.
    package static let dumpNames: [(name: String, attribute: LayoutAttribute)] = {
        let others = ["minX", "midX", "maxX", "minY", "midY", "maxY", "baseline"]
        return (allCases.map(\.rawValue) + others).compactMap { name in
            LayoutAttribute(dumpName: name).map { (name, $0) }
        }
    }()

    @inlinable public var axis: Axis {
        switch self {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            .horizontal
        case .top, .bottom, .height, .centerY, .firstBaseline, .lastBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins:
            .vertical
        }
    }

    @inlinable public var isSize: Bool { self == .width || self == .height }

    @inlinable public var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

    /// The margin inside an edge; `nil` for other attributes.
    package var margin: LayoutAttribute? {
        switch self {
        case .left: .leftMargin
        case .right: .rightMargin
        case .top: .topMargin
        case .bottom: .bottomMargin
        case .leading: .leadingMargin
        case .trailing: .trailingMargin
        default: nil
        }
    }

    /// The edge or center of the margins' guide that a margin means; `nil` for other attributes.
    package var edgeOfMargins: LayoutAttribute? {
        switch self {
        case .leftMargin: .left
        case .rightMargin: .right
        case .topMargin: .top
        case .bottomMargin: .bottom
        case .leadingMargin: .leading
        case .trailingMargin: .trailing
        case .centerXWithinMargins: .centerX
        case .centerYWithinMargins: .centerY
        default: nil
        }
    }

    @inlinable public var isMargin: Bool {
        switch self {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            true
        default: false
        }
    }

    /// Whether the attribute depends on the layout direction.
    @inlinable public var isDirectional: Bool {
        switch self {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        default: false
        }
    }

    /// Whether the attribute names a side of the screen, whatever the layout direction.
    @inlinable public var isAbsoluteHorizontalEdge: Bool {
        switch self {
        case .left, .right, .leftMargin, .rightMargin: true
        default: false
        }
    }
}
