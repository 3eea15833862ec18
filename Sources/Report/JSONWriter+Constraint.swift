import LayoutInspector

extension JSONWriter {
    /// A constraint object of the dump format on one line, without defaults.
    mutating func constraint(_ constraint: Layout.Constraint, in layout: Layout, isAssumed: Bool) {
        object(isInline: true) { writer in
            writer.member("id", constraint.id)
            if constraint.className != "NSLayoutConstraint" { writer.member("class", constraint.className) }
            if let first = constraint.first {
                writer.key("first")
                writer.anchor(first, in: layout)
            }
            if constraint.relation != .equal { writer.member("relation", constraint.relation.rawValue) }
            if let second = constraint.second {
                writer.key("second")
                writer.anchor(second, in: layout)
            }
            if constraint.multiplier != 1 { writer.member("multiplier", constraint.multiplier) }
            if constraint.constant != 0 { writer.member("constant", constraint.constant) }
            if !constraint.terms.isEmpty {
                writer.key("terms")
                writer.array(isInline: true) { writer in
                    for term in constraint.terms {
                        writer.object(isInline: true) { writer in
                            writer.member("item", layout.id(of: term.anchor.item))
                            writer.member("attribute", term.anchor.attribute.rawValue)
                            writer.member("multiplier", term.multiplier)
                        }
                    }
                }
            }
            if constraint.priority != 1000 { writer.member("priority", constraint.priority) }
            if let identifier = constraint.identifier { writer.member("identifier", identifier) }
            if let name = constraint.name { writer.member("name", name) }
            if let owner = constraint.owner { writer.member("owner", owner) }
            if !constraint.isActive { writer.member("isActive", false) }
            if constraint.origin != .user { writer.member("origin", constraint.origin.rawValue) }
            if let location = constraint.location {
                writer.key("location")
                writer.location(location)
            }
            if isAssumed { writer.member("assumed", true) }
        }
    }

    private mutating func anchor(_ anchor: Layout.Anchor, in layout: Layout) {
        object(isInline: true) { writer in
            writer.member("item", layout.id(of: anchor.item))
            writer.member("attribute", anchor.attribute.rawValue)
        }
    }
}
