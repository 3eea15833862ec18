import LayoutInspector
import LayoutSolver

/// How the solved layouts of Interface Builder files agree with what Xcode recorded in them: frames, and its own marks.
///
/// A scene is the subtree of one root. Clean scenes have constraints and no mark of Xcode's.
struct InterfaceBuilderAgreement {
    /// Whether documents for macOS are looked at, or those for iOS and tvOS.
    var isForMac = false
    var files = 0
    var scenes = 0
    var cleanScenes = 0
    /// Of clean scenes in files without any mark: views that Auto Layout places, and that are determined.
    var comparedViews = 0
    var agreeingViews = 0
    var comparedNumbers = 0
    var agreeingNumbers = 0
    var cleanScenesAmbiguous = 0
    var cleanScenesConflicting = 0
    /// Outside table cells.
    var markedViews = 0
    var markedViewsFound = 0
    var markedScenes = 0
    var markedScenesFound = 0
    var misplacedViews = 0
    var misplacedViewsFound = 0
    /// What did not agree, a line each.
    var details: [String] = []

    /// Files for other platforms are left out.
    mutating func add(_ reading: Reading, file: String) throws {
        let layout = reading.layout
        guard layout.source.system?.hasPrefix("MacOSX") == isForMac else { return }
        files += 1
        let lowered = try layout.lowered().wrapped()
        var solver = Solver(lowered.system)
        let solution = try solver.solve()
        let frames = lowered.frames(of: solution.values).views
        var isFree = [Bool](repeating: false, count: lowered.system.variableCount)
        for variable in solution.freeVariables where lowered.isVariable(variable) { isFree[variable] = true }
        let marked = { (kind: Layout.Report.Kind) in
            Set(layout.reports.lazy.filter { $0.kind == kind }.compactMap(\.item))
        }
        let ambiguous = marked(.ambiguous)
        let misplaced = marked(.misplaced)
        let isMarkedFile = !ambiguous.isEmpty || !misplaced.isEmpty
        for root in layout.roots {
            let views = layout.subtree(of: root)
            let constrained = layout.constraints.contains { constraint in
                constraint.isEffective
                    && constraint.anchors.contains { layout.view(of: $0.item).map(views.contains) ?? false }
            }
            guard constrained else { continue }
            scenes += 1
            let name = "\(file) \(layout.views[root].id)"
            let conflicts = solution.conflicts.filter { conflict in
                lowered.system.terms(of: conflict.broken).contains { term in
                    lowered.itemAndAttribute(of: term.variable).flatMap { layout.view(of: $0.item) }
                        .map(views.contains) ?? false
                }
            }
            // Xcode marks a scroll view where the size of its content is open.
            let free = views.filter { view in
                FrameAttribute.allCases.contains { isFree[4 * view + $0.rawValue] }
                    || lowered.layout.views[view].guides.contains { guide in
                        lowered.layout.guides[guide].kind == .contentLayout
                            && FrameAttribute.allCases.contains { attribute in
                                lowered.variable(attribute, of: .guide(guide)).map { isFree[$0] } ?? false
                            }
                    }
            }
            let marks = views.filter { ambiguous.contains(layout.views[$0].id) }
            let isClean = marks.isEmpty && !views.contains { misplaced.contains(layout.views[$0].id) }
            if isClean {
                cleanScenes += 1
                if !free.isEmpty {
                    cleanScenesAmbiguous += 1
                    details.append("clean but ambiguous: \(name): \(described(free, isFree, layout))")
                }
                for conflict in conflicts where conflict.amount > 0.5 / layout.scale {
                    let rows = conflict.rows.map { lowered.id(ofRow: $0) }
                    details.append(
                        "clean but conflicting: \(name): by \(conflict.amount): \(rows.joined(separator: ", "))"
                    )
                }
                if conflicts.contains(where: { $0.amount > 0.5 / layout.scale }) { cleanScenesConflicting += 1 }
                if !isMarkedFile, conflicts.isEmpty { compare(frames, in: views, isFree, layout, name) }
            } else {
                addMarks(marks, free: free, layout, name)
                addMisplaced(views.filter { misplaced.contains(layout.views[$0].id) }, frames, isFree, layout, name)
            }
        }
    }

