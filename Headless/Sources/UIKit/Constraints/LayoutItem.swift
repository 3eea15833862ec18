/// What a constraint can name: a view or a guide.
@MainActor
protocol LayoutItem: NSObject {
    /// The view whose hierarchy the item belongs to: the view itself, or the one that owns the guide.
    var hierarchyView: UIView? { get }
    /// The installed constraints that name the item.
    var namingConstraints: ConstraintList { get set }
    /// `UILabel:0x7f8c5450e870'Total'`, as UIKit's constraints and anchors name it.
    nonisolated var reference: String { get }
}

/// One item and one of its attributes.
@MainActor
struct LayoutTerm {
    private(set) weak var item: LayoutItem?
    let attribute: NSLayoutConstraint.Attribute

    init(_ item: LayoutItem?, _ attribute: NSLayoutConstraint.Attribute) {
        self.item = item
        self.attribute = attribute
    }

    /// `UILabel:0x7f8c5450e870'Total'.leading`
    var reference: String { text(\.reference) }

    func text(_ reference: (LayoutItem) -> String) -> String {
        (item.map(reference) ?? "(null)") + "." + attribute.name
    }
}

/// One side of a constraint.
@MainActor
enum LayoutSide {
    case none
    case term(LayoutTerm)
    /// How far the second attribute lies beyond the first.
    case distance(from: LayoutTerm, to: LayoutTerm)

    var terms: [LayoutTerm] {
        switch self {
        case .none: []
        case .term(let term): [term]
        case .distance(let from, let to): [from, to]
        }
    }

    /// The side in a text that names items by `reference`.
    func text(_ reference: (LayoutItem) -> String) -> String {
        switch self {
        case .none: ""
        case .term(let term): term.text(reference)
        case .distance(let from, let to): "(" + to.text(reference) + " - " + from.text(reference) + ")"
        }
    }
}
