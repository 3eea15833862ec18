import LayoutModel
import LayoutSyntax

/// Stevia's methods of views.
extension CodeRun {
    /// What a method takes: points, `>=8` or `50%`.
    enum SteviaAmount {
        case points(Double)
        case flexible(Double, Relation)
        case percent(Double)
    }

    mutating func steviaAmount(_ expression: SwiftCode.Expression) throws(ReadError) -> SteviaAmount {
        if dividesWholeNumbers(expression) { throw wholeNumberFault(expression.token) }
        return try steviaAmount(evaluate(expression), expression.token)
    }

    func steviaAmount(_ value: CodeValue, _ token: Int) throws(ReadError) -> SteviaAmount {
        switch value.stevia {
        case .flexible(let points, let relation)?: return .flexible(points, relation)
        case .percent(let percent)?: return .percent(percent)
        default: return .points(try number(value, token))
        }
    }

    /// - Returns: `nil` for what is none of Stevia's.
    mutating func stevia(
        _ name: String,
        on view: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        let this = CodeValue.object(view)
        let labels = arguments.map { $0.label ?? "" }
        switch (name, labels) {
        case ("top", [""]), ("left", [""]), ("right", [""]), ("bottom", [""]), ("leading", [""]), ("trailing", [""]):
            guard let attribute = LayoutAttribute(rawValue: name) else { return nil }
            try steviaEdge(view, attribute, steviaAmount(arguments[0].value), token)
        case ("width", [""]): try steviaSize(view, .width, steviaAmount(arguments[0].value), token)
        case ("height", [""]): try steviaSize(view, .height, steviaAmount(arguments[0].value), token)
        case ("size", [""]):
            let amount = try steviaAmount(arguments[0].value)
            if case .flexible = amount { throw fault("size takes no inequality", arguments[0].value.token) }
            try steviaSize(view, .width, amount, token)
            try steviaSize(view, .height, amount, token)
        case ("aspectRatio", []), ("aspectRatio", [""]):
            var ratio = 1.0
            if let expression = arguments.first?.value {
                switch try steviaAmount(expression) {
                case .points(let points): ratio = points
                case .percent(let percent): ratio = percent / 100
                case .flexible: throw fault("aspectRatio takes no inequality", expression.token)
                }
            }
            _ = try steviaEqual(.init(.view(view), .width), .init(.view(view), .height), ratio, 0, token)
        case ("heightEqualsWidth", []):
            _ = try steviaEqual(.init(.view(view), .height), .init(.view(view), .width), 1, 0, token)
        case ("fillContainer", []), ("fillContainer", ["padding"]):
            try steviaFill(view, [.leading, .trailing, .top, .bottom], arguments, token)
        case ("fillHorizontally", []), ("fillHorizontally", ["padding"]):
            try steviaFill(view, [.leading, .trailing], arguments, token)
        case ("fillVertically", []), ("fillVertically", ["padding"]):
            try steviaFill(view, [.top, .bottom], arguments, token)
        case ("centerInContainer", []):
            try steviaPin(view, .centerY, .equal, 0, token)
            try steviaPin(view, .centerX, .equal, 0, token)
        case ("centerHorizontally", []), ("centerHorizontally", ["offset"]):
            try steviaPin(view, .centerX, .equal, steviaPoints(arguments.first), token)
        case ("centerVertically", []), ("centerVertically", ["offset"]):
            try steviaPin(view, .centerY, .equal, steviaPoints(arguments.first), token)
        case ("followEdges", _): return try steviaFollow(view, arguments, token)
        case ("subviews", _), ("sv", _): return try steviaSubviews(view, arguments, token)
        case ("arrangedSubviews", [""]):
            for child in try steviaViews(arguments) { try addArranged(child, to: view, token: token) }
        case ("layout", _): return try steviaLayout(view, arguments, token)
        case ("style", [""]): try steviaStyle(this, arguments[0].value)
        case ("text", [""]), ("textKey", [""]):
            show(try name == "text" ? text(arguments[0].value) : nil, view)
        case ("placeholder", [""]): try setView("placeholder", view, arguments[0].value, token)
        case ("image", [""]):
            guard let name = try text(arguments[0].value) else { break }
            set("image", json: JSONText.object([("name", JSONText.string(name))]), view)
        default: return nil
        }
        return this
    }

