import LayoutModel
import LayoutSolver

extension Lowering {
    /// The division of a stack view's length: `equal`, `proportional` and `gap` rows.
    mutating func addDistribution(of stack: StackLayout) {
        switch stack.stack.distribution {
        case .fill: break
        case .fillEqually: addEqualSizes(of: stack)
        case .fillProportionally: addProportionalSizes(of: stack)
        case .equalSpacing: addEqualGaps(of: stack)
        case .equalCentering: addEqualCenterDistances(of: stack)
        }
    }

    private mutating func addEqualSizes(of stack: StackLayout) {
        guard let first = stack.shown.first else { return }
        let isOptional = layout.frameworkName == "AppKit"
        for (index, arranged) in stack.shown.enumerated().dropFirst() {
            relate(
                .view(arranged),
                stack.size,
                .equal,
                .view(first),
                stack.size,
                .equal(index + 1),
                in: stack,
                priority: isOptional ? StackPriority.equalOfAppKit : LinearSystem.required
            )
        }
    }

    /// Sizes in proportion to those of the contents, each at a priority one lower than that of the view before it: if
    /// not all can be satisfied, the last ones fail.
    private mutating func addProportionalSizes(of stack: StackLayout) {
        var lengths: [Double?] = []
        var total = 0.0
        var isAssumed = false
        for arranged in stack.shown {
            let length = arrangedLength(of: arranged, stack.stack.axis)
            lengths.append(length.value)
            total += length.value ?? 0
            if length.isAssumed { isAssumed = true }
        }
        for arranged in stack.shown.dropLast() { total += stack.spacing(after: arranged) }
        guard lengths.contains(where: { $0 != nil }), total != 0 else {
            addEqualSizes(of: stack)
            return
        }
        var priority = StackPriority.proportional
        for (index, (arranged, length)) in zip(stack.shown, lengths).enumerated() {
            append(1, stack.size, of: .view(arranged), in: stack.space)
            let part = MadeRow.StackPart.proportional(index + 1)
            guard let length else {
                add(part, of: stack, .equal, 0, isAssumed: isAssumed)
                continue
            }
            append(-length / total, stack.size, of: stack.canvas, in: stack.space)
            add(part, of: stack, .equal, 0, priority: priority, isAssumed: isAssumed)
            priority = max(1, priority - 1)
        }
    }

    /// The content length for a proportional distribution, of a stack view its natural length; `nil` if the view has none.
    private func arrangedLength(of view: Int, _ axis: Axis) -> Sourced<Double?> {
        if let listed = listed.contentLength(of: view, axis) { return .known(listed) }
        if let natural = naturalLengths[view, axis] {
            return Sourced(value: natural.value, isAssumed: natural.isAssumed)
        }
        switch contentLength(of: view, axis) {
        case .length(let length, _): return Sourced(value: length.value, isAssumed: length.isAssumed)
        case .nothing: return .known(nil)
        case .unknown: return .assumed(nil)
        }
    }

    private mutating func addEqualGaps(of stack: StackLayout) {
        guard stack.shown.count > 2 else { return }
        for index in 1..<stack.shown.count - 1 {
            appendGap(index, multiplier: 1, in: stack)
            appendGap(0, multiplier: -1, in: stack)
            add(.gap(index + 1), of: stack, .equal, 0)
        }
    }

    private mutating func appendGap(_ index: Int, multiplier: Double, in stack: StackLayout) {
        append(multiplier, stack.start, of: .view(stack.shown[index + 1]), in: stack.space)
        append(-multiplier, stack.end, of: .view(stack.shown[index]), in: stack.space)
    }

    private mutating func addEqualCenterDistances(of stack: StackLayout) {
        guard stack.shown.count > 2 else { return }
        for index in 1..<stack.shown.count - 1 {
            append(1, stack.center, of: .view(stack.shown[index + 1]), in: stack.space)
            append(-1, stack.center, of: .view(stack.shown[index]), in: stack.space)
            append(-1, stack.center, of: .view(stack.shown[1]), in: stack.space)
            append(1, stack.center, of: .view(stack.shown[0]), in: stack.space)
            add(.gap(index + 1), of: stack, .equal, 0, priority: StackPriority.equalCentering)
        }
    }
}
