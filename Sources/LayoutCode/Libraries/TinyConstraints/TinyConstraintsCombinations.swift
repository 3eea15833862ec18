import LayoutModel
import LayoutSyntax

/// The methods of TinyConstraints that make several constraints, and those of content.
extension CodeRun {
    mutating func tinyCenters(
        _ item: Layout.Item,
        in other: Layout.Item,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> CodeValue {
        let offset = try options.values["offset"].map { (value) throws(ReadError) in
            try structure(value, "CGPoint").numbers
        }
        return .list([
            .constraint(try tinyMake(item, .centerX, .init(other, .centerX), options, constant: offset?["x"] ?? 0)),
            .constraint(try tinyMake(item, .centerY, .init(other, .centerY), options, constant: offset?["y"] ?? 0)),
        ])
    }

    /// Insets are distances inwards, whatever the relation.
    mutating func tinyEdges(
        _ item: Layout.Item,
        _ edges: [LayoutAttribute],
        of other: Layout.Item,
        _ options: TinyConstraintsOptions,
        isSuperview: Bool = false
    ) throws(ReadError) -> CodeValue {
        let insets = try options.values["insets"].map { (value) throws(ReadError) in
            try structure(value, "UIEdgeInsets").numbers
        }
        let excluded = try tinyExcluded(item, options, isSuperview)
        var made: [CodeValue] = []
        for edge in edges where !excluded.contains(edge) {
            let inset = insets?[edge.rawValue] ?? 0
            let constant = edge == .right || edge == .bottom ? -inset : inset
            made.append(.constraint(try tinyMake(item, edge, .init(other, edge), options, constant: constant)))
        }
        return .list(made)
    }

    private mutating func tinyExcluded(
        _ item: Layout.Item,
        _ options: TinyConstraintsOptions,
        _ isSuperview: Bool
    ) throws(ReadError) -> Set<LayoutAttribute> {
        guard let value = options.values["excluding"] else { return [] }
        let elements: [SwiftCode.Expression] = if case .list(let elements, _) = value { elements } else { [value] }
        var excluded = Set<LayoutAttribute>()
        for element in elements {
            let name = try member(element)
            if name == "none" { continue }
            guard let edge = LayoutAttribute(rawValue: name),
                [.top, .bottom, .left, .right, .leading, .trailing].contains(edge)
            else { throw fault("found \".\(name)\", expected an edge", element.token) }
            guard edge == .leading || edge == .trailing else {
                excluded.insert(edge)
                continue
            }
            guard isSuperview else {
                throw fault("edges(to:) pins left and right: excluding .\(name) has no effect", element.token)
            }
            let message = "which edge .\(name) is depends on the layout direction"
            let direction = try direction(of: item, orRefuse: message, element.token)
            excluded.insert((edge == .leading) == (direction == .leftToRight) ? .left : .right)
        }
        return excluded
    }

    /// Adds views one after the other, each pinned to the one before it and across to the receiver.
    mutating func tinyStack(
        _ item: Layout.Item,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> CodeValue {
        guard case .view(let superview) = item, let list = options.values["_"] else {
            throw fault("expected a list of views", options.token)
        }
        let axis = try options.values["axis"].map { (value) throws(ReadError) in try member(value) } ?? "vertical"
        guard let axis = Axis(rawValue: axis) else { throw fault("expected .horizontal or .vertical", options.token) }
        let spacing = try options.values["spacing"].map { (value) throws(ReadError) in try number(value) } ?? 0
        let views = try self.list(list)
        let start: LayoutAttribute = axis == .vertical ? .top : .left
        let end: LayoutAttribute = axis == .vertical ? .bottom : .right
        var made: [CodeValue] = []
        var previous: Layout.Item?
        for (index, value) in views.enumerated() {
            guard case .object(let view) = value, !objects[view].isController else {
                throw fault("found \(value.noun) in the list, expected a view", list.token)
            }
            objects[view].view.statedTranslatesAutoresizingMask = false
            try addSubview(view, to: superview, token: options.token)
            let target = previous.map { Layout.Anchor($0, end) } ?? .init(item, start)
            let constant = previous == nil ? 0 : spacing
            made.append(.constraint(try tinyMake(.view(view), start, target, options, constant: constant)))
            var edges: [LayoutAttribute] = axis == .vertical ? [.left, .right] : [.top, .bottom]
            if index == views.count - 1 { edges.append(end) }
            for edge in edges {
                made.append(.constraint(try tinyMake(.view(view), edge, .init(item, edge), options, constant: 0)))
            }
            for size in [LayoutAttribute.width, .height] {
                guard let value = options.values[size.rawValue] else { continue }
                if case .none = try evaluate(value) { continue }
                made.append(.constraint(try tinyMake(.view(view), size, nil, options, constant: number(value))))
            }
            previous = .view(view)
        }
        return .list(made)
    }

    mutating func tinyPriority(
        _ item: Layout.Item,
        _ isHugging: Bool,
        _ options: TinyConstraintsOptions
    ) throws(ReadError) -> CodeValue {
        guard case .view(let view) = item, let value = options.values["_"], let name = options.values["for"],
            let axis = Axis(rawValue: try member(name))
        else { throw fault("expected .horizontal or .vertical", options.token) }
        let priority = try layoutPriority(value)
        if isHugging {
            objects[view].view.contentHugging[axis] = priority
        } else {
            objects[view].view.compressionResistance[axis] = priority
        }
        return .none
    }
}
