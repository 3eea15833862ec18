import LayoutModel
import LayoutSemantics
import LayoutSyntax

/// Alignment rectangles of symbol images. Each symbol has its own, and no file contains them. If a stack view arranges
/// one, the recorded frames show how far it extends beyond the aligned rectangle; for AppKit, a constraint on its size
/// shows it, too.
struct SymbolInsets {
    private let document: InterfaceBuilderDocument
    private let tree: XMLTree
    private let elements: ViewElements
    private let layout: Layout
    /// By view.
    private var insets: [Int: EdgeInsets] = [:]

    static func infer(in layout: inout Layout, _ elements: ViewElements, of document: InterfaceBuilderDocument) {
        for (view, insets) in Self(document, elements, layout).insets {
            layout.views[view].alignmentRectInsets = insets
            if !layout.views[view].isInferred(.alignmentRectInsets) {
                layout.views[view].inferred.append("alignmentRectInsets")
            }
        }
    }

    private init(_ document: InterfaceBuilderDocument, _ elements: ViewElements, _ layout: Layout) {
        self.document = document
        tree = document.tree
        self.elements = elements
        self.layout = layout
        if document.platform == .macOS {
            inferFromSizes()
            return
        }
        for view in layout.views.indices where layout.views[view].isStack {
            let shown = layout.arrangedSubviews(of: view).filter { !layout.views[$0].isHidden }
            for place in shown.indices where isSymbol(shown[place]) { inferInsets(at: place, of: shown, in: view) }
        }
    }

    private mutating func inferFromSizes() {
        for constraint in layout.constraints where constraint.isEffective && constraint.isRequired {
            guard constraint.relation == .equal, constraint.second == nil, let first = constraint.first,
                case .view(let view) = first.item, isAppKitSymbol(view), let frame = layout.views[view].frame
            else { continue }
            var found = insets[view] ?? layout.views[view].alignmentRectInsets
            switch first.attribute {
            case .height:
                let excess = frame.height - constraint.constant
                guard excess > 0, excess <= frame.height / 3 else { continue }
                found.top = excess / 2
                found.bottom = excess / 2
            case .width:
                let excess = frame.width - constraint.constant
                guard excess > 0, excess <= frame.width / 3 else { continue }
                // Less than a point is only rounding, at the right.
                found.left = excess < 1 ? 0 : excess / 2
                found.right = excess - found.left
            default: continue
            }
            insets[view] = found
        }
    }

    private func isAppKitSymbol(_ view: Int) -> Bool {
        layout.views[view].baseClass == "NSImageView"
            && document.cell(of: elements.elementOfView[view]).map(hasSystemImage) ?? false
    }

    private func isSymbol(_ view: Int) -> Bool {
        let element = elements.elementOfView[view]
        return tree.isElement(element, "imageView") && !layout.views[view].isHidden && hasSystemImage(element)
    }

    private func hasSystemImage(_ element: Int) -> Bool {
        if let reference = document.child(element, "imageReference", key: "image") {
            return tree.isValue(of: reference, "catalog", "system")
        }
        return document.isValue(element, "catalog", "system")
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
        let (right, bottom) = (size.width - canvas.right, size.height - canvas.bottom)
        let previous = place == 0 ? nil : shown[place - 1]
        let next = place + 1 == shown.count ? nil : shown[place + 1]
        let start = edge(of: previous, isBefore: true, in: stack, limit: isVertical ? canvas.top : canvas.left)
        let end = edge(of: next, isBefore: false, in: stack, limit: isVertical ? bottom : right)
        let isFilled = stack.alignment == .fill
        func across(_ edge: Double) -> Double? { isFilled ? edge : nil }
        let top = (isVertical ? start : across(canvas.top)).map { $0 - frame.y }
        let left = (isVertical ? across(canvas.left) : start).map { $0 - frame.x }
        let below = (isVertical ? end : across(bottom)).map { frame.y + frame.height - $0 }
        let behind = (isVertical ? across(right) : end).map { frame.x + frame.width - $0 }
        let found = EdgeInsets(
            top: plausible(top, of: frame.height),
            left: plausible(left, of: frame.width),
            bottom: plausible(below, of: frame.height),
            right: plausible(behind, of: frame.width)
        )
        if found != .zero { insets[view] = found }
    }

    /// The start or end of the alignment rectangle along the stack: at a neighbour's, else at the stack's own.
    private func edge(of neighbour: Int?, isBefore: Bool, in stack: Layout.Stack, limit: Double) -> Double? {
        guard let neighbour else { return limit }
        guard stack.distribution == .fill || stack.distribution == .fillEqually, !isSymbol(neighbour),
            let frame = layout.views[neighbour].frame
        else { return nil }
        let insets = layout.views[neighbour].alignmentRectInsets
        let isVertical = stack.axis == .vertical
        guard isBefore else { return (isVertical ? frame.y + insets.top : frame.x + insets.left) - stack.spacing }
        let end = isVertical ? frame.y + frame.height - insets.bottom : frame.x + frame.width - insets.right
        return end + stack.spacing
    }

    /// Symbols extend by a fraction of their size; anything more comes from an outdated frame.
    private func plausible(_ inset: Double?, of length: Double) -> Double {
        inset.map { $0 > 0.25 && $0 <= length / 4 ? $0 : 0 } ?? 0
    }
}
