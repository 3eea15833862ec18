import LayoutModel
import LayoutSemantics

/// Both layouts with the same values for what a frame depends on and one side alone knows: content sizes, margins, safe areas,
/// baselines, alignment rectangles.
///
/// Such a value is one parameter of both sides, unless both state it and differ.
struct SharedValues {
    /// A setting of a pair that both sides know and that differs.
    struct ContentDifference: Sendable, Equatable {
        var pair: Int
        /// Such as `font`.
        var settings: [String]
    }

    var old: Layout
    var new: Layout
    /// By side, the values that the pairs share.
    private(set) var symbols: [LayoutSymbols]
    /// Pairs whose content is known to differ.
    private(set) var contentDifferences: [ContentDifference] = []
    /// Pairs whose texts differ or are known on one side only.
    private(set) var assumedContents: [Int] = []
    /// Pairs with margins of their own on each side.
    private(set) var marginDifferences: [Int] = []

    /// The settings on which the size of a view's content depends.
    private static let contentSettings = [
        "font", "numberOfLines", "preferredMaxLayoutWidth", "image", "contentEdgeInsets", "titleEdgeInsets",
        "imageEdgeInsets", "contentInsets", "buttonConfiguration", "borderStyle",
    ]

    /// Of what a cell contains, where no side knows it.
    private static let cellSize = Size(width: 375, height: 44)

    init(_ old: Layout, _ new: Layout, _ pairs: ViewPairs, under conditions: LayoutConditions) {
        self.old = old
        self.new = new
        self.old.addImpliedGuides()
        self.new.addImpliedGuides()
        symbols = [LayoutSymbols(viewCount: old.views.count), LayoutSymbols(viewCount: new.views.count)]
        if self.new.screen == nil { self.new.screen = old.screen }
        if self.old.screen == nil { self.old.screen = new.screen }
        // Where one side knows a layout's direction, the other follows.
        self.new.direction = old.direction
        for pair in pairs.pairs { shareFrame(pair) }
        let values = (old: self.old.symbolValues(under: conditions), new: self.new.symbolValues(under: conditions))
        for (number, pair) in pairs.pairs.enumerated() {
            shareAlignment(pair)
            shareInsets(pair, values)
            shareContent(pair, number, values)
        }
    }

    /// Roots have one size on both sides, and scroll positions are no part of a layout.
    private mutating func shareFrame(_ pair: ViewPairs.Pair) {
        if old.startsScene(pair.old), new.startsScene(pair.new) {
            let isRoot = (old.views[pair.old].parent == nil, new.views[pair.new].parent == nil)
            if isRoot.0, isRoot.1 {
                if new.views[pair.new].frame == nil { new.views[pair.new].frame = old.views[pair.old].frame }
                if old.views[pair.old].frame == nil { old.views[pair.old].frame = new.views[pair.new].frame }
            } else {
                let size = (old.views[pair.old].frame ?? new.views[pair.new].frame)?.size ?? Self.cellSize
                old.views[pair.old].placeScene(size)
                new.views[pair.new].placeScene(size)
            }
        }
        // What a superview measured when autoresizing began is known to a document only.
        let frames = (old.views[pair.old].frame, new.views[pair.new].frame)
        if frames.1 == nil, !new.views[pair.new].translatesAutoresizingMask { new.views[pair.new].frame = frames.0 }
        if frames.0 == nil, !old.views[pair.old].translatesAutoresizingMask { old.views[pair.old].frame = frames.1 }
        old.views[pair.old].scroll?.contentOffset = Point(x: 0, y: 0)
        new.views[pair.new].scroll?.contentOffset = Point(x: 0, y: 0)
    }

