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
                .init(label: "collectionViewLayout", value: .call("UICollectionViewFlowLayout", [])),
            ]
        )
    }
}
