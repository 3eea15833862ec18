import LayoutModel

/// What to do in Interface Builder to make a change of a document: which object, which inspector, which value.
struct InterfaceBuilderSteps {
    private let layout: Layout
    private let texts: ConstraintText

    init(_ layout: Layout) {
        self.layout = layout
        texts = ConstraintText(names: ItemNames(layout))
    }

    /// One line for each change.
    func steps(for edits: [LayoutEdit]) -> [String] { edits.flatMap(\.steps).compactMap(step) }

    private func step(for edit: LayoutEdit) -> String? {
        switch edit {
        case .constraint(let id, let change):
            guard let index = layout.constraintIndex(id: id) else { return nil }
            return step(for: change, of: layout.constraints[index])
        case .view(let id, let change):
            guard case .view(let view)? = layout.item(id: id) else { return nil }
            return step(for: change, ofView: view)
        case .add(let constraint), .insert(let constraint, _): return step(forNew: constraint)
        case .remove(let id):
            return layout.constraintIndex(id: id).map { "delete constraint \(name(layout.constraints[$0]))" }
        case .sequence: return nil
        }
    }

    /// The constraint as it is looked for in the outline: by what it says and by its id.
    private func name(_ constraint: Layout.Constraint) -> String {
        "\(texts.text(of: constraint)) (\(constraint.id))"
    }

    private func step(for change: LayoutEdit.ConstraintChange, of constraint: Layout.Constraint) -> String? {
        let start = "select constraint \(name(constraint)), Attributes inspector, "
        switch change {
        case .isActive(false): return "delete constraint \(name(constraint))"
        case .isActive(true): return start + "check Installed"
        case .priority(let priority): return start + "Priority: \(PointsText.text(priority))"
        case .constant(let constant): return start + "Constant: \(PointsText.text(constant))"
        case .multiplier(let multiplier): return start + "Multiplier: \(PointsText.multiplier(multiplier))"
        case .identifier(let identifier): return start + "Identifier: \(identifier ?? "none")"
        case .relation(let relation):
            let word =
                switch relation {
                case .equal: "Equal"
                case .lessThanOrEqual: "Less Than or Equal"
                case .greaterThanOrEqual: "Greater Than or Equal"
                }
            return start + "Relation: \(word)"
        }
    }

    private func step(for change: LayoutEdit.ViewChange, ofView view: Int) -> String {
        let start = "select \(texts.names.subject(view: view)) (\(layout.views[view].id)), "
        func axis(_ axis: Axis) -> String { axis == .horizontal ? "Horizontal" : "Vertical" }
        switch change {
        case .contentHugging(let along, let priority):
            return start
                + "Size inspector, Content Hugging Priority, \(axis(along)): \(PointsText.text(priority))"
        case .compressionResistance(let along, let priority):
            return start
                + "Size inspector, Content Compression Resistance Priority, \(axis(along)): \(PointsText.text(priority))"
        case .translatesAutoresizingMask(let translates):
            return start + "Size inspector, Layout: \(translates ? "Autoresizing Mask" : "Automatic")"
        case .isHidden(let isHidden): return start + "Attributes inspector, \(isHidden ? "check" : "clear") Hidden"
        }
    }

    private func step(forNew constraint: Layout.Constraint) -> String {
        let text = texts.text(of: constraint)
        guard let first = constraint.first else { return "add constraint \(text)" }
        let name = texts.names.subject(first.item)
        guard let second = constraint.second else {
            return "select \(name), Add New Constraints, \(first.attribute == .width ? "Width" : "Height"):"
                + " \(PointsText.text(constraint.constant))"
        }
        return "Control-drag from \(name) to \(texts.names.subject(second.item)), add \(text)"
    }
}