    private mutating func shareAlignment(_ pair: ViewPairs.Pair) {
        let (first, second) = (old.views[pair.old], new.views[pair.new])
        if first.alignmentRectInsets == second.alignmentRectInsets { return }
        if second.alignmentRectInsets == .zero || second.isInferred(.alignmentRectInsets) {
            new.views[pair.new].alignmentRectInsets = first.alignmentRectInsets
        } else if first.alignmentRectInsets == .zero || first.isInferred(.alignmentRectInsets) {
            old.views[pair.old].alignmentRectInsets = second.alignmentRectInsets
        }
    }

    // MARK: Insets

    private mutating func shareInsets(_ pair: ViewPairs.Pair, _ values: (old: SymbolValues, new: SymbolValues)) {
        let (first, second) = (old.views[pair.old], new.views[pair.new])
        let areas = (old: values.old.safeArea(of: pair.old), new: values.new.safeArea(of: pair.new))
        // UIKit makes them of the frame: the same frame has the same safe area.
        let area = areas.old.isAssumed && !areas.new.isAssumed ? areas.new.insets : areas.old.insets
        old.views[pair.old].safeAreaInsets = area
        new.views[pair.new].safeAreaInsets = area
        for edge in LayoutSymbols.Edge.allCases { insert(.safeArea(edge), pair) }
        guard haveSameMargins(pair) else {
            marginDifferences.append(pair.old)
            return
        }
        let margins = (old: values.old.margins(of: pair.old), new: values.new.margins(of: pair.new))
        let isNewSurer = margins.old.isAssumed && !margins.new.isAssumed
        let chosen = isNewSurer ? margins.new.insets : margins.old.insets
        old.views[pair.old].setMargins(chosen, values.old.direction(of: pair.old))
        new.views[pair.new].setMargins(chosen, values.new.direction(of: pair.new))
        for edge in LayoutSymbols.Edge.allCases { insert(.margin(edge), pair) }
    }

    private func haveSameMargins(_ pair: ViewPairs.Pair) -> Bool {
        let (first, second) = (old.views[pair.old], new.views[pair.new])
        if let own = first.authoredMargins, let other = second.authoredMargins, own != other { return false }
        if let own = first.layoutMargins, let other = second.layoutMargins, own != other,
            !first.isInferred(.layoutMargins), !second.isInferred(.layoutMargins)
        {
            return false
        }
        // One side sets margins; the other one leaves them as they are, and says nothing by it only in a dump.
        if (first.authoredMargins == nil) != (second.authoredMargins == nil), first.layoutMargins == nil,
            second.layoutMargins == nil
        {
            return false
        }
        // Cells and their content views preserve margins and leave out safe areas by themselves: Xcode writes both flags for
        // each since version 9, and code leaves them as they are.
        if first.isCell && second.isCell || old.isContentViewOfCell(pair.old) && new.isContentViewOfCell(pair.new) {
            return true
        }
        return first.insetsMarginsFromSafeArea == second.insetsMarginsFromSafeArea
            && first.preservesSuperviewMargins == second.preservesSuperviewMargins
    }

    private mutating func insert(_ symbol: LayoutSymbols.Symbol, _ pair: ViewPairs.Pair) {
        symbols[0].insert(symbol, of: pair.old)
        symbols[1].insert(symbol, of: pair.new)
    }

    // MARK: Contents

    private mutating func shareContent(
        _ pair: ViewPairs.Pair,
        _ number: Int,
        _ values: (old: SymbolValues, new: SymbolValues)
    ) {
        let (first, second) = (old.views[pair.old], new.views[pair.new])
        let differing = Self.contentSettings.filter { key in
            guard let own = first.attribute(key), let other = second.attribute(key) else { return false }
            return own != other && AttributeValue.contradict(AttributeValue(json: own), AttributeValue(json: other))
        }
        if !differing.isEmpty {
            contentDifferences.append(ContentDifference(pair: number, settings: differing))
            return
        }
        var lengths = (old: PerAxis<Double?>(nil, nil), new: PerAxis<Double?>(nil, nil))
        var isShared = false
        for axis in Axis.allCases {
            let contents = (values.old.content(of: pair.old, axis), values.new.content(of: pair.new, axis))
            if let length = Self.shared(contents, first, second) {
                lengths.old[axis] = length
                lengths.new[axis] = length
                insert(.content(axis), pair)
                isShared = true
            } else {
                if case .length(let own, _) = contents.0 { lengths.old[axis] = own }
                if case .length(let own, _) = contents.1 { lengths.new[axis] = own }
            }
        }
        if first.text != second.text, isShared { assumedContents.append(number) }
        if isShared {
            old.views[pair.old].intrinsicContentSize = lengths.old
            new.views[pair.new].intrinsicContentSize = lengths.new
        }
        shareBaselines(pair, values)
    }

