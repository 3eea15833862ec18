import SwiftSource

/// Four edges as in `UIEdgeInsets`.
struct SourceInsets: Equatable, Sendable {
    var top: Double
    var left: Double
    var bottom: Double
    var right: Double

    /// The common value of all edges.
    var common: Double? { top == left && top == bottom && top == right ? top : nil }

    /// `UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16)`
    var expression: SwiftExpression {
        .call(
            "UIEdgeInsets",
            numbers: [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
                .map { (label: $0.0, value: $0.1) }
        )
    }
}
