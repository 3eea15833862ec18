import LayoutModel
import LayoutSyntax

/// What changes lines, and what installs them.
extension CodeRun {
    /// The methods of constraints besides relations.
    mutating func masonryModify(
        _ node: Int,
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) {
        let leaves = masonryLeaves(node)
        if arguments.isEmpty {
            switch name {
            case "install", "activate":
                for leaf in leaves { try masonryInstall(leaf, updatesExisting: false) }
            case "uninstall", "deactivate":
                for leaf in leaves { masonryUninstall(leaf) }
            default:
                guard let priority = MasonryWords.priorities[name] else {
                    throw fault("Masonry has no \"\(name)\" here", token)
                }
                try masonryState("priority", of: leaves, token)
                try masonryChange(leaves, "priority", token) { $0.priority = priority }
            }
            return
        }
        guard arguments.count == 1 else { throw fault("\"\(name)\" takes one value", token) }
        let argument = arguments[0].value
        switch name {
        case "multipliedBy", "dividedBy":
            let factor = try number(argument)
            if name == "dividedBy", factor == 0 { throw fault("this divides by 0", argument.token) }
            try masonryState("multiplier", of: leaves, token)
            try masonryChange(leaves, "multiplier", token) { $0.multiplier = name == "dividedBy" ? 1 / factor : factor }
        case "priority":
            let priority = try masonryPriority(argument)
            try masonryState("priority", of: leaves, token)
            try masonryChange(leaves, "priority", token) { $0.priority = priority }
        case "key" where !isStrict: _ = try evaluate(argument)
        default:
            try masonryState("constant", of: leaves, token)
            let value = try masonryConstant(name, argument, token)
            for leaf in leaves { try masonrySet(value, of: leaf, argument.token) }
        }
    }

    /// Refuses in a strict run what is said twice of a line, so that the first has no effect.
    mutating func masonryState(_ what: String, of leaves: [Int], _ token: Int) throws(ReadError) {
        guard isStrict else { return }
        for leaf in leaves where masonry.nodes[leaf].line?.stated.insert(what).inserted == false {
            throw fault("the line has a \(what) already", token)
        }
    }

    private mutating func masonryPriority(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        if case .chain(.name(let name), let links, _) = expression, links.isEmpty,
            let priority = MasonryWords.priorityConstants[name]
        {
            return priority
        }
        return try requiredPriority(expression)
    }

    /// What `offset`, `insets` and the like take.
    private mutating func masonryConstant(
        _ name: String,
        _ expression: SwiftCode.Expression,
        _ token: Int
    ) throws(ReadError) -> MasonryValue.Boxed {
        switch name {
        case "offset" where !masonryDefines("MAS_SHORTHAND_GLOBALS"): return .number(try number(expression))
        case "offset", "mas_offset", "valueOffset":
            let value = try masonryTarget(expression, boxes: name != "valueOffset")
            guard case .boxed(let boxed)? = value.masonry else {
                throw fault("found \(value.noun), expected a number", expression.token)
            }
            return boxed
        case "inset":
            let inset = try number(expression)
            let edges = ["top", "left", "bottom", "right"]
            return .structure("UIEdgeInsets", Dictionary(edges.map { ($0, inset) }) { $1 })
        case "insets": return .structure("UIEdgeInsets", try structure(expression, "UIEdgeInsets").numbers)
        case "sizeOffset": return .structure("CGSize", try structure(expression, "CGSize").numbers)
        case "centerOffset": return .structure("CGPoint", try structure(expression, "CGPoint").numbers)
        default: throw fault("Masonry has no \"\(name)\" here", token)
        }
    }

    /// Changes what a constraint of UIKit cannot change any more once it is installed.
    private mutating func masonryChange(
        _ leaves: [Int],
        _ what: String,
        _ token: Int,
        _ change: (inout MasonryLine) -> Void
    ) throws(ReadError) {
        for leaf in leaves {
            guard var line = masonryNode(leaf).line else { continue }
            if let made = line.made, constraints[made].constraint.isActive {
                throw fault("the constraint is installed, so Masonry cannot change its \(what)", token)
            }
            change(&line)
            masonry.nodes[leaf].line = line
        }
    }

    // MARK: Blocks

