import LayoutInspector

/// How what `check` finds compares with the marks that Xcode left on views: `ambiguous="YES"` and `misplaced="YES"`.
///
/// Documents for iOS and tvOS; views in table cells are counted apart. Xcode writes marks only where a scene was open when it was
/// saved, so that a mark says more than its absence. It has no mark for a conflict: views in one are marked as ambiguous, and so
/// is the content view of a cell whose height its content does not fit.
struct XcodeMarks {
    /// Views, or files with at least one such view.
    struct Score {
        var marked = 0
        var found = 0
        var both = 0

        mutating func add(marked isMarked: Bool, found isFound: Bool) {
            if isMarked { marked += 1 }
            if isFound { found += 1 }
            if isMarked && isFound { both += 1 }
        }

        var recall: Double { marked == 0 ? 1 : Double(both) / Double(marked) }
        var precision: Double { found == 0 ? 1 : Double(both) / Double(found) }

        var line: String {
            func percent(_ part: Int, _ whole: Int) -> String {
                let thousandths = whole == 0 ? 1000 : (part * 1000 + whole / 2) / whole
                return "\(part) of \(whole) (\(thousandths / 10).\(thousandths % 10) %)"
            }
            return "recall \(percent(both, marked)), precision \(percent(both, found))"
        }
    }

    var ambiguousViews = Score()
    /// Found as ambiguous, or as a member of a conflict.
    var calledViews = Score()
    var ambiguousFiles = Score()
    /// In table cells.
    var cellViews = Score()
    var calledCellViews = Score()
    /// Why views in cells that Xcode marks as ambiguous are not found.
    var cellReasons: [String: Int] = [:]
    var misplacedViews = Score()
    var misplacedFiles = Score()
    /// Misplacements that depend on nothing inferred.
    var certainViews = Score()
    /// Why views that Xcode marks as misplaced are not found.
    var reasons: [String: Int] = [:]
    /// Where the two differ, a line each.
    var details: [String] = []

    mutating func add(_ reading: Reading, file: String) throws {
        let layout = reading.layout
        guard layout.source.system?.hasPrefix("MacOSX") != true else { return }
        var options = DiagnosisOptions()
        options.findsFixes = false
        options.onlyRules = ["ambiguous-layout", "missing-scroll-content", "misplaced-view", "conflict"]
        var ambiguous: Set<String> = []
        var conflicting: Set<String> = []
        var misplaced: Set<String> = []
        var certain: Set<String> = []
        let diagnosis = try reading.diagnosed(options: options)
        for finding in diagnosis.findings {
            if finding.rule == "misplaced-view" {
                misplaced.formUnion(finding.views)
                if finding.confidence == .certain { certain.formUnion(finding.views) }
            } else if finding.rule == "conflict" {
                conflicting.formUnion(finding.views)
            } else {
                // Xcode marks a scroll view where the size of its content is open.
                for item in finding.views + (finding.ambiguity?.dependents.map(\.item) ?? []) {
                    guard let found = layout.item(id: item) ?? standardGuideOwner(item, in: layout) else { continue }
                    if let view = layout.view(of: found) { ambiguous.insert(layout.views[view].id) }
                }
            }
        }
        func marked(_ kind: Layout.Report.Kind) -> Set<String> {
            Set(layout.reports.filter { $0.kind == kind }.compactMap(\.item))
        }
        let (markedAmbiguous, markedMisplaced) = (marked(.ambiguous), marked(.misplaced))
        let solved = diagnosis.solved()
        let free = Set(solved.undetermined.map(\.item))
        var isInCell = [Bool](repeating: false, count: layout.views.count)
        var isMarked = (ambiguous: false, misplaced: false)
        var isFound = (ambiguous: false, misplaced: false)
        for (index, view) in layout.views.enumerated() {
            isInCell[index] = view.baseClass.hasPrefix("UITableViewCell") || (view.parent.map { isInCell[$0] } ?? false)
            if isInCell[index] {
                compare("ambiguous in a cell", view, markedAmbiguous, ambiguous, \.cellViews, file)
                let called = called(view, in: conflicting, or: ambiguous)
                calledCellViews.add(marked: markedAmbiguous.contains(view.id), found: called)
                if markedAmbiguous.contains(view.id), !called {
                    cellReasons[cellReason(index, in: layout, at: solved.frames), default: 0] += 1
                }
                continue
            }
            compare("ambiguous", view, markedAmbiguous, ambiguous, \.ambiguousViews, file)
            calledViews.add(
                marked: markedAmbiguous.contains(view.id),
                found: ambiguous.contains(view.id) || markedAmbiguous.contains(view.id) && conflicting.contains(view.id)
            )
            compare("misplaced", view, markedMisplaced, misplaced, \.misplacedViews, file)
            certainViews.add(marked: markedMisplaced.contains(view.id), found: certain.contains(view.id))
            if markedMisplaced.contains(view.id), !misplaced.contains(view.id) {
                let reason = reason(view, index, diagnosis, solved, free)
                reasons[reason, default: 0] += 1
                details.append("misplaced, \(reason): \(file) \(view.baseClass) \(view.id) \(solved.frames[index])")
            }
            isMarked.ambiguous = isMarked.ambiguous || markedAmbiguous.contains(view.id)
            isMarked.misplaced = isMarked.misplaced || markedMisplaced.contains(view.id)
            isFound.ambiguous = isFound.ambiguous || ambiguous.contains(view.id)
            isFound.misplaced = isFound.misplaced || misplaced.contains(view.id)
        }
        ambiguousFiles.add(marked: isMarked.ambiguous, found: isFound.ambiguous)
        misplacedFiles.add(marked: isMarked.misplaced, found: isFound.misplaced)
    }