    private mutating func compare(
        _ frames: [Rectangle],
        in views: Range<Int>,
        _ isFree: [Bool],
        _ layout: Layout,
        _ name: String
    ) {
        for view in views where !layout.views[view].translatesAutoresizingMask {
            guard let recorded = layout.views[view].frame, layout.views[view].parent != nil else { continue }
            let determined = FrameAttribute.reportOrder.filter { !isFree[4 * view + $0.rawValue] }
            let wrong = determined.filter { abs(frames[view][$0] - recorded[$0]) > 1 }
            comparedNumbers += determined.count
            agreeingNumbers += determined.count - wrong.count
            guard determined.count == 4 else { continue }
            comparedViews += 1
            if wrong.isEmpty {
                agreeingViews += 1
            } else {
                let values = wrong.map { "\($0.name) \(recorded[$0]) solved \(frames[view][$0])" }
                details.append(
                    "frame: \(name): \(layout.views[view].baseClass) \(layout.views[view].id)"
                        + "\(layout.views[view].isHidden ? " hidden" : ""): \(values.joined(separator: ", "))"
                )
            }
        }
    }

    private mutating func addMarks(_ marks: [Int], free: [Int], _ layout: Layout, _ name: String) {
        let isInCell = { (view: Int) in
            var ancestor: Int? = view
            while let current = ancestor {
                if layout.views[current].baseClass.hasPrefix("UITableViewCell") { return true }
                ancestor = layout.views[current].parent
            }
            return false
        }
        let outside = marks.filter { !isInCell($0) }
        guard !outside.isEmpty else { return }
        markedScenes += 1
        markedViews += outside.count
        let found = outside.count { free.contains($0) }
        markedViewsFound += found
        if found > 0 { markedScenesFound += 1 }
        for view in outside where !free.contains(view) {
            details.append(
                "marked but determined: \(name): \(layout.views[view].baseClass) \(layout.views[view].id) "
                    + "\(layout.views[view].label ?? layout.views[view].text ?? "")"
            )
        }
    }

    private mutating func addMisplaced(
        _ marks: [Int],
        _ frames: [Rectangle],
        _ isFree: [Bool],
        _ layout: Layout,
        _ name: String
    ) {
        for view in marks {
            guard let recorded = layout.views[view].frame else { continue }
            misplacedViews += 1
            let isOff = FrameAttribute.allCases.contains {
                !isFree[4 * view + $0.rawValue] && abs(frames[view][$0] - recorded[$0]) > 0.5
            }
            if isOff { misplacedViewsFound += 1 }
        }
    }

    private func described(_ views: [Int], _ isFree: [Bool], _ layout: Layout) -> String {
        views.map { view in
            let attributes = FrameAttribute.reportOrder.filter { isFree[4 * view + $0.rawValue] }.map(\.name)
            return "\(layout.views[view].baseClass) \(layout.views[view].id) (\(attributes.joined(separator: " ")))"
        }.joined(separator: ", ")
    }

    var table: String {
        func share(_ part: Int, _ whole: Int) -> String {
            let thousandths = whole == 0 ? 0 : (part * 1000 + whole / 2) / whole
            return "\(part) of \(whole) (\(thousandths / 10).\(thousandths % 10) %)"
        }
        return """
            files (\(isForMac ? "macOS)    " : "iOS, tvOS)")                                  \(files)
            scenes with constraints                            \(scenes), clean \(cleanScenes)
            views within 1 pt of the recorded frame            \(share(agreeingViews, comparedViews))
            numbers within 1 pt                                \(share(agreeingNumbers, comparedNumbers))
            views marked ambiguous, found (outside cells)      \(share(markedViewsFound, markedViews))
            scenes with such marks, found                      \(share(markedScenesFound, markedScenes))
            views marked misplaced, found                      \(share(misplacedViewsFound, misplacedViews))
            clean scenes called ambiguous                      \(cleanScenesAmbiguous) of \(cleanScenes)
            clean scenes with a conflict                       \(cleanScenesConflicting) of \(cleanScenes)
            """
    }
}
