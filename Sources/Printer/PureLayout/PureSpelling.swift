import LayoutModel

/// Spells the constraints of one view as calls.
struct PureSpelling {
    typealias Ranked = (rank: Int, call: PureCall)

    let receiver: String
    let item: Layout.Item
    let items: LibraryItems

    /// The calls for constraints that differ in attributes and constants only.
    func calls(for alike: [LibraryElement]) -> [Ranked] {
        var rest = alike
        var calls: [Ranked] = []
        // Combinations return several constraints.
        if let first = alike.first, alike.count > 1, first.label == nil, first.relation == .equal, first.multiplier == 1
        {
            while let combined = combination(&rest) { calls.append(combined) }
        }
        return calls + rest.map { ($0.rank, single($0)) }
    }

    // MARK: Combinations

    private func combination(_ rest: inout [LibraryElement]) -> Ranked? {
        guard let first = rest.first else { return nil }
        if first.side == .alone {
            guard let pair = LibraryElement.take([.width, .height], from: &rest) else { return nil }
            return (pair[0].rank, call(.dimensions(width: pair[0].constant, height: pair[1].constant)))
        }
        guard let border = border(of: first) else { return nil }
        let edges: [LayoutAttribute] = [.top, .leading, .bottom, .trailing]
        if let all = LibraryElement.take(edges, from: &rest) {
            return (all[0].rank, call(.superviewEdges(border, insets(all), excluded: nil)))
        }
        if border != .margin {
            for excluded in edges {
                guard let three = LibraryElement.take(edges.filter { $0 != excluded }, from: &rest) else { continue }
                // Without its insets, the method has no excluded edge.
                let insets = insets(three) ?? SourceInsets(top: 0, left: 0, bottom: 0, right: 0)
                return (three[0].rank, call(.superviewEdges(border, insets, excluded: excluded)))
            }
        }
        guard border == .edge else { return nil }
        var centered = rest.filter { $0.constant == 0 }
        guard let centers = LibraryElement.take([.centerX, .centerY], from: &centered) else { return nil }
        for center in centers {
            if let place = rest.firstIndex(where: { $0.attribute == center.attribute && $0.constant == 0 }) {
                rest.remove(at: place)
            }
        }
        return (centers[0].rank, call(.center))
    }

    /// What of the superview the second anchors are; `nil` if they are of something else.
    private func border(of element: LibraryElement) -> PureBorder? {
        guard let second = element.second else { return nil }
        if second.item == items.superview(of: item) {
            return element.side == .same ? .edge : element.side == .margin ? .margin : nil
        }
        return element.side == .same && items.isSafeArea(second.item, ofSuperviewOf: item) ? .safeArea : nil
    }

    /// `nil` if all are 0.
    private func insets(_ edges: [LibraryElement]) -> SourceInsets? {
        func inset(_ attribute: LayoutAttribute) -> Double {
            edges.first { $0.attribute == attribute }?.inset ?? 0
        }
        if edges.allSatisfy({ $0.constant == 0 }) { return nil }
        return SourceInsets(
            top: inset(.top),
            left: inset(.leading),
            bottom: inset(.bottom),
            right: inset(.trailing)
        )
    }

    // MARK: Single constraints

    private func single(_ element: LibraryElement) -> PureCall {
        var made = call(method(element))
        made.property = element.property
        made.identifier = element.label
        if element.second != nil, element.multiplier != 1, element.constant != 0 { made.constant = element.constant }
        return made
    }

    private func method(_ element: LibraryElement) -> PureMethod {
        let attribute = element.attribute
        let relation = element.relation == .equal ? nil : element.relation
        guard let second = element.second else { return .dimension(attribute, element.constant, relation) }
        if attribute.isEdge, element.multiplier == 1, let border = border(of: element) {
            // Insets of far edges point inwards, and their relations, too.
            let inward = attribute.isFarEdge ? relation?.mirrored : relation
            let inset = element.inset == 0 ? nil : element.inset
            switch border {
            case .margin:
                if inset == nil || inward == nil { return .superviewEdge(border, attribute, inset: inset, inward) }
            case .edge, .safeArea:
                return .superviewEdge(border, attribute, inset: inset ?? (inward == nil ? nil : 0), inward)
            }
        }
        let name = items.expression(second.item) ?? "missing"
        let isPlain = relation == nil && element.multiplier == 1 && element.constant == 0
        if attribute.isCenter, isPlain, element.side == .same, second.item == items.superview(of: item) {
            return .superviewAxis(attribute)
        }
        let amount = amount(element)
        if attribute.isPureAxis, element.side == .same, relation == nil { return .axis(attribute, of: name, amount) }
        if attribute.isEdge, second.attribute.isEdge, element.multiplier == 1 {
            return .edge(attribute, to: second.attribute, of: name, amount, relation)
        }
        if attribute.isSize, second.attribute.isSize {
            return .match(attribute, to: second.attribute, of: name, amount, relation)
        }
        return .attribute(attribute, to: second.attribute, of: name, amount, relation)
    }

    /// A relation follows an offset or a multiplier.
    private func amount(_ element: LibraryElement) -> PureAmount? {
        if element.multiplier != 1 { return .multiplier(element.multiplier) }
        return element.constant != 0 || element.relation != .equal ? .offset(element.constant) : nil
    }

    private func call(_ method: PureMethod) -> PureCall { PureCall(receiver: receiver, method: method) }
}
