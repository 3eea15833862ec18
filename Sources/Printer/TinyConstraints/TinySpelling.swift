import LayoutModel

/// Spells the constraints of one view or guide as calls.
struct TinySpelling {
    typealias Ranked = (rank: Int, call: TinyCall)

    let receiver: String
    let item: Layout.Item
    let items: LibraryItems

    /// The calls for constraints that differ in attributes and constants only.
    func calls(for alike: [LibraryElement]) -> [Ranked] {
        var rest = alike
        var calls: [Ranked] = []
        // Combinations return several constraints, which nothing can hold or identify.
        if let first = alike.first, alike.count > 1, first.label == nil {
            while let combined = combination(&rest) { calls.append(combined) }
        }
        return calls + rest.map { ($0.rank, single($0)) }
    }

    // MARK: Combinations

    private func combination(_ rest: inout [LibraryElement]) -> Ranked? {
        guard let first = rest.first else { return nil }
        switch first.side {
        case .margin, .other: return nil
        case .alone:
            guard let pair = LibraryElement.take([.width, .height], from: &rest) else { return nil }
            let size = TinyArgument.size(width: pair[0].constant, height: pair[1].constant)
            return (pair[0].rank, call(.size, [size] + ending(first)))
        case .same: return sizes(&rest) ?? (first.relation == .equal ? positions(&rest) : nil)
        }
    }

    private func sizes(_ rest: inout [LibraryElement]) -> Ranked? {
        let plain = rest.filter { $0.constant == 0 && $0.attribute.isSize }
        guard Set(plain.map(\.attribute)).count == 2, plain.count == 2,
            rest.count(where: { $0.attribute.isSize }) == 2, let second = plain[0].second,
            let pair = LibraryElement.take([.width, .height], from: &rest)
        else { return nil }
        let other = TinyArgument.item(label: .to, name(second.item))
        return (pair[0].rank, call(.size, [other] + multiplier(pair[0]) + ending(pair[0])))
    }

    private func positions(_ rest: inout [LibraryElement]) -> Ranked? {
        guard let second = rest.first?.second, rest.first?.multiplier == 1 else { return nil }
        if let centers = LibraryElement.take([.centerX, .centerY], from: &rest) {
            return (centers[0].rank, centered(centers, in: second.item))
        }
        let edges: [LayoutAttribute] = [.top, .left, .bottom, .right]
        if let all = LibraryElement.take(edges, from: &rest) { return (all[0].rank, edged(all, excluding: nil)) }
        for (excluded, word) in zip(edges, ["top", "left", "bottom", "right"]) {
            if let three = LibraryElement.take(edges.filter { $0 != excluded }, from: &rest) {
                return (three[0].rank, edged(three, excluding: word))
            }
        }
        guard let superview = superview(second.item) else { return nil }
        for (method, sides) in [
            (TinyMethod.verticalToSuperview, [LayoutAttribute.top, .bottom]),
            (.horizontalToSuperview, [.left, .right]),
        ] {
            guard let pair = LibraryElement.take(sides, from: &rest) else { continue }
            return (pair[0].rank, call(method, insets(pair) + ending(pair[0]) + superview))
        }
        return nil
    }

    private func centered(_ centers: [LibraryElement], in other: Layout.Item) -> TinyCall {
        let hasOffset = centers[0].constant != 0 || centers[1].constant != 0
        let offset: [TinyArgument] = hasOffset ? [.point(x: centers[0].constant, y: centers[1].constant)] : []
        let rest = offset + ending(centers[0])
        guard let superview = superview(other) else {
            return call(.center, [.item(label: .in, name(other))] + rest)
        }
        return call(.centerInSuperview, rest + superview)
    }

    private func edged(_ edges: [LibraryElement], excluding excluded: String?) -> TinyCall {
        let rest = (excluded.map { [TinyArgument.excluding($0)] } ?? []) + insets(edges) + ending(edges[0])
        guard let other = edges[0].second?.item else { return call(.edges, rest) }
        guard let superview = superview(other) else {
            return call(.edges, [.item(label: .to, name(other))] + rest)
        }
        return call(.edgesToSuperview, rest + superview)
    }

    // MARK: Single constraints

    private func single(_ element: LibraryElement) -> TinyCall {
        var made = spelled(element)
        made.property = element.property
        made.identifier = element.label
        return made
    }