    /// The view that a name such as `scroll.contentLayout` stands for where the guide itself is not listed.
    private func standardGuideOwner(_ name: String, in layout: Layout) -> Layout.Item? {
        name.lastIndex(of: ".").flatMap { layout.item(id: String(name[..<$0])) }
    }

    /// Whether a view in a cell is found: as ambiguous, or as a content view that its content does not fit.
    private func called(_ view: Layout.View, in conflicting: Set<String>, or ambiguous: Set<String>) -> Bool {
        ambiguous.contains(view.id) || view.name == "contentView" && conflicting.contains(view.id)
    }

    private func cellReason(_ index: Int, in layout: Layout, at frames: [Rectangle]) -> String {
        var cell = index
        while layout.views[cell].baseClass != "UITableViewCell", let parent = layout.views[cell].parent {
            cell = parent
        }
        guard let drawn = layout.views[cell].frame, let table = layout.views[cell].parent,
            let visible = layout.views[table].frame
        else { return "no table" }
        // Above the table are the bars of a navigation controller.
        let bars = 88.0
        if drawn.y + drawn.height > visible.height - bars { return "below the end of the canvas" }
        return abs(drawn.height - frames[cell].height) > 1
            ? "drawn at another height than its content asks for" : "other"
    }

    private func reason(
        _ view: Layout.View,
        _ index: Int,
        _ diagnosis: Diagnosis,
        _ solved: SolvedLayout,
        _ free: Set<String>
    ) -> String {
        guard let recorded = view.frame, !view.inferred.contains("frame") else { return "no frame in the file" }
        if free.contains(view.id) { return "ambiguous" }
        if view.translatesAutoresizingMask { return "placed by its mask, from its frame" }
        let frame = solved.frames[index]
        let isOff = FrameAttribute.allCases.contains { abs(frame[$0] - recorded[$0]) > 1 / diagnosis.layout.scale }
        if !isOff { return "where it is recorded" }
        return diagnosis.solution.conflicts.isEmpty ? "moved along its size only" : "beside a conflict"
    }

    private mutating func compare(
        _ what: String,
        _ view: Layout.View,
        _ marked: Set<String>,
        _ found: Set<String>,
        _ score: WritableKeyPath<Self, Score>,
        _ file: String
    ) {
        let (isMarked, isFound) = (marked.contains(view.id), found.contains(view.id))
        self[keyPath: score].add(marked: isMarked, found: isFound)
        if isMarked != isFound {
            details.append("\(what), \(isMarked ? "marked only" : "found only"): \(file) \(view.baseClass) \(view.id)")
        }
    }

    var table: String {
        """
        ambiguous, by view: \(ambiguousViews.line)
        ambiguous or in a conflict, by view: recall \(calledViews.both) of \(calledViews.marked)
        ambiguous, by file: \(ambiguousFiles.line)
        ambiguous in cells, by view: \(cellViews.line)
        ambiguous in cells or too high for one: \(calledCellViews.line)
        ambiguous in cells, not found: \(Self.list(cellReasons))
        misplaced, by view: \(misplacedViews.line)
        misplaced for certain, by view: \(certainViews.line)
        misplaced, by file: \(misplacedFiles.line)
        misplaced, not found: \(Self.list(reasons))
        """
    }

    private static func list(_ reasons: [String: Int]) -> String {
        reasons.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    }
}
