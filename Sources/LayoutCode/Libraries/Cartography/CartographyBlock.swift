import LayoutModel
import LayoutSyntax

/// Blocks with the constraints that they collect, and groups of these (`Constrain.swift`, `ConstraintGroup.swift`).
extension CodeRun {
    /// `constrain(title, view, replace: group) { title, view in … }`
    mutating func cartographyBlock(_ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError)
        -> CodeValue
    {
        if arguments.count == 1, arguments[0].label == "clear" {
            let group = try cartographyGroup(arguments[0].value)
            replace(group, with: [])
            return .none
        }
        let items = Array(arguments.prefix { $0.label == nil && !isBlock($0.value) })
        var rest = arguments.dropFirst(items.count)
        let group = rest.first?.label == "replace" ? try cartographyGroup(rest.removeFirst().value) : nil
        guard !items.isEmpty, let last = rest.popFirst(), rest.isEmpty, last.label == nil || last.label == "block",
            case .closure(let closure) = try evaluate(last.value)
        else { throw fault("expected constrain(view) { view in … }", token) }
        if items.count > 10 { throw fault("constrain takes 10 items at most", items[10].value.token) }
        let block = cartography.blocks.count
        cartography.blocks.append([])
        var proxies: [CodeValue] = []
        for item in items {
            let value = try evaluate(item.value)
            if items.count == 1, case .list(let values) = value {
                var list: [CodeValue] = []
                for value in values { list.append(try cartographyProxy(value, block, item.value.token)) }
                proxies.append(.list(list))
            } else {
                proxies.append(try cartographyProxy(value, block, item.value.token))
            }
        }
        guard closure.parameters.isEmpty || closure.parameters.count == items.count else {
            throw fault("the block names \(closure.parameters.count) of \(items.count) items", last.value.token)
        }
        let result = try run(closure, proxies)
        if let lack = result.cartography?.lack { throw fault(lack, last.value.token) }
        let made = cartography.blocks[block] ?? []
        cartography.blocks[block] = nil
        let target = group ?? cartographyGroup()
        replace(target, with: made)
        return .library(CartographyValue.group(target))
    }

    private func isBlock(_ expression: SwiftCode.Expression) -> Bool {
        if case .chain(.closure, let links, _) = expression { links.isEmpty } else { false }
    }

    private mutating func cartographyProxy(_ value: CodeValue, _ block: Int, _ token: Int) throws(ReadError)
        -> CodeValue
    {
        var proxy: CartographyProxy
        if case .support(let guide)? = value.cartography {
            proxy = CartographyProxy(item: .guide(guide), kind: .support, block: block)
        } else {
            proxy = CartographyProxy(item: try item(value, token), kind: .view, block: block)
            if case .guide(let guide) = proxy.item {
                proxy.kind = .guide
                if guides[guide].guide.kind == .topLayout || guides[guide].guide.kind == .bottomLayout {
                    throw fault(
                        "a controller's guides have proxies as car_topLayoutGuide and car_bottomLayoutGuide",
                        token
                    )
                }
            }
        }
        return .library(CartographyValue.proxy(proxy))
    }

    // MARK: Groups

    func cartographyGroup() -> Int {
        cartography.groups.append([])
        return cartography.groups.count - 1
    }

    private mutating func cartographyGroup(_ expression: SwiftCode.Expression) throws(ReadError) -> Int {
        let value = try evaluate(expression)
        guard case .group(let group)? = value.cartography else {
            throw fault("found \(value.noun), expected a group of constraints", expression.token)
        }
        return group
    }

    private mutating func replace(_ group: Int, with made: [Int]) {
        for constraint in cartography.groups[group] { constraints[constraint].constraint.isActive = false }
        for constraint in made { constraints[constraint].constraint.isActive = true }
        cartography.groups[group] = made
    }
}
