import LayoutModel
import LayoutSolver

extension Lowering {
    /// `mask:<view>.…`: the frame of a view that translates its mask, or that its superview places.
    mutating func addAutoresizing(of view: Int) {
        guard let superview = layout.views[view].parent else { return }
        let isPlaced = listed.isPlaced(view, by: superview, in: layout)
        guard isPlaced || layout.views[view].translatesAutoresizingMask else { return }
        var rows: [(attribute: FrameAttribute, part: Part, isAssumed: Bool)] = []
        for axis in Axis.allCases where !listed.replacesMask(of: view, axis) {
            let flexibility = isPlaced ? Flexibility() : Flexibility(layout.views[view].autoresizingMask, axis)
            let (before, extent, isAssumed) = parts(of: view, in: superview, axis, flexibility)
            rows.append((axis == .horizontal ? .minX : .minY, before, isAssumed))
            rows.append((axis == .horizontal ? .width : .height, extent, isAssumed))
        }
        // Positions before sizes, as everywhere in the order of made rows.
        for row in rows where !row.attribute.isSize { addMask(row.attribute, of: view, row.part, row.isAssumed) }
        for row in rows where row.attribute.isSize {
            if row.attribute == .height, let height = selfSizingCells[view] {
                addHeight(height, of: view, row.part.length)
            } else {
                addMask(row.attribute, of: view, row.part, row.isAssumed)
            }
        }
    }

    /// The height of a cell or of its content view that the content determines.
    private mutating func addHeight(_ height: SelfSizingCells.Height, of view: Int, _ recorded: Double) {
        expression.add(VariableIndex(view, .height).rawValue, times: 1)
        switch height {
        case .fitting:
            add(
                .mask(.height),
                of: .view(view),
                .equal,
                recorded,
                priority: SelfSizingCells.priority,
                isAssumed: true
            )
        case .following(let other, let difference):
            expression.add(VariableIndex(other, .height).rawValue, times: -1)
            add(.mask(.height), of: .view(view), .equal, difference, isAssumed: true)
        }
    }

    private mutating func addMask(_ attribute: FrameAttribute, of view: Int, _ part: Part, _ isAssumed: Bool) {
        expression.add(VariableIndex(view, attribute).rawValue, times: 1)
        if part.share != 0, let superview = layout.views[view].parent {
            let size = attribute.axis == .horizontal ? FrameAttribute.width : .height
            expression.add(VariableIndex(superview, size).rawValue, times: -part.share)
        }
        add(.mask(attribute), of: .view(view), .equal, part.length, isAssumed: isAssumed)
    }

    /// Which of the three parts of a superview's length may change.
    private struct Flexibility {
        var isBeforeFlexible = false
        var isSizeFlexible = false
        var isAfterFlexible = false

        init() {}

        init(_ mask: Layout.AutoresizingMask, _ axis: Axis) {
            let isHorizontal = axis == .horizontal
            isBeforeFlexible = mask.contains(isHorizontal ? .flexibleLeftMargin : .flexibleTopMargin)
            isSizeFlexible = mask.contains(isHorizontal ? .flexibleWidth : .flexibleHeight)
            isAfterFlexible = mask.contains(isHorizontal ? .flexibleRightMargin : .flexibleBottomMargin)
        }
    }

    /// A part of the superview's length: `share` of it, plus `length`.
    private struct Part {
        var share = 0.0
        var length = 0.0
    }

    /// What sums of recorded lengths leave over from rounding, in points.
    private static let noLength = 1e-9

    /// Where a view begins on an axis, and how long it is there.
    private func parts(
        of view: Int,
        in superview: Int,
        _ axis: Axis,
        _ flexibility: Flexibility
    ) -> (before: Part, extent: Part, isAssumed: Bool) {
        let record = layout.views[view]
        guard let frame = record.recordedFrame else {
            // UIKit lets the content view of a cell or an effect fill it, whatever its size.
            if layout.isContentViewOfCell(view) || layout.isContentMember(view) {
                return (Part(), Part(share: 1), false)
            }
            return (Part(), Part(), true)
        }
        var before = Part(length: frame[axis == .horizontal ? .minX : .minY])
        var extent = Part(length: frame.size[axis])
        var isAssumed = record.isInferred(.frame)
        if flexibility.isBeforeFlexible || flexibility.isSizeFlexible {
            if let total = recordedLength(of: superview, axis) {
                share(total.value, &before, &extent, flexibility)
                isAssumed = isAssumed || total.isAssumed
            } else {
                isAssumed = true
            }
        }
        return (before, extent, isAssumed)
    }

    /// Lets the flexible parts share what the fixed ones leave of the superview's length, in proportion to their
    /// recorded lengths, or equally where those sum to 0.
    private func share(_ total: Double, _ before: inout Part, _ extent: inout Part, _ flexibility: Flexibility) {
        let after = total - before.length - extent.length
        var fixed = 0.0
        var flexible = 0.0
        var count = 0.0
        for (length, isFlexible) in [
            (before.length, flexibility.isBeforeFlexible), (extent.length, flexibility.isSizeFlexible),
            (after, flexibility.isAfterFlexible),
        ] {
            if isFlexible {
                flexible += length
                count += 1
            } else {
                fixed += length
            }
        }
        let sharesEqually = abs(flexible) <= Self.noLength
        var beforeShare = sharesEqually ? 1 / count : before.length / flexible
        var extentShare = sharesEqually ? 1 / count : extent.length / flexible
        if flexibility.isBeforeFlexible, flexibility.isSizeFlexible, !flexibility.isAfterFlexible {
            // The two shares make up the whole exactly: the end of the view moves with that of the superview, and what
            // is tied to both is dependent without a rounding error.
            extentShare = 1 - beforeShare
            beforeShare = 1 - extentShare
        }
        if flexibility.isBeforeFlexible { before = Part(share: beforeShare, length: -beforeShare * fixed) }
        if flexibility.isSizeFlexible { extent = Part(share: extentShare, length: -extentShare * fixed) }
    }

    /// The length of a superview that the recorded lengths of its subviews add up to.
    private func recordedLength(of view: Int, _ axis: Axis) -> Sourced<Double>? {
        let record = layout.views[view]
        if let frame = record.recordedFrame {
            return Sourced(value: frame.size[axis], isAssumed: record.isInferred(.frame))
        }
        guard record.parent == nil, let size = layout.screen?.size else { return nil }
        return .known(size[axis])
    }
}
