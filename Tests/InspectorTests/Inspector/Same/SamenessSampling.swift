import TestSupport

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutSemantics
@testable import LayoutSolver

/// Two layouts solved for many values of their parameters: what `same` says must be true of each.
struct SamenessSampling {
    let old: Layout
    let new: Layout
    let pairs: ViewPairs
    let shared: SharedValues

    init(_ old: Layout, _ new: Layout) {
        self.old = old
        self.new = new
        pairs = ViewPairs(old, new)
        shared = SharedValues(old, new, pairs, under: LayoutConditions())
    }

    /// The first values at which frames or freedom differ, in words.
    ///
    /// - Parameter assumesInsetsFit: Whether values count only where margins and safe areas fit into their views.
    func difference(
        samples: Int,
        assumesInsetsFit: Bool = false,
        _ random: inout SeededGenerator
    ) throws -> String? {
        var conditions = LayoutConditions()
        var ends: [Double] = []
        for sample in 0..<samples {
            var values = shared
            conditions.size = Size(
                width: Double(random.integer(100...1400)) + random.pick([0, 0, 0.5, 1.0 / 3]),
                height: Double(random.integer(100...1400))
            )
            if random.chance(50) {
                conditions.safeAreaInsets = EdgeInsets(
                    top: Double(random.integer(0...60)),
                    left: Double(random.integer(0...20)),
                    bottom: Double(random.integer(0...40)),
                    right: Double(random.integer(0...20))
                )
            }
            conditions.direction = random.chance(40) ? .rightToLeft : .leftToRight
            if sample % 2 == 1, let end = ends.popLast() { conditions.width = end }
            vary(&values, &random)
            let comparison = OptimaComparison(
                shared: values,
                pairs: pairs,
                conditions: conditions,
                tolerance: 1e-5,
                comparesConflicts: false,
                isCancelled: { false }
            )
            switch try comparison.compare(under: conditions) {
            case .same: break
            case .different(let found):
                if assumesInsetsFit, try !insetsFit(values, comparison, conditions) { continue }
                return Self.text(found, old)
            case .open: break
            }
            if ends.isEmpty {
                var work = OptimaComparison.mostWork
                let side = try SolvedSide(
                    values.new,
                    sceneRoots: comparison.sceneRoots.new,
                    under: conditions,
                    isCancelled: { false }
                )
                let line = Sameness.Line(axis: .horizontal, range: 50...1400, crossing: conditions.height ?? 667)
                ends = try comparison.pieces(of: side, line, &work)?.points ?? []
                ends.removeAll { $0 <= 50 || $0 >= 1400 }
            }
        }
        return nil
    }

    /// Whether margins and safe areas fit into their views on both sides; where constraints conflict, they may not.
    private func insetsFit(
        _ values: SharedValues,
        _ comparison: OptimaComparison,
        _ conditions: LayoutConditions
    ) throws -> Bool {
        let sides = try [(values.old, comparison.sceneRoots.old), (values.new, comparison.sceneRoots.new)].map {
            try SolvedSide($0.0, sceneRoots: $0.1, under: conditions, isCancelled: { false })
        }
        for (side, pairOf) in zip(sides, [pairs.pairOfOld, pairs.pairOfNew]) {
            let known = side.lowered.layout.symbolValues(under: conditions)
            for (index, guide) in side.lowered.layout.guides.enumerated() where side.lowered.isGuideNamed[index] {
                guard let pair = pairOf[guide.owner] else { continue }
                let insets: EdgeInsets
                switch guide.kind {
                case .safeArea: insets = known.safeArea(of: guide.owner).insets
                case .layoutMargins: insets = known.margins(of: guide.owner).insets
                default: continue
                }
                for frame in [sides[0].frame(of: pairs.pairs[pair].old), sides[1].frame(of: pairs.pairs[pair].new)] {
                    // A guide that only just fits has made the view as large as that.
                    if insets.left + insets.right >= frame.width - 1e-6 { return false }
                    if insets.top + insets.bottom >= frame.height - 1e-6 { return false }
                }
            }
        }
        return true
    }

    /// Other contents and margins, the same on both sides.
    private func vary(_ values: inout SharedValues, _ random: inout SeededGenerator) {
        for pair in pairs.pairs {
            for axis in Axis.allCases where values.symbols[0].contains(.content(axis), of: pair.old) {
                if random.chance(50) { continue }
                let length = Double(random.integer(0...300))
                values.old.views[pair.old].intrinsicContentSize?[axis] = length
                values.new.views[pair.new].intrinsicContentSize?[axis] = length
            }
            if values.symbols[0].contains(.margin(.left), of: pair.old), random.chance(20) {
                let margin = Double(random.integer(0...30))
                let margins = DirectionalEdgeInsets(top: margin, leading: margin, bottom: margin, trailing: margin)
                values.old.views[pair.old].layoutMargins = margins
                values.new.views[pair.new].layoutMargins = margins
            }
        }
    }

    static func text(_ found: Counterexample, _ layout: Layout) -> String {
        let names = ItemNames(layout)
        let views = found.views.prefix(3).map { view in
            "\(names[view: view.pair.old]) \(view.old) → \(view.new), free \(view.oldFree) → \(view.newFree)"
        }
        return
            "at \(found.size) \(found.direction.map(\.rawValue) ?? "") conflict \(String(describing: found.conflict)): "
            + views.joined(separator: "; ")
    }
}
