import LayoutModel
import SwiftSource

/// Constraints in UIKit's own calls, with a name if needed.
struct PlainConstraintPlanner {
    /// In the order of the arguments.
    private(set) var planned: [(constraint: Int, plain: PlainConstraint)] = []
    /// Constraints that no source can make.
    private(set) var inexpressible: [Int] = []
    /// The items that the calls name.
    private(set) var used: [Layout.Item] = []
    /// The names, including those that were added.
    private(set) var names: NameTable

    /// - Parameters:
    ///   - names: The names in the source so far.
    ///   - omitsSelf: Whether anchors of the class itself are written without `self`.
    init(_ constraints: [Int], in section: SectionContext, names: NameTable, omitsSelf: Bool = false) {
        self.names = names
        let spelling = PlainConstraintSpelling(context: section.print, omitsSelf: omitsSelf)
        for index in constraints {
            let constraint = section.layout.constraints[index]
            guard let spelled = spelling.spell(constraint) else {
                inexpressible.append(index)
                continue
            }
            used += spelled.items
            var plain = PlainConstraint(relation: spelled.relation, form: spelled.form)
            plain.priority = SwiftLiteral.spelledSingle(constraint.priority)
            plain.identifier = section.identifiers.constraints[index]
            let property = constraint.name.flatMap { self.names.takeProperty($0, in: section.index) }
            if property != nil || plain.priority != 1000 || plain.identifier != nil {
                // A long name would leave no space for the constraint.
                let words = SwiftIdentifier.camelCased(spelled.title, limit: 60)
                let preferred = words.flatMap { $0.count > 30 ? nil : $0 } ?? "constraint"
                let local = self.names.makeName(preferred, in: section.index)
                plain.holder = property.map { .property($0, local: local) } ?? .local(local)
            }
            planned.append((index, plain))
        }
    }

    /// The properties that constraints are assigned to, in order.
    static func heldProperties(_ constraints: [PlainConstraint]) -> [String] {
        constraints.compactMap { constraint in
            guard case .property(let property, _) = constraint.holder else { return nil }
            return property
        }
    }
}
