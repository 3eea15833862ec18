import LayoutModel
import LayoutSyntax

/// Stevia's vertical lists of views, rows and distances.
extension CodeRun {
    /// Views and distances from the top to the bottom.
    mutating func steviaLayout(
        _ view: Int,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue {
        var isBlock = false
        if arguments.count == 1, case .closure = try evaluate(arguments[0].value) { isBlock = true }
        let values = try steviaValues(arguments)
        var margin: SteviaAmount?
        for (index, (value, token)) in values.enumerated() {
            if case .text = value { continue }
            guard let views = steviaViews(of: value) else {
                let amount = try steviaAmount(value, token)
                margin = amount
                if index > 0, index == values.count - 1, let last = steviaViews(of: values[index - 1].value)?.first {
                    try steviaEdge(last, .bottom, amount, token)
                }
                continue
            }
            if steviaIsRow(value) {
                for (one, other) in zip(views, views.dropFirst()) {
                    try steviaPair(one, other, .centerY, .centerY, token)
                }
            }
            if let amount = margin {
                margin = nil
                if index == 1 {
                    try steviaEdge(views[0], .top, amount, token)
                } else if index > 1, let above = steviaViews(of: values[index - 2].value)?.first {
                    try steviaStack(
                        views[0],
                        below: above,
                        amount,
                        of: view,
                        isRow: steviaIsRow(values[index - 2].value),
                        token
                    )
                }
            } else if index > 0, case .object(let above) = values[index - 1].value {
                try steviaPair(views[0], above, .top, .bottom, token)
            }
        }
        if isBlock { return .object(view) }
        return .list(values.map(\.value).filter { if case .object = $0 { true } else { false } })
    }

    private mutating func steviaStack(
        _ view: Int,
        below above: Int,
        _ amount: SteviaAmount,
        of container: Int,
        isRow: Bool,
        _ token: Int
    ) throws(ReadError) {
        switch amount {
        case .points(let points): try steviaPair(view, above, .top, .bottom, constant: points, token)
        case .flexible(let points, let relation):
            try steviaCheck(view, isWithin: container, token)
            try steviaMake(.init(.view(view), .top), relation, .init(.view(above), .bottom), constant: points, token)
        case .percent(let percent):
            if isRow { throw fault("a percentage after a row has no effect", token) }
            guides.append(
                CodeGuide(guide: .init(id: "", kind: .custom), owner: container, place: tokens.place(of: token))
            )
            let guide = Layout.Item.guide(guides.count - 1)
            try steviaMake(
                .init(guide, .top),
                .equal,
                .init(.view(above), .bottom),
                constant: 0,
                isAnchored: true,
                token
            )
            try steviaMake(
                .init(guide, .height),
                .equal,
                .init(.view(container), .height),
                multiplier: percent / 100,
                constant: 0,
                isAnchored: true,
                token
            )
            try steviaMake(
                .init(.view(view), .top),
                .equal,
                .init(guide, .bottom),
                constant: 0,
                isAnchored: true,
                token
            )
        }
    }
}
