import LayoutModel
import LayoutSyntax

/// What closures compute with: lengths, places, points, sizes, rectangles and insets (`Types` of 3.3.1).
extension CodeRun {
    func makerSum(_ value: CodeValue, _ token: Int) throws(ReadError) -> MakerSum {
        if case .sum(let number)? = value.notAutoLayout { return number.sum }
        guard value.notAutoLayout == nil else { throw fault("found \(value.noun), expected a length", token) }
        return MakerSum(try number(value, token))
    }

    private func value(_ sum: MakerSum, _ token: Int) throws(ReadError) -> CodeValue {
        guard sum.isFinite else { throw fault("the number is too large", token) }
        return sum.number.map { .number($0) } ?? .library(NotAutoLayoutValue.sum(MakerNumber(sum: sum)))
    }

    private func value(_ kind: MakerCompound.Kind, _ parts: [MakerSum]) -> CodeValue {
        .library(NotAutoLayoutValue.compound(MakerCompound(kind, parts)))
    }

    func makerCompound(_ value: CodeValue, _ kind: MakerCompound.Kind, _ token: Int) throws(ReadError) -> MakerCompound
    {
        switch value {
        case .member("zero"): return MakerCompound(kind, kind.labels.map { _ in MakerSum(0) })
        case .structure("", kind.labels, let numbers): return MakerCompound(kind, numbers.map { MakerSum($0) })
        default: break
        }
        guard case .compound(let compound)? = value.notAutoLayout, compound.kind == kind else {
            throw fault("found \(value.noun), expected \(kind.rawValue)", token)
        }
        return compound
    }

    /// `Point(x: 8, y: $0.top)`, `Float(8)`
    mutating func makerConstruction(_ name: String, _ arguments: [SwiftCode.Argument], _ token: Int) throws(ReadError)
        -> CodeValue?
    {
        if name == "Float" {
            guard arguments.count == 1, arguments[0].label == nil else { return nil }
            return try value(makerSum(evaluate(arguments[0].value), token), token)
        }
        guard let kind = MakerCompound.Kind(rawValue: name) else { return nil }
        if arguments.count == 1, arguments[0].label == nil {
            // `Insets(UIEdgeInsets(…))`: UIKit's type has the parts in the same order.
            guard case .structure(_, _, let numbers) = try evaluate(arguments[0].value),
                numbers.count == kind.labels.count
            else { throw fault("expected \(name)(\(kind.labels.joined(separator: ":"))):)", token) }
            return value(kind, numbers.map { MakerSum($0) })
        }
        if kind == .rect, arguments.map(\.label) == ["origin", "size"] {
            let origin = try makerCompound(evaluate(arguments[0].value), .point, arguments[0].value.token)
            let size = try makerCompound(evaluate(arguments[1].value), .size, arguments[1].value.token)
            return value(.rect, origin.parts + size.parts)
        }
        guard arguments.map({ $0.label ?? "" }) == kind.labels else {
            throw fault("expected \(name)(\(kind.labels.joined(separator: ":"))):)", token)
        }
        var parts: [MakerSum] = []
        for argument in arguments { parts.append(try makerSum(evaluate(argument.value), argument.value.token)) }
        return value(kind, parts)
    }

    mutating func makerOperation(_ symbol: String, _ left: CodeValue, _ right: CodeValue, _ token: Int)
        throws(ReadError) -> CodeValue
    {
        if case .compound(let first)? = left.notAutoLayout, case .compound(let second)? = right.notAutoLayout,
            first.kind == second.kind, first.kind == .point || first.kind == .size, symbol == "+" || symbol == "-"
        {
            return value(first.kind, zip(first.parts, second.parts).map { symbol == "+" ? $0 + $1 : $0 - $1 })
        }
        let (first, second) = try (makerSum(left, token), makerSum(right, token))
        switch symbol {
        case "+": return try value(first + second, token)
        case "-": return try value(first - second, token)
        case "*":
            if let factor = second.number { return try value(first * factor, token) }
            if let factor = first.number { return try value(second * factor, token) }
            throw fault("a product of two lengths is no linear equation", token)
        case "/":
            guard let divisor = second.number else { throw fault("a ratio of lengths is no linear equation", token) }
            if divisor == 0 { throw fault("this divides by 0", token) }
            return try value(first * (1 / divisor), token)
        default: throw fault("\"\(symbol)\" depends on values that are known at run time only", token)
        }
    }

    // MARK: Guides

    func makerMember(_ name: String, of compound: MakerCompound, _ token: Int) throws(ReadError) -> CodeValue {
        if let part = compound[name] { return try value(part, token) }
        if compound.kind == .rect {
            switch name {
            case "origin": return value(.point, Array(compound.parts[0...1]))
            case "size": return value(.size, Array(compound.parts[2...3]))
            default: if let value = try makerPart(name, of: .compound(compound), token) { return value }
            }
        }
        throw fault("\(compound.kind.rawValue) has no \"\(name)\"", token)
    }

