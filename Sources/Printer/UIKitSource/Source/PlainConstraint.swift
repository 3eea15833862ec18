/// A constraint in UIKit's own API.
struct PlainConstraint: Equatable, Sendable {
    /// How the constraint is stored until it is activated.
    enum Holder: Equatable, Sendable {
        /// It is written inside the list.
        case none
        /// `let titleTop = …`
        case local(String)
        /// The constraint is also assigned to a property of the class. The property can be weak; the local constant
        /// therefore comes first.
        case property(String, local: String)

        /// The property of the class.
        var property: String? {
            if case .property(let name, _) = self { name } else { nil }
        }

        /// The local constant.
        var local: String? {
            switch self {
            case .none: nil
            case .local(let name), .property(_, let name): name
            }
        }
    }

    enum Form: Equatable, Sendable {
        /// `title.topAnchor.constraint(equalTo: header.bottomAnchor, constant: 8)`
        case anchors(first: String, second: String, multiplier: Double, constant: Double)
        /// `title.widthAnchor.constraint(equalToConstant: 8)`
        case constant(first: String, Double)
        /// `NSLayoutConstraint(item: …)`
        case items(ItemForm)
    }

    struct ItemForm: Equatable, Sendable {
        var item: String
        var attribute: String
        var toItem: String?
        var toAttribute: String
        var multiplier: Double
        var constant: Double
    }

    enum Relation: String, Equatable, Sendable, CaseIterable {
        case equal
        case lessThanOrEqual
        case greaterThanOrEqual
    }

    var holder = Holder.none
    var relation: Relation
    var form: Form
    var priority = 1000.0
    var identifier: String?
}

extension PlainConstraint {
    /// The property of the class that gets it.
    var property: String? { holder.property }

    /// The expression of the first item: `title` of `title.topAnchor`, `self` of `topAnchor`.
    var firstItem: Substring {
        switch form {
        case .items(let form): form.item[...]
        case .anchors(let first, _, _, _), .constant(let first, _):
            first.lastIndex(of: ".").map { first[..<$0] } ?? "self"
        }
    }
}
