import LayoutModel

/// The frames that layouts set, for made-up sizes of superviews, guides and contents.
struct MakerFrames {
    /// The sizes of all superviews in one run.
    struct Sample {
        var width: Double
        var height: Double
    }

    static let samples = [
        Sample(width: 320, height: 480), Sample(width: 414, height: 733), Sample(width: 1031, height: 87),
    ]

    private let scope: SectionContext
    private let sample: Sample
    /// In the superview's coordinates, by view.
    private var frames: [Int: Rectangle] = [:]

    init(
        _ layouts: [MakerLayout],
        sample: Sample,
        of scope: SectionContext,
        in simulation: inout UIKitSimulation
    ) throws(ProofFailure) {
        self.scope = scope
        self.sample = sample
        for layout in layouts {
            let view = try MakerFrames.view(layout.view, in: &simulation)
            let parent = try MakerFrames.view(layout.parent, in: &simulation)
            guard scope.outline.superviews[view] == parent else {
                throw ProofFailure("'\(layout.view)' is laid out by another view than its superview")
            }
            guard frames[view] == nil else { throw ProofFailure("'\(layout.view)' is laid out twice") }
            guard !scope.outline.isArranged[view], scope.outline.roles[view] == .drafted else {
                throw ProofFailure("'\(layout.view)' is laid out, though its stack or its mask does that")
            }
            frames[view] = try frame(of: layout, view, in: parent, &simulation)
        }
    }

    private static func view(_ name: String, in simulation: inout UIKitSimulation) throws(ProofFailure) -> Int {
        let node = try simulation.node(named: name)
        guard case .view(let view) = simulation.hierarchy.nodes[node].identity else {
            throw ProofFailure("'\(name)' names no view")
        }
        return view
    }

    // MARK: Running

    private func frame(
        of layout: MakerLayout,
        _ view: Int,
        in parent: Int,
        _ simulation: inout UIKitSimulation
    ) throws(ProofFailure) -> Rectangle {
        var values: [MakerQuantity: Double] = [:]
        for step in layout.steps {
            switch step {
            case .set(let quantity, let value): values[quantity] = self.value(value, in: parent)
            case .pin(let quantity, let name, let other, let offset):
                let reference = try MakerFrames.view(name, in: &simulation)
                guard let frame = frames[reference], scope.outline.superviews[reference] == parent else {
                    throw ProofFailure("'\(layout.view)' is pinned to '\(name)' before that is laid out")
                }
                values[quantity] = MakerFrames.value(of: other, frame) + offset
            case .fit(let quantity): values[quantity] = content(of: view, quantity)
            case .fitSize:
                values[.width] = content(of: view, .width)
                values[.height] = content(of: view, .height)
            }
        }
        let across = try MakerFrames.axis(values[.left], values[.center], values[.right], values[.width], layout.view)
        let down = try MakerFrames.axis(values[.top], values[.middle], values[.bottom], values[.height], layout.view)
        return Rectangle(x: across.start, y: down.start, width: across.length, height: down.length)
    }

    private static func axis(
        _ start: Double?,
        _ middle: Double?,
        _ end: Double?,
        _ length: Double?,
        _ name: String
    ) throws(ProofFailure) -> (start: Double, length: Double) {
        switch (start, middle, end, length) {
        case (let start?, nil, let end?, nil): (start, end - start)
        case (let start?, let middle?, nil, nil): (start, 2 * (middle - start))
        case (nil, let middle?, let end?, nil): (2 * middle - end, 2 * (end - middle))
        case (let start?, nil, nil, let length?): (start, length)
        case (nil, let middle?, nil, let length?): (middle - length / 2, length)
        case (nil, nil, let end?, let length?): (end - length, length)
        default: throw ProofFailure("the frame of '\(name)' has too few values, or too many")
        }
    }

    /// A size that no two views have.
    private func content(of view: Int, _ quantity: MakerQuantity) -> Double {
        quantity == .width ? 41 + Double(view % 97) * 1.25 : 17 + Double(view % 89) * 0.75
    }