    mutating func makerMember(_ name: String, of guide: MakerGuide, _ token: Int) throws(ReadError) -> CodeValue {
        if let kind = Self.makerGuides[name], guide.kind != .area {
            return area(of: .guide(self.guide(kind, of: guide.owner)), guide.owner)
        }
        switch (guide.kind, name) {
        case (.superview, "boundsGuide"), (.across, "frameGuide"), (.down, "frameGuide"), (.point, "frameGuide"),
            (.across, "identityFrameGuide"), (.down, "identityFrameGuide"), (.point, "identityFrameGuide"):
            return area(of: .view(guide.owner), guide.owner)
        default: break
        }
        if guide.kind == .superview, name == "layoutMargins" || name == "safeAreaInsets" {
            let kind: Layout.Guide.Kind = name == "layoutMargins" ? .layoutMargins : .safeArea
            let (inner, outer) = (Layout.Item.guide(self.guide(kind, of: guide.owner)), Layout.Item.view(guide.owner))
            func edge(_ item: Layout.Item, _ attribute: LayoutAttribute) -> MakerSum {
                MakerSum(.init(item, attribute))
            }
            return value(
                .insets,
                [
                    edge(inner, .top) - edge(outer, .top), edge(inner, .left) - edge(outer, .left),
                    edge(outer, .bottom) - edge(inner, .bottom), edge(outer, .right) - edge(inner, .right),
                ]
            )
        }
        if name.lowercased().hasSuffix("leading") || name.lowercased().hasSuffix("trailing") || name == "direction" {
            throw fault("\"\(name)\" follows the layout direction, which is known at run time only", token)
        }
        guard let value = try makerPart(name, of: guide.rectangle, token), Self.sees(name, guide.kind) else {
            throw fault("NotAutoLayout has no \"\(name)\" here", token)
        }
        return value
    }

    private static let makerGuides: [String: Layout.Guide.Kind] = [
        "layoutMarginsGuide": .layoutMargins, "readableGuide": .readableContent, "safeAreaGuide": .safeArea,
    ]

    private func area(of item: Layout.Item, _ owner: Int) -> CodeValue {
        .library(NotAutoLayoutValue.guide(MakerGuide(kind: .area, owner: owner, rectangle: .item(item))))
    }

    private static func sees(_ name: String, _ kind: MakerGuide.Kind) -> Bool {
        switch kind {
        case .area, .superview: true
        case .across: ["left", "center", "right"].contains(name)
        case .down: ["top", "middle", "bottom"].contains(name)
        case .point: MakerQuantity.named(name.prefix(1).uppercased() + name.dropFirst()).count == 2 && name != "size"
        }
    }

    /// `left`, `middle`, `width`, `topLeft`, `size`, `frame` of a rectangle.
    private func makerPart(_ name: String, of rectangle: MakerGuide.Rectangle, _ token: Int) throws(ReadError)
        -> CodeValue?
    {
        let quantities = MakerQuantity.named((name.prefix(1).uppercased() + name.dropFirst())[...])
        var sums: [MakerSum] = []
        for quantity in quantities {
            switch rectangle {
            case .item(let item): sums.append(MakerSum(Layout.Anchor(item, quantity.attribute)))
            case .compound(let compound):
                let (start, length) = quantity.axis == .horizontal ? ("x", "width") : ("y", "height")
                guard let start = compound[start], let length = compound[length] else { return nil }
                sums.append(quantity.isLength ? length : start + length * quantity.share)
            }
        }
        switch quantities.count {
        case 1: return try value(sums[0], token)
        case 2: return value(quantities[0].isLength ? .size : .point, sums)
        case 4: return value(.rect, sums)
        default: return nil
        }
    }

    /// `horizontal(at: 0.3)`, `frame(inside: Insets(…))`, `makeGuide(from: Rect(…))`
    mutating func makerCall(_ name: String, _ guide: MakerGuide, _ arguments: [SwiftCode.Argument], _ token: Int)
        throws(ReadError) -> CodeValue
    {
        let labels = arguments.map { $0.label ?? "" }
        let isWhole = guide.kind == .area || guide.kind == .superview
        func sum(_ quantity: MakerQuantity) throws(ReadError) -> MakerSum {
            try makerSum(makerPart(quantity.rawValue, of: guide.rectangle, token) ?? .none, token)
        }
        func place(_ share: MakerSum, _ near: MakerQuantity, _ far: MakerQuantity) throws(ReadError) -> MakerSum {
            guard let share = share.number else { throw fault("expected a number from 0 to 1", token) }
            return try sum(near) * (1 - share) + sum(far) * share
        }
        switch (name, labels) {
        case ("horizontal", ["at"]) where isWhole || guide.kind == .across:
            return try value(place(makerSum(evaluate(arguments[0].value), token), .left, .right), token)
        case ("vertical", ["at"]) where isWhole || guide.kind == .down:
            return try value(place(makerSum(evaluate(arguments[0].value), token), .top, .bottom), token)
        case ("point", ["at"]) where isWhole || guide.kind == .point:
            let point = try makerCompound(evaluate(arguments[0].value), .point, arguments[0].value.token)
            return try value(.point, [place(point.parts[0], .left, .right), place(point.parts[1], .top, .bottom)])
        case ("pointAt", ["x", "y"]) where guide.kind == .point:
            let x = try makerSum(evaluate(arguments[0].value), token)
            let y = try makerSum(evaluate(arguments[1].value), token)
            return try value(.point, [place(x, .left, .right), place(y, .top, .bottom)])
        case ("frame", ["inside"]) where isWhole, ("makeGuide", ["from"]) where guide.kind == .superview:
            let argument = try evaluate(arguments[0].value)
            var frame: MakerCompound
            if case .compound(let rect)? = argument.notAutoLayout, rect.kind == .rect, name == "makeGuide" {
                frame = rect
            } else {
                let insets = try makerCompound(argument, .insets, arguments[0].value.token).parts
                let size = try (
                    sum(.width) - insets[1] - insets[3], sum(.height) - insets[0] - insets[2]
                )
                frame = try MakerCompound(.rect, [sum(.left) + insets[1], sum(.top) + insets[0], size.0, size.1])
            }
            if name == "frame" { return .library(NotAutoLayoutValue.compound(frame)) }
            return .library(
                NotAutoLayoutValue.guide(MakerGuide(kind: .area, owner: guide.owner, rectangle: .compound(frame)))
            )
        default: throw fault("NotAutoLayout has no \"\(name)\" here", token)
        }
    }
}
