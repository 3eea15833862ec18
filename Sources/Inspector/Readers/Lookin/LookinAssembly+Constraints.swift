import LayoutModel
import LayoutSyntax

/// A constraint as listed by a view. A constraint between two views is listed by both, and has no address.
struct LookinConstraint {
    var firstItem: LookinAssembly.Described?
    var secondItem: LookinAssembly.Described?
    var firstAttribute: Int
    var secondAttribute: Int
    var relation: Relation
    var multiplier: Double
    var constant: Double
    var priority: Double
    var identifier: String?
    var isActive: Bool
    /// The view that lists it.
    var view: Int

    /// Identifies the constraint: the same for both views that list it.
    var key: String {
        let parts: [String] = [
            firstItem?.address ?? "", "\(firstAttribute)", relation.symbol, secondItem?.address ?? "",
            "\(secondAttribute)", "\(multiplier)", "\(constant)", "\(priority)", isActive ? "1" : "0", identifier ?? "",
        ]
        return parts.joined(separator: "\u{0}")
    }
}

extension LookinAssembly {
    mutating func readConstraints(_ reference: BinaryPropertyList.Reference?, of view: Int) {
        for element in archive.elements(reference) ?? [] {
            guard let object = archive.object(element), let entries = archive.entries(object) else {
                unparsed("a constraint of \(layout.views[view].id) could not be read", views: [layout.views[view].id])
                continue
            }
            let relation: Relation
            switch archive.integer(entries["relation"]) ?? 0 {
            case -1: relation = .lessThanOrEqual
            case 1: relation = .greaterThanOrEqual
            case 0: relation = .equal
            default:
                unparsed(
                    "a constraint of \(layout.views[view].id) has an unknown relation",
                    views: [layout.views[view].id]
                )
                continue
            }
            listed.append(
                LookinConstraint(
                    firstItem: lookinObject(entries["firstItem"]),
                    secondItem: lookinObject(entries["secondItem"]),
                    firstAttribute: archive.integer(entries["firstAttribute"]) ?? 0,
                    secondAttribute: archive.integer(entries["secondAttribute"]) ?? 0,
                    relation: relation,
                    multiplier: archive.number(entries["multiplier"]) ?? 1,
                    constant: archive.number(entries["constant"]) ?? 0,
                    priority: archive.number(entries["priority"]) ?? 1000,
                    identifier: archive.name(entries["identifier"]),
                    isActive: archive.bool(entries["active"]) ?? true,
                    view: view
                )
            )
        }
    }

    /// Adds each listed constraint as often as the view that lists it most often.
    mutating func addConstraints() {
        var counts: [String: (view: Int, seen: Int, added: Int)] = [:]
        var chosen: [LookinConstraint] = []
        for constraint in listed {
            var entry = counts[constraint.key] ?? (constraint.view, 0, 0)
            if entry.view != constraint.view {
                entry.view = constraint.view
                entry.seen = 0
            }
            entry.seen += 1
            if entry.seen > entry.added {
                entry.added += 1
                chosen.append(constraint)
            }
            counts[constraint.key] = entry
        }
        addGuides(chosen)
        let masked = maskedAxes(chosen)
        for (index, listed) in chosen.enumerated() {
            guard let constraint = constraint(listed, number: index + 1, masked) else { continue }
            for part in contentSizes(constraint) { layout.addConstraint(part) }
        }
    }

    /// Items that are not views of the hierarchy are layout guides. The file does not contain their owners: the owner
    /// ties a guide to itself, and all other views that use it are its descendants.
    private mutating func addGuides(_ constraints: [LookinConstraint]) {
        var owners: [String: Int] = [:]
        var order: [String] = []
        for constraint in constraints {
            for (item, other) in [
                (constraint.firstItem, constraint.secondItem), (constraint.secondItem, constraint.firstItem),
            ] {
                guard let item, let address = item.address, layout.item(id: address) == nil,
                    item.classes.contains(where: { $0.hasSuffix("LayoutGuide") })
                else { continue }
                var candidates = [constraint.view]
                if let address = other?.address, case .view(let view)? = layout.item(id: address) {
                    candidates.append(view)
                }
                for view in candidates {
                    if let known = owners[address] {
                        if layout.views[view].depth < layout.views[known].depth { owners[address] = view }
                    } else {
                        owners[address] = view
                        order.append(address)
                    }
                }
            }
        }
        for address in order {
            if let owner = owners[address] { layout.addGuide(Layout.Guide(id: address, kind: .custom), owner: owner) }
        }
    }

