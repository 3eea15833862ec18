import LayoutModel
import LayoutSyntax

/// `mas_distributeViewsAlongAxis:`: views one after the other, with a spacing or a length that is fixed.
extension CodeRun {
    mutating func masonryDistribute(
        _ values: [CodeValue],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let labels = arguments.dropFirst().map { $0.label ?? "" }
        let isLength = labels == ["withFixedItemLength", "leadSpacing", "tailSpacing"]
        guard isLength || labels == ["withFixedSpacing", "leadSpacing", "tailSpacing"] else {
            throw fault("expected withFixedSpacing: or withFixedItemLength:, and leadSpacing:tailSpacing:", token)
        }
        let axis = try evaluate(arguments[0].value)
        let isHorizontal: Bool
        switch axis {
        case .type("MASAxisTypeHorizontal"): isHorizontal = true
        case .type("MASAxisTypeVertical"): isHorizontal = false
        default: throw fault("found \(axis.noun), expected MASAxisTypeHorizontal", arguments[0].value.token)
        }
        let fixed = try number(arguments[1].value)
        let lead = try number(arguments[2].value)
        let tail = try number(arguments[3].value)
        var views: [Int] = []
        for value in values {
            guard case .object(let view) = value, case .view = try item(value, token) else {
                throw fault("found \(value.noun), expected a view", token)
            }
            views.append(view)
        }
        guard views.count > 1, let superview = commonSuperview(of: views) else {
            throw fault(
                views.count > 1
                    ? "the views have no common superview here, so Masonry would stop"
                    : "one view cannot be distributed, so Masonry would stop",
                token
            )
        }
        let size: LayoutAttribute = isHorizontal ? .width : .height
        let near: LayoutAttribute = isHorizontal ? .left : .top
        let far: LayoutAttribute = isHorizontal ? .right : .bottom
        let last = views.count - 1
        for (index, view) in views.enumerated() {
            let maker = masonryMaker(view)
            func line(_ attribute: LayoutAttribute, _ other: Int?, _ second: LayoutAttribute, _ constant: Double) -> Int
            {
                let node = masonryAdd([attribute], to: maker, token)
                masonry.nodes[node].line?.relation = .equal
                masonry.nodes[node].line?.second = other.map { .init(.view($0), second) }
                masonry.nodes[node].line?.constant = constant
                return node
            }
            if isLength { _ = line(size, nil, size, fixed) }
            if index == 0 {
                _ = line(near, superview, near, lead)
            } else {
                if !isLength {
                    _ = line(size, views[index - 1], size, 0)
                    _ = line(near, views[index - 1], far, fixed)
                }
                if index == last {
                    _ = line(far, superview, far, 0 - tail)
                } else if isLength {
                    let part = Double(index) / Double(last)
                    let offset = (1 - part) * (fixed + lead) - Double(index) * tail / Double(last)
                    let node = line(far, superview, far, offset)
                    masonry.nodes[node].line?.multiplier = part
                }
            }
            try masonryInstall(maker: maker)
        }
        return .none
    }

    /// The closest view that contains all of them.
    private func commonSuperview(of views: [Int]) -> Int? {
        var common = views[0]
        for view in views.dropFirst() {
            var ancestors = Set<Int>()
            var next: Int? = common
            while let ancestor = next {
                ancestors.insert(ancestor)
                next = objects[ancestor].parent
            }
            next = view
            while let ancestor = next, !ancestors.contains(ancestor) { next = objects[ancestor].parent }
            guard let next else { return nil }
            common = next
        }
        return common
    }
}
