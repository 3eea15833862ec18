import LayoutModel
import LayoutSyntax

/// PureLayout's methods of lists of views: each view is constrained to the one before it.
extension CodeRun {
    mutating func pureLayout(_ call: PureLayoutCall, ofViews values: [CodeValue]) throws(ReadError) -> CodeValue {
        var views: [Int] = []
        for value in values {
            guard case .object(let view) = value, !objects[view].isController else {
                throw fault("found \(value.noun) in the list, expected a view", call.token)
            }
            views.append(view)
        }
        let arguments = call.arguments.map(\.value)
        var made: [Int] = []
        switch call.name {
        case "autoAlignViews(to:)":
            // To Swift the methods for edges and for axes have one name.
            let attribute = try pureLayoutEdgeOrAxis(arguments[0])
            made = try pureLayoutChain(views, attribute, call.token)
        case "autoMatchViewsDimension(_:)":
            made = try pureLayoutChain(views, pureLayoutDimension(arguments[0]), call.token)
        case "autoSetViewsDimension(_:toSize:)":
            let dimension = try pureLayoutDimension(arguments[0])
            made = try pureLayoutSizes(views, dimension, number(arguments[1]), call.token)
        case "autoSetViewsDimensions(to:)":
            let size = try structure(arguments[0], "CGSize").numbers
            made = try pureLayoutSizes(views, .width, size["width"] ?? 0, call.token)
            made += try pureLayoutSizes(views, .height, size["height"] ?? 0, call.token)
        case "autoDistributeViews(along:alignedTo:withFixedSpacing:)",
            "autoDistributeViews(along:alignedTo:withFixedSpacing:insetSpacing:)",
            "autoDistributeViews(along:alignedTo:withFixedSpacing:insetSpacing:matchedSizes:)":
            made = try pureLayoutSpace(views, call)
        case "autoDistributeViews(along:alignedTo:withFixedSize:)",
            "autoDistributeViews(along:alignedTo:withFixedSize:insetSpacing:)":
            made = try pureLayoutSpread(views, call)
        default: throw unknown(call)
        }
        return .list(made.map { .constraint($0) })
    }

    private mutating func pureLayoutEdgeOrAxis(
        _ expression: SwiftCode.Expression
    ) throws(ReadError) -> LayoutAttribute {
        let name = try member(expression)
        guard let attribute = PureLayoutWords.edges[name] ?? PureLayoutWords.axes[name] else {
            throw fault("found \".\(name)\", expected an edge or axis of PureLayout's", expression.token)
        }
        return attribute
    }

    private func checkCount(_ views: [Int], _ minimum: Int, _ token: Int) throws(ReadError) {
        guard views.count < minimum else { return }
        throw fault("the list needs \(minimum == 1 ? "a view" : "2 views"), or PureLayout would stop", token)
    }

    // MARK: Alignment and sizes

    private mutating func pureLayoutChain(
        _ views: [Int],
        _ attribute: LayoutAttribute,
        _ token: Int
    ) throws(ReadError) -> [Int] {
        try checkCount(views, 2, token)
        objects[views[0]].view.statedTranslatesAutoresizingMask = false
        var made: [Int] = []
        for (previous, view) in zip(views, views.dropFirst()) {
            made.append(try pureLayoutAlign(view, to: previous, attribute, token))
        }
        return made
    }

    private mutating func pureLayoutAlign(
        _ view: Int,
        to other: Int,
        _ attribute: LayoutAttribute,
        _ token: Int
    ) throws(ReadError) -> Int {
        var constraint = Layout.Constraint(id: "")
        constraint.first = .init(.view(view), attribute)
        constraint.second = .init(.view(other), attribute)
        return try pureLayoutMake(constraint, token)
    }

    private mutating func pureLayoutSizes(
        _ views: [Int],
        _ dimension: LayoutAttribute,
        _ size: Double,
        _ token: Int
    ) throws(ReadError) -> [Int] {
        try checkCount(views, 1, token)
        var made: [Int] = []
        for view in views { made.append(try pureLayoutSize(view, dimension, size, token)) }
        return made
    }

    // MARK: Distribution

