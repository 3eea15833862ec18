import LayoutModel

/// The lengths that stack views have when nothing stretches or compresses them: what a proportional distribution counts
/// for a stack among its arranged subviews, as stack views have no intrinsic content size.
struct NaturalLengths {
    /// By stack view; `nil` where none of its arranged subviews has a length.
    private var lengths: [Int: (horizontal: Sourced<Double>?, vertical: Sourced<Double>?)] = [:]

    /// Those of no stack view.
    init() {}

    /// - Complexity: O(views) where a proportional stack arranges another stack, else O(stacks).
    init(_ lowering: Lowering) {
        let layout = lowering.layout
        guard layout.hasProportionalStackOfStacks() else { return }
        // Subviews come after their superviews, so that stacks in stacks come first.
        for view in layout.views.indices.reversed() {
            guard
                let stack = StackLayout(view, in: layout, isRightToLeft: lowering.directions[view] == .rightToLeft)
            else { continue }
            lengths[view] = (length(of: stack, .horizontal, lowering), length(of: stack, .vertical, lowering))
        }
    }

    subscript(stack: Int, axis: Axis) -> Sourced<Double>? {
        guard !lengths.isEmpty, let own = lengths[stack] else { return nil }
        return axis == .horizontal ? own.horizontal : own.vertical
    }

    /// Along the stack the sum of its subviews and gaps, across it the largest of them; with the margins if the stack is
    /// laid out between them.
    private func length(of stack: StackLayout, _ axis: Axis, _ lowering: Lowering) -> Sourced<Double>? {
        var known: [Double] = []
        var isAssumed = false
        for arranged in stack.shown {
            var length = self[arranged, axis]
            if length == nil, case .length(let content, _) = lowering.contentLength(of: arranged, axis) {
                length = content
            }
            guard let length else { continue }
            known.append(length.value)
            isAssumed = isAssumed || length.isAssumed
        }
        guard let largest = known.max() else { return nil }
        var total = largest
        if axis == stack.stack.axis {
            let views =
                stack.stack.distribution == .fillEqually
                ? largest * Double(stack.shown.count) : known.reduce(0, +)
            total = stack.shown.dropLast().reduce(views) { $0 + stack.spacing(after: $1) }
        }
        if stack.stack.isLayoutMarginsRelative {
            let margins = lowering.layoutMargins(of: stack.view)
            let along = margins.value.along(axis)
            total += along.low + along.high
            isAssumed = isAssumed || margins.isAssumed
        }
        return Sourced(value: total, isAssumed: isAssumed)
    }
}

extension Layout {
    /// Whether a stack view divides its length in proportion to contents, and one of those is a stack view.
    fileprivate func hasProportionalStackOfStacks() -> Bool {
        views.indices.contains { view in
            views[view].stack?.distribution == .fillProportionally
                && arrangedSubviews(of: view).contains { views[$0].stack != nil }
        }
    }
}
