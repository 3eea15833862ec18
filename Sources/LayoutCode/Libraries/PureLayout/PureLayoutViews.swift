import LayoutModel
import LayoutSyntax

/// PureLayout's methods of views.
extension CodeRun {
    mutating func pureLayout(_ call: PureLayoutCall, on view: Int) throws(ReadError) -> CodeValue {
        guard let method = PureLayoutMethod(call.name) else { throw unknown(call) }
        let values = call.arguments.map(\.value)
        let relation: Relation =
            try call.value("relation").map { (value) throws(ReadError) in try option(value) } ?? .equal
        switch method {
        case .edge(let border):
            let inset = try call.value("withInset").map { (value) throws(ReadError) in try number(value) } ?? 0
            let edge = try pureLayoutEdge(values[0])
            return .constraint(try pureLayoutPin(view, edge, to: border, inset, relation, call.token))
        case .edges(let border): return try pureLayoutPin(view, to: border, call)
        case .center(let isMargin):
            return .list([
                try pureLayoutCenter(view, .centerY, isMargin: isMargin, call.token),
                try pureLayoutCenter(view, .centerX, isMargin: isMargin, call.token),
            ])
        case .superviewAxis(let isMargin):
            let axis = try pureLayoutAxis(values[0])
            if isMargin, axis.isBaseline {
                throw fault("a baseline has no margin, so PureLayout would stop", values[0].token)
            }
            return try pureLayoutCenter(view, axis, isMargin: isMargin, call.token)
        case .sameAxis:
            let axis = try pureLayoutAxis(values[0])
            return try pureLayoutPair(view, axis, axis, of: values[1], .equal, call)
        case .size:
            let size = try structure(values[0], "CGSize").numbers
            return .list([
                .constraint(try pureLayoutSize(view, .width, size["width"] ?? 0, call.token)),
                .constraint(try pureLayoutSize(view, .height, size["height"] ?? 0, call.token)),
            ])
        case .dimension:
            let dimension = try pureLayoutDimension(values[0])
            return .constraint(
                try pureLayoutSize(view, dimension, number(values[1]), call.token, relation)
            )
        case .contentPriority(let isHugging):
            guard let priority = pureLayoutPriority else {
                throw fault("the call needs a block of NSLayoutConstraint.autoSetPriority around it", call.token)
            }
            let axis: Axis = try pureLayoutAxis(values[0]) == .centerX ? .vertical : .horizontal
            objects[view].view.statedTranslatesAutoresizingMask = false
            if isHugging {
                objects[view].view.contentHugging[axis] = priority
            } else {
                objects[view].view.compressionResistance[axis] = priority
            }
            return .none
        case .layoutGuide(let kind):
            return try pureLayoutGuide(view, kind, of: values[0], number(values[1]), relation, call.token)
        case .pin:
            return try pureLayoutPair(
                view,
                pureLayoutEdge(values[0]),
                pureLayoutEdge(values[1]),
                of: values[2],
                relation,
                call
            )
        case .match:
            return try pureLayoutPair(
                view,
                pureLayoutDimension(values[0]),
                pureLayoutDimension(values[1]),
                of: values[2],
                relation,
                call
            )
        case .attribute:
            return try pureLayoutPair(
                view,
                pureLayoutAttribute(values[0]),
                pureLayoutAttribute(values[1]),
                of: values[2],
                relation,
                call
            )
        }
    }

    // MARK: The superview

    private mutating func pureLayoutPin(
        _ view: Int,
        to border: PureLayoutBorder,
        _ call: PureLayoutCall
    ) throws(ReadError) -> CodeValue {
        let insets = try call.value("with").map { (value) throws(ReadError) in
            try structure(value, "UIEdgeInsets").numbers
        }
        let excluded = try (call.value("excludingEdge") ?? call.value("toSuperviewMarginsExcludingEdge")).map {
            (value) throws(ReadError) in try pureLayoutEdge(value)
        }
        var made: [CodeValue] = []
        for (edge, inset) in border.edges(excluding: excluded) {
            made.append(
                .constraint(try pureLayoutPin(view, edge, to: border, insets?[inset] ?? 0, .equal, call.token))
            )
        }
        return .list(made)
    }