    /// The axis of a distribution, and the attribute that aligns the views: one across it.
    private mutating func pureLayoutDistribution(
        _ call: PureLayoutCall
    ) throws(ReadError) -> (axis: Axis, alignment: LayoutAttribute) {
        let axis: Axis = try pureLayoutAxis(call.arguments[0].value) == .centerX ? .vertical : .horizontal
        let alignment = call.arguments[1].value
        let attribute = try pureLayoutAttribute(alignment)
        guard !attribute.isSize, !attribute.isMargin, attribute.axis != axis else {
            throw fault(
                "views along the \(axis.rawValue) axis cannot be aligned by \(attribute.rawValue), so PureLayout would stop",
                alignment.token
            )
        }
        return (axis, attribute)
    }

    private mutating func flag(_ label: String, of call: PureLayoutCall) throws(ReadError) -> Bool {
        guard let value = call.value(label) else { return true }
        return try flag(value)
    }

    /// The same distance between all views.
    private mutating func pureLayoutSpace(_ views: [Int], _ call: PureLayoutCall) throws(ReadError) -> [Int] {
        try checkCount(views, 1, call.token)
        let (axis, alignment) = try pureLayoutDistribution(call)
        let spacing = try number(call.arguments[2].value)
        let inset = try flag("insetSpacing", of: call) ? spacing : 0
        let matchesSizes = try flag("matchedSizes", of: call)
        let isVertical = axis == .vertical
        let start: LayoutAttribute = isVertical ? .top : .leading
        let end: LayoutAttribute = isVertical ? .bottom : .trailing
        var made = [try pureLayoutPin(views[0], start, to: .edge, inset, .equal, call.token)]
        for (previous, view) in zip(views, views.dropFirst()) {
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(.view(view), start)
            constraint.second = .init(.view(previous), end)
            constraint.constant = spacing
            made.append(try pureLayoutMake(constraint, call.token))
            if matchesSizes {
                made.append(try pureLayoutAlign(view, to: previous, isVertical ? .height : .width, call.token))
            }
            made.append(try pureLayoutAlign(view, to: previous, alignment, call.token))
        }
        made.append(try pureLayoutPin(views[views.count - 1], end, to: .edge, inset, .equal, call.token))
        return made
    }

    /// The same size of all views, and as much between them as is left.
    private mutating func pureLayoutSpread(_ views: [Int], _ call: PureLayoutCall) throws(ReadError) -> [Int] {
        let isInset = try flag("insetSpacing", of: call)
        try checkCount(views, isInset ? 1 : 2, call.token)
        let (axis, alignment) = try pureLayoutDistribution(call)
        if axis == .horizontal, views.count > 1 {
            let message = "the order of the views depends on the app's layout direction"
            _ = try direction(of: nil, orRefuse: message, call.token)
        }
        let size = try number(call.arguments[2].value)
        let superview = try pureLayoutCommonSuperview(of: views, call.token)
        let center: LayoutAttribute = axis == .vertical ? .centerY : .centerX
        let count = Double(views.count)
        var made: [Int] = []
        for (index, view) in views.enumerated() {
            made.append(try pureLayoutSize(view, axis == .vertical ? .height : .width, size, call.token))
            let place = Double(index)
            let factor = isInset ? (place * 2 + 2) / (count + 1) : place * 2 / (count - 1)
            var constraint = Layout.Constraint(id: "")
            constraint.first = .init(.view(view), center)
            constraint.second = .init(.view(superview), center)
            // 0 would lose the second item.
            constraint.multiplier = max(factor, 0.00001)
            constraint.constant = (isInset ? factor - 1 : 1 - factor) * size / 2
            made.append(try pureLayoutMake(constraint, call.token))
            if index > 0 { made.append(try pureLayoutAlign(view, to: views[index - 1], alignment, call.token)) }
        }
        return made
    }

    private mutating func pureLayoutCommonSuperview(of views: [Int], _ token: Int) throws(ReadError) -> Int {
        var common = try pureLayoutSuperview(of: views[0], token)
        for view in views.dropFirst() {
            var ancestors = Set<Int>()
            var next: Int? = common
            while let ancestor = next, ancestors.insert(ancestor).inserted { next = superview(of: .view(ancestor)) }
            var candidate: Int? = view
            while let object = candidate, !ancestors.contains(object) { candidate = superview(of: .view(object)) }
            guard let found = candidate else {
                throw fault("the views have no common superview here, so PureLayout would stop", token)
            }
            common = found
        }
        return common
    }
}