    /// `[title mas_makeConstraints:^(MASConstraintMaker *make) { … }]`
    mutating func masonryBlock(
        _ name: String,
        _ receiver: CodeValue,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> [CodeValue] {
        guard case .object(let view) = receiver, case .view = try item(receiver, token) else {
            throw fault("found \(receiver.noun), expected a view", token)
        }
        guard arguments.count == 1, case .closure(let block) = try evaluate(arguments[0].value) else {
            throw fault("expected a block such as ^(MASConstraintMaker *make) { … }", token)
        }
        let maker = masonryMaker(view, updatesExisting: name == "updateConstraints")
        try run(block, [.masonry(.maker(maker))])
        if name == "remakeConstraints" {
            for constraint in objects[view].libraryConstraints { constraints[constraint].constraint.isActive = false }
            objects[view].libraryConstraints = []
        }
        return try masonryInstall(maker: maker)
    }

    mutating func masonryMaker(_ view: Int, updatesExisting: Bool = false) -> Int {
        objects[view].view.statedTranslatesAutoresizingMask = false
        masonry.makers.append(.init(view: view, updatesExisting: updatesExisting))
        return masonry.makers.count - 1
    }

    @discardableResult
    mutating func masonryInstall(maker: Int) throws(ReadError) -> [CodeValue] {
        masonry.makers[maker].isOpen = false
        let roots = masonry.makers[maker].roots
        for root in roots {
            for leaf in masonryLeaves(root) {
                try masonryInstall(leaf, updatesExisting: masonry.makers[maker].updatesExisting)
            }
        }
        return roots.map { .masonry(.constraint($0)) }
    }

    private mutating func masonryUninstall(_ leaf: Int) {
        guard let line = masonryNode(leaf).line, let made = line.made else { return }
        constraints[made].constraint.isActive = false
        objects[line.view].libraryConstraints.removeAll { $0 == made }
    }

    private mutating func masonryInstall(_ leaf: Int, updatesExisting: Bool) throws(ReadError) {
        guard let line = masonryNode(leaf).line else { return }
        try count(line.token)
        if let made = line.made {
            if constraints[made].constraint.isActive { return }
            constraints[made].constraint.isActive = true
            objects[line.view].libraryConstraints.append(made)
            return
        }
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(line.view), line.attribute)
        constraint.relation = line.relation ?? .equal
        constraint.second = try masonrySecond(of: line)
        if constraint.second != nil { constraint.multiplier = line.multiplier }
        constraint.constant = line.constant
        constraint.priority = line.priority
        constraint.name = line.name
        if updatesExisting, let known = masonryConstraint(like: constraint, of: line.view) {
            constraints[known].constraint.constant = line.constant
            masonry.nodes[leaf].line?.made = known
            return
        }
        let made = try add(constraint, line.token)
        constraints[made].constraint.isActive = true
        objects[line.view].libraryConstraints.append(made)
        masonry.nodes[leaf].line?.made = made
    }

    /// The second anchor: positions without one are compared with the superview's.
    private func masonrySecond(of line: MasonryLine) throws(ReadError) -> Layout.Anchor? {
        guard let second = line.second else {
            if line.attribute.isSize {
                if isStrict, line.multiplier != 1 { throw fault("a multiplier has no effect here", line.token) }
                return nil
            }
            if isStrict, line.multiplier != 1 { throw fault("a multiplier has no effect here", line.token) }
            guard let superview = superview(of: .view(line.view)) else {
                throw fault("the view has no superview here, so Masonry would stop", line.token)
            }
            return .init(.view(superview), line.attribute)
        }
        let pair = "\(line.attribute.rawValue) cannot be constrained to \(second.attribute.rawValue)"
        guard MasonryWords.arePaired(line.attribute, second.attribute) else { throw fault(pair, line.token) }
        if line.multiplier == 0, !line.attribute.isSize {
            throw fault("a position cannot have the multiplier 0", line.token)
        }
        if let view = line.secondView, !shareSuperview(line.view, view) {
            throw fault("the two views have no common superview here, so Masonry would stop", line.token)
        }
        return second
    }

    /// Whether two views are in one hierarchy, as far as this file knows.
    private func shareSuperview(_ first: Int, _ second: Int) -> Bool {
        func root(_ view: Int) -> Int {
            var root = view
            while let parent = superview(of: .view(root)) { root = parent }
            return root
        }
        let roots = (root(first), root(second))
        func isKnown(_ view: Int) -> Bool {
            !objects[view].isOutlet && !objects[view].isDeclaredElsewhere && !(isStrict && objects[view].isGiven)
        }
        return roots.0 == roots.1 || !isKnown(roots.0) || !isKnown(roots.1)
    }

    /// The last installed constraint of a view that differs from another one by its constant only.
    private func masonryConstraint(like constraint: Layout.Constraint, of view: Int) -> Int? {
        objects[view].libraryConstraints.last { index in
            let other = constraints[index].constraint
            return other.first == constraint.first && other.second == constraint.second
                && other.relation == constraint.relation && other.multiplier == constraint.multiplier
                && other.priority == constraint.priority
        }
    }
}