    /// The views with constraints on coordinates that only autoresizing constraints use, by axis.
    private func maskedAxes(_ constraints: [LookinConstraint]) -> [Axis: Set<String>] {
        var masked: [Axis: Set<String>] = [:]
        for constraint in constraints {
            guard let address = constraint.firstItem?.address,
                let first = LookinAttributes.attribute(constraint.firstAttribute), first.isOfMask
            else { continue }
            masked[first.attribute.axis, default: []].insert(address)
        }
        return masked
    }

    private mutating func constraint(
        _ listed: LookinConstraint,
        number: Int,
        _ masked: [Axis: Set<String>]
    ) -> Layout.Constraint? {
        let id = "constraint\(number)"
        guard let address = listed.firstItem?.address, let first = layout.item(id: address),
            let attribute = LookinAttributes.attribute(listed.firstAttribute)
        else {
            unparsed(
                "a constraint of \(layout.views[listed.view].id) names something that is not a view of the hierarchy",
                views: [layout.views[listed.view].id]
            )
            return nil
        }
        var constraint = Layout.Constraint(id: id)
        constraint.first = Layout.Anchor(first, attribute.attribute)
        constraint.relation = listed.relation
        constraint.constant = listed.constant
        constraint.identifier = listed.identifier
        constraint.isActive = listed.isActive
        if listed.priority > 0, listed.priority <= 1000 {
            constraint.priority = listed.priority
        } else {
            unparsed("the priority \(PointsText.text(listed.priority)) of \(id) is not above 0 and at most 1000")
            return nil
        }
        if let other = listed.secondItem?.address, let second = LookinAttributes.attribute(listed.secondAttribute) {
            guard let item = layout.item(id: other) else {
                unparsed(
                    "a constraint of \(layout.views[listed.view].id) names \(other), which is not a view of the hierarchy",
                    views: [layout.views[listed.view].id]
                )
                return nil
            }
            constraint.second = Layout.Anchor(item, second.attribute)
            constraint.multiplier = listed.multiplier
        }
        constraint.origin = origin(of: constraint, isOfMask: attribute.isOfMask, masked)
        return constraint
    }

    /// Who made a constraint. The class is not in the file: attributes, identifiers and values decide.
    private func origin(
        of constraint: Layout.Constraint,
        isOfMask: Bool,
        _ masked: [Axis: Set<String>]
    ) -> Layout.Constraint.Origin {
        if isOfMask { return .autoresizing }
        if let identifier = constraint.identifier {
            if let known = SystemIdentifier(identifier) { return known.origin }
            return identifier.hasSuffix("-guide-constraint") ? .guide : .user
        }
        guard let first = constraint.first, first.attribute.isSize, constraint.second == nil,
            case .view(let view) = first.item, constraint.relation == .equal
        else { return .user }
        let axis = first.attribute.axis
        if masked[axis]?.contains(layout.views[view].id) == true { return .autoresizing }
        // A view also lists the constraint for its content size.
        if let size = layout.views[view].intrinsicContentSize?[axis], abs(size - constraint.constant) <= 0.51 {
            return .contentSize
        }
        return .user
    }

    /// A content size is not an equality: it has the view's hugging and compression resistance priorities.
    private func contentSizes(_ constraint: Layout.Constraint) -> [Layout.Constraint] {
        guard constraint.origin == .contentSize, let first = constraint.first, case .view(let view) = first.item else {
            return [constraint]
        }
        let axis = first.attribute.axis
        let parts: [(name: String, relation: Relation, priority: Double)] = [
            ("hugging", .lessThanOrEqual, layout.views[view].contentHugging[axis]),
            ("compression", .greaterThanOrEqual, layout.views[view].compressionResistance[axis]),
        ]
        return parts.filter { $0.priority > 0 }.map { part in
            var one = constraint
            one.id += "/" + part.name
            one.relation = part.relation
            one.priority = part.priority
            return one
        }
    }

    mutating func finished() -> Reading {
        if !isComplete { layout.statedCoverage = .partial }
        findings += layout.validate()
        layout.resolveAutoresizing()
        let faulty = layout.constraints.count { $0.fault != nil }
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        return Reading(layout: layout, places: Reading.Places(), findings: findings, format: .lookin)
    }
}
