import LayoutModel

/// A constraint as the comparison sees it: UIKit's arguments.
private struct ConstraintKey: Hashable {
    var first: Layout.Anchor?
    var relation: Relation
    var second: Layout.Anchor?
    /// 1 if there is no second item.
    var multiplier: Double
    var constant: Double
    /// Coefficients of a distance between anchors, everything on the left, without zeros.
    var terms: [Layout.Anchor: Double]
    /// As stored by UIKit.
    var priority: Float
    var identifier: String?

    init(_ constraint: Layout.Constraint, identifier: String?, item: (Layout.Item) -> Layout.Item) {
        func moved(_ anchor: Layout.Anchor) -> Layout.Anchor { .init(item(anchor.item), anchor.attribute) }
        first = constraint.first.map(moved)
        second = constraint.second.map(moved)
        relation = constraint.relation
        multiplier = constraint.second == nil ? 1 : constraint.multiplier
        // Zero and negative zero are equal.
        constant = constraint.constant + 0
        priority = Float(constraint.priority)
        self.identifier = identifier
        terms = [:]
        for term in constraint.terms { terms[moved(term.anchor), default: 0] += term.multiplier }
        if !terms.isEmpty { terms = terms.filter { $0.value != 0 } }
    }
}

extension SectionComparison {
    /// Each constraint that the code makes is one of those expected, and none is left.
    func compareConstraints() throws(CodeDifference) {
        var waiting: [ConstraintKey: [Int]] = [:]
        waiting.reserveCapacity(expected.constraints.count)
        for (place, wanted) in expected.constraints.enumerated().reversed() {
            let key = ConstraintKey(layout.constraints[wanted.index], identifier: wanted.identifier) { $0 }
            waiting[key, default: []].append(place)
        }
        let guides = guidesOfLayout
        for (made, guide) in zip(section.run.guides, guides) {
            if let identifier = made.guide.identifier, guide.map({ layout.guides[$0].identifier }) != identifier {
                throw CodeDifference("a layout guide gets the identifier \"\(identifier)\", which it does not have")
            }
        }
        var held: Set<String> = []
        for made in section.run.constraints where !made.isDropped {
            guard made.constraint.isActive else { throw CodeDifference("a constraint is made and never activated") }
            let key = ConstraintKey(made.constraint, identifier: made.constraint.identifier) { item in
                switch item {
                case .view(let object): viewOfObject[object].map { .view($0) } ?? .missing("")
                case .guide(let guide):
                    guides[guide].map { .guide($0) } ?? .missing("")
                case .missing: item
                }
            }
            guard var places = waiting[key], !places.isEmpty else {
                throw CodeDifference("the source makes a constraint that the layout does not have: \(text(key))")
            }
            let name = made.constraint.name
            // Of equal constraints, a property keeps its own.
            let taken =
                places.lastIndex { expected.constraints[$0].property == name }
                ?? places.lastIndex { expected.constraints[$0].property == nil }
            let place = places.remove(at: taken ?? places.count - 1)
            waiting[key] = places.isEmpty ? nil : places
            let wanted = expected.constraints[place]
            if let name, layout.constraints[wanted.index].name != name {
                throw CodeDifference("the property '\(name)' gets another constraint")
            }
            if let name, wanted.property == name { held.insert(name) }
        }
        // Of constraints with one name, one can be held.
        if let lost = expected.constraints.first(where: { $0.property.map { !held.contains($0) } ?? false }) {
            throw CodeDifference(
                "the property '\(lost.property ?? "")' does not get its constraint",
                constraint: lost.index
            )
        }
        if let lost = waiting.values.joined().min() {
            throw CodeDifference("a constraint is lost or changed", constraint: expected.constraints[lost].index)
        }
    }

    /// The guide of the layout that each guide of the code is.
    private var guidesOfLayout: [Int?] {
        var named: [Int: Layout.Item] = [:]
        for (item, value) in section.run.given { if case .guide(let guide) = value { named[guide] = item } }
        for name in expected.names {
            if case .guide(let guide)? = section.declared[name.name] { named[guide] = name.item }
        }
        return section.run.guides.enumerated().map { guide, made in
            if made.guide.kind == .custom {
                guard case .guide(let index)? = named[guide] else { return unnamedGuide(guide, made) }
                if let owner = made.owner, viewOfObject[owner] != layout.guides[index].owner { return nil }
                return index
            }
            guard let view = made.owner.flatMap({ viewOfObject[$0] }) else { return nil }
            return layout.views[view].guides.first { layout.guides[$0].kind == made.guide.kind }
        }
    }

    /// Which guide of the layout is one that a library adds: by its identifier, and by its constraints where its owner has
    /// several with the same.
    private func unnamedGuide(_ guide: Int, _ made: CodeGuide) -> Int? {
        guard let identifier = made.guide.identifier, let owner = made.owner.flatMap({ viewOfObject[$0] }) else {
            return nil
        }
        let own = section.run.constraints.filter { $0.constraint.first?.item == .guide(guide) }.map(\.constraint)
        return layout.views[owner].guides.first { candidate in
            guard layout.guides[candidate].kind == .custom, layout.guides[candidate].identifier == identifier else {
                return false
            }
            return own.allSatisfy { constraint in
                layout.constraints.contains { other in
                    guard other.first == .init(.guide(candidate), constraint.first?.attribute ?? .top) else {
                        return false
                    }
                    switch (constraint.second?.item, other.second?.item) {
                    case (.view(let object)?, .view(let view)?): return viewOfObject[object] == view
                    case (.guide(let area)?, .guide(let known)?):
                        return section.run.guides[area].guide.kind == layout.guides[known].kind
                            && section.run.guides[area].owner.flatMap { viewOfObject[$0] } == layout.guides[known].owner
                    default: return false
                    }
                }
            }
        }
    }

    private func text(_ key: ConstraintKey) -> String {
        guard let first = key.first else { return "one between unknown views" }
        var text = "\(layout.id(of: first.item)).\(first.attribute.rawValue) \(key.relation.symbol) "
        if let second = key.second {
            text += "\(key.multiplier) * \(layout.id(of: second.item)).\(second.attribute.rawValue) + "
        }
        return text + "\(key.constant) @\(key.priority)"
    }
}
