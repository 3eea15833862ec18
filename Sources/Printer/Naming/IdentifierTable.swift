import LayoutModel

/// The identifiers of views and constraints in the source: their own, or those added by `--auto-identifiers`.
struct IdentifierTable: Sendable {
    /// By view; `nil` if the source sets none.
    private(set) var views: [String?]
    /// By constraint.
    private(set) var constraints: [String?]
    /// Whether the identifier of a constraint was generated here.
    private(set) var isMade: [Bool]
    /// Whether code finds a constraint by its identifier that an outlet holds in the layout.
    private(set) var isOutlet: [Bool]

    init(_ layout: Layout, outline: Outline, names: NameTable, selection: Selection, options: PrintOptions) {
        views = Array(repeating: nil, count: layout.views.count)
        constraints = layout.constraints.map(\.identifier)
        isMade = Array(repeating: false, count: layout.constraints.count)
        isOutlet = isMade
        if options.autoIdentifiers.namesViews {
            for (index, view) in layout.views.enumerated() {
                guard outline.roles[index] == .drafted || outline.roles[index] == .masked else { continue }
                views[index] = view.identifier ?? names.subject(of: index)
            }
        }
        guard options.autoIdentifiers.namesConstraints else { return }
        var used = Set(layout.constraints.compactMap(\.identifier))
        var nextNumbers: [String: Int] = [:]
        for section in selection.constraints {
            for index in section where constraints[index] == nil {
                guard let name = IdentifierTable.name(of: layout.constraints[index], names: names) else { continue }
                var identifier = name
                if !used.insert(identifier).inserted {
                    // Continues counting instead of starting over: many constraints can have one name.
                    var number = nextNumbers[name] ?? 2
                    repeat {
                        identifier = name + "." + String(number)
                        number += 1
                    } while !used.insert(identifier).inserted
                    nextNumbers[name] = number
                }
                constraints[index] = identifier
                isMade[index] = true
            }
        }
    }

    /// The identifiers without generated ones for objects that a library's helper creates: the source cannot reach
    /// them.
    func settled(by outcome: PlanOutcome, of layout: Layout) -> IdentifierTable {
        var settled = self
        for view in outcome.unreachable { settled.views[view] = nil }
        for constraint in outcome.madeByHelpers {
            settled.constraints[constraint] = layout.constraints[constraint].identifier
            settled.isMade[constraint] = false
        }
        for (constraint, identifier) in outcome.identified {
            settled.isOutlet[constraint] = true
            if settled.constraints[constraint] == nil { settled.isMade[constraint] = true }
            settled.constraints[constraint] = identifier
        }
        return settled
    }

    /// `title.top`
    private static func name(of constraint: Layout.Constraint, names: NameTable) -> String? {
        guard let anchor = constraint.first ?? constraint.terms.first?.anchor else { return nil }
        let item: String?
        switch anchor.item {
        case .view(let view): item = names.subject(of: view)
        case .guide(let guide): item = names.expression(ofGuide: guide)
        case .missing: item = nil
        }
        return item.map { $0 + "." + anchor.attribute.rawValue }
    }
}