    private func value(_ value: MakerValue, in parent: Int) -> Double {
        value.terms.reduce(value.constant) { sum, term in
            sum + term.multiplier * MakerFrames.value(of: term.quantity, rectangle(term.guide))
        }
    }

    /// Guides lie at made-up distances from the bounds, all different.
    private func rectangle(_ guide: MakerGuide) -> Rectangle {
        let inset: Double? =
            switch guide {
            case .bounds: nil
            case .safeAreaGuide: 3
            case .layoutMarginsGuide: 11
            case .readableGuide: 23
            }
        guard let inset else { return Rectangle(x: 0, y: 0, width: sample.width, height: sample.height) }
        return Rectangle(
            x: inset,
            y: inset + 1,
            width: sample.width - 2 * inset - 5,
            height: sample.height - 2 * inset - 7
        )
    }

    private static func value(of quantity: MakerQuantity, _ frame: Rectangle) -> Double {
        switch quantity {
        case .left: frame.x
        case .center: frame.x + frame.width / 2
        case .right: frame.x + frame.width
        case .width: frame.width
        case .top: frame.y
        case .middle: frame.y + frame.height / 2
        case .bottom: frame.y + frame.height
        case .height: frame.height
        }
    }

    // MARK: Comparing

    /// Whether the frames satisfy a constraint between a superview and its subviews.
    func satisfies(_ constraint: Layout.Constraint) -> Bool {
        let views = [constraint.first, constraint.second].compactMap { anchor -> Int? in
            guard case .view(let view)? = anchor?.item, frames[view] != nil else { return nil }
            return view
        }
        // The coordinates are those of the superview of what is laid out; of two views, of the outer one's.
        for parent in Set(views.map { scope.outline.superviews[$0] }) {
            guard let parent, let first = constraint.first.flatMap({ value(of: $0, in: parent) }) else { continue }
            var second = 0.0
            if let anchor = constraint.second {
                guard let value = value(of: anchor, in: parent) else { continue }
                second = value * constraint.multiplier
            }
            let difference = abs(first - second - constraint.constant)
            return difference <= 1e-6 * max(1, abs(first), abs(second), abs(constraint.constant))
        }
        return false
    }

    private func value(of anchor: Layout.Anchor, in parent: Int) -> Double? {
        let frame: Rectangle
        switch anchor.item {
        case .view(parent): frame = rectangle(anchor.attribute.isMargin ? .layoutMarginsGuide : .bounds)
        case .view(let view):
            guard scope.outline.superviews[view] == parent, !anchor.attribute.isMargin, let known = frames[view] else {
                return nil
            }
            frame = known
        case .guide(let guide):
            guard scope.layout.guides[guide].owner == parent else { return nil }
            switch scope.layout.guides[guide].kind {
            case .safeArea: frame = rectangle(.safeAreaGuide)
            case .layoutMargins: frame = rectangle(.layoutMarginsGuide)
            case .readableContent: frame = rectangle(.readableGuide)
            default: return nil
            }
        case .missing: return nil
        }
        let owner: Int =
            switch anchor.item {
            case .view(let view): view
            case .guide, .missing: parent
            }
        let isMirrored = scope.layout.direction(of: owner) == .rightToLeft
        let near = isMirrored ? frame.x + frame.width : frame.x
        let far = isMirrored ? frame.x : frame.x + frame.width
        switch anchor.attribute {
        case .left, .leftMargin: return frame.x
        case .right, .rightMargin: return frame.x + frame.width
        case .leading, .leadingMargin: return near
        case .trailing, .trailingMargin: return far
        case .centerX, .centerXWithinMargins: return frame.x + frame.width / 2
        case .top, .topMargin: return frame.y
        case .bottom, .bottomMargin: return frame.y + frame.height
        case .centerY, .centerYWithinMargins: return frame.y + frame.height / 2
        case .width: return frame.width
        case .height: return frame.height
        case .firstBaseline, .lastBaseline: return nil
        }
    }
}
