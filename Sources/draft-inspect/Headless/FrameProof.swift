import LayoutInspector
import LayoutPrinter

/// The frames that source sets, beside the constraints that it was printed from.
///
/// How large its contents are is the program's matter: the frames themselves must satisfy each constraint that the tally
/// counts as printed. The views of the original are put where the printed ones are, and the rules that solve layouts say by
/// how many points each constraint fails: margins, safe areas and directions are then those of every other layout.
struct FrameProof {
    /// With the printed frames, and the printed constraints alone.
    private let placed: Layout
    /// The original's views that the source makes.
    private let viewCount: Int
    private let constraintCount: Int

    /// What pixels can move an edge by is no failure, in points.
    private static let tolerance = 0.51

    /// - Parameters:
    ///   - printed: What the program dumped after it was laid out.
    ///   - pairs: Ids of views that stand for each other.
    init(_ original: Layout, printed: Layout, pairs: [(original: String, printed: String)], tally: Tally) {
        var layout = original
        let own = Dictionary(original.views.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
        let others = Dictionary(printed.views.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var count = 0
        for pair in pairs {
            guard let view = own[pair.original], let other = others[pair.printed] else { continue }
            count += 1
            layout.views[view].frame = other.frame
            layout.views[view].layoutMargins = other.layoutMargins
            layout.views[view].safeAreaInsets = other.safeAreaInsets
        }
        for view in layout.views.indices {
            layout.views[view].statedTranslatesAutoresizingMask = true
            layout.views[view].translatesAutoresizingMask = true
            layout.views[view].autoresizingMask = []
            layout.views[view].stack = nil
            layout.views[view].intrinsicContentSize = nil
        }
        var constraintCount = 0
        for index in layout.constraints.indices {
            let isPrinted = tally.fates.indices.contains(index) && tally.fates[index] == .printed
            layout.constraints[index].isActive = isPrinted
            // One that fails must move nothing.
            layout.constraints[index].priority = 1
            if isPrinted { constraintCount += 1 }
        }
        placed = layout
        viewCount = count
        self.constraintCount = constraintCount
    }

    /// Adds the constraints that the frames at a size do not satisfy, each once.
    func check(at size: Size, into result: inout Verification) {
        let title = "\(Int(size.width)) × \(Int(size.height))"
        result.sizes.append(title)
        result.frameCount = viewCount
        var options = DiagnosisOptions()
        options.exceptRules = RuleInfo.all.map(\.id)
        guard
            let solved = (try? placed.diagnosed(places: Places(), readerFindings: [], options: options))?.solved()
        else {
            result.differences.append("frames at \(title): they cannot be solved")
            return
        }
        let failing = solved.violations.filter { $0.points > Self.tolerance }
        for violation in failing {
            let points = (violation.points * 100).rounded() / 100
            result.differences.append("frames at \(title): \(violation.constraint) fails by \(points) points")
        }
        result.heldCount = min(result.heldCount ?? constraintCount, constraintCount - failing.count)
    }
}