    /// The length that both sides take; `nil`: none, or each its own.
    private static func shared(
        _ contents: (SymbolValues.Content, SymbolValues.Content),
        _ first: Layout.View,
        _ second: Layout.View
    ) -> Double? {
        switch contents {
        case (.length(let own, let isAssumed), .length(let other, let isOtherAssumed)):
            return isAssumed && !isOtherAssumed ? other : own
        case (.length(let own, _), .nothing), (.length(let own, _), .unknown):
            return second.intrinsicContentSize == nil ? own : nil
        case (.nothing, .length(let other, _)), (.unknown, .length(let other, _)):
            return first.intrinsicContentSize == nil ? other : nil
        default: return nil
        }
    }

    private mutating func shareBaselines(_ pair: ViewPairs.Pair, _ values: (old: SymbolValues, new: SymbolValues)) {
        func offset(_ attribute: LayoutAttribute) -> Double {
            let own = values.old.baseline(attribute, of: pair.old)
            let other = values.new.baseline(attribute, of: pair.new)
            return own.isAssumed && !other.isAssumed ? other.offset : own.offset
        }
        // A plain view has none: that is known, and no parameter.
        let isPlain = [
            values.old.baseline(.firstBaseline, of: pair.old), values.new.baseline(.firstBaseline, of: pair.new),
        ].allSatisfy { !$0.isAssumed && $0.offset == 0 }
        if isPlain { return }
        let offsets = Layout.BaselineOffsets(first: offset(.firstBaseline), last: offset(.lastBaseline))
        old.views[pair.old].baselineOffsets = offsets
        new.views[pair.new].baselineOffsets = offsets
        insert(.firstBaseline, pair)
        insert(.lastBaseline, pair)
    }
}

extension AttributeValue {
    /// Whether two values of a setting cannot both be right: sources record different parts of a font or an image.
    fileprivate static func contradict(_ first: AttributeValue?, _ second: AttributeValue?) -> Bool {
        guard let first, let second else { return false }
        switch (first, second) {
        case (.number(let own), .number(let other)): return abs(own - other) > 0.001
        case (.string(let own), .string(let other)): return own != other
        case (.bool(let own), .bool(let other)): return own != other
        case (.object(let own), .object(let other)):
            for member in own {
                guard let value = other.first(where: { $0.key == member.key })?.value else { continue }
                if contradict(member.value, value) { return true }
            }
            return false
        default: return false
        }
    }
}

extension Layout.View {
    /// Gives what a cell contains a size of its own: tables decide on it.
    fileprivate mutating func placeScene(_ size: Size) {
        frame = Rectangle(x: 0, y: 0, width: size.width, height: size.height)
        inferred.removeAll { $0 == InferableKey.frame.rawValue }
        if parent == nil { return }
        statedTranslatesAutoresizingMask = true
        translatesAutoresizingMask = true
        autoresizingMask = []
    }

    /// Sets effective margins.
    fileprivate mutating func setMargins(_ insets: EdgeInsets, _ own: LayoutDirection) {
        let (leading, trailing) =
            own == .rightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
        layoutMargins = DirectionalEdgeInsets(
            top: insets.top,
            leading: leading,
            bottom: insets.bottom,
            trailing: trailing
        )
        inferred.removeAll { $0 == InferableKey.layoutMargins.rawValue }
    }
}
