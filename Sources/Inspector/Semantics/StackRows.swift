import LayoutModel
import LayoutSolver

/// A stack view's layout in full: the arranged views and the attributes of each direction.
struct StackLayout {
    let view: Int
    let stack: Layout.Stack
    /// The stack itself, or its margins guide.
    let canvas: Layout.Item
    let space: LayoutSpace
    /// The arranged subviews that are not hidden.
    let shown: [Int]
    /// The hidden subviews, each with the number of shown ones before it.
    let hidden: [(view: Int, shownBefore: Int)]
    private let customSpacing: [Int: Double]

    init?(_ view: Int, in layout: Layout, isRightToLeft: Bool) {
        guard let stack = layout.views[view].stack else { return nil }
        self.view = view
        self.stack = stack
        space = LayoutSpace(ancestor: view, isMirrored: isRightToLeft)
        var shown: [Int] = []
        var hidden: [(view: Int, shownBefore: Int)] = []
        var seen: Set<Int> = []
        for arranged in layout.arrangedSubviews(of: view)
        where layout.views[arranged].parent == view && seen.insert(arranged).inserted {
            if layout.views[arranged].isHidden {
                hidden.append((arranged, shown.count))
            } else {
                shown.append(arranged)
            }
        }
        self.shown = shown
        self.hidden = hidden
        var customSpacing: [Int: Double] = [:]
        for (arranged, points) in stack.customSpacing { customSpacing[arranged] = points }
        self.customSpacing = customSpacing
        if stack.isLayoutMarginsRelative, let guide = layout.knownGuide(.layoutMargins, of: view) {
            canvas = .guide(guide)
        } else {
            canvas = .view(view)
        }
    }

    private var isHorizontal: Bool { stack.axis == .horizontal }

    var start: LayoutAttribute { isHorizontal ? .leading : .top }
    var end: LayoutAttribute { isHorizontal ? .trailing : .bottom }
    var center: LayoutAttribute { isHorizontal ? .centerX : .centerY }
    var size: LayoutAttribute { isHorizontal ? .width : .height }
    var crossStart: LayoutAttribute { isHorizontal ? .top : .leading }
    var crossEnd: LayoutAttribute { isHorizontal ? .bottom : .trailing }
    var crossCenter: LayoutAttribute { isHorizontal ? .centerY : .centerX }
    var crossSize: LayoutAttribute { isHorizontal ? .height : .width }

    /// The spacing after a shown view.
    func spacing(after view: Int) -> Double { customSpacing[view] ?? stack.spacing }

    /// Whether the distribution makes gaps at least as large as the spacing, instead of equal to it.
    var distributesGaps: Bool {
        stack.distribution == .equalSpacing || stack.distribution == .equalCentering
    }

    /// Whether spacing is measured from baseline to baseline, which is possible only in a vertical stack.
    var spacesBaselines: Bool { stack.isBaselineRelative && !isHorizontal }
}

extension Lowering {
    /// Priorities of the optional rows that UIStackView makes.
    enum StackPriority {
        static let canvasFit = 51.0
        static let mainFit = 49.0
        static let settle = 25.0
        /// Rows of 200 points between rows of 30 in one fillEqually NSStackView are no conflict (recorded in a document).
        static let equalOfAppKit = 999.0
        static let equalCentering = 149.0
        /// Of the first proportional size; each further one is 1 lower.
        static let proportional = 999.0
    }

    /// `stack:<stack>.…`: the layout of a stack view's arranged subviews, unless the dump lists its constraints.
    mutating func addStack(_ view: Int) {
        guard layout.views[view].stack != nil, !listed.replacesStack(view) else { return }
        let isRightToLeft = directions[view] == .rightToLeft
        guard let stack = StackLayout(view, in: layout, isRightToLeft: isRightToLeft) else { return }
        if let first = stack.shown.first, let last = stack.shown.last {
            relate(.view(first), stack.start, .equal, stack.canvas, stack.start, .start, in: stack)
            relate(stack.canvas, stack.end, .equal, .view(last), stack.end, .end, in: stack)
            addSpacing(of: stack)
            addDistribution(of: stack)
            for (index, arranged) in stack.shown.enumerated() {
                addAlignment(of: arranged, isFirst: index == 0, in: stack) { .align(index + 1, $0) }
            }
            addFit(of: stack)
        } else if !stack.hidden.isEmpty {
            // Nobody has recorded what size UIKit gives to a stack view that shows nothing.
            for size in [FrameAttribute.width, .height] {
                let variable = VariableIndex(view, size).rawValue
                if !unknownVariables.suffix(2).contains(variable) { unknownVariables.append(variable) }
            }
        }
        addHidden(of: stack)
    }

