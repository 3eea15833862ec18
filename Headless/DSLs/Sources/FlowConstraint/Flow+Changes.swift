import UIKit

/// Changes of what is queued so far; what is queued later is not affected.
extension Flow {
    public func attributes(completion: @escaping (Constraint.Attributes) -> Void) -> Flow {
        change(queue.entries, completion)
    }

    public func attributes(completion: @escaping (ConstraintItem, Constraint.Attributes) -> Void) -> Flow {
        for entry in queue.entries { completion(entry.constraint.item, entry.attributes) }
        return self
    }

    public func attributes(
        exclude items: [ConstraintItem],
        completion: @escaping (Constraint.Attributes) -> Void
    ) -> Flow {
        change(queue.entries(excluding: items), completion)
    }

    public func attributes(relation: Relation, multiplier: CGFloat, constant: CGFloat) -> Flow {
        change(queue.entries) { attributes in
            attributes.relation = relation
            attributes.multiplier = multiplier
            attributes.constant = constant
        }
    }

    public func attribute(relation: Relation, exclude items: [ConstraintItem] = []) -> Flow {
        change(queue.entries(excluding: items)) { $0.relation = relation }
    }

    public func attribute(relation: Relation, for items: [ConstraintItem]) -> Flow {
        change(queue.entries(of: items)) { $0.relation = relation }
    }

    public func attribute(multiplier: CGFloat, exclude items: [ConstraintItem] = []) -> Flow {
        change(queue.entries(excluding: items)) { $0.multiplier = multiplier }
    }

    public func attribute(multiplier: CGFloat, for items: [ConstraintItem]) -> Flow {
        change(queue.entries(of: items)) { $0.multiplier = multiplier }
    }

    public func attribute(constant: CGFloat, exclude items: [ConstraintItem] = []) -> Flow {
        change(queue.entries(excluding: items)) { $0.constant = constant }
    }

    public func attribute(constant: CGFloat, for items: [ConstraintItem]) -> Flow {
        change(queue.entries(of: items)) { $0.constant = constant }
    }

    private func change(_ entries: [FlowQueue.Entry], _ body: (Constraint.Attributes) -> Void) -> Flow {
        for entry in entries { body(entry.attributes) }
        return self
    }
}
