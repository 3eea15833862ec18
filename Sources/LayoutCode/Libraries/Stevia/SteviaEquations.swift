import LayoutModel
import LayoutSyntax

/// Stevia's equations, and how its constraints are made.
extension CodeRun {
    private var steviaState: SteviaState {
        get { state(of: SteviaLibrary.self).value }
        nonmutating _modify { yield &state(of: SteviaLibrary.self).value }
    }

    var steviaPriority: Double { steviaState.priority }

    func steviaSetPriority(_ priority: Double, _ token: Int) {
        steviaState.priority = priority
        steviaState.token = token
    }

    // MARK: Blocks

    /// The values that the lines of a block have.
    mutating func steviaBlock(_ closure: CodeClosure) throws(ReadError) -> [CodeValue] {
        steviaState.blocks.append((frames.count + 1, []))
        let only = try run(closure, [])
        let values = steviaState.blocks.removeLast().values
        if case .none = only { return values }
        return values + [only]
    }

    /// - Returns: Whether the value is one of a block's.
    func steviaKeep(_ value: CodeValue) -> Bool {
        guard let block = steviaState.blocks.last, block.depth == frames.count else { return false }
        steviaState.blocks[steviaState.blocks.count - 1].values.append(value)
        return true
    }

    // MARK: Constraints

    /// - Parameter isAnchored: Whether it is made of anchors, and so required whatever the setting.
    @discardableResult
    mutating func steviaMake(
        _ first: Layout.Anchor,
        _ relation: Relation,
        _ second: Layout.Anchor?,
        multiplier: Double = 1,
        constant: Double,
        isAnchored: Bool = false,
        _ token: Int
    ) throws(ReadError) -> Int {
        var constraint = Layout.Constraint(id: "")
        constraint.first = first
        constraint.relation = relation
        constraint.second = second
        constraint.multiplier = multiplier
        constraint.constant = constant
        constraint.priority = isAnchored ? 1000 : steviaPriority
        let made = try make(constraint, token)
        constraints[made].constraint.isActive = true
        return made
    }

    mutating func steviaSuperview(of view: Int, _ token: Int) throws(ReadError) -> Int {
        guard let superview = superviewOrUnknown(of: .view(view)) else {
            throw fault("the view has no superview here, so Stevia makes no constraint", token)
        }
        return superview
    }

    /// An attribute and the same one of the superview.
    mutating func steviaPin(
        _ view: Int,
        _ attribute: LayoutAttribute,
        _ relation: Relation,
        _ constant: Double,
        _ token: Int
    ) throws(ReadError) {
        let superview = try steviaSuperview(of: view, token)
        try steviaMake(
            .init(.view(view), attribute),
            relation,
            .init(.view(superview), attribute),
            constant: constant,
            token
        )
    }

    /// A constraint that is added to a view: both items have to be in it.
    func steviaCheck(_ other: Int, isWithin superview: Int, _ token: Int) throws(ReadError) {
        if !isWithin(other, superview) {
            throw fault(
                "the constraint is added to a view that does not contain both items, so UIKit would stop",
                token
            )
        }
    }

    private func isWithin(_ view: Int, _ ancestor: Int) -> Bool {
        var next: Int? = view
        while let object = next {
            if object == ancestor { return true }
            next = superview(of: .view(object))
        }
        return false
    }

    // MARK: Equations

    mutating func steviaEquation(
        _ left: CodeValue,
        _ symbol: String,
        _ right: CodeValue,
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        switch (left, symbol, right) {
        case (.number(let percent), "%", _):
            guard case .attribute(let anchor, let constant, _)? = right.stevia else { return nil }
            return .stevia(.attribute(anchor, constant: constant, multiplier: percent / 100))
        case (_, _, .number(let number)):
            guard let value = left.stevia else { return nil }
            return try steviaEquation(value, symbol, number, token)
        default: break
        }
        guard let relation = Relation.allCases.first(where: { $0.symbol == symbol }),
            case .attribute(let first, let constant, let multiplier)? = left.stevia, let second = right.stevia
        else { return nil }
        switch second {
        case .attribute(let other, let added, let factor):
            if relation == .equal {
                return .constraint(
                    try steviaEqual(first, other, factor ?? multiplier ?? 1, added ?? constant ?? 0, token)
                )
            }
            try steviaCheckLeft(constant, multiplier, token)
            guard case .view(let view) = first.item, case .view(let item) = other.item else { return nil }
            try steviaCheck(item, isWithin: steviaSuperview(of: view, token), token)
            return .constraint(
                try steviaMake(first, relation, other, multiplier: factor ?? 1, constant: added ?? 0, token)
            )
        case .anchor(let other, let added):
            guard relation == .equal else { throw fault("Stevia compares layout guides by == only", token) }
            try steviaCheckLeft(constant, multiplier, token)
            if first.attribute.isBaseline || first.attribute.isSize {
                throw fault("Stevia has no \(first.attribute.rawValue) of a layout guide", token)
            }
            return .constraint(try steviaMake(first, .equal, other, constant: added, isAnchored: true, token))
        default: return nil
        }
    }

