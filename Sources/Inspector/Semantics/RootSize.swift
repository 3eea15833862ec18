import LayoutModel
import LayoutSolver

extension Lowering {
    /// The size of a root of which nothing is known, in points.
    private static let ordinaryRootSize = Size(width: 375, height: 667)

    /// The length of a root: as the conditions say, as recorded, that of the screen, else a usual one.
    func rootLength(of root: Int, _ axis: Axis) -> Sourced<Double> {
        if let length = conditions[axis] { return .known(length) }
        let record = layout.views[root]
        if let frame = record.recordedFrame {
            return Sourced(value: frame.size[axis], isAssumed: record.isInferred(.frame) || isSizedByItsHost(root))
        }
        if let size = layout.screen?.size { return .known(size[axis]) }
        return .assumed(Self.ordinaryRootSize[axis])
    }

    /// `root:<view>.width` and `.height`; the position of a root is no constraint but the constant 0. The height of a
    /// cell that its content sizes is optional.
    mutating func addRootSize(of view: Int) {
        guard layout.views[view].parent == nil else { return }
        for axis in Axis.allCases {
            let attribute = axis == .horizontal ? FrameAttribute.width : .height
            let length = rootLength(of: view, axis)
            expression.add(VariableIndex(view, attribute).rawValue, times: 1)
            add(
                .rootSize(attribute),
                of: .view(view),
                .equal,
                length.value,
                priority: rootPriority(of: view, axis),
                isAssumed: length.isAssumed
            )
        }
    }

    /// Whoever takes in a view of a class gives it its size: a usual width, and the height that its content has.
    private static let hostPriority = PerAxis(999.0, SelfSizingCells.priority)

    private func rootPriority(of view: Int, _ axis: Axis) -> Double {
        if conditions[axis] != nil { return LinearSystem.required }
        if axis == .vertical, selfSizingCells[view] == .fitting { return SelfSizingCells.priority }
        guard layout.isOfUnknownHost(view), layout.views[view].recordedFrame == nil, layout.screen?.size == nil else {
            return LinearSystem.required
        }
        return Self.hostPriority[axis]
    }

    /// `nonneg:<item>.width` and `.height`: UIKit never lays out a negative size, and says so nowhere.
    mutating func addNonnegativeSize(of item: Layout.Item) {
        guard let node = tree.node(of: item) else { return }
        for attribute in [FrameAttribute.width, .height] {
            expression.add(VariableIndex(node, attribute).rawValue, times: 1)
            add(.nonnegative(attribute), of: item, .greaterThanOrEqual, 0)
        }
    }

    /// Whether the frame of a root in an Interface Builder file is only what the canvas showed: whoever takes in a
    /// cell, the content view of one or a top-level view of a xib gives it another size. A window of AppKit takes the size
    /// that its content asks for: its own size has a priority of 500 (`NSLayoutConstraint.Priority.windowSizeStayPut`).
    private func isSizedByItsHost(_ root: Int) -> Bool {
        guard layout.source.framesAreOfCanvas else { return false }
        if layout.frameworkName == "AppKit" { return true }
        let record = layout.views[root]
        if record.isCell || record.baseClass.hasSuffix("ContentView") || record.name == "contentView" { return true }
        return record.viewController == nil || (layout.source.file?.hasSuffix(".xib") ?? false)
    }
}
