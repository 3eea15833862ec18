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
        sides(about: members).compactMap { sentence($0.guide, $0.edges) }
    }

    /// The space that a cell has for the margins of its content, which newer systems make larger: "Content has only 4.5 points for
    /// its top and bottom margins, by default 8 + 8 = 16 (11 + 11 = 22 since iOS 11)"; `nil`: the members name the margins of no cell.
    func cellSentence(about members: [Layout.Constraint]) -> String? {
        for (guide, sides) in sides(about: members) {
            let owner = examination.layout.guides[guide].owner
            guard examination.layout.guides[guide].kind == .layoutMargins,
                examination.layout.isNamedAsContentOfCell(owner), let left = highest(guide, sides), left >= 0
            else { continue }
            let newer = usualMargins(of: owner)
            if left >= sum(of: newer, sides) { continue }
            let names = PointsText.list(sides.map(\.name)) + (sides.count == 1 ? " margin" : " margins")
            return
                "\(examination.names.subject(view: owner)) has only \(PointsText.points(left)) for its \(names)"
                + " (by default \(text(of: Self.olderMargins, sides)), or \(text(of: newer, sides)) since iOS 11)"
        }
        return nil
    }

    /// By how much it does not fit even where all of these margins are 0; `nil`: it does.
    func shortage(about members: [Layout.Constraint]) -> Double? {
        sides(about: members).compactMap { highest($0.guide, $0.edges) }.filter { $0 < -1e-6 }.map { -$0 }.max()
    }

    /// The most that the edges of a guide can be from those of its owner, together; `nil`: unbounded, or no such edges.
    private func highest(_ guide: Int, _ sides: [Edge]) -> Double? {
        if sides.isEmpty { return nil }
        return lowest(of: functional(guide, sides).map { LinearTerm($0.variable, -$0.coefficient) }).map { -$0 }
    }

    /// The edges of each guide that members name, those of one axis together.
    private func sides(about members: [Layout.Constraint]) -> [(guide: Int, edges: [Edge])] {
        edges(about: members).sorted { $0.key < $1.key }.flatMap { guide, edges in
            Axis.allCases.map { axis in
                (guide, edges.filter { $0.axis == axis }.sorted { $0.rawValue < $1.rawValue })
            }
        }
    }

    private func functional(_ guide: Int, _ sides: [Edge]) -> [LinearTerm] {
        var terms: [Int: Double] = [:]
        for side in sides { add(side, of: guide, to: &terms) }
        return terms.filter { $0.value != 0 }.sorted { $0.key < $1.key }.map { LinearTerm($0.key, $0.value) }
    }

    /// "8 + 8 = 16", or "8".
    private func text(of margins: EdgeInsets, _ sides: [Edge]) -> String {
        let total = PointsText.text(sum(of: margins, sides))
        return sides.count == 1 ? total : "\(PointsText.sum(sides.map { margins[$0] })) = \(total)"
    }

    private func sum(of margins: EdgeInsets, _ sides: [Edge]) -> Double { sides.reduce(0) { $0 + margins[$1] } }

    /// Those of a cell's content before iOS 11. A log does not say how old its system is.
    private static let olderMargins = InheritedInsets.ownMargins(
        isControllerView: false,
        isCellContent: false,
        isStack: false,
        width: 0
    )

    /// Constraints by which the margins that the members name are those that the system gives a view whose margins nobody set.
    func usualTies(about members: [Layout.Constraint]) -> [Layout.Constraint] {
        let edges = edges(about: members)
        return edges.keys.sorted().flatMap { guide -> [Layout.Constraint] in
            guard examination.layout.guides[guide].kind == .layoutMargins else { return [] }
            let margins = usualMargins(of: examination.layout.guides[guide].owner)
            return (edges[guide] ?? []).sorted { $0.rawValue < $1.rawValue }.map { edge in
                var tie = Layout.Constraint(id: "usual \(edge.name) margin of guide \(guide)")
                tie.first = Layout.Anchor(.guide(guide), edge.attribute)
                tie.second = Layout.Anchor(.view(examination.layout.guides[guide].owner), edge.attribute)
                tie.constant = edge == .left || edge == .top ? margins[edge] : -margins[edge]
                tie.origin = .guide
                return tie
            }
        }
    }

    /// The edges of margins and safe areas that members name and no member ties to the owner, by guide.
    private func edges(about members: [Layout.Constraint]) -> [Int: Set<Edge>] {
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
        return edges
    }

    /// Those of a controller's view where a window or a container sets the view's size.
    private func usualMargins(of owner: Int) -> EdgeInsets {
        let layout = examination.layout
        let widths = layout.constraints.filter {
            $0.isOwnSize && $0.first == Layout.Anchor(.view(owner), .width) && $0.relation == .equal
        }
        return InheritedInsets.ownMargins(
            isControllerView: widths.contains { $0.origin == .encapsulated }
                && UIKitClass.facts(of: layout.views[owner].className).traits.contains(.plain),
            isCellContent: layout.isNamedAsContentOfCell(owner),
            isStack: layout.views[owner].traits.contains(.stack),
            width: widths.first?.constant ?? 0
        )
    }

    fileprivate enum Edge: Int {
        case left, right, top, bottom

        var attribute: LayoutAttribute {
            switch self {
            case .left: .left
            case .right: .right
            case .top: .top
            case .bottom: .bottom
            }
        }

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
        let functional = functional(guide, edges)
        guard !functional.isEmpty else { return nil }
        let lowest = self.lowest(of: functional)
        let highest = highest(guide, edges)
        let what = examination.layout.guides[guide].kind == .safeArea ? "safe area inset" : "margin"
        let owner = examination.names.subject(view: examination.layout.guides[guide].owner)
        let subject =
            edges.count == 1
            ? "the \(edges[0].name) \(what) of \(owner)"
            : "the \(PointsText.list(edges.map(\.name))) \(what)s of \(owner)"
        let verb = edges.count == 1 ? "is" : "add up to"
        if let highest, highest < -1e-6 {
            let missing = PointsText.points(-highest)
            return "\(missing) \(missing == "1 point" ? "is" : "are") missing even without \(subject)"
        }
        let usual = what == "margin" ? usualMargins(guide, edges) : ""
        if let lowest, let highest, abs(highest - lowest) < 1e-6 {
            return "fits only if \(subject) \(verb) \(PointsText.points(highest))\(usual)"
        }
        // That they are no larger than their view goes without saying.
        if let lowest, lowest > 1e-6 {
            return "fits only if \(subject) \(verb) at least \(PointsText.points(lowest))\(usual)"
        }
        if let highest {
            return "fits only if \(subject) \(verb) at most \(PointsText.points(highest))\(usual)"
        }
        return nil
    }

    /// What a view has on both sides unless code says otherwise, such as " (by default 8 + 8 = 16)".
    private func usualMargins(_ guide: Int, _ edges: [Edge]) -> String {
        func text(_ margins: EdgeInsets) -> String { self.text(of: margins, edges) }
        let owner = examination.layout.guides[guide].owner
        let usual = usualMargins(of: owner)
        guard examination.layout.isNamedAsContentOfCell(owner) else { return " (by default \(text(usual)))" }
        return " (by default \(text(Self.olderMargins)), since iOS 11 in cells \(text(usual)))"
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

extension EdgeInsets {
    fileprivate subscript(edge: UnprintedMargins.Edge) -> Double {
        switch edge {
        case .left: left
        case .right: right
        case .top: top
        case .bottom: bottom
        }
    }
}