    /// Insets of far edges point inwards, and so do their relations.
    mutating func pureLayoutPin(
        _ view: Int,
        _ edge: LayoutAttribute,
        to border: PureLayoutBorder,
        _ inset: Double,
        _ relation: Relation,
        _ token: Int
    ) throws(ReadError) -> Int {
        let superview = try pureLayoutSuperview(of: view, token)
        let isFar = edge == .right || edge == .bottom || edge == .trailing
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(view), edge)
        switch border {
        case .edge: constraint.second = .init(.view(superview), edge)
        case .margin: constraint.second = .init(.view(superview), edge.margin ?? edge)
        case .safeArea: constraint.second = .init(.guide(guide(.safeArea, of: superview)), edge)
        }
        constraint.relation = isFar ? relation.mirrored : relation
        constraint.constant = isFar ? -inset : inset
        return try pureLayoutMake(constraint, token)
    }

    mutating func pureLayoutSuperview(of view: Int, _ token: Int) throws(ReadError) -> Int {
        guard let superview = superviewOrUnknown(of: .view(view)) else {
            throw fault("the view has no superview here, so PureLayout would stop", token)
        }
        return superview
    }

    /// The view's own axis is never the one within its margins.
    private mutating func pureLayoutCenter(
        _ view: Int,
        _ axis: LayoutAttribute,
        isMargin: Bool,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        let margin: LayoutAttribute = axis == .centerX ? .centerXWithinMargins : .centerYWithinMargins
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(view), axis)
        constraint.second = .init(.view(try pureLayoutSuperview(of: view, token)), isMargin ? margin : axis)
        return .constraint(try pureLayoutMake(constraint, token))
    }

    /// The guides of a controller's bars: the view begins where the top one ends.
    private mutating func pureLayoutGuide(
        _ view: Int,
        _ kind: Layout.Guide.Kind,
        of controller: SwiftCode.Expression,
        _ inset: Double,
        _ relation: Relation,
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard case .object(let object) = try evaluate(controller),
            objects[object].isController || isRootOfFragment(object)
        else { throw fault("expected a view controller", controller.token) }
        let owner = objects[object].isController ? try self.view(of: object, controller.token) : object
        let isTop = kind == .topLayout
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(view), isTop ? .top : .bottom)
        constraint.second = .init(.guide(guide(kind, of: owner)), isTop ? .bottom : .top)
        constraint.relation = isTop ? relation : relation.mirrored
        constraint.constant = isTop ? inset : -inset
        return .constraint(try pureLayoutMake(constraint, token))
    }

    // MARK: Sizes and other views

    mutating func pureLayoutSize(
        _ view: Int,
        _ dimension: LayoutAttribute,
        _ size: Double,
        _ token: Int,
        _ relation: Relation = .equal
    ) throws(ReadError) -> Int {
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(view), dimension)
        constraint.relation = relation
        constraint.constant = size
        return try pureLayoutMake(constraint, token)
    }

    private mutating func pureLayoutPair(
        _ view: Int,
        _ first: LayoutAttribute,
        _ second: LayoutAttribute,
        of other: SwiftCode.Expression,
        _ relation: Relation,
        _ call: PureLayoutCall
    ) throws(ReadError) -> CodeValue {
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(view), first)
        constraint.second = .init(.view(try object(other)), second)
        constraint.relation = relation
        if let offset = call.value("withOffset") { constraint.constant = try number(offset) }
        if let factor = call.value("withMultiplier") { constraint.multiplier = try number(factor) }
        return .constraint(try pureLayoutMake(constraint, call.token))
    }
}
