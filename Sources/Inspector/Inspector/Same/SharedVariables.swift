import LayoutModel
import LayoutSemantics
import LayoutSolver

/// The variables in which both layouts are written: the edges of pairs, in the coordinates of their root or of the content
/// they scroll in; the edges of other views and guides, which one side has alone; and the parameters.
///
/// Edges from the root, not positions in a superview: a wrapper then changes nothing but itself. Edges, not sizes: most
/// rows have two of them.
struct SharedVariables {
    /// An edge of an item.
    enum Edge: Int, CaseIterable {
        case left, top, right, bottom
    }

    private static let edgesPerItem = Edge.allCases.count

    private(set) var kinds: [SystemEquivalence.VariableKind] = []
    /// By side and node of the lowering: the first of its four variables.
    private(set) var starts: [[Int]] = [[], []]
    /// By side and view: the first of its symbols.
    private(set) var symbolStarts: [[Int]] = [[], []]
    /// By side and node.
    private(set) var parents: [[Int?]] = [[], []]
    private(set) var isRoot: [[Bool]] = [[], []]
    /// By side and node: whether the other side has the scene that it is in.
    private var isCompared: [[Bool]] = [[], []]
    /// By side and root of a scene that is in another one: the first of the two variables of its position there.
    private(set) var positions: [[Int: Int]] = [[:], [:]]
    /// Where what both sides have within another scene is, by the second side's variables: each side has its own, but they are
    /// about the same edge.
    private(set) var firstSideVariables: [Int: Int] = [:]
    private(set) var isScrollView: [[Bool]] = [[], []]
    /// The first variable of each pair.
    private(set) var pairStarts: [Int] = []
    private(set) var rootPairs: [(old: Int, new: Int)] = []
    private var nodeCounts: [Int]

    /// - Parameter sides: Both layouts as lowered.
    init(_ sides: [LoweredLayout], _ pairs: ViewPairs) {
        nodeCounts = sides.map { $0.viewCount + $0.guideCount }
        starts = nodeCounts.map { Array(repeating: -1, count: $0) }
        symbolStarts = sides.map { Array(repeating: -1, count: $0.viewCount) }
        for (side, lowered) in sides.enumerated() {
            let layout = lowered.layout
            parents[side] = layout.views.map(\.parent) + layout.guides.map { $0.owner }
            isRoot[side] =
                layout.views.indices.map { layout.startsScene($0) }
                + Array(repeating: false, count: layout.guides.count)
            let pairOf = side == 0 ? pairs.pairOfOld : pairs.pairOfNew
            for view in layout.views.indices {
                let outer = isRoot[side][view] ? nil : layout.views[view].parent
                isCompared[side].append(outer.map { isCompared[side][$0] } ?? (pairOf[view] != nil))
            }
            for guide in layout.guides { isCompared[side].append(isCompared[side][guide.owner]) }
            isScrollView[side] =
                layout.views.map(\.isScrollView) + Array(repeating: false, count: layout.guides.count)
        }
        for pair in pairs.pairs {
            let isRoot = self.isRoot[0][pair.old] && self.isRoot[1][pair.new]
            let start = add(Self.edgesPerItem, isRoot ? .parameter : .shared)
            if isRoot {
                for (side, view) in [(0, pair.old), (1, pair.new)] where parents[side][view] != nil {
                    positions[side][view] = add(2, .own)
                }
                if let first = positions[0][pair.old], let second = positions[1][pair.new] {
                    for offset in 0..<2 { firstSideVariables[second + offset] = first + offset }
                }
            }
            pairStarts.append(start)
            starts[0][pair.old] = start
            starts[1][pair.new] = start
            if isRoot { rootPairs.append((pair.old, pair.new)) }
            let symbols = add(LayoutSymbols.perView, .parameter)
            symbolStarts[0][pair.old] = symbols
            symbolStarts[1][pair.new] = symbols
        }
        pairGuides(sides, pairs)
        for side in 0...1 {
            for node in 0..<nodeCounts[side] where starts[side][node] < 0 {
                let isOwnRoot = isRoot[side][node]
                starts[side][node] = add(Self.edgesPerItem, isOwnRoot ? .parameter : .own)
                if isOwnRoot, parents[side][node] != nil { positions[side][node] = add(2, .own) }
            }
            for view in symbolStarts[side].indices where symbolStarts[side][view] < 0 {
                symbolStarts[side][view] = add(LayoutSymbols.perView, .parameter)
            }
        }
    }

    private mutating func add(_ count: Int, _ kind: SystemEquivalence.VariableKind) -> Int {
        kinds.append(contentsOf: repeatElement(kind, count: count))
        return kinds.count - count
    }

    /// Pairs guides whose frames no equalities determine: contents of scroll views always, readable and named ones where both
    /// sides have them.
    private mutating func pairGuides(_ sides: [LoweredLayout], _ pairs: ViewPairs) {
        struct Key: Hashable {
            var pair: Int
            var kind: Layout.Guide.Kind
            var name: String
        }
        func guides(_ side: Int) -> [Key: Int] {
            var found: [Key: Int] = [:]
            var several: Set<Key> = []
            let pairOf = side == 0 ? pairs.pairOfOld : pairs.pairOfNew
            for (index, guide) in sides[side].layout.guides.enumerated() {
                guard let pair = pairOf[guide.owner] else { continue }
                let name = guide.kind == .custom ? guide.name ?? guide.identifier : ""
                guard let name, [.contentLayout, .readableContent, .custom].contains(guide.kind) else { continue }
                let key = Key(pair: pair, kind: guide.kind, name: name)
                if found.updateValue(index, forKey: key) != nil { several.insert(key) }
            }
            return found.filter { !several.contains($0.key) }
        }
        let (old, new) = (guides(0), guides(1))
        for (key, guide) in old.sorted(by: { $0.value < $1.value }) {
            guard let other = new[key] else {
                // What a scroll view scrolls has a size on both sides, whether or not a row names it.
                if key.kind == .contentLayout { starts[0][sides[0].viewCount + guide] = add(4, .shared) }
                continue
            }
            let start = add(Self.edgesPerItem, .shared)
            starts[0][sides[0].viewCount + guide] = start
            starts[1][sides[1].viewCount + other] = start
        }
        for (key, guide) in new.sorted(by: { $0.value < $1.value }) where old[key] == nil {
            if key.kind == .contentLayout { starts[1][sides[1].viewCount + guide] = add(4, .shared) }
        }
    }

