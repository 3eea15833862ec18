import UIKit

extension RelationRecipe {
    /// The constraints between `item` and what the target is in this context.
    @MainActor
    func constraints(for item: any LayoutWithAnchors, in context: PlanContext) -> [DraftedConstraint] {
        let others: [NativeAnchor?] =
            switch target {
            case .constants: edges.map { _ in nil }
            case .native(let anchor): [anchor]
            case .item(let other, let attributes): attributes.map { NativeAnchor(other, $0) }
            case .anonymous(let layout, let attributes):
                context.layout(layout).map { found in attributes.map { NativeAnchor(found, $0) } } ?? []
            }
        return zip(edges.indices, others).compactMap { index, other in
            guard let first = NativeAnchor(item, edges[index].attribute) else { return nil }
            let made: NSLayoutConstraint? =
                if case .constants(let points) = target {
                    constant(first, edges[index].directed(relation), points[index])
                } else if let other {
                    pair(first, edges[index].directed(relation), other, constants[index])
                } else {
                    nil
                }
            guard let made else { return nil }
            if let priority { made.priority = priority }
            if let identifier { made.identifier = identifier }
            let key = DraftedConstraint.Key(
                first: first.identity,
                relation: made.relation,
                second: other?.identity
            )
            return DraftedConstraint(key: key, constraint: made)
        }
    }

    @MainActor
    private func constant(
        _ first: NativeAnchor,
        _ relation: NSLayoutConstraint.Relation,
        _ points: CGFloat
    ) -> NSLayoutConstraint? {
        guard case .dimension(let first) = first else { return nil }
        let (file, line) = (origin.fileID, origin.line)
        return switch relation {
        case .equal: first.constraint(equalToConstant: points, fileID: file, line: line)
        case .greaterThanOrEqual: first.constraint(greaterThanOrEqualToConstant: points, fileID: file, line: line)
        case .lessThanOrEqual: first.constraint(lessThanOrEqualToConstant: points, fileID: file, line: line)
        }
    }

    @MainActor
    private func pair(
        _ first: NativeAnchor,
        _ relation: NSLayoutConstraint.Relation,
        _ second: NativeAnchor,
        _ points: CGFloat
    ) -> NSLayoutConstraint? {
        switch (first, second) {
        case (.x(let first), .x(let second)): related(first, relation, second, points)
        case (.y(let first), .y(let second)): related(first, relation, second, points)
        case (.dimension(let first), .dimension(let second)): scaled(first, relation, second, points)
        default: nil
        }
    }

    @MainActor
    private func related<Kind: AnyObject>(
        _ first: NSLayoutAnchor<Kind>,
        _ relation: NSLayoutConstraint.Relation,
        _ second: NSLayoutAnchor<Kind>,
        _ points: CGFloat
    ) -> NSLayoutConstraint {
        let (file, line) = (origin.fileID, origin.line)
        return switch relation {
        case .equal: first.constraint(equalTo: second, constant: points, fileID: file, line: line)
        case .greaterThanOrEqual:
            first.constraint(greaterThanOrEqualTo: second, constant: points, fileID: file, line: line)
        case .lessThanOrEqual: first.constraint(lessThanOrEqualTo: second, constant: points, fileID: file, line: line)
        }
    }

    @MainActor
    private func scaled(
        _ first: NSLayoutDimension,
        _ relation: NSLayoutConstraint.Relation,
        _ second: NSLayoutDimension,
        _ points: CGFloat
    ) -> NSLayoutConstraint {
        let (file, line) = (origin.fileID, origin.line)
        return switch relation {
        case .equal:
            first.constraint(equalTo: second, multiplier: multiplier, constant: points, fileID: file, line: line)
        case .greaterThanOrEqual:
            first.constraint(
                greaterThanOrEqualTo: second,
                multiplier: multiplier,
                constant: points,
                fileID: file,
                line: line
            )
        case .lessThanOrEqual:
            first.constraint(
                lessThanOrEqualTo: second,
                multiplier: multiplier,
                constant: points,
                fileID: file,
                line: line
            )
        }
    }
}