    /// Ends the row as one of a stack: the expression  relation  `constant`.
    mutating func add(
        _ part: MadeRow.StackPart,
        of stack: StackLayout,
        _ relation: RowRelation,
        _ constant: Double,
        priority: Double = LinearSystem.required,
        keepRank: KeepRank = .stack,
        isAssumed: Bool = false
    ) {
        add(
            .stack(part),
            of: .view(stack.view),
            relation,
            constant,
            priority: priority,
            keepRank: keepRank,
            isAssumed: isAssumed
        )
    }

    /// A whole row: `first  relation  second + constant`.
    mutating func relate(
        _ first: Layout.Item,
        _ firstAttribute: LayoutAttribute,
        _ relation: RowRelation,
        _ second: Layout.Item,
        _ secondAttribute: LayoutAttribute,
        _ part: MadeRow.StackPart,
        in stack: StackLayout,
        constant: Double = 0,
        priority: Double = LinearSystem.required
    ) {
        append(1, firstAttribute, of: first, in: stack.space)
        append(-1, secondAttribute, of: second, in: stack.space)
        add(part, of: stack, relation, constant, priority: priority)
    }

    private mutating func addSpacing(of stack: StackLayout) {
        for (index, (before, after)) in zip(stack.shown, stack.shown.dropFirst()).enumerated() {
            relate(
                .view(after),
                stack.spacesBaselines ? .firstBaseline : stack.start,
                stack.distributesGaps ? .greaterThanOrEqual : .equal,
                .view(before),
                stack.spacesBaselines ? .lastBaseline : stack.end,
                .spacing(index + 1),
                in: stack,
                constant: stack.spacing(after: before)
            )
        }
    }

    /// If the alignment is not fill, the stack is as small across as its subviews allow, and so are they.
    private mutating func addFit(of stack: StackLayout) {
        if stack.stack.alignment != .fill {
            append(1, stack.crossSize, of: stack.canvas, in: stack.space)
            add(.fit, of: stack, .equal, 0, priority: StackPriority.canvasFit)
        }
        if stack.distributesGaps {
            append(1, stack.size, of: stack.canvas, in: stack.space)
            add(.fitMain, of: stack, .equal, 0, priority: StackPriority.mainFit)
        }
        guard stack.stack.alignment != .fill else { return }
        for (index, arranged) in stack.shown.enumerated() {
            append(1, stack.crossSize, of: .view(arranged), in: stack.space)
            add(.settle(index + 1), of: stack, .equal, 0, priority: StackPriority.settle)
        }
    }

    /// Hidden arranged subviews collapse between their neighbors.
    private mutating func addHidden(of stack: StackLayout) {
        for (index, hidden) in stack.hidden.enumerated() {
            let number = index + 1
            let isGuess = layout.views[hidden.view].isInferred(.isHidden)
            expression.isAssumed = isGuess
            append(1, stack.size, of: .view(hidden.view), in: stack.space)
            add(.hidden(number, .size), of: stack, .equal, 0, keepRank: .hiddenSize)
            expression.isAssumed = isGuess
            if hidden.shownBefore == 0 || stack.shown.count == 1 {
                relate(
                    .view(hidden.view),
                    stack.start,
                    .equal,
                    stack.canvas,
                    stack.start,
                    .hidden(number, .start),
                    in: stack
                )
            } else {
                let before = stack.shown[hidden.shownBefore - 1]
                let isLast = hidden.shownBefore == stack.shown.count
                relate(
                    .view(hidden.view),
                    stack.start,
                    .equal,
                    .view(before),
                    stack.end,
                    .hidden(number, .start),
                    in: stack,
                    constant: isLast ? 0 : stack.spacing(after: before) / 2
                )
            }
            addAlignment(of: hidden.view, isFirst: false, in: stack) { .hidden(number, .align($0)) }
        }
    }
}
