/// What a dump says of a stack view.
@MainActor
enum StackRecord {
    /// Without what is so by default.
    static func members(of stack: UIStackView, in inventory: DumpInventory) -> [JSONMember] {
        var members: [JSONMember] = []
        func add(_ key: String, _ value: JSONValue) { members.append(JSONMember(key, value)) }

        if stack.axis == .vertical { add("axis", .string("vertical")) }
        if stack.distribution != .fill { add("distribution", .string(String(describing: stack.distribution))) }
        if stack.alignment != .fill { add("alignment", .string(alignment(of: stack))) }
        if stack.spacing != 0 { add("spacing", .number(Double(stack.spacing))) }
        let arranged = stack.arrangedSubviews.compactMap { inventory.id(of: $0) }
        if !stack.arrangedSubviews.elementsEqual(stack.children, by: { $0 === $1 }) {
            add("arranged", .array(arranged.map { .string($0) }))
        }
        let spacings = stack.arrangedSubviews.compactMap { view -> JSONMember? in
            let spacing = stack.customSpacing(after: view)
            guard spacing != UIStackView.spacingUseDefault, let id = inventory.id(of: view) else { return nil }
            // The system's spacing among views is 8 points.
            let points = spacing == UIStackView.spacingUseSystem ? SystemSpacing.points : spacing
            return JSONMember(id, .number(Double(points)))
        }
        if !spacings.isEmpty { add("customSpacing", .object(spacings)) }
        if stack.isLayoutMarginsRelativeArrangement { add("isLayoutMarginsRelative", .bool(true)) }
        if stack.isBaselineRelativeArrangement { add("isBaselineRelative", .bool(true)) }
        return members
    }

    /// The two names of one value depend on the axis.
    private static func alignment(of stack: UIStackView) -> String {
        switch stack.alignment {
        case .leading: stack.axis == .horizontal ? "top" : "leading"
        case .trailing: stack.axis == .horizontal ? "bottom" : "trailing"
        case .fill, .firstBaseline, .center, .lastBaseline: String(describing: stack.alignment)
        }
    }
}
