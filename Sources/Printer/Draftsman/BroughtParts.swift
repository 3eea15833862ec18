import LayoutCode
import LayoutModel

/// Parts of objects that exist before the source runs: the library's classes make their own constraints wherever they
/// are created.
struct BroughtParts {
    private let layout: Layout
    /// The user's constraints on spacers and on views in scrollable stacks, by first view.
    private var constraintsOfView: [Int: [Int]] = [:]

    init(layout: Layout) {
        self.layout = layout
        var isOfInterest = [Bool](repeating: false, count: layout.views.count)
        let isScrollable = layout.views.indices.map { lastWord(of: $0).hasSuffix("ScrollableStackView") }
        var isAnyOfInterest = false
        for index in layout.views.indices {
            let isInScrollable = layout.views[index].parent.map { isScrollable[$0] } ?? false
            isOfInterest[index] = isInScrollable || lastWord(of: index) == "SpacerView"
            isAnyOfInterest = isAnyOfInterest || isOfInterest[index]
        }
        if !isAnyOfInterest { return }
        for (index, constraint) in layout.constraints.enumerated() {
            guard case .view(let view)? = constraint.first?.item, isOfInterest[view], constraint.origin == .user,
                constraint.isEffective
            else { continue }
            constraintsOfView[view, default: []].append(index)
        }
    }

    /// Says of the objects that exist how their classes made them.
    ///
    /// - Returns: The constraints that these made when they were created.
    func complete(_ surroundings: inout CodeSurroundings) -> Set<Int> {
        var made: Set<Int> = []
        var inners: Set<Layout.Item> = []
        for index in surroundings.given.indices {
            guard case .view = surroundings.given[index].kind, case .view(let view) = surroundings.given[index].item
            else { continue }
            let isVertical = layout.views[view].parent.flatMap { layout.views[$0].stack }?.axis == .vertical
            if let dimension = dimension(ofSpacer: view, isVertical: isVertical) {
                surroundings.given[index].numbers["dimension"] = dimension
            } else if let inner = stack(ofScrollable: view) {
                surroundings.given[index].arrangingStack = layout.views[inner].stack
                made.formUnion(constraintsOfView[inner] ?? [])
                inners.insert(.view(inner))
            }
        }
        surroundings.given.removeAll { inners.contains($0.item) }
        return made
    }

    /// The dimension of a spacer in a stack, if it has exactly the constraint that its class makes.
    func dimension(ofSpacer view: Int, isVertical: Bool) -> Double? {
        guard lastWord(of: view) == "SpacerView" else { return nil }
        let attribute: LayoutAttribute = isVertical ? .height : .width
        let own = constraints(on: view).filter { constraint in
            constraint.first?.attribute == attribute && constraint.second == nil
                && constraint.relation == .greaterThanOrEqual
        }
        return own.count == 1 && isOrdinary(own[0]) ? own[0].constant : nil
    }

    /// The stack in a scrollable stack, if it has exactly the constraints that its class makes.
    func stack(ofScrollable view: Int) -> Int? {
        guard lastWord(of: view).hasSuffix("ScrollableStackView"), layout.views[view].stack == nil else { return nil }
        let stacks = layout.subviews(of: view).filter { layout.views[$0].className == "UIStackView" }
        guard stacks.count == 1, let inner = stacks.first, let stack = layout.views[inner].stack else { return nil }
        let isVertical = stack.axis == .vertical
        var expected: Set<LayoutAttribute> = [.left, .right, .top, .bottom, isVertical ? .width : .height]
        for constraint in constraints(on: inner) {
            guard let first = constraint.first, let second = constraint.second, second.item == .view(view),
                second.attribute == first.attribute, constraint.multiplier == 1, constraint.constant == 0,
                constraint.relation == .equal, isOrdinary(constraint), expected.remove(first.attribute) != nil
            else { return nil }
        }
        return expected.isEmpty ? inner : nil
    }

    private func isOrdinary(_ constraint: Layout.Constraint) -> Bool {
        constraint.priority == 1000 && constraint.identifier == nil && constraint.name == nil
    }

    private func constraints(on view: Int) -> [Layout.Constraint] {
        (constraintsOfView[view] ?? []).map { layout.constraints[$0] }
    }

    private func lastWord(of view: Int) -> Substring {
        let name = layout.views[view].className
        guard name.utf8.contains(UInt8(ascii: ".")) else { return name[...] }
        return name[(name.lastIndex(of: ".").map(name.index(after:)) ?? name.startIndex)...]
    }
}
