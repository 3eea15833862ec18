import LayoutModel
import LayoutSyntax

/// Stevia's rows, and functions of several views.
extension CodeRun {
    func steviaViews(of value: CodeValue) -> [Int]? {
        switch value {
        case .object(let view): return objects[view].isController ? nil : [view]
        case .list(let values):
            var views: [Int] = []
            for value in values {
                guard case .object(let view) = value else { return nil }
                views.append(view)
            }
            return views.isEmpty ? nil : views
        default: return nil
        }
    }

    func steviaIsRow(_ value: CodeValue) -> Bool { if case .list = value { true } else { false } }

    /// `left-right`; `nil` for numbers.
    mutating func steviaRow(_ left: CodeValue, _ right: CodeValue, _ token: Int) throws(ReadError) -> CodeValue? {
        if let views = steviaViews(of: left), let last = views.last {
            switch (right, right.stevia) {
            case (.number(let points), _): return .stevia(.gap(views, points))
            case (.text, _): return .stevia(.space(views))
            case (_, .flexible(let points, let relation)?): return .stevia(.flexibleGap(views, points, relation))
            case (_, .side(let points)?):
                try steviaPin(last, .trailing, .equal, -points, token)
                return left
            case (_, .farMargin(let points, let relation)?):
                let superview = try steviaSuperview(of: last, token)
                try steviaMake(
                    .init(.view(superview), .trailing),
                    relation,
                    .init(.view(last), .trailing),
                    constant: points,
                    token
                )
                return left
            case (.object(let view), _):
                try steviaCheck(view, isWithin: steviaSuperview(of: last, token), token)
                // The first pair is written the other way round.
                let one = Layout.Anchor(.view(last), .trailing)
                let other = Layout.Anchor(.view(view), .leading)
                if steviaIsRow(left) {
                    try steviaMake(one, .equal, other, constant: -8, token)
                } else {
                    try steviaMake(other, .equal, one, constant: 8, token)
                }
                return .list(views.map { .object($0) } + [right])
            default: return nil
            }
        }
        guard let part = left.stevia, case .object(let view) = right else { return nil }
        switch part {
        case .side(let points): try steviaPin(view, .leading, .equal, points, token)
        case .nearMargin(let points, let relation): try steviaPin(view, .leading, relation, points, token)
        case .space(let views): return .list(views.map { .object($0) } + [right])
        case .gap(let views, let points):
            guard let last = views.last else { return nil }
            try steviaCheck(last, isWithin: steviaSuperview(of: view, token), token)
            try steviaMake(
                .init(.view(last), .trailing),
                .equal,
                .init(.view(view), .leading),
                constant: -points,
                token
            )
            return .list(views.map { .object($0) } + [right])
        case .flexibleGap(let views, let points, let relation):
            guard let last = views.last else { return nil }
            try steviaCheck(last, isWithin: steviaSuperview(of: view, token), token)
            try steviaMake(
                .init(.view(view), .leading),
                relation,
                .init(.view(last), .trailing),
                constant: points,
                token
            )
            return .list(views.map { .object($0) } + [right])
        default: return nil
        }
        return right
    }

    /// `label ~ 44`
    mutating func steviaHeights(_ left: CodeValue, _ right: CodeValue, _ token: Int) throws(ReadError) -> CodeValue? {
        guard let views = steviaViews(of: left) else { return nil }
        let amount = try steviaAmount(right, token)
        if case .percent = amount, steviaIsRow(left) { throw fault("a row takes no percentage as its height", token) }
        for view in views { try steviaSize(view, .height, amount, token) }
        return left
    }

    // MARK: Functions

    private static let steviaAlignments: [String: LayoutAttribute] = [
        "horizontally": .centerY, "vertically": .centerX, "tops": .top, "bottoms": .bottom, "lefts": .left,
        "rights": .right, "leadings": .leading, "trailings": .trailing, "firstBaselines": .firstBaseline,
        "lastBaselines": .lastBaseline,
    ]
    private static let steviaSizes: [String: [LayoutAttribute]] = [
        "widths": [.width], "heights": [.height], "sizes": [.height, .width],
    ]
    /// Deprecated names of functions, with the label that they have now.
    private static let steviaOldNames: [String: (name: String, label: String)] = [
        "alignHorizontally": ("align", "horizontally"), "alignVertically": ("align", "vertically"),
        "alignTops": ("align", "tops"), "alignBottoms": ("align", "bottoms"), "alignLefts": ("align", "lefts"),
        "alignRights": ("align", "rights"), "equalWidths": ("equal", "widths"),
        "equalHeights": ("equal", "heights"), "equalSizes": ("equal", "sizes"),
    ]

    mutating func steviaFunction(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        if arguments.count > 1, arguments[1].label == "with" { return try steviaAlign(name, arguments, token) }
        if let known = Self.steviaOldNames[name], arguments.allSatisfy({ $0.label == nil }), let first = arguments.first
        {
            let renamed = [SwiftCode.Argument(label: known.label, value: first.value)] + arguments.dropFirst()
            return try steviaFunction(known.name, renamed, token)
        }
        guard name == "align" || name == "equal", let label = arguments.first?.label,
            arguments.dropFirst().allSatisfy({ $0.label == nil })
        else { return nil }
        let views = try steviaViews(arguments.map { .init(label: nil, value: $0.value) })
        if name == "align", let attribute = Self.steviaAlignments[label] {
            for (one, other) in zip(views, views.dropFirst()) {
                try steviaPair(one, other, attribute, attribute, isAnchored: attribute.isBaseline, token)
            }
        } else if name == "equal", let attributes = Self.steviaSizes[label] {
            for attribute in attributes {
                for (previous, view) in zip(views, views.dropFirst()) {
                    try steviaPair(view, previous, attribute, attribute, token)
                }
            }
        } else {
            throw fault("Stevia has no \"\(arguments.fullName(name))\"", token)
        }
        return .list(views.map { .object($0) })
    }

    /// `alignHorizontally(label, with: icon, offset: 8)`
    private mutating func steviaAlign(
        _ name: String,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> CodeValue? {
        let isCenter = name == "alignCenter"
        guard isCenter || name == "alignHorizontally" || name == "alignVertically" else { return nil }
        guard let values = CallSignature(isCenter ? "_ with" : "_ with offset?").match(arguments),
            let one = values["_"], let other = values["with"]
        else { throw fault("Stevia has no \"\(arguments.fullName(name))\"", token) }
        let view = try object(one)
        let second = try object(other)
        let offset = try values["offset"].map { (value) throws(ReadError) in try number(value) } ?? 0
        for (attribute, isMeant) in [
            (LayoutAttribute.centerY, name != "alignVertically"), (.centerX, name != "alignHorizontally"),
        ] where isMeant {
            try steviaPair(view, second, attribute, attribute, constant: offset, token)
        }
        return CodeValue.none
    }

    /// A constraint that is added to the superview of its first view.
    mutating func steviaPair(
        _ view: Int,
        _ other: Int,
        _ first: LayoutAttribute,
        _ second: LayoutAttribute,
        constant: Double = 0,
        isAnchored: Bool = false,
        _ token: Int
    ) throws(ReadError) {
        if !isAnchored { try steviaCheck(other, isWithin: steviaSuperview(of: view, token), token) }
        try steviaMake(
            .init(.view(view), first),
            .equal,
            .init(.view(other), second),
            constant: constant,
            isAnchored: isAnchored,
            token
        )
    }
}
