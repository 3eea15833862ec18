import LayoutInspector
import LayoutReport

enum ConstraintsVerb: SessionQuestion {
    static let name = "constraints"
    static let usage = "[VIEW]"
    static let summary = "list the constraints, or those on a view"
    static let details = "'-' marks inactive constraints, '!' those with an error."
    static let arguments: [ArgumentKind] = [.view]

    static func answer(_ arguments: [String], in session: Session) throws(SessionError) -> String {
        try expect(arguments, 0...1)
        let lookup = try session.lookup()
        var item: Layout.Item?
        if let argument = arguments.first { item = try lookup.item(argument) }
        let scene = session.sceneViews
        let rows = constraintRows(lookup) { constraint in
            guard let item else { return session.shows(constraint, of: lookup.layout, in: scene) }
            return constraint.anchors.contains { $0.item == item }
        }
        return rows.isEmpty ? "no constraints\n" : columns(rows)
    }
}

/// Id, state, text, identifier and origin of the constraints that are asked for.
func constraintRows(_ lookup: ObjectLookup, where isShown: (Layout.Constraint) -> Bool) -> [[String]] {
    let texts = ConstraintText(names: lookup.names)
    return lookup.layout.constraints.filter(isShown).map { constraint in
        let state = constraint.fault != nil ? "!" : constraint.isActive ? "" : "-"
        let name = constraint.name ?? constraint.identifier ?? ""
        let origin = constraint.origin == .user ? "" : constraint.origin.rawValue
        return [constraint.id, state, texts.text(of: constraint), name, origin]
    }
}
