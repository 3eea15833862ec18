import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Alignment rectangles of symbol images. Each symbol has its own, and no file contains them. If a stack view arranges
/// one, the recorded frames show how far it extends beyond the aligned rectangle; for AppKit, a constraint on its size
/// shows it, too.
extension InterfaceBuilderAssembly {
    mutating func inferSymbolInsets() {
        guard document.platform != .macOS else {
            inferAppKitSymbolInsets()
            return
        }
        for view in stacks {
            let shown = layout.arrangedSubviews(of: view).filter { !layout.views[$0].isHidden }
            for place in shown.indices where isSymbol(shown[place]) { inferInsets(at: place, of: shown, in: view) }
        }
    }

    private mutating func inferAppKitSymbolInsets() {
        for constraint in layout.constraints where constraint.isEffective && constraint.isRequired {
            guard constraint.relation == .equal, constraint.second == nil, let first = constraint.first,
                case .view(let view) = first.item, isAppKitSymbol(view), let frame = layout.views[view].frame
            else { continue }
            var insets = layout.views[view].alignmentRectInsets
            switch first.attribute {
            case .height:
                let excess = frame.height - constraint.constant
                guard excess > 0, excess <= frame.height / 3 else { continue }
                insets.top = excess / 2
                insets.bottom = excess / 2
            case .width:
                let excess = frame.width - constraint.constant
                guard excess > 0, excess <= frame.width / 3 else { continue }
                // Less than a point is only rounding, at the right.
                insets.left = excess < 1 ? 0 : excess / 2
                insets.right = excess - insets.left
            default: continue
            }
            layout.views[view].alignmentRectInsets = insets
            if !layout.views[view].isInferred(.alignmentRectInsets) {
                layout.views[view].inferred.append("alignmentRectInsets")
            }
        }
    }

    private func isAppKitSymbol(_ view: Int) -> Bool {
        guard layout.views[view].baseClass == "NSImageView", let cell = cell(of: elementOfView[view]) else {
            return false
        }
        if let reference = tree.child(of: cell, "imageReference", key: "image") {
            return tree.isValue(of: reference, "catalog", "system")
        }
        return tree.isValue(of: cell, "catalog", "system")
    }

    private func isSymbol(_ view: Int) -> Bool {
        let element = elementOfView[view]
        guard tree.isElement(element, "imageView"), !layout.views[view].isHidden else { return false }
        if let reference = child(element, "imageReference", key: "image") {
            return tree.isValue(of: reference, "catalog", "system")
        }
        return isValue(element, "catalog", "system")
    }

    /// Of the view at one place among those that a stack shows.
    private mutating func inferInsets(at place: Int, of shown: [Int], in stackView: Int) {
        let view = shown[place]
        guard let stack = layout.views[stackView].stack, let frame = layout.views[view].frame,
            let size = layout.views[stackView].frame?.size
        else { return }
        let margins = layout.views[stackView].layoutMargins.map { $0.resolved(.leftToRight) }
        let canvas = stack.isLayoutMarginsRelative ? margins ?? .zero : .zero
        let isVertical = stack.axis == .vertical
        var insets = EdgeInsets.zero
        let previous = place == 0 ? nil : shown[place - 1]
        let next = place + 1 == shown.count ? nil : shown[place + 1]
        let isPacked = stack.distribution == .fill || stack.distribution == .fillEqually
        if let edge = edge(before: view, previous, stack, start: isVertical ? canvas.top : canvas.left, isPacked) {
            if isVertical { insets.top = edge - frame.y } else { insets.left = edge - frame.x }
        }
        let end = isVertical ? size.height - canvas.bottom : size.width - canvas.right
        if let edge = edge(after: view, next, stack, end: end, isPacked) {
            if isVertical {
                insets.bottom = frame.y + frame.height - edge
            } else {
                insets.right = frame.x + frame.width - edge
            }
        }
        if stack.alignment == .fill {
            if isVertical {
                insets.left = canvas.left - frame.x
                insets.right = frame.x + frame.width - (size.width - canvas.right)
            } else {
                insets.top = canvas.top - frame.y
                insets.bottom = frame.y + frame.height - (size.height - canvas.bottom)
            }
        }
        insets = EdgeInsets(
            top: plausible(insets.top, of: frame.height),
            left: plausible(insets.left, of: frame.width),
            bottom: plausible(insets.bottom, of: frame.height),
            right: plausible(insets.right, of: frame.width)
        )
        guard insets != .zero else { return }
        layout.views[view].alignmentRectInsets = insets
        layout.views[view].inferred.append("alignmentRectInsets")
    }

    /// The start of the alignment rectangle along the stack.
    private func edge(
        before view: Int,
        _ previous: Int?,
        _ stack: Layout.Stack,
        start: Double,
        _ isPacked: Bool
    ) -> Double? {
        guard let previous else { return start }
        guard isPacked, !isSymbol(previous), let frame = layout.views[previous].frame else { return nil }
        let insets = layout.views[previous].alignmentRectInsets
        return stack.axis == .vertical
            ? frame.y + frame.height - insets.bottom + stack.spacing
            : frame.x + frame.width - insets.right + stack.spacing
    }

    private func edge(
        after view: Int,
        _ next: Int?,
        _ stack: Layout.Stack,
        end: Double,
        _ isPacked: Bool
    ) -> Double? {
        guard let next else { return end }
        guard isPacked, !isSymbol(next), let frame = layout.views[next].frame else { return nil }
        let insets = layout.views[next].alignmentRectInsets
        return stack.axis == .vertical
            ? frame.y + insets.top - stack.spacing : frame.x + insets.left - stack.spacing
    }

    /// Symbols extend by a fraction of their size; anything more comes from an outdated frame.
    private func plausible(_ inset: Double, of length: Double) -> Double {
        inset > 0.25 && inset <= length / 4 ? inset : 0
    }
}
