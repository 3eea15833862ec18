import LayoutModel
import SwiftSource

/// Constraints as UIKit's own calls make them, those that need it under a name.
struct PlainConstraintPlanner {
    /// In the order given.
    private(set) var planned: [(constraint: Int, plain: PlainConstraint)] = []
    /// Constraints that no source can make.
    private(set) var unsayable: [Int] = []
    /// What the calls name.
    private(set) var used: [Layout.Item] = []
    /// The names, with those that were taken.
    private(set) var names: NameTable

    /// - Parameter names: What the source has named so far.
    init(_ constraints: [Int], in section: SectionContext, names: NameTable) {
        self.names = names
        let spelling = PlainConstraintSpelling(context: section.print)
        for index in constraints {
            let constraint = section.layout.constraints[index]
            guard let spelled = spelling.spell(constraint) else {
                unsayable.append(index)
                continue
            }
            used += spelled.items
            var plain = PlainConstraint(relation: spelled.relation, form: spelled.form)
            plain.priority = SwiftLiteral.spelledSingle(constraint.priority)
            plain.identifier = section.identifiers.constraints[index]
            let property = constraint.name.flatMap { self.names.takeProperty($0, in: section.index) }
            if property != nil || plain.priority != 1000 || plain.identifier != nil {
                // A long name would leave no room for what the constraint says.
                let words = SwiftIdentifier.camelCased(spelled.title, limit: 60)
                let preferred = words.flatMap { $0.count > 30 ? nil : $0 } ?? "constraint"
                let local = self.names.makeName(preferred, in: section.index)
                plain.holder = property.map { .property($0, local: local) } ?? .local(local)
            }
            planned.append((index, plain))
        }
    }

    /// The properties that get constraints, in order.
    static func heldProperties(_ constraints: [PlainConstraint]) -> [String] {
        constraints.compactMap { constraint in
            guard case .property(let property, _) = constraint.holder else { return nil }
            return property
        }
    }
}
