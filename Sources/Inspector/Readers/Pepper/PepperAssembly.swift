import LayoutModel
import LayoutSyntax

/// Assembles a layout from an answer. Views have no addresses there: constraints name them by class and identifier.
struct PepperAssembly {
    private let answer: PepperAnswer
    private var names: PepperNames
    private var layout = Layout()
    private var places = Reading.Places()
    private var findings: [Finding] = []
    /// By node: the view.
    private var views: [Int] = []
    private var guides: [PepperNames.Guide: Int] = [:]
    /// By class: the number that the last view without an identifier of its own got.
    private var lastNumbers: [String: Int] = [:]
    /// The constraints of each reason why they cannot be used, and the place of each reason.
    private var skipped: [(reason: String, count: Int, place: Place)] = []
    private var skippedByReason: [String: Int] = [:]

    init(_ answer: PepperAnswer, path: String?) {
        self.answer = answer
        names = PepperNames(answer.nodes)
        layout.source = Layout.Source(kind: .runtime)
        layout.source.file = path
        // Content sizes and system constraints are not part of an answer.
        layout.statedCoverage = .partial
    }

    // MARK: Views

    mutating func addViews() {
        var lastChild: [Int: Int] = [:]
        var hidden = 0
        for node in answer.nodes {
            let className = node.className ?? "UIView"
            var view = Layout.View(id: freeID(node.identifier ?? "", className), className: className)
            view.useClassContentPriorities()
            view.identifier = node.identifier
            view.frame = node.frame
            let parent = node.parent.map { views[$0] }
            guard let index = layout.addView(view, parent: parent, previousSibling: lastChild[parent ?? -1]) else {
                continue
            }
            lastChild[parent ?? -1] = index
            views.append(index)
            places.views.append(node.place)
            hidden += node.hiddenCount
            guard node.isAmbiguous else { continue }
            var report = Layout.Report(kind: .ambiguous)
            report.item = layout.views[index].id
            layout.reports.append(report)
        }
        if answer.isTruncated || hidden > 0 {
            add("Pepper did not list all views; ask for one part with \"element\", or for a greater \"depth\"", nil)
        }
    }

    /// The identifier, if no other view has it as its id, else the class with a number.
    private mutating func freeID(_ identifier: String, _ className: String) -> String {
        let isUsable =
            !identifier.isEmpty && !ReservedIDs.contain(identifier) && Layout.Guide.standardName(identifier) == nil
            && layout.item(id: identifier) == nil
        if isUsable { return identifier }
        var number = max(layout.views.count, lastNumbers[className] ?? 0) + 1
        while layout.item(id: "\(className)-\(number)") != nil { number += 1 }
        lastNumbers[className] = number
        return "\(className)-\(number)"
    }

    // MARK: Constraints

    mutating func addConstraints() {
        var number = 0
        for (node, values) in answer.nodes.enumerated() {
            for listed in values.constraints {
                number += 1
                do {
                    layout.addConstraint(try constraint(listed, of: node, number: number))
                    places.constraints.append(listed.place)
                } catch {
                    skip(listed, because: error.reason)
                }
            }
        }
        for each in skipped {
            let count = each.count == 1 ? "a constraint is skipped: " : "\(each.count) constraints are skipped: "
            add(count + each.reason, each.place)
        }
    }

    private struct Unusable: Error {
        var reason: String
    }

    private func attribute(_ name: String?) throws(Unusable) -> LayoutAttribute {
        guard let attribute = name.flatMap(LayoutAttribute.init(rawValue:)) else {
            throw Unusable(reason: "\"\(name ?? "")\" is not an attribute of a public constraint")
        }
        return attribute
    }

    private mutating func constraint(
        _ listed: PepperAnswer.Constraint,
        of node: Int,
        number: Int
    ) throws(Unusable) -> Layout.Constraint {
        var constraint = Layout.Constraint(id: "constraint\(number)")
        guard let relation = Relation.allCases.first(where: { $0.symbol == listed.relation }) else {
            throw Unusable(reason: "\"\(listed.relation)\" is not a relation")
        }
        guard listed.priority > 0, listed.priority <= 1000 else {
            throw Unusable(reason: "the priority \(PointsText.text(listed.priority)) is not above 0 and at most 1000")
        }
        guard let first = listed.first else { throw Unusable(reason: "it has no first item") }
        let firstAttribute = try attribute(listed.firstAttribute)
        if let second = listed.second {
            let secondAttribute = try attribute(listed.secondAttribute)
            let pair = try found(names.pair(first, second, below: node))
            constraint.first = Layout.Anchor(item(pair.0), firstAttribute)
            constraint.second = Layout.Anchor(item(pair.1), secondAttribute)
            constraint.multiplier = listed.multiplier
        } else {
            constraint.first = Layout.Anchor(item(try found(names.holder(first, node: node))), firstAttribute)
        }
        constraint.relation = relation
        constraint.constant = listed.constant
        constraint.priority = listed.priority
        constraint.identifier = listed.identifier
        constraint.isActive = listed.isActive
        constraint.origin = listed.identifier.flatMap { SystemIdentifier($0)?.origin } ?? .user
        return constraint
    }

    private func found<Item>(_ search: PepperNames.Search<Item>) throws(Unusable) -> Item {
        switch search {
        case .one(let item): return item
        case .none(let text): throw Unusable(reason: "no view below the one that holds it is a \"\(text)\"")
        case .several(let text):
            throw Unusable(
                reason: "\"\(text)\" fits several views; give them accessibility identifiers"
            )
        }
    }

    private mutating func item(_ found: PepperNames.Found) -> Layout.Item {
        switch found {
        case .node(let node): return .view(views[node])
        case .guide(let guide):
            if let known = guides[guide] { return .guide(known) }
            let owner = views[guide.owner]
            let kind = Layout.Guide.Kind(systemIdentifier: guide.identifier)
            var made = Layout.Guide(id: "", kind: kind)
            made.id = layout.views[owner].id + "." + (kind == .custom ? guide.identifier : kind.rawValue)
            while layout.item(id: made.id) != nil, kind == .custom { made.id += "'" }
            if kind == .custom { made.identifier = guide.identifier }
            guard let index = layout.addGuide(made, owner: owner) else { return .view(owner) }
            places.guides.append(answer.nodes[guide.owner].place)
            guides[guide] = index
            return .guide(index)
        }
    }

    private mutating func skip(_ constraint: PepperAnswer.Constraint, because reason: String) {
        if let index = skippedByReason[reason] {
            skipped[index].count += 1
        } else {
            skippedByReason[reason] = skipped.count
            skipped.append((reason, 1, constraint.place))
        }
    }

    private mutating func add(_ message: String, _ place: Place?) {
        var finding = Finding(UnparsedText.info, severity: .warning, message: message)
        finding.place = place
        findings.append(finding)
    }

    mutating func finished() -> Reading {
        findings += layout.validate(places: places)
        layout.resolveAutoresizing()
        let faulty = layout.constraints.count { $0.fault != nil }
        if faulty > 0 { findings.append(SetAside.finding(count: faulty)) }
        return Reading(layout: layout, places: places, findings: findings, format: .pepper)
    }
}