    private mutating func steviaPoints(_ argument: SwiftCode.Argument?) throws(ReadError) -> Double {
        guard let expression = argument?.value else { return 0 }
        guard case .points(let points) = try steviaAmount(expression) else {
            throw fault("expected a number", expression.token)
        }
        return points
    }

    // MARK: Edges and sizes

    mutating func steviaEdge(
        _ view: Int,
        _ edge: LayoutAttribute,
        _ amount: SteviaAmount,
        _ token: Int
    ) throws(ReadError) {
        let isFar = edge == .right || edge == .bottom || edge == .trailing
        switch amount {
        case .points(let points): try steviaPin(view, edge, .equal, isFar ? -points : points, token)
        case .flexible(let points, let relation):
            try steviaPin(view, edge, isFar ? relation.mirrored : relation, isFar ? -points : points, token)
        case .percent(let percent): try steviaEdge(view, edge, percent: percent, token)
        }
    }

    private mutating func steviaEdge(
        _ view: Int,
        _ edge: LayoutAttribute,
        percent: Double,
        _ token: Int
    ) throws(ReadError) {
        let superview = try steviaSuperview(of: view, token)
        func anchor(_ attribute: LayoutAttribute) -> Layout.Anchor { .init(.view(superview), attribute) }
        let own = Layout.Anchor(.view(view), edge)
        switch edge {
        case .top: _ = try steviaEqual(own, anchor(.bottom), percent / 100, 0, token)
        case .left: _ = try steviaEqual(own, anchor(.right), percent / 100, 0, token)
        case .right where percent == 100: _ = try steviaEqual(own, anchor(.left), 1, 0, token)
        case .bottom where percent == 100: _ = try steviaEqual(own, anchor(.top), 1, 0, token)
        case .right, .bottom: _ = try steviaEqual(own, anchor(edge), (100 - percent) / 100, 0, token)
        default:
            // A guide of its own is as wide as the distance.
            guides.append(
                CodeGuide(guide: .init(id: "", kind: .custom), owner: superview, place: tokens.place(of: token))
            )
            let guide = Layout.Item.guide(guides.count - 1)
            let other: LayoutAttribute = edge == .leading ? .trailing : .leading
            try steviaMake(
                .init(guide, .width),
                .equal,
                anchor(.width),
                multiplier: percent / 100,
                constant: 0,
                isAnchored: true,
                token
            )
            try steviaMake(.init(guide, edge), .equal, anchor(edge), constant: 0, isAnchored: true, token)
            try steviaMake(own, .equal, .init(guide, other), constant: 0, isAnchored: true, token)
        }
    }

    mutating func steviaSize(
        _ view: Int,
        _ size: LayoutAttribute,
        _ amount: SteviaAmount,
        _ token: Int
    ) throws(ReadError) {
        let own = Layout.Anchor(.view(view), size)
        switch amount {
        case .points(let points): try steviaMake(own, .equal, nil, constant: points, token)
        case .flexible(let points, let relation): try steviaMake(own, relation, nil, constant: points, token)
        case .percent(let percent):
            let superview = try steviaSuperview(of: view, token)
            _ = try steviaEqual(own, .init(.view(superview), size), percent / 100, 0, token)
        }
    }

    private mutating func steviaFill(
        _ view: Int,
        _ edges: [LayoutAttribute],
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) {
        let padding = try steviaPoints(arguments.first)
        for edge in edges {
            try steviaPin(view, edge, .equal, edge == .trailing || edge == .bottom ? -padding : padding, token)
        }
    }

    private mutating func steviaFollow(
        _ view: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        guard let values = CallSignature("_ top? bottom? leading? trailing?").match(arguments), let value = values["_"]
        else { throw fault("Stevia has no \"\(arguments.fullName("followEdges"))\"", token) }
        let other = try object(value)
        try steviaCheck(other, isWithin: steviaSuperview(of: view, token), value.token)
        for edge in [LayoutAttribute.top, .trailing, .bottom, .leading] {
            // No edge is negated.
            let constant = try values[edge.rawValue].map { (value) throws(ReadError) in try number(value) } ?? 0
            try steviaMake(.init(.view(view), edge), .equal, .init(.view(other), edge), constant: constant, token)
        }
        return .none
    }
}
