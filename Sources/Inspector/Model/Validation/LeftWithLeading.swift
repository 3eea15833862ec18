/// An edge that goes by the layout direction is compared with one that does not: `left` with `leading`, margins
/// included. Centres go with both.
enum LeftWithLeading: ConstraintRule {
    static let slug = "left-with-leading"

    static func fault(of constraint: Layout.Constraint, in context: ValidationContext) -> String? {
        let attributes = constraint.anchors.lazy.map(\.attribute)
        guard let absolute = attributes.first(where: { $0.isAbsoluteHorizontalEdge }),
            let directional = attributes.first(where: { $0.isDirectional })
        else { return nil }
        return "pairs \(absolute.rawValue) with \(directional.rawValue)"
    }
}
