import SwiftSource

/// How source creates an object: its class, and the arguments of an initializer.
struct Construction: Equatable, Sendable {
    var className: String
    /// Empty for `UILabel()`.
    var arguments: [SwiftExpression.Argument] = []

    /// `UILabel()`
    static func plain(className: String) -> Construction { Construction(className: className) }

    /// `UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())`
    static func collection(className: String) -> Construction {
        Construction(
            className: className,
            arguments: [
                .init(label: "frame", value: .implicit("zero")),
                .init(label: "collectionViewLayout", value: .call(flowLayout, [])),
            ]
        )
    }

    static let flowLayout = "UICollectionViewFlowLayout"

    /// The local name of a flow layout that is configured before its collection view is created.
    static let layoutName = "layout"

    /// `UICollectionView(frame: .zero, collectionViewLayout: layout)`
    var takingLayoutByName: Construction {
        var construction = self
        for index in arguments.indices where arguments[index].value == .call(Self.flowLayout, []) {
            construction.arguments[index].value = .name(Self.layoutName)
        }
        return construction
    }
}
