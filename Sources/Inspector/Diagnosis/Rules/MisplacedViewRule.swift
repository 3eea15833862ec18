import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A view whose recorded frame is not where the constraints put it, by more than a pixel.
///
/// Not for transformed views, whose frame is only a bounding box, nor for views in a conflict or below one: where constraints
/// break, frames say nothing. Nor for what a stack view hides in a document: Xcode leaves its frame as it was. Nor for cells
/// whose content gives them another height than they were drawn at.
enum MisplacedViewRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let showsPossible = examination.options.showsPossibleMisplacements
        return try examination.fact(Misplacement.self).filter { $0.isCertain || showsPossible }
            .map { $0.finding(in: examination) }
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        if examination.options.showsPossibleMisplacements {
            return try Misplacement.differences(in: examination).count
        }
        return try examination.fact(Misplacement.self).count(where: \.isCertain)
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? {
        // Views inside a view of a conflict are skipped, so the part alone is not enough.
        if !examination.solution.broken.isEmpty { return nil }
        if examination.options.showsPossibleMisplacements {
            return try Misplacement.differences(in: examination, among: part.variables).count
        }
        return try Misplacement.all(in: examination, among: part.variables).count(where: \.isCertain)
    }
}

/// A view with edges that are determined, and differ from the recorded ones.
struct Misplacement: Fact {
    var view: Int
    var axes: [Axis]
    var recorded: Rectangle
    var solved: Rectangle
    /// What determines the edges; empty where that was not found.
    var rows: [Int]
    var isCertain: Bool

    /// The axes on which a view differs, as what its constraints say that it does not.
    fileprivate typealias Difference = (view: Int, axes: [Axis], questions: [Attribution.Question])

    /// - Parameter variables: Of the views to look at, ascending; `nil`: all.
    fileprivate static func differences(
        in examination: Examination,
        among variables: [Int]? = nil
    ) throws(Interrupted) -> [Difference] {
        let layout = examination.layout
        let isExcluded = try viewsWithoutFrames(in: examination)
        let tolerance = examination.pixel
        var found: [Difference] = []
        var views = Array(layout.views.indices)
        if let variables {
            views = variables.map { $0 / 4 }.filter { $0 < layout.views.count }
            views = views.indices.filter { $0 == 0 || views[$0] != views[$0 - 1] }.map { views[$0] }
        }
        for view in views where !isExcluded[view] && layout.views[view].parent != nil {
            guard let recorded = layout.recordedFrame(of: .view(view)) else { continue }
            // Of what is determined, every optimal point says the same.
            let solved = examination.frame(of: .view(view), at: examination.solution.values)
            var axes: [Axis] = []
            var questions: [Attribution.Question] = []
            for axis in Axis.allCases {
                let start: FrameAttribute = axis == .horizontal ? .minX : .minY
                let size: FrameAttribute = axis == .horizontal ? .width : .height
                let startVariable = VariableIndex(view, start).rawValue
                let sizeVariable = VariableIndex(view, size).rawValue
                guard !examination.freedom.isFree(startVariable) else { continue }
                var terms: [LinearTerm]?
                var value = 0.0
                if abs(solved[start] - recorded[start]) > tolerance {
                    terms = [LinearTerm(startVariable, 1)]
                    value = recorded[start]
                } else if !examination.freedom.isFree(sizeVariable),
                    abs(solved[start] + solved[size] - recorded[start] - recorded[size]) > tolerance
                {
                    terms = [LinearTerm(startVariable, 1), LinearTerm(sizeVariable, 1)]
                    value = recorded[start] + recorded[size]
                }
                guard let terms else { continue }
                axes.append(axis)
                questions.append(.init(terms: terms, relation: .equal, constant: value, priority: 0))
            }
            if !axes.isEmpty { found.append((view, axes, questions)) }
        }
        return found
    }

    static func value(in examination: Examination) throws(Interrupted) -> [Misplacement] { try all(in: examination) }

