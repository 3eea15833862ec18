import LayoutModel

/// Spells the constraints of one view that have one priority.
struct SteviaSpelling {
    let item: Layout.Item
    let items: LibraryItems

    /// A chain of what needs no other name, then equations.
    func statements(_ elements: [LibraryElement]) -> [SteviaStatement] {
        guard let receiver = items.expression(item) else { return [] }
        var rest: [LibraryElement] = []
        var plain: [LibraryElement] = []
        for element in elements.enumerated().sorted(by: { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) })
            .map(\.element)
        {
            if isPlain(element) { plain.append(element) } else { rest.append(element) }
        }
        let calls = calls(plain)
        var statements: [SteviaStatement] = []
        if !calls.isEmpty { statements.append(.chain(SteviaChain(receiver: receiver, calls: calls))) }
        return statements + rest.flatMap { equation($0, receiver) }
    }

    /// Whether a chain can make the constraint: chains return the view, so nothing can be set of their constraints.
    private func isPlain(_ element: LibraryElement) -> Bool {
        guard element.relation == .equal, element.label == nil, element.property == nil else { return false }
        guard let second = element.second else { return true }
        if second.item == item {
            return element.attribute == .width && second.attribute == .height && element.constant == 0
        }
        guard second.item == items.superview(of: item), second.attribute == element.attribute else { return false }
        return element.multiplier == 1 && (element.attribute.isEdge || element.attribute.isCenter)
    }

    // MARK: Chains

    private func calls(_ elements: [LibraryElement]) -> [SteviaCall] {
        var rest = elements
        var calls: [SteviaCall] = []
        while !rest.isEmpty { calls.append(combination(&rest) ?? call(for: rest.removeFirst())) }
        return calls
    }

    private func combination(_ rest: inout [LibraryElement]) -> SteviaCall? {
        let all: [(SteviaMethod, [LayoutAttribute])] = [
            (.fillContainer, [.leading, .trailing, .top, .bottom]), (.fillHorizontally, [.leading, .trailing]),
            (.fillVertically, [.top, .bottom]), (.centerInContainer, [.centerY, .centerX]), (.size, [.width, .height]),
        ]
        for (method, attributes) in all where rest.first.map({ attributes.contains($0.attribute) }) == true {
            var others = rest.filter { $0.second?.item != item }
            guard let taken = LibraryElement.take(attributes, from: &others),
                taken.allSatisfy({ $0.inset == taken[0].inset }),
                method != .centerInContainer || taken[0].constant == 0
            else { continue }
            for element in taken {
                rest.removeAll { $0.attribute == element.attribute && $0.second?.item != item }
            }
            rest += others.filter { element in taken.contains { $0.attribute == element.attribute } }
            let points = method == .size || taken[0].inset != 0 ? taken[0].inset : nil
            return SteviaCall(method: method, points: points)
        }
        return nil
    }

    private func call(for element: LibraryElement) -> SteviaCall {
        let offset = element.constant == 0 ? nil : element.constant
        switch element.attribute {
        case .centerX: return SteviaCall(method: .centerHorizontally, points: offset)
        case .centerY: return SteviaCall(method: .centerVertically, points: offset)
        default:
            if element.second?.item == item { return SteviaCall(method: .aspectRatio, points: element.multiplier) }
            return SteviaCall(
                method: SteviaMethod(rawValue: element.attribute.rawValue) ?? .width,
                points: element.inset
            )
        }
    }

    // MARK: Equations

    private func equation(_ element: LibraryElement, _ receiver: String) -> [SteviaStatement] {
        var second: String?
        if let other = element.second, let name = items.expression(other.item), let word = other.attribute.steviaWord {
            second = name + "." + word
        }
        let made = SteviaEquation(
            property: element.property,
            equation: LibraryEquation(
                first: receiver + "." + (element.attribute.steviaWord ?? ""),
                relation: element.relation,
                second: second,
                multiplier: element.multiplier,
                constant: element.constant
            ),
            identifier: element.property == nil ? element.label : nil
        )
        guard let property = element.property, let label = element.label else { return [.equation(made)] }
        return [.equation(made), .identifier(property: property, label)]
    }
}