    private func steviaCheckLeft(_ constant: Double?, _ multiplier: Double?, _ token: Int) throws(ReadError) {
        if constant != nil || multiplier != nil { throw fault("the number on the left side has no effect", token) }
    }

    /// An attribute with a number.
    private mutating func steviaEquation(
        _ left: SteviaValue,
        _ symbol: String,
        _ number: Double,
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        switch (left, symbol) {
        case (.attribute(let anchor, _, let multiplier), "+"):
            return .stevia(.attribute(anchor, constant: number, multiplier: multiplier))
        case (.attribute(let anchor, _, let multiplier), "-"):
            return .stevia(.attribute(anchor, constant: -number, multiplier: multiplier))
        // A factor replaces the one before it.
        case (.attribute(let anchor, let constant, _), "*"):
            return .stevia(.attribute(anchor, constant: constant, multiplier: number))
        case (.attribute(let anchor, let constant, _), "/"):
            if number == 0 { throw fault("this divides by 0", token) }
            return .stevia(.attribute(anchor, constant: constant, multiplier: 1 / number))
        case (.anchor(let anchor, _), "+"): return .stevia(.anchor(anchor, constant: number))
        case (.anchor(let anchor, _), "-"): return .stevia(.anchor(anchor, constant: -number))
        case (.attribute(let anchor, let constant, let multiplier), "=="),
            (.attribute(let anchor, let constant, let multiplier), ">="),
            (.attribute(let anchor, let constant, let multiplier), "<="):
            try steviaCheckLeft(constant, multiplier, token)
            guard case .view(let view) = anchor.item else { return nil }
            let superview = try steviaSuperview(of: view, token)
            let relation = Relation.allCases.first { $0.symbol == symbol } ?? .equal
            // Of the far edges, trailing alone points outwards; relations are never turned.
            let isFar = anchor.attribute == .bottom || anchor.attribute == .right
            return .constraint(
                try steviaMake(
                    anchor,
                    relation,
                    anchor.attribute.isSize ? nil : .init(.view(superview), anchor.attribute),
                    constant: isFar ? -number : number,
                    token
                )
            )
        default: return nil
        }
    }

    /// Where the views are decides whether anything is made, and which item comes first.
    mutating func steviaEqual(
        _ first: Layout.Anchor,
        _ second: Layout.Anchor,
        _ multiplier: Double,
        _ constant: Double,
        _ token: Int
    ) throws(ReadError) -> Int {
        guard case .view(let view) = first.item, case .view(let other) = second.item else {
            throw fault("expected attributes of views", token)
        }
        let superview = superview(of: first.item)
        let otherSuperview = self.superview(of: second.item)
        let isSwapped = superview != otherSuperview && superview != other && otherSuperview == view
        let isConnected: Bool
        if superview == otherSuperview {
            isConnected = superview != nil
        } else if isSwapped || isWithin(view, other) || isWithin(other, view) {
            isConnected = true
        } else {
            var root = view
            while let next = self.superview(of: .view(root)) { root = next }
            isConnected = superview != nil && otherSuperview != nil && isWithin(other, root)
        }
        guard isConnected else {
            throw fault("the views have no common superview here, so Stevia makes no constraint", token)
        }
        return try steviaMake(
            isSwapped ? second : first,
            .equal,
            isSwapped ? first : second,
            multiplier: multiplier,
            constant: constant,
            token
        )
    }
}