    /// - Parameter variables: Of the views to look at, ascending; `nil`: all.
    static func all(in examination: Examination, among variables: [Int]? = nil) throws(Interrupted) -> [Misplacement] {
        let layout = examination.layout
        var found: [Misplacement] = []
        var questions: [Attribution.Question] = []
        var owners: [Int] = []
        for difference in try differences(in: examination, among: variables) {
            let item = Layout.Item.view(difference.view)
            guard let recorded = layout.recordedFrame(of: item) else { continue }
            owners += Array(repeating: found.count, count: difference.questions.count)
            questions += difference.questions
            found.append(
                Misplacement(
                    view: difference.view,
                    axes: difference.axes,
                    recorded: recorded,
                    solved: examination.frame(of: item, at: examination.point),
                    rows: [],
                    isCertain: true
                )
            )
        }
        let isUnknown = viewsOfUnknownExtent(in: layout)
        let answers = try Attribution.answers(to: questions, in: examination)
        for (owner, answer) in zip(owners, answers) {
            guard let answer else {
                found[owner].isCertain = false
                continue
            }
            found[owner].rows += answer.rows
            let isKnown =
                answer.isCertain && !layout.views[found[owner].view].isInferred(.alignmentRectInsets)
                && found[owner].isInsideAsRecorded(in: examination)
                && !answer.rows.contains { row in
                    examination.constraint(ofRow: row).items.contains { item in
                        if case .view(let view) = item { isUnknown[view] } else { false }
                    }
                }
            found[owner].isCertain = found[owner].isCertain && isKnown
        }
        return found
    }

    /// Whether the superview has its recorded size on the axes that differ. Otherwise the frames inside it were recorded
    /// in another layout, and the superview is what to look at.
    private func isInsideAsRecorded(in examination: Examination) -> Bool {
        let layout = examination.layout
        guard layout.source.framesAreOfCanvas, let superview = layout.views[view].parent,
            let recorded = layout.recordedFrame(of: .view(superview))
        else { return true }
        // A window takes the height that its content asks for, and AppKit counts from the bottom of it.
        if layout.frameworkName == "AppKit", layout.views[superview].parent == nil, axes.contains(.vertical) {
            return false
        }
        return axes.allSatisfy { axis in
            let size: FrameAttribute = axis == .horizontal ? .width : .height
            let variable = VariableIndex(superview, size).rawValue
            let solved = examination.frame(of: .view(superview), at: examination.solution.values)
            return !examination.freedom.isFree(variable) && abs(solved[size] - recorded[size]) <= examination.pixel
        }
    }

    /// The views of an Interface Builder file with a content size or an alignment rectangle that the file does not
    /// contain: those of an app's own classes, which Xcode asks for their content where they can be designed
    /// (`IB_DESIGNABLE`), stacks of such, and AppKit's controls, whose artwork extends beyond what is aligned.
    private static func viewsOfUnknownExtent(in layout: Layout) -> [Bool] {
        var isUnknown = [Bool](repeating: false, count: layout.views.count)
        guard layout.source.lacksContentSizes else { return isUnknown }
        let isAppKit = layout.frameworkName == "AppKit"
        let drawn = layout.viewsDrawnWithoutContent()
        // Subviews come after their superviews, so that stacks in stacks are settled first.
        for view in layout.views.indices.reversed() {
            guard layout.views[view].parent != nil else { continue }
            let record = layout.views[view]
            let isCustom = record.statedBaseClass != nil && record.className != record.baseClass
            isUnknown[view] =
                isCustom && record.intrinsicContentSize == nil
                || drawn.contains(view)
                || isAppKit && !record.traits.contains(.alignedAtFrame)
                || record.stack != nil && layout.arrangedSubviews(of: view).contains { isUnknown[$0] }
        }
        return isUnknown
    }

    /// The views whose recorded frames are not compared.
    private static func viewsWithoutFrames(in examination: Examination) throws(Interrupted) -> [Bool] {
        let layout = examination.layout
        var isBelow = [Bool](repeating: false, count: layout.views.count)
        for cause in try examination.causes() where !examination.isRounding(cause) {
            for row in cause.rows {
                for item in examination.constraint(ofRow: row).items {
                    if let view = layout.view(of: item), layout.views[view].parent != nil { isBelow[view] = true }
                }
            }
        }
        let isOfCanvas = layout.source.framesAreOfCanvas
        for cell in examination.cellsDrawnAtOtherHeights() { isBelow[cell] = true }
        for view in layout.views.indices {
            guard let parent = layout.views[view].parent else { continue }
            if isBelow[parent] || isOfCanvas && layout.views[view].isHidden && layout.views[parent].stack != nil {
                isBelow[view] = true
            }
        }
        return isBelow
    }