    /// The variable of an edge of a pair.
    func variable(_ edge: Edge, ofPair pair: Int) -> Int { pairStarts[pair] + edge.rawValue }

    /// The pair and its edge that a variable is; `nil` for others.
    func pairAndEdge(of variable: Int) -> (pair: Int, edge: Edge)? {
        var low = 0
        var high = pairStarts.count
        while low < high {
            let middle = (low + high) / 2
            if pairStarts[middle] <= variable { low = middle + 1 } else { high = middle }
        }
        guard low > 0, let edge = Edge(rawValue: variable - pairStarts[low - 1]) else { return nil }
        return (low - 1, edge)
    }

    // MARK: Rows

    /// A variable of a lowering in terms of the shared ones.
    func terms(of variable: Int, times coefficient: Double, side: Int) -> [LinearTerm] {
        if let (view, symbol) = LayoutSymbols.symbol(variable, nodeCount: nodeCounts[side]) {
            return [LinearTerm(symbolStarts[side][view] + symbol.rawValue, coefficient)]
        }
        let index = VariableIndex(rawValue: variable)
        let start = starts[side][index.node]
        let isHorizontal = index.attribute.axis == .horizontal
        let low = start + (isHorizontal ? Edge.left : .top).rawValue
        if index.attribute.isSize {
            let high = start + (isHorizontal ? Edge.right : .bottom).rawValue
            if isRoot[side][index.node] { return [LinearTerm(high, coefficient)] }
            return [LinearTerm(high, coefficient), LinearTerm(low, -coefficient)]
        }
        if isRoot[side][index.node] {
            guard let position = positions[side][index.node] else { return [] }
            return [LinearTerm(position + (isHorizontal ? 0 : 1), coefficient)]
        }
        var terms = [LinearTerm(low, coefficient)]
        if let parent = parents[side][index.node], !isRoot[side][parent], !isScrollView[side][parent] {
            terms.append(LinearTerm(starts[side][parent] + (isHorizontal ? Edge.left : .top).rawValue, -coefficient))
        }
        return terms
    }

    /// A lowering in these variables, row by row.
    ///
    /// - Parameter isDisabled: Rows without effect.
    func system(of lowered: LoweredLayout, side: Int, isDisabled: (Int) -> Bool) -> LinearSystem {
        let given = lowered.system
        var system = LinearSystem(variableCount: kinds.count)
        system.reserveCapacity(rows: given.rowCount, terms: 2 * given.terms.count)
        var terms: [LinearTerm] = []
        for row in 0..<given.rowCount {
            terms.removeAll(keepingCapacity: true)
            for term in given.terms(of: row) {
                terms += self.terms(of: term.variable, times: term.coefficient, side: side)
            }
            system.addRow(
                terms,
                given.relations[row],
                given.constants[row],
                priority: given.priorities[row],
                keepRank: given.keepRanks[row]
            )
            if !given.isEnabled[row] || isDisabled(row) || !concerns(given.terms(of: row), side) {
                system.setEnabled(false, row: row)
            }
        }
        return system
    }

    /// Whether a row of a lowering has a part in scenes that both sides have.
    func concerns(_ terms: ArraySlice<LinearTerm>, _ side: Int) -> Bool {
        terms.contains { term in
            let node = VariableIndex(rawValue: term.variable).node
            return node < nodeCounts[side] && isCompared[side][node]
        }
    }

    /// What is assumed of parameters: sizes and insets are not negative, and the insets of a root fit into it.
    func domain() -> LinearSystem {
        var domain = LinearSystem(variableCount: kinds.count)
        for pair in rootPairs {
            let start = starts[0][pair.old]
            let symbols = symbolStarts[0][pair.old]
            func symbol(_ symbol: LayoutSymbols.Symbol) -> Int { symbols + symbol.rawValue }
            for edge in [Edge.right, .bottom] {
                domain.addRow([LinearTerm(start + edge.rawValue, 1)], .greaterThanOrEqual, 0)
            }
            for make in [LayoutSymbols.Symbol.safeArea, LayoutSymbols.Symbol.margin] {
                for (low, high, edge) in [
                    (LayoutSymbols.Edge.left, LayoutSymbols.Edge.right, Edge.right), (.top, .bottom, .bottom),
                ] {
                    domain.addRow(
                        [
                            LinearTerm(start + edge.rawValue, 1), LinearTerm(symbol(make(low)), -1),
                            LinearTerm(symbol(make(high)), -1),
                        ],
                        .greaterThanOrEqual,
                        0
                    )
                }
            }
        }
        for start in Set(symbolStarts[0]).sorted() {
            for symbol in LayoutSymbols.Symbol.all {
                domain.addRow([LinearTerm(start + symbol.rawValue, 1)], .greaterThanOrEqual, 0)
            }
        }
        return domain
    }
}
