import LayoutModel

/// A statement in the calls of EasyPeasy.
enum EasyStatement: LibraryCall {
    case layout(EasyLayout)
    /// `titleWidth.identifier = "title.width"`, after the call whose result the property holds
    case identifier(property: String, String)

    var heldProperties: [String] {
        guard case .layout(let layout) = self, let property = layout.property else { return [] }
        return [property]
    }
}

/// `title.easy.layout(Top(8), Width(>=100))`
struct EasyLayout: Equatable, Sendable {
    /// The property that the first constraint of the result is assigned to.
    var property: String?
    var receiver: String
    var attributes: [EasyAttribute]
    /// Set on the first constraint of the result: `title.easy.layout(Width(44)).first?.identifier = "title.width"`
    var identifier: String?
}

/// `Top(8).to(header, .bottom).with(.high)`
struct EasyAttribute: Equatable, Sendable {
    var kind: EasyKind
    /// `nil` if the parentheses are empty.
    var constant: EasyConstant?
    var reference: EasyReference?
    /// `nil` if the text sets none.
    var priority: Double?
}

/// The classes of EasyPeasy's attributes.
enum EasyKind: Hashable, Sendable {
    case single(LayoutAttribute)
    case edges, center, size

    /// The name of the class: `CenterX`.
    var word: String {
        switch self {
        case .single(let attribute): attribute.rawValue.prefix(1).uppercased() + attribute.rawValue.dropFirst()
        case .edges: "Edges"
        case .center: "Center"
        case .size: "Size"
        }
    }

    static let all = LayoutAttribute.allCases.map(EasyKind.single) + [.edges, .center, .size]

    /// What the attribute makes, in the order of the library.
    var attributes: [LayoutAttribute] {
        switch self {
        case .single(let attribute): [attribute]
        case .edges: [.top, .left, .right, .bottom]
        case .center: [.centerX, .centerY]
        case .size: [.width, .height]
        }
    }

    /// Whether the attribute is compared by `like`, not by `to`.
    var isSize: Bool { attributes.allSatisfy(\.isSize) }
}

/// The argument of an attribute.
enum EasyConstant: Equatable, Sendable {
    /// `8`
    case points(Double)
    /// `>=8`
    case compared(Relation, Double)
    /// `>=8 * 0.5`, which is `(>=8) * 0.5`
    ///
    /// `*0.5` alone would not do: it makes the factor the constant, too (`Constant.swift` of 1.10.0).
    case scaled(Relation, Double, by: Double)
}

/// The priorities with names (`Priority.swift` of 1.10.0).
enum EasyPriority: String, CaseIterable, Sendable {
    case required, high, medium, low

    var value: Double {
        switch self {
        case .required: 1000
        case .high: 750
        case .medium: 500
        case .low: 250
        }
    }
}

/// `.to(header, .bottom)`, or `.like(header)`
struct EasyReference: Equatable, Sendable {
    var item: String
    /// `nil` if the text names none.
    var attribute: LayoutAttribute?
}

extension LayoutAttribute {
    /// The attribute of another item that EasyPeasy compares with by default (`ReferenceAttribute.opposite`).
    var easyOpposite: LayoutAttribute {
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

    /// Whether EasyPeasy negates the constant (`ReferenceAttribute.shouldInvertConstant`).
    var negatesEasyConstant: Bool {
        switch self {
        case .right, .bottom, .trailing, .lastBaseline, .rightMargin, .bottomMargin, .trailingMargin: true
        default: false
        }
    }
}
