import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A capture of a running screen that has frames and no constraints, against another layout at the capture's size.
struct CapturedFrames {
    private let old: Layout
    private let new: Layout
    private let shared: SharedValues
    private let pairs: ViewPairs
    private let options: SamenessOptions
    private let tolerance: Double

    init(
        _ old: Layout,
        _ new: Layout,
        _ shared: SharedValues,
        _ pairs: ViewPairs,
        _ options: SamenessOptions,
        tolerance: Double
    ) {
        self.old = old
        self.new = new
        self.shared = shared
        self.pairs = pairs
        self.options = options
        self.tolerance = tolerance
    }

    func outcome() throws(Interrupted) -> OptimaComparison.Outcome {
        let captured = old.hasOnlyFrames ? old : new
        var conditions = options.conditions
        let size = captured.views.first { $0.parent == nil }?.frame?.size
        if let size, conditions.size == nil { conditions.size = size }
        let roots = pairs.pairs.filter { shared.old.startsScene($0.old) && shared.new.startsScene($0.new) }
        let frames = (
            old: try frames(of: old, shared.old, roots.map(\.old), conditions),
            new: try frames(of: new, shared.new, roots.map(\.new), conditions)
        )
        var views: [Counterexample.ViewDifference] = []
        var largest = 0.0
        for pair in pairs.pairs {
            guard let first = frames.old[pair.old], let second = frames.new[pair.new] else { continue }
            let difference = FrameAttribute.allCases.map { abs(first[$0] - second[$0]) }.max() ?? 0
            if difference > tolerance {
                views.append(.init(pair: pair, old: first, new: second, oldFree: [], newFree: []))
            } else {
                largest = max(largest, difference)
            }
        }
        if views.isEmpty { return .same(largest) }
        return .different(
            Counterexample(
                size: conditions.size ?? Size(width: 0, height: 0),
                safeAreaInsets: conditions.safeAreaInsets,
                direction: conditions.direction,
                views: views
            )
        )
    }

    /// By view: as captured, else as solved.
    private func frames(
        of layout: Layout,
        _ completed: Layout,
        _ roots: [Int],
        _ conditions: LayoutConditions
    ) throws(Interrupted) -> [Rectangle?] {
        if !layout.hasOnlyFrames {
            let side = try SolvedSide(
                completed,
                sceneRoots: roots,
                under: conditions,
                isCancelled: options.isCancelled
            )
            return layout.views.indices.map { side.frame(of: $0) }
        }
        var frames: [Rectangle?] = []
        for (index, view) in layout.views.enumerated() {
            guard var frame = view.recordedFrame else {
                frames.append(nil)
                continue
            }
            if view.parent == nil {
                frame.x = 0
                frame.y = 0
            } else if let parent = view.parent, !layout.views[parent].isScrollView, !layout.startsScene(index) {
                frame.x += frames[parent]?.x ?? 0
                frame.y += frames[parent]?.y ?? 0
            }
            frames.append(frame)
        }
        return frames
    }
}

extension Layout {
    /// Whether a source recorded frames, and no constraints and stacks that would make them.
    var hasOnlyFrames: Bool {
        views.count > 1 && (source.kind == .runtime || source.kind == nil) && constraints.isEmpty
            && views.allSatisfy {
                $0.frame != nil && !$0.isStack && ($0.translatesAutoresizingMask || $0.parent == nil)
            }
    }
}
