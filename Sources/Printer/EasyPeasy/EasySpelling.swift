import LayoutModel

/// Spells the constraints of one view or guide.
struct EasySpelling {
    let item: Layout.Item
    let items: LibraryItems

    /// One call with all attributes, then a call for each constraint with a name.
    func statements(_ elements: [LibraryElement]) -> [EasyStatement] {
        guard let receiver = items.expression(item) else { return [] }
        let plain = elements.filter { $0.label == nil && $0.property == nil }
        var attributes: [(rank: Int, attribute: EasyAttribute)] = []
        for alike in LibraryElement.alike(plain) { attributes += self.attributes(alike) }
        var statements: [EasyStatement] = []
        if !attributes.isEmpty {
            let sorted = attributes.enumerated()
                .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.attribute)
            statements.append(.layout(EasyLayout(receiver: receiver, attributes: sorted)))
        }
        let named = elements.filter { $0.label != nil || $0.property != nil }.enumerated()
            .sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
        for element in named { statements += self.statements(element, receiver) }
        return statements
    }

    private func statements(_ element: LibraryElement, _ receiver: String) -> [EasyStatement] {
        var call = EasyLayout(property: element.property, receiver: receiver, attributes: [attribute(for: element)])
        guard let property = element.property else {
            call.identifier = element.label
            return [.layout(call)]
        }
        return [.layout(call)] + (element.label.map { [.identifier(property: property, $0)] } ?? [])
    }

    // MARK: Attributes

    /// The attributes for constraints that differ in attribute and constant only, combined where that is possible.
    private func attributes(_ elements: [LibraryElement]) -> [(rank: Int, attribute: EasyAttribute)] {
        var rest = elements
        var result: [(rank: Int, attribute: EasyAttribute)] = []
        for kind in [EasyKind.edges, .center, .size] {
            var others = rest
            guard let taken = LibraryElement.take(kind.attributes, from: &others),
                let attribute = combined(kind, taken)
            else { continue }
            result.append((taken.map(\.rank).min() ?? 0, attribute))
            rest = others
        }
        return result + rest.map { ($0.rank, attribute(for: $0)) }
    }

    private func combined(_ kind: EasyKind, _ elements: [LibraryElement]) -> EasyAttribute? {
        let first = elements[0]
        let points = constant(of: first)
        guard elements.allSatisfy({ constant(of: $0) == points }), first.relation == .equal, first.multiplier == 1
        else {
            return nil
        }
        var attribute = EasyAttribute(kind: kind, priority: priority(of: first))
        guard let second = first.second else {
            attribute.constant = .points(points)
            return kind == .size ? attribute : nil
        }
        guard first.side == .same else { return nil }
        if kind == .size || second.item != superview {
            // `Edges.to` drops the constants, and centers have no `to`.
            guard kind == .size || kind == .edges && points == 0 && !items.isLayoutSupport(second.item) else {
                return nil
            }
            guard let name = items.expression(second.item) else { return nil }
            attribute.reference = EasyReference(item: name)
        }
        if points != 0 { attribute.constant = .points(points) }
        return attribute
    }

    private func attribute(for element: LibraryElement) -> EasyAttribute {
        EasyAttribute(
            kind: .single(element.attribute),
            constant: spelledConstant(of: element),
            reference: reference(of: element),
            priority: priority(of: element)
        )
    }

    /// What positions are compared with if nothing else is named: the superview, or the view of a guide.
    private var superview: Layout.Item? {
        guard case .guide(let guide) = item else { return items.superview(of: item) }
        return .view(items.section.layout.guides[guide].owner)
    }

    /// As spelled in source: with the opposite sign for the attributes at the end of an axis.
    private func constant(of element: LibraryElement) -> Double {
        element.attribute.negatesEasyConstant ? 0 - element.constant : element.constant
    }

    private func spelledConstant(of element: LibraryElement) -> EasyConstant? {
        let points = constant(of: element)
        if element.multiplier != 1 {
            return .scaled(element.relation, points, by: element.multiplier)
        }
        if element.relation != .equal { return .compared(element.relation, points) }
        return points == 0 && element.second != nil ? nil : .points(points)
    }

    private func reference(of element: LibraryElement) -> EasyReference? {
        guard let second = element.second, let name = items.expression(second.item) else { return nil }
        let isSuperview = second.item == superview && !element.attribute.isSize
        if isSuperview, second.attribute == element.attribute { return nil }
        let isImplied = !isSuperview && second.attribute == element.attribute.easyOpposite
        return EasyReference(item: name, attribute: isImplied ? nil : second.attribute)
    }

    private func priority(of element: LibraryElement) -> Double? { element.priority == 1000 ? nil : element.priority }
}
