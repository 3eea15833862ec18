import LayoutModel
import LayoutSyntax

/// What several libraries have in common when they make constraints.
extension CodeRun {
    /// The superview of a view, or the view that a guide was added to.
    func superview(of item: Layout.Item) -> Int? {
        switch item {
        case .view(let object): objects[object].parent ?? objects[object].memberOf
        case .guide(let guide): guides[guide].owner
        case .missing: nil
        }
    }

    /// The same; in a tolerant run there is always one, which nothing is known of where the code does not say which.
    mutating func superviewOrUnknown(of item: Layout.Item) -> Int? {
        if let known = superview(of: item) { return known }
        guard isTolerant, case .view(let object) = item else { return nil }
        var container = CodeObject(className: "UIView")
        container.isGiven = true
        container.isDeclaredElsewhere = true
        container.view.name = "superview"
        container.place = objects[object].place
        container.file = objects[object].file
        container.doubt =
            "which view \(objects[object].view.name ?? objects[object].view.shortClassName) is in, is not known"
        container.children = [object]
        let index = add(container)
        objects[object].parent = index
        objects[object].doubt = objects[object].doubt ?? "the view that it is in is not known"
        roots = roots.map { $0 == object ? index : $0 }
        return index
    }

    /// Whether a guide is one of a controller's bars, which has three anchors only.
    func isLayoutSupport(_ guide: Int) -> Bool {
        let kind = guides[guide].guide.kind
        return kind == .topLayout || kind == .bottomLayout
    }

    /// The layout direction of a view as far as the code sets it, and else from the left to the right, which a strict run does
    /// not take for granted.
    func direction(of item: Layout.Item?, orRefuse message: String, _ token: Int) throws(ReadError) -> LayoutDirection {
        if case .view(let object)? = item, let stated = objects[object].view.statedDirection { return stated }
        if isStrict { throw fault(message, token) }
        return .leftToRight
    }

    /// Adds a constraint as NSLayoutConstraint's initializer makes it. Attributes that it throws on are an error here, since
    /// the program would end at this line.
    mutating func make(_ constraint: Layout.Constraint, _ token: Int) throws(ReadError) -> Int {
        var constraint = constraint
        guard let first = constraint.first else { throw fault("the constraint has no first item", token) }
        if let second = constraint.second {
            try checkPair(first.attribute, second.attribute, token)
            if constraint.multiplier == 0, !first.attribute.isSize {
                throw fault("a position cannot be 0 times another one, so UIKit would stop", token)
            }
        } else {
            guard first.attribute.isSize else {
                throw fault("\(first.attribute.rawValue) cannot equal a constant alone, so UIKit would stop", token)
            }
            constraint.multiplier = 1
        }
        guard !constraint.constant.isInfinite, !constraint.multiplier.isInfinite else {
            throw fault("the number is too large", token)
        }
        // A negated 0 is 0.
        if constraint.constant == 0 { constraint.constant = 0 }
        return try add(constraint, token)
    }

    private func checkPair(_ first: LayoutAttribute, _ second: LayoutAttribute, _ token: Int) throws(ReadError) {
        let isMixed =
            first.isAbsoluteHorizontalEdge && second.isDirectional
            || first.isDirectional && second.isAbsoluteHorizontalEdge
        if first.isSize != second.isSize || !first.isSize && first.axis != second.axis || isMixed {
            throw fault(
                "\(first.rawValue) cannot be constrained to \(second.rawValue), so UIKit would stop",
                token
            )
        }
    }

    /// Whether the type of a view declares the function that a call means, which then is not the library's.
    func isDeclared(_ name: String, _ arguments: [SwiftCode.Argument], on value: CodeValue) -> Bool {
        guard case .object(let object) = value else { return false }
        return function(name, of: objects[object].type, arguments) != nil
    }

    /// A priority in (0, 1000]. To Swift a bare number is no `UILayoutPriority`.
    mutating func layoutPriority(_ expression: SwiftCode.Expression) throws(ReadError) -> Double {
        if case .number = expression {
            throw fault("found a number, expected a priority such as .defaultHigh", expression.token)
        }
        return try requiredPriority(expression)
    }
}

extension [SwiftCode.Argument] {
    /// The full name of a call as Swift's documentation writes it: `insertSubview(_:at:)`.
    func fullName(_ name: String) -> String {
        name + "(" + map { ($0.label ?? "_") + ":" }.joined() + ")"
    }
}
