import LayoutModel
import LayoutSyntax

/// The lines of Masonry's blocks.
extension CodeRun {
    // MARK: Attributes

    mutating func masonryMember(_ name: String, of value: MasonryValue, _ token: Int) throws(ReadError) -> CodeValue {
        switch value {
        case .maker(let maker):
            if let attribute = MasonryWords.attribute(name) {
                return .masonry(.constraint(masonryAdd([attribute], to: maker, token)))
            }
            if let attributes = MasonryWords.composite(name) {
                return .masonry(.constraint(masonryAdd(attributes, to: maker, token)))
            }
        case .constraint(let node):
            if name == "with" || name == "and", !isStrict { return .masonry(value) }
            if let attribute = MasonryWords.attribute(name) {
                return .masonry(.constraint(try masonryChain(attribute, to: node, token)))
            }
            if MasonryWords.composite(name) == nil, isMasonryMethod(name) {
                throw fault("\"\(name)\" is never called", token)
            }
        default: break
        }
        throw fault("Masonry has no \"\(name)\" here", token)
    }

    private func isMasonryMethod(_ name: String) -> Bool {
        masonryRelation(name) != nil || MasonryWords.priorities[name] != nil
            || [
                "offset", "inset", "insets", "sizeOffset", "centerOffset", "valueOffset", "mas_offset", "multipliedBy",
                "dividedBy", "priority", "key",
            ].contains(name)
    }

    private func masonryRelation(_ name: String) -> (relation: Relation, boxes: Bool)? {
        let hasPrefix = name.hasPrefix("mas_")
        let word = hasPrefix ? String(name.dropFirst(4)) : name
        guard let relation = Relation.allCases.first(where: { $0.rawValue + "To" == word }) else { return nil }
        return (relation, hasPrefix || masonryDefines("MAS_SHORTHAND_GLOBALS"))
    }

    /// A line of a maker: one constraint, or a composite of several.
    mutating func masonryAdd(_ attributes: [LayoutAttribute], to maker: Int, _ token: Int) -> Int {
        let view = masonry.makers[maker].view
        let first = masonry.nodes.count
        for attribute in attributes {
            let line = MasonryLine(view: view, attribute: attribute, token: token)
            masonry.nodes.append(.init(line: line, container: .maker(maker), maker: maker))
        }
        var root = first
        if attributes.count > 1 {
            root = masonryComposite(Array(first..<masonry.nodes.count), in: .maker(maker), maker)
        }
        masonry.makers[maker].roots.append(root)
        return root
    }

    private mutating func masonryComposite(_ children: [Int], in container: MasonryNode.Container, _ maker: Int) -> Int
    {
        let node = masonry.nodes.count
        masonry.nodes.append(.init(line: nil, children: children, container: container, maker: maker))
        for child in children { masonry.nodes[child].container = .node(node) }
        return node
    }

    /// `make.top` then `.left`
    private mutating func masonryChain(
        _ attribute: LayoutAttribute,
        to node: Int,
        _ token: Int
    ) throws(ReadError) -> Int {
        let maker = masonryNode(node).maker
        guard masonry.makers[maker].isOpen else { throw fault("the block of this constraint has ended", token) }
        if let line = masonryNode(node).line, line.relation != nil {
            throw fault("attributes come before the relation of a line, so Masonry would stop", token)
        }
        let new = masonry.nodes.count
        let line = MasonryLine(view: masonry.makers[maker].view, attribute: attribute, token: token)
        masonry.nodes.append(.init(line: line, container: .node(node), maker: maker))
        if masonryNode(node).line == nil {
            masonry.nodes[node].children.append(new)
            return node
        }
        let container = masonryNode(node).container
        switch container {
        case .node(let composite):
            masonry.nodes[new].container = .node(composite)
            masonry.nodes[composite].children.append(new)
            return new
        case .maker:
            let composite = masonryComposite([node, new], in: container, maker)
            masonryReplace(node, by: composite, in: container)
            return composite
        }
    }

    private mutating func masonryReplace(_ node: Int, by other: Int, in container: MasonryNode.Container) {
        switch container {
        case .maker(let maker):
            if let index = masonry.makers[maker].roots.lastIndex(of: node) {
                masonry.makers[maker].roots[index] = other
            }
        case .node(let composite):
            if let index = masonry.nodes[composite].children.lastIndex(of: node) {
                masonry.nodes[composite].children[index] = other
            }
        }
    }

    /// The constraints of a node, those of composites included.
    func masonryLeaves(_ node: Int) -> [Int] {
        var leaves: [Int] = []
        var pending = [node]
        while let next = pending.popLast() {
            if masonryNode(next).line != nil {
                leaves.append(next)
            } else {
                pending += masonryNode(next).children.reversed()
            }
        }
        return leaves
    }

    // MARK: Methods

