import LayoutModel
import LayoutSemantics
import LayoutSolver

/// What margins and safe areas, which a log does not print, must be for a report's constraints to fit.
struct UnprintedMargins {
    let examination: Examination
    /// Of the reported members alone.
    let solution: Solution
    /// By variable that they name, its number in the solution; all others can be anything.
    let columns: [Int: Int]

    /// One sentence for each axis of each guide that the members name, where they bound it.
    func sentences(about members: [Layout.Constraint]) -> [String] {
        let layout = examination.layout
        // Of some edges, the list has the constraint that ties the guide to its owner.
        var printed: [Int: Set<Edge>] = [:]
        for tie in members where tie.origin == .guide {
            for anchor in tie.anchors {
                if case .guide(let guide) = anchor.item, let edge = Edge(anchor.attribute) {
                    printed[guide, default: []].insert(edge)
                }
            }
        }
        var edges: [Int: Set<Edge>] = [:]
        for anchor in members.flatMap(\.anchors) {
            guard case .guide(let guide) = anchor.item, let edge = Edge(anchor.attribute),
                !printed[guide, default: []].contains(edge)
            else { continue }
            switch layout.guides[guide].kind {
            case .safeArea, .layoutMargins: edges[guide, default: []].insert(edge)
            default: break
            }
        }
        return edges.keys.sorted().flatMap { guide in
            Axis.allCases.compactMap { axis in
                sentence(guide, (edges[guide] ?? []).filter { $0.axis == axis }.sorted { $0.rawValue < $1.rawValue })
            }
        }
    }

    private enum Edge: Int {
        case left, right, top, bottom

        init?(_ attribute: LayoutAttribute) {
            switch attribute {
            case .left, .leading: self = .left
            case .right, .trailing: self = .right
            case .top: self = .top
            case .bottom: self = .bottom
            default: return nil
            }
        }

        var axis: Axis { self == .left || self == .right ? .horizontal : .vertical }

        var name: String {
            switch self {
            case .left: "left"
            case .right: "right"
            case .top: "top"
            case .bottom: "bottom"
            }
        }
    }

    /// Such as "fits only if the left and right margins of Header add up to at most 16 points".
    private func sentence(_ guide: Int, _ edges: [Edge]) -> String? {
        guard !edges.isEmpty else { return nil }
        var terms: [Int: Double] = [:]
        for edge in edges { add(edge, of: guide, to: &terms) }
        let functional = terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { LinearTerm($0.key, $0.value) }
        guard !functional.isEmpty else { return nil }
        let lowest = self.lowest(of: functional)
        let highest = self.lowest(of: functional.map { LinearTerm($0.variable, -$0.coefficient) }).map { -$0 }
        let what = examination.layout.guides[guide].kind == .safeArea ? "safe area inset" : "margin"
        let owner = examination.names.subject(view: examination.layout.guides[guide].owner)
        let subject =
            edges.count == 1
            ? "the \(edges[0].name) \(what) of \(owner)"
            : "the \(PointsText.list(edges.map(\.name))) \(what)s of \(owner)"
        let verb = edges.count == 1 ? "is" : "add up to"
        if let highest, highest < -1e-6 {
            return "\(PointsText.points(-highest)) short even without \(subject)"
        }
        let usual = edges.count == 2 && edges[0].axis == .vertical && what == "margin" ? usualMargins(guide) : ""
        if let lowest, let highest, abs(highest - lowest) < 1e-6 {
            return "fits only if \(subject) \(verb) \(PointsText.points(highest))\(usual)"
        }
        if let highest {
            return "fits only if \(subject) \(verb) at most \(PointsText.points(highest))\(usual)"
        }
        if let lowest, lowest > 1e-6 { return "fits only if \(subject) \(verb) at least \(PointsText.points(lowest))" }
        return nil
    }

    /// What a view has above and below unless code says otherwise, such as " (by default 8 + 8 = 16)".
    private func usualMargins(_ guide: Int) -> String {
        func sum(isCell: Bool) -> String {
            let margins = InheritedInsets.ownMargins(
                isControllerView: false,
                isCellContent: isCell,
                isStack: false,
                width: 0
            )
            return "\(PointsText.sum([margins.top, margins.bottom])) = \(PointsText.text(margins.top + margins.bottom))"
        }
        let isCell = examination.layout.isNamedAsContentOfCell(examination.layout.guides[guide].owner)
        // A log does not say how old its system is.
        return " (by default " + sum(isCell: false) + (isCell ? ", since iOS 11 in cells \(sum(isCell: true)))" : ")")
    }

    /// Adds the distance of a guide's edge from its owner's.
    private func add(_ edge: Edge, of guide: Int, to terms: inout [Int: Double]) {
        let position: FrameAttribute = edge.axis == .horizontal ? .minX : .minY
        let size: FrameAttribute = edge.axis == .horizontal ? .width : .height
        let owner = Layout.Item.view(examination.layout.guides[guide].owner)
        guard let start = examination.lowered.variable(position, of: .guide(guide)),
            let extent = examination.lowered.variable(size, of: .guide(guide)),
            let whole = examination.lowered.variable(size, of: owner)
        else { return }
        switch edge {
        case .left, .top: terms[start, default: 0] += 1
        case .right, .bottom:
            terms[whole, default: 0] += 1
            terms[start, default: 0] -= 1
            terms[extent, default: 0] -= 1
        }
    }

    /// The lowest value within the members' solutions; `nil`: unbounded.
    private func lowest(of functional: [LinearTerm]) -> Double? {
        var sum = 0.0
        var byFace: [Int: [LinearTerm]] = [:]
        for term in functional {
            guard let column = columns[term.variable], solution.values.indices.contains(column) else { return nil }
            if let face = solution.faces.firstIndex(where: { $0.variables.contains(column) }) {
                byFace[face, default: []].append(LinearTerm(column, term.coefficient))
            } else {
                sum += term.coefficient * solution.values[column]
            }
        }
        for face in byFace.keys.sorted() {
            guard let lowest = solution.faces[face].lowest(of: byFace[face] ?? []) else { return nil }
            sum += lowest
        }
        return sum
    }
}