    private func spelled(_ element: LibraryElement) -> TinyCall {
        let attribute = element.attribute
        let word = attribute.rawValue
        guard let second = element.second else {
            return call(TinyMethod(rawValue: word) ?? .width, [.number(element.constant)] + ending(element))
        }
        let rest = multiplier(element) + offset(element) + ending(element)
        if second.attribute == attribute, !items.isLayoutSupport(second.item) {
            // `leadingToSuperview(offset:)` turns its offset by the layout direction.
            let isTurned = (attribute == .leading || attribute == .trailing) && element.constant != 0
            if !isTurned, let superview = superview(second.item),
                let method = TinyMethod(rawValue: word + "ToSuperview")
            {
                return call(method, rest + superview)
            }
            return call(TinyMethod(rawValue: word) ?? .top, [.item(label: .to, name(second.item))] + rest)
        }
        if second.item == item, attribute == .width, second.attribute == .height, element.constant == 0 {
            return call(.aspectRatio, [.number(element.multiplier)] + ending(element))
        }
        if !items.isLayoutSupport(second.item),
            let method = TinyMethod.allCases.first(where: { $0.kind == .pair(attribute, second.attribute) })
        {
            return call(method, [.item(label: .of, name(second.item))] + rest)
        }
        // The item is not used beside an anchor, but has to be there.
        let owner = items.isLayoutSupport(second.item) ? owner(of: second.item) : name(second.item)
        let anchor = name(second.item) + "." + second.attribute.rawValue + "Anchor"
        return call(
            TinyMethod(rawValue: word) ?? .top,
            [.item(label: .to, owner), .anchor(anchor)] + rest
        )
    }

    // MARK: Arguments

    private func call(_ method: TinyMethod, _ arguments: [TinyArgument]) -> TinyCall {
        TinyCall(receiver: receiver, method: method, arguments: arguments)
    }

    private func name(_ item: Layout.Item) -> String { items.expression(item) ?? "missing" }

    private func owner(of item: Layout.Item) -> String {
        items.section.layout.view(of: item).flatMap { items.expression(.view($0)) } ?? receiver
    }

    /// The last argument of methods that refer to the superview or its safe area; `nil` for other items.
    private func superview(_ other: Layout.Item) -> [TinyArgument]? {
        guard let superview = items.superview(of: item) else { return nil }
        if other == superview { return [] }
        guard case .guide(let guide) = other, items.section.layout.guides[guide].kind == .safeArea,
            items.section.layout.view(of: other).map({ .view($0) }) == superview
        else { return nil }
        return [.usingSafeArea]
    }

    private func multiplier(_ element: LibraryElement) -> [TinyArgument] {
        element.multiplier == 1 ? [] : [.multiplier(element.multiplier)]
    }

    private func offset(_ element: LibraryElement) -> [TinyArgument] {
        element.constant == 0 ? [] : [.offset(element.constant)]
    }

    /// Relation and priority.
    private func ending(_ element: LibraryElement) -> [TinyArgument] {
        var arguments: [TinyArgument] = []
        if let relation = TinyRelation.allCases.first(where: { $0.relation == element.relation }) {
            arguments.append(.relation(relation))
        }
        if element.priority != 1000 {
            let name = TinyPriority.Name.allCases.first { $0.value == element.priority }
            arguments.append(.priority(name.map { .named($0) } ?? .number(element.priority)))
        }
        return arguments
    }

    /// Distances inwards, with the shortest helper that says them for these edges.
    private func insets(_ edges: [LibraryElement]) -> [TinyArgument] {
        func matches(_ insets: SourceInsets) -> Bool {
            edges.allSatisfy { edge in
                switch edge.attribute {
                case .top: insets.top == edge.inset
                case .left: insets.left == edge.inset
                case .bottom: insets.bottom == edge.inset
                default: insets.right == edge.inset
                }
            }
        }
        if edges.allSatisfy({ $0.constant == 0 }) { return [] }
        // For one pair of edges, the helper of this pair says more than `uniform`.
        let helpers = edges.count > 2 ? TinyInsets.Helper.allCases : Array(TinyInsets.Helper.allCases.dropFirst())
        for helper in helpers {
            for value in Set(edges.map(\.inset)).sorted() where value != 0 {
                let insets = TinyInsets.helper(helper, value)
                if matches(insets.edges) { return [.insets(insets)] }
            }
        }
        func inset(_ attribute: LayoutAttribute) -> Double {
            edges.first { $0.attribute == attribute }?.inset ?? 0
        }
        let all = SourceInsets(top: inset(.top), left: inset(.left), bottom: inset(.bottom), right: inset(.right))
        return [.insets(.edges(all))]
    }
}