    mutating func masonryCall(
        _ name: String,
        on value: MasonryValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        switch value {
        case .maker(let maker):
            if name == "attributes", arguments.count == 1 {
                return .masonry(.constraint(try masonryAttributes(arguments[0].value, maker, token)))
            }
            if name == "group", arguments.count == 1, case .closure(let block) = try evaluate(arguments[0].value) {
                let start = masonry.makers[maker].roots.count
                try run(block, [])
                let children = Array(masonry.makers[maker].roots[start...])
                // The lines stay the maker's as well; their own line of a composite is installed once.
                let composite = masonry.nodes.count
                masonry.nodes.append(.init(line: nil, children: children, container: .maker(maker), maker: maker))
                return .masonry(.constraint(composite))
            }
        case .constraint(let node):
            if let (relation, boxes) = masonryRelation(name) {
                guard arguments.count == 1 else { throw fault("\"\(name)\" takes one value", token) }
                let target = try masonryTarget(arguments[0].value, boxes: boxes)
                return .masonry(.constraint(try masonryRelate(node, relation, target, arguments[0].value.token, token)))
            }
            try masonryModify(node, name, arguments, token)
            return .masonry(value)
        default: break
        }
        throw fault("Masonry has no \"\(name)\" here", token)
    }

    /// `make.attributes(MASAttributeTop | MASAttributeLeft)`
    private mutating func masonryAttributes(
        _ expression: SwiftCode.Expression,
        _ maker: Int,
        _ token: Int
    ) throws(ReadError) -> Int {
        let value = try evaluate(expression)
        let values: [CodeValue] = if case .list(let values) = value { values } else { [value] }
        var attributes = Set<LayoutAttribute>()
        for value in values {
            guard case .type(let name) = value, name.hasPrefix("MASAttribute"),
                let attribute = MasonryWords.attribute(ObjectiveCNames.lowercased(String(name.dropFirst(12))))
            else { throw fault("found \(value.noun), expected an attribute such as MASAttributeTop", expression.token) }
            attributes.insert(attribute)
        }
        return masonryAdd(MasonryWords.order.filter(attributes.contains), to: maker, token)
    }

    private mutating func masonryRelate(
        _ node: Int,
        _ relation: Relation,
        _ target: CodeValue,
        _ targetToken: Int,
        _ token: Int
    ) throws(ReadError) -> Int {
        guard let line = masonryNode(node).line else {
            for child in masonryNode(node).children {
                _ = try masonryRelate(child, relation, target, targetToken, token)
            }
            return node
        }
        let isRelated = line.relation != nil
        if case .list(let targets) = target {
            guard !isRelated else { throw masonrySecondRelation(token) }
            let container = masonryNode(node).container
            let maker = masonryNode(node).maker
            var children: [Int] = []
            for target in targets {
                let child = masonry.nodes.count
                masonry.nodes.append(.init(line: line, container: container, maker: maker))
                masonry.nodes[child].line?.relation = relation
                try masonrySet(target, of: child, targetToken)
                children.append(child)
            }
            let composite = masonryComposite(children, in: container, maker)
            masonryReplace(node, by: composite, in: container)
            return composite
        }
        if isRelated {
            guard line.relation == relation, case .boxed? = target.masonry else { throw masonrySecondRelation(token) }
        }
        masonry.nodes[node].line?.relation = relation
        if case .boxed? = target.masonry { try masonryState("constant", of: [node], token) }
        try masonrySet(target, of: node, targetToken)
        return node
    }

    private func masonrySecondRelation(_ token: Int) -> ReadError {
        fault("this line has two relations, so Masonry would stop", token)
    }

    /// Compares a constraint with a view, an attribute or a boxed value.
    private mutating func masonrySet(_ target: CodeValue, of node: Int, _ token: Int) throws(ReadError) {
        guard let line = masonryNode(node).line else { return }
        switch target {
        case .object(let object):
            let item = try item(target, token)
            masonry.nodes[node].line?.second = .init(item, line.attribute)
            masonry.nodes[node].line?.secondView = object
        default:
            switch target.masonry {
            case .attribute(let anchor, let view)?:
                masonry.nodes[node].line?.second = anchor
                masonry.nodes[node].line?.secondView = view
            case .boxed(let value)?: try masonrySet(value, of: node, token)
            default: throw fault("found \(target.noun), expected a view, an attribute or a boxed number", token)
            }
        }
    }

    /// Gives a constraint the constant that a value stands for.
    mutating func masonrySet(_ value: MasonryValue.Boxed, of node: Int, _ token: Int) throws(ReadError) {
        if isStrict, let line = masonryNode(node).line, !line.isChanged(by: value) {
            throw fault("this has no effect on \(line.attribute.rawValue)", token)
        }
        switch value {
        case .number(let number): masonry.nodes[node].line?.constant = number
        case .structure("CGSize", let size): masonry.nodes[node].line?.set(size: size)
        case .structure("CGPoint", let point): masonry.nodes[node].line?.set(center: point)
        case .structure("UIEdgeInsets", let insets): masonry.nodes[node].line?.set(insets: insets)
        case .structure(let type, _): throw fault("Masonry takes no \(type), so it would stop", token)
        }
        guard let line = masonryNode(node).line, let made = line.made else { return }
        constraints[made].constraint.constant = line.constant
    }
}
