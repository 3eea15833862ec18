import LayoutModel
import LayoutSemantics
import LayoutSolver

/// One of two compared layouts at one size: where its views are, and what is left open.
struct SolvedSide {
    let lowered: LoweredLayout
    private var passes: TwoPassSolver
    var solver: Solver { passes.solver }
    private(set) var solution: Solution
    /// By variable, a direction in which one can go without leaving the optimal points; 0 for what they determine.
    private var motion: [Double] = []

    /// By axis: the rows that say how long what starts a scene is.
    private var rootRows = PerAxis<[Int]>([], [])
    /// By row: whether it has a part in scenes that are compared.
    private var isCompared: [Bool] = []

    /// - Parameters:
    ///   - sceneRoots: The views that start the compared scenes.
    init(
        _ layout: Layout,
        sceneRoots: [Int],
        under conditions: LayoutConditions,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        lowered = layout.lowered(under: conditions)
        var system = lowered.system
        let roots = Set(sceneRoots)
        for (index, row) in lowered.made.enumerated() {
            guard lowered.isSceneSize(index), case .view(let view) = row.item, roots.contains(view) else { continue }
            if case .rootSize(let attribute) = row.role {
                system.setPriority(LinearSystem.required, ofRow: index)
                rootRows[attribute.axis].append(index)
            } else {
                system.setEnabled(false, row: index)
            }
        }
        for view in sceneRoots where layout.views[view].parent != nil {
            for axis in Axis.allCases {
                let attribute = axis == .horizontal ? FrameAttribute.width : .height
                let length = conditions[axis] ?? layout.views[view].frame?.size[axis] ?? 0
                rootRows[axis].append(
                    system.addRow([LinearTerm(VariableIndex(view, attribute).rawValue, 1)], .equal, length)
                )
            }
        }
        var isInScene: [Bool] = []
        for view in lowered.layout.views.indices {
            let outer = lowered.layout.startsScene(view) ? nil : lowered.layout.views[view].parent
            isInScene.append(outer.map { isInScene[$0] } ?? roots.contains(view))
        }
        for guide in lowered.layout.guides { isInScene.append(isInScene[guide.owner]) }
        isCompared = (0..<system.rowCount).map { row in
            system.terms(of: row).contains { isInScene[VariableIndex(rawValue: $0.variable).node] }
        }
        passes = TwoPassSolver(lowered, system: system)
        solution = try passes.solve(isCancelled: isCancelled)
        findMotion()
    }

    /// Gives all roots another length along an axis.
    mutating func setRootLength(
        _ length: Double,
        _ axis: Axis,
        isCancelled: @escaping @Sendable () -> Bool
    ) throws(Interrupted) {
        let rows = rootRows[axis]
        passes.edit { system in for row in rows { system.setConstant(length, ofRow: row) } }
        solution = try passes.solve(isCancelled: isCancelled)
        findMotion()
    }

    /// The rows that say how long roots are along an axis.
    func rootRows(_ axis: Axis) -> [Int] { rootRows[axis] }

    private mutating func findMotion() {
        motion = Array(repeating: 0, count: lowered.system.variableCount)
        for face in solution.faces {
            for term in face.genericDirection() { motion[term.variable] = term.coefficient }
        }
    }

    var isAmbiguous: Bool { !solution.faces.isEmpty }
    var hasConflict: Bool { !brokenRows.isEmpty }
    private var brokenRows: [Int] { solution.broken.filter { isCompared[$0] } }

    /// The system, without the rows of scenes that are not compared.
    var comparedSystem: LinearSystem {
        var system = solver.system
        for row in isCompared.indices where !isCompared[row] { system.setEnabled(false, row: row) }
        return system
    }

    /// A view's alignment rectangle in the coordinates of its root, or of the content it scrolls in.
    func frame(of view: Int) -> Rectangle {
        let layout = lowered.layout
        var frame = Rectangle(x: 0, y: 0, width: 0, height: 0)
        for attribute in FrameAttribute.allCases {
            frame[attribute] = terms(of: attribute, view).reduce(0) {
                $0 + $1.coefficient * solution.values[$1.variable]
            }
        }
        let insets = layout.views[view].alignmentRectInsets
        frame.x += insets.left
        frame.y += insets.top
        frame.width -= insets.left + insets.right
        frame.height -= insets.top + insets.bottom
        return frame
    }

    /// The attributes of that rectangle that the layout does not determine.
    func freeAttributes(of view: Int) -> [FrameAttribute] {
        if solution.faces.isEmpty { return [] }
        return FrameAttribute.reportOrder.filter { attribute in
            let sum = terms(of: attribute, view).reduce(0) { $0 + $1.coefficient * motion[$1.variable] }
            return abs(sum) > 1e-9
        }
    }

    /// The lowest and highest value of an attribute over all optimal points.
    func range(of attribute: FrameAttribute, _ view: Int) -> (lowest: Double?, highest: Double?) {
        range(of: terms(of: attribute, view))
    }

    /// The lowest and highest value of a sum over all optimal points.
    func range(of terms: [LinearTerm]) -> (lowest: Double?, highest: Double?) {
        var lowest: Double? = 0
        var highest: Double? = 0
        var rest = terms
        for face in solution.faces {
            let variables = Set(face.variables)
            let own = rest.filter { variables.contains($0.variable) }
            if own.isEmpty { continue }
            rest.removeAll { variables.contains($0.variable) }
            let range = face.range(of: own)
            lowest = lowest.flatMap { sum in range.lowest.map { sum + $0 } }
            highest = highest.flatMap { sum in range.highest.map { sum + $0 } }
        }
        let fixed = rest.reduce(0) { $0 + $1.coefficient * solution.values[$1.variable] }
        return (lowest.map { $0 + fixed }, highest.map { $0 + fixed })
    }

    /// An attribute as a sum of variables: a position is that of all superviews in one coordinate space.
    func terms(of attribute: FrameAttribute, _ view: Int) -> [LinearTerm] {
        let views = lowered.layout.views
        if attribute.isSize { return [LinearTerm(VariableIndex(view, attribute).rawValue, 1)] }
        var terms: [LinearTerm] = []
        var next = view
        while let parent = views[next].parent, !lowered.layout.startsScene(next) {
            terms.append(LinearTerm(VariableIndex(next, attribute).rawValue, 1))
            if views[parent].isScrollView { break }
            next = parent
        }
        return terms
    }

    /// The parts of the system with broken rows in which the place of each view is decided, by numbers that mean something on
    /// this side alone.
    ///
    /// - Complexity: Near linear in the views and the terms of the broken rows.
    mutating func brokenParts(of views: [Int]) -> [Set<Int>] {
        let broken = brokenRows
        if broken.isEmpty { return views.map { _ in [] } }
        let regions = passes.regions(of: broken, []) ?? []
        var partsOfVariable: [Int: Set<Int>] = [:]
        for row in broken {
            let own = passes.regions(of: [row], []) ?? []
            for term in passes.solver.system.terms(of: row) {
                partsOfVariable[term.variable, default: []].formUnion(own.isEmpty ? [-1 - row] : own)
            }
        }
        var found: [Set<Int>] = []
        for view in views {
            var parts: Set<Int> = []
            for variable in FrameAttribute.allCases.flatMap({ terms(of: $0, view).map(\.variable) }) {
                if let own = passes.regions(of: [], [variable]) {
                    parts.formUnion(own.intersection(regions))
                } else {
                    // A row of its own fixes it, and UIKit could break that row instead.
                    parts.formUnion(partsOfVariable[variable] ?? [])
                }
            }
            found.append(parts)
        }
        return found
    }
}
