import LayoutModel
import LayoutSyntax

/// Calls on a layout maker (`MakerBasics` of 3.3.1).
extension CodeRun {
    mutating func makerStep(
        _ name: String,
        _ chain: MakerChain,
        _ arguments: [SwiftCode.Argument],
        _ token: Int
    ) throws(ReadError) -> MakerChain {
        var chain = chain
        if let message = Self.refusal(of: name) { throw fault(message, token) }
        let labels = arguments.map { $0.label ?? "" }
        if chain.isSequence, name == "setHorizontalInsetsEqualingToMargin", labels.isEmpty, chain.steps.steps.count == 3
        {
            chain.hasEqualGaps = true
            return chain
        }
        let quantities: [MakerQuantity]
        let sources: [MakerSteps.Source]
        switch (name, labels) {
        case ("stickOnParent", []), ("stickOnParent", ["withInsets"]), ("stickOnParentSafeArea", []),
            ("stickOnParentSafeArea", ["withInsets"]):
            quantities = [.left, .right, .top, .bottom]
            sources = try stuck(chain.parent, isSafe: name != "stickOnParent", arguments.first?.value)
        case (_, let labels) where name.hasPrefix("fit"):
            quantities = MakerQuantity.named(name.dropFirst("fit".count))
            guard quantities.allSatisfy(\.isLength), labels.isEmpty || labels == ["by"] else {
                throw fault("NotAutoLayout has no \"\(name)\" with these arguments", token)
            }
            if let size = arguments.first,
                try makerParts(evaluate(size.value), quantities, size.value.token).contains(where: { $0.number != 0 })
            {
                throw fault("what fits into a given size is known at run time only", size.value.token)
            }
            sources = quantities.map { _ in .content }
        case (_, ["to"]), (_, ["by"]):
            quantities = name.hasPrefix("set") ? MakerQuantity.named(name.dropFirst("set".count)) : []
            sources = quantities.isEmpty ? [] : try makerSources(quantities, arguments[0], in: chain.parent)
        case (_, ["to", "with"]), (_, ["by", "with"]):
            quantities = name.hasPrefix("pin") ? MakerQuantity.named(name.dropFirst("pin".count)) : []
            if quantities.contains(where: \.isLength) {
                throw fault("NotAutoLayout has no \"\(name)\": only lines and points are pinned", token)
            }
            sources = quantities.isEmpty ? [] : try makerSources(quantities, pinned: arguments)
        default:
            quantities = []
            sources = []
        }
        guard !quantities.isEmpty else { throw fault("NotAutoLayout has no \"\(name)\" with these arguments", token) }
        let isAllowed: Bool
        if chain.isSequence {
            isAllowed =
                chain.steps.steps.isEmpty
                ? quantities == [.middle] : quantities == [.width, .height] && chain.steps.steps.count == 1
        } else {
            isAllowed = name.hasPrefix("stick") ? chain.steps.steps.isEmpty : chain.steps.allows(quantities)
        }
        guard isAllowed else { throw fault("NotAutoLayout has no \"\(name)\" after the calls before it", token) }
        let isFitted = chain.steps.steps.contains { if case .content = $0.source { true } else { false } }
        let isFitting = sources.contains { if case .content = $0 { true } else { false } }
        if isFitted, !isFitting, quantities.contains(where: \.isLength) {
            throw fault("the content is fitted before this length is known: set it first", token)
        }
        chain.steps.add(quantities, sources, token)
        return chain
    }

    private static func refusal(of name: String) -> String? {
        if name.hasPrefix("aspect") { return "the smaller or larger of two lengths is known at run time only" }
        let changes = ["moving", "pinching", "expanding", "addingProcess"]
        return changes.contains(where: name.hasPrefix) ? "changes of a finished frame are not read" : nil
    }

    // MARK: Values

    /// `setLeft(to: 8)`, `setLeft(by: { $0.left + 8 })`
    private mutating func makerSources(
        _ quantities: [MakerQuantity],
        _ argument: SwiftCode.Argument,
        in parent: Int
    ) throws(ReadError) -> [MakerSteps.Source] {
        var value = try evaluate(argument.value)
        if argument.label == "by" {
            guard case .closure(let closure) = value else {
                throw fault("expected a closure such as { $0.left + 8 }", argument.value.token)
            }
            let guide = MakerGuide(kind: .superview, owner: parent, rectangle: .item(.view(parent)))
            value = try run(closure, [.library(NotAutoLayoutValue.guide(guide))])
        }
        return try makerParts(value, quantities, argument.value.token).map { .sum($0) }
    }

    /// `pinTop(to: title, with: { $0.bottom + 8 })`
    private mutating func makerSources(
        _ quantities: [MakerQuantity],
        pinned arguments: [SwiftCode.Argument]
    ) throws(ReadError) -> [MakerSteps.Source] {
        let place = arguments[0].value
        var reference = try evaluate(place)
        if arguments[0].label == "by" {
            guard case .closure(let closure) = reference else {
                throw fault("expected a closure that returns a view", place.token)
            }
            reference = try run(closure, [])
        }
        guard case .object(let view) = reference, !objects[view].isController else {
            throw fault("found \(reference.noun), expected a view", place.token)
        }
        objects[view].isUsed = true
        guard case .closure(let closure) = try evaluate(arguments[1].value) else {
            throw fault("expected a closure such as { $0.bottom + 8 }", arguments[1].value.token)
        }
        let kind: MakerGuide.Kind =
            quantities.count > 1 ? .point : quantities[0].axis == .horizontal ? .across : .down
        let guide = MakerGuide(kind: kind, owner: view, rectangle: .item(.view(view)))
        let value = try run(closure, [.library(NotAutoLayoutValue.guide(guide))])
        return try makerParts(value, quantities, arguments[1].value.token).map { .sum($0) }
    }

    /// The edges of the superview, or of its safe area, with insets.
    private mutating func stuck(
        _ parent: Int,
        isSafe: Bool,
        _ insets: SwiftCode.Expression?
    ) throws(ReadError) -> [MakerSteps.Source] {
        let item: Layout.Item = isSafe ? .guide(guide(.safeArea, of: parent)) : .view(parent)
        var parts = [MakerSum](repeating: MakerSum(0), count: 4)
        if let insets { parts = try makerCompound(evaluate(insets), .insets, insets.token).parts }
        func edge(_ attribute: LayoutAttribute) -> MakerSum { MakerSum(Layout.Anchor(item, attribute)) }
        let sums = [
            edge(.left) + parts[1], edge(.right) - parts[3], edge(.top) + parts[0], edge(.bottom) - parts[2],
        ]
        return sums.map { .sum($0) }
    }

    /// The sums for quantities: a length or place, or the parts of a point, size or rectangle.
    private func makerParts(_ value: CodeValue, _ quantities: [MakerQuantity], _ token: Int) throws(ReadError)
        -> [MakerSum]
    {
        switch quantities.count {
        case 1: return [try makerSum(value, token)]
        case 2: return try makerCompound(value, quantities[0].isLength ? .size : .point, token).parts
        default: return try makerCompound(value, .rect, token).parts
        }
    }
}
