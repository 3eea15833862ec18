import LayoutModel
import LayoutSemantics
import LayoutSolver

/// Ambiguities that exist only in general position, of views that are determined at the recorded sizes.
struct HiddenAmbiguities: Fact {
    /// Of the layout with its sizes moved.
    let examination: Examination
    let stories: [AmbiguityStory]

    static func value(in examination: Examination) throws(Interrupted) -> HiddenAmbiguities? {
        try examination.findHiddenAmbiguities()
    }

    /// The free attributes of a view or guide.
    func attributes(of item: Layout.Item) -> [FrameAttribute] {
        guard let variable = examination.lowered.variable(.minX, of: item) else { return [] }
        return examination.freedom.attributes(ofItem: VariableIndex(rawValue: variable).node)
    }
}

/// Freedom that recorded sizes happen to hide.
///
/// Two labels of 20.5 points that exactly fill 41 points are determined, and half a point more or less in either font
/// shows that they compete. Sizes that are assumed or estimated are no better than that, so each is taken a little
/// smaller, no two by the same amount: what is free then is ambiguous for all that is known.
extension Examination {
    /// The layout with every assumed content size moved by about a third of a point; `nil` where none is assumed.
    ///
    /// Nor for AppKit: sizes of its controls are not estimated, so recorded sizes are all there is.
    func inGeneralPosition() throws(Interrupted) -> Examination? {
        if layout.frameworkName == "AppKit" { return nil }
        let moved = lowered.constantsInGeneralPosition()
        if moved.isEmpty { return nil }
        var options = options
        options.findsFixes = false
        return try Examination(copying: self, options: options) { system in
            for (row, constant) in moved { system.setConstant(constant, ofRow: row) }
        }
    }

    /// The layout with every cell that its content sizes a pixel higher, as a table with separators makes it; `nil` where
    /// there is none.
    private func withSeparators() throws(Interrupted) -> Examination? {
        let cells = lowered.rowsOfCellsWithSeparators()
        if cells.isEmpty { return nil }
        var options = options
        options.findsFixes = false
        let values = solution.values
        let separator = 1 / layout.scale
        return try Examination(copying: self, options: options) { system in
            for (row, content) in cells {
                system.setConstant(values[VariableIndex(content, .height).rawValue] + separator, ofRow: row)
                system.setPriority(LinearSystem.required, ofRow: row)
            }
        }
    }

    /// The views in cells that a separator makes higher than their content.
    fileprivate func isInCellWithSeparator() -> [Bool] {
        var isInside = [Bool](repeating: false, count: layout.views.count)
        for (_, content) in lowered.rowsOfCellsWithSeparators() { isInside[content] = true }
        for view in layout.views.indices {
            if let parent = layout.views[view].parent, isInside[parent] { isInside[view] = true }
        }
        return isInside
    }

    fileprivate func findHiddenAmbiguities() throws(Interrupted) -> HiddenAmbiguities? {
        let sized = try inGeneralPosition()
        guard let moved = try (sized ?? self).withSeparators() ?? sized else { return nil }
        let isNew = { (variable: Int) in
            moved.freedom.isFree(variable)
                && !self.freedom.hasAttributes(ofItem: VariableIndex(rawValue: variable).node)
        }
        guard moved.solution.faces.contains(where: { $0.variables.contains(where: isNew) }) else { return nil }
        var stories = try moved.ambiguities().filter { story in
            story.attributes.contains { attribute in
                moved.lowered.variable(attribute, of: story.root).map(isNew) ?? false
            }
        }
        for index in stories.indices { stories[index].isCertain = false }
        // A matter of a point is what the sizes were moved by; that of a pixel for a separator is a note.
        let isSeparated = isInCellWithSeparator()
        stories.removeAll { story in
            story.isNote(in: moved) && !(layout.view(of: story.root).map { isSeparated[$0] } ?? false)
        }
        return stories.isEmpty ? nil : HiddenAmbiguities(examination: moved, stories: stories)
    }
}

// MARK: Findings

extension Examination {
    /// Findings for ambiguities that exist only in general position, with the sizes as recorded.
    func hiddenAmbiguityFindings() throws(Interrupted) -> [Finding] {
        guard let hidden = try fact(HiddenAmbiguities.self) else { return [] }
        let muted = MutedAmbiguities(layout)
        let isSeparated = isInCellWithSeparator()
        var findings: [Finding] = []
        for story in hidden.stories {
            try checkCancellation()
            var finding = story.finding(in: hidden.examination)
            finding.ambiguity?.isHiddenByExactFit = true
            finding.made = madeConstraints(among: story.competing)
            finding.notes = story.competing.prefix(8).map {
                note(.cause, onRow: $0, " competes with the others of its priority")
            }
            let hint =
                layout.view(of: story.root).map { isSeparated[$0] } ?? false
                ? "the table makes the cell a pixel higher than its content, for the separator; these compete for it"
                : "the estimated sizes fit exactly; if one is off by half a point, these compete"
            finding.notes.append(Finding.Note(.hint, hint))
            if muted.cover(story) { finding.mute() }
            findings.append(finding)
        }
        return findings
    }
}

/// How many warnings there are among ambiguities that exist only in general position.
enum HiddenAmbiguityCount: Fact {
    static func value(in examination: Examination) throws(Interrupted) -> Int {
        if let origin = examination.origin, !origin.part.rows.contains(where: { examination.lowered.isAssumed[$0] }) {
            // Nothing is moved in what the edits concern.
            return try origin.examination.fact(HiddenAmbiguityCount.self)
        }
        guard let hidden = try examination.fact(HiddenAmbiguities.self) else { return 0 }
        let muted = MutedAmbiguities(examination.layout)
        return hidden.stories.count { !muted.cover($0) && !$0.isNote(in: hidden.examination) }
    }
}

extension LoweredLayout {
    /// The constants of the rows of assumed content sizes, each less by an amount that its view's place in the file fixes.
    fileprivate func constantsInGeneralPosition() -> [(row: Int, constant: Double)] {
        var moved: [(row: Int, constant: Double)] = []
        for row in sources.indices where isAssumed[row] {
            guard case .content? = role(ofRow: row), let variable = system.terms(of: row).first?.variable,
                system.constants[row] >= 1
            else { continue }
            // Multiples of the golden ratio: spread over the range, and never the same.
            let place = (Double(variable) * 0.618_033_988_749_895).truncatingRemainder(dividingBy: 1)
            moved.append((row, system.constants[row] - (0.3 + 0.066 * place)))
        }
        return moved
    }
}