    fileprivate func finding(in examination: Examination) -> Finding {
        let name = examination.names.subject(view: view)
        // Beside a place that constraints give, what an estimate makes of the size says nothing.
        let known = differences.filter { attribute in
            !attribute.isSize
                || examination.lowered.contentOrigins[VariableIndex(view, attribute).rawValue] != .estimated
        }
        let said = known.isEmpty ? differences : known
        var finding = Finding(
            MisplacedViewRule.info,
            severity: .warning,
            message: "\(name)'s frame has \(Self.list(said, recorded)),"
                + " but its constraints give \(Self.list(said, solved))"
        )
        finding.confidence = isCertain ? .certain : .possible
        finding.views = [examination.layout.views[view].id]
        let rows = Set(rows).sorted()
        finding.constraints = rows.map { examination.id(ofRow: $0) }.sorted()
        finding.made = examination.madeConstraints(among: rows)
        finding.axis = axes.count == 1 ? Finding.Direction(axes[0]) : .both
        if !rows.isEmpty {
            let texts = rows.map { examination.text(ofRow: $0) }
            let cause = "set by: \(PointsText.list(texts, limit: 6))"
            finding.notes.append(Finding.Note(.cause, cause, constraints: rows.map { examination.id(ofRow: $0) }))
        }
        finding.place = examination.place(of: .view(view))
        finding.source = examination.source(of: .view(view))
        return finding
    }

    /// What differs by more than what nobody can see.
    private var differences: [FrameAttribute] {
        FrameAttribute.allCases.filter { abs(recorded[$0] - solved[$0]) >= 0.005 }
    }

    /// "x 16 and width 200"
    private static func list(_ attributes: [FrameAttribute], _ frame: Rectangle) -> String {
        PointsText.list(
            attributes.map { attribute in
                let word =
                    switch attribute {
                    case .minX: "x"
                    case .minY: "y"
                    case .width: "width"
                    case .height: "height"
                    }
                return word + " " + PointsText.text(frame[attribute])
            }
        )
    }

}

extension Layout {
    /// The views of stacks that Interface Builder draws in a size which no constraint and no content gives them: what asks for no size
    /// is 240 × 128 *(recorded in documents)*.
    fileprivate func viewsDrawnWithoutContent() -> Set<Int> {
        guard source.framesAreOfCanvas else { return [] }
        var (wide, high) = (Set<Int>(), Set<Int>())
        for (view, record) in views.enumerated() where record.intrinsicContentSize == nil {
            guard let stack = record.parent, views[stack].stack != nil, let frame = record.recordedFrame else {
                continue
            }
            if frame.width == 240, asksForLength(view, .horizontal) == false { wide.insert(view) }
            if frame.height == 128, asksForLength(view, .vertical) == false { high.insert(view) }
        }
        // Whoever has a size of its own is drawn in that.
        for constraint in constraints where constraint.isOwnSize {
            guard case .view(let view)? = constraint.first?.item else { continue }
            if constraint.axis == .horizontal { wide.remove(view) } else { high.remove(view) }
        }
        return wide.union(high)
    }
}

extension Examination {
    /// The cells that their table will size otherwise than the canvas of a document shows them: it does not lay out what
    /// is below its end.
    fileprivate func cellsDrawnAtOtherHeights() -> [Int] {
        guard layout.source.framesAreOfCanvas else { return [] }
        var cells: [Int] = []
        for row in 0..<lowered.system.rowCount where lowered.isDrawnHeightOfCell(row) {
            guard lowered.system.error(ofRow: row, at: solution.values) > pixel,
                let variable = lowered.system.terms(of: row).first?.variable
            else { continue }
            let view = VariableIndex(rawValue: variable).node
            cells.append(layout.views[view].isCell ? view : layout.views[view].parent ?? view)
        }
        return cells
    }
}

extension MisplacedViewRule {
    package static let info = RuleInfo(
        id: "misplaced-view",
        title: "frame differs from constraints",
        severity: .warning,
        severityRemark: "where it depends on an estimated size only with --notes or --only misplaced-view",
        runsOnPartialDumps: false,
        comparesWithRecorded: true,
        identity: .firstView,
        summary: "a recorded frame differs by more than a pixel from what the constraints determine",
        meaning: """
            The constraints determine the view's edges, but its recorded frame is elsewhere: code set it after layout,
            or the document was saved before its frames were updated (Editor > Update Frames). Views with a transform
            are skipped, and so are views in a conflict, with everything inside them.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20", more: "\"frame\": [24, 16, 200, 20]")],
            constraints: ExampleDump.place("title")
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("title", size: "200, 20", more: "\"frame\": [16, 16, 200, 20]")],
            constraints: ExampleDump.place("title")
        )
    )
}
