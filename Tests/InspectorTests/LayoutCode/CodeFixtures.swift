import Testing

@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSyntax

/// Reads layout code, and lists its active constraints by the names of their items, sorted.
func constraints(
    of source: String,
    as format: InputFormat? = nil
) throws -> [String] {
    constraints(of: try Layout.read(Array(source.utf8), as: format).layout)
}

/// The active constraints of a layout by the names of their items, sorted.
func constraints(of layout: Layout) -> [String] {
    layout.constraints.filter(\.isActive).map { constraint in
        func text(_ anchor: Layout.Anchor) -> String {
            switch anchor.item {
            case .view(let view): "\(layout.views[view].id).\(anchor.attribute.rawValue)"
            case .guide(let guide): "\(layout.guides[guide].id).\(anchor.attribute.rawValue)"
            case .missing(let id): "\(id)?.\(anchor.attribute.rawValue)"
            }
        }
        if !constraint.terms.isEmpty {
            let terms = constraint.terms.map { "\($0.multiplier) * \(text($0.anchor))" }
            return terms.joined(separator: " + ") + " \(constraint.relation.symbol) \(constraint.constant)"
        }
        var parts = [constraint.first.map(text) ?? "", constraint.relation.symbol]
        if let second = constraint.second {
            parts.append((constraint.multiplier == 1 ? "" : "\(constraint.multiplier) * ") + text(second))
        }
        if constraint.constant != 0 || constraint.second == nil { parts.append("\(constraint.constant)") }
        if constraint.priority != 1000 { parts.append("@\(constraint.priority)") }
        if let identifier = constraint.identifier { parts.append("#\(identifier)") }
        return parts.joined(separator: " ")
    }.sorted()
}
