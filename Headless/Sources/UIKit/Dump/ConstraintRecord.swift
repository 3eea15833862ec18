/// One constraint of a dump.
@MainActor
enum ConstraintRecord {
    /// `nil` for a constraint on what is not in the dump.
    static func record(of constraint: NSLayoutConstraint, in inventory: DumpInventory) -> JSONValue? {
        guard let id = inventory.id(of: constraint) else { return nil }
        var members = [JSONMember("id", .string(id))]
        func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, value)) }

        let className = ClassName.text(of: type(of: constraint))
        if className != "NSLayoutConstraint" { add("class", .string(className)) }
        let isDistance =
            constraint.firstItem == nil || (!isPlain(constraint.secondSide) && constraint.secondItem == nil)
        if !isDistance, let first = item(constraint.firstItem, constraint.firstAttribute, inventory) {
            add("first", .object(first))
        }
        if constraint.relation != .equal { add("relation", .string(constraint.relation.name)) }
        if !isDistance, let second = item(constraint.secondItem, constraint.secondAttribute, inventory) {
            add("second", .object(second))
            if constraint.multiplier != 1 { add("multiplier", .number(Double(constraint.multiplier))) }
        }
        if constraint.constant != 0 { add("constant", .number(Double(constraint.constant))) }
        if isDistance { add("terms", .array(terms(of: constraint, inventory))) }
        if constraint.priority != .required { add("priority", .number(decimal(constraint.priority))) }
        if let identifier = constraint.identifier { add("identifier", .string(identifier)) }
        if let holder = inventory.names[constraint] {
            add("name", .string(holder.name))
            add("owner", .string(holder.owner))
        }
        if !constraint.isActive { add("isActive", .bool(false)) }
        let isLibrarys = className != "NSLayoutConstraint"
        if let origin = (isLibrarys ? StatedOrigin.line(in: constraint.description) : nil) ?? constraint.origin {
            var location = [
                JSONMember("file", .string(origin.fileID)), JSONMember("line", .number(Double(origin.line))),
            ]
            if let column = origin.column { location.append(.init("column", .number(Double(column)))) }
            add("location", .object(location))
        }
        return .object(members)
    }

    private static func isPlain(_ side: LayoutSide) -> Bool {
        if case .none = side { return true }
        return false
    }

    private static func item(
        _ item: AnyObject?,
        _ attribute: NSLayoutConstraint.Attribute,
        _ inventory: DumpInventory
    ) -> [JSONMember]? {
        guard let item, let id = inventory.id(of: item) else { return nil }
        return [.init("item", .string(id)), .init("attribute", .string(attribute.name))]
    }

    /// A distance is the difference of two positions; the second side has the opposite sign.
    private static func terms(of constraint: NSLayoutConstraint, _ inventory: DumpInventory) -> [JSONValue] {
        func terms(_ side: LayoutSide, _ sign: Double) -> [JSONValue] {
            let parts: [(LayoutTerm, Double)] =
                switch side {
                case .none: []
                case .term(let term): [(term, sign)]
                case .distance(let from, let to): [(to, sign), (from, -sign)]
                }
            return parts.compactMap { term, factor in
                guard let object = term.item, var members = item(object, term.attribute, inventory) else { return nil }
                members.append(.init("multiplier", .number(factor)))
                return .object(members)
            }
        }
        return terms(constraint.firstSide, 1) + terms(constraint.secondSide, -Double(constraint.multiplier))
    }

    /// The shortest decimal of the priority, which is a Float: 999.9, not 999.9000244140625.
    private static func decimal(_ priority: UILayoutPriority) -> Double {
        Double(priority.rawValue.description) ?? Double(priority.rawValue)
    }
}
