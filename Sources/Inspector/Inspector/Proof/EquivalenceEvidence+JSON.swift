import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

extension EquivalenceEvidence {
    func json() -> String {
        let texts = (0...1).map(json)
        let domain = usedDomain.map { row in
            "[" + self.domain.terms(of: row).map { "\($0.variable)" }.joined(separator: ", ") + "]"
        }
        let never = proof.never.map { never in
            "[\(never.side), \(never.row), \(never.isAbove ? 1 : -1), \(list(never.terms))]"
        }
        let point = proof.point?.map { "[\($0.variable), \(ProofText.number($0.value))]" }
        var members = ["\"sides\": [\n\(texts.joined(separator: ",\n"))]"]
        if let direction { members.insert("\"direction\": \"\(direction.rawValue)\"", at: 0) }
        members.append("\"domain\": \(ProofText.list(domain))")
        members.append("\"never\": \(ProofText.list(never, perLine: 4))")
        members.append("\"point\": \(point.map { ProofText.list($0) } ?? "null")")
        return "{" + members.joined(separator: ",\n  ") + "}"
    }

    private func list(_ terms: [EquivalenceProof.Term]) -> String {
        func number(_ row: Int) -> Int { row < 0 ? -1 - (placeInDomain[-1 - row] ?? 0) : row }
        return "[" + terms.map { "[\(number($0.row)), \(ProofText.number($0.multiplier))]" }.joined(separator: ", ")
            + "]"
    }

    private func json(_ side: Int) -> String {
        var table = SideTable(self, side)
        let rows = lowered[side].system.rowCount
        if isIncluded == nil { table.addAll() }
        let texts = isIncluded.map { included in (0..<rows).map { included[side][$0] ? table.row($0) : "null" } } ?? []
        for row in usedDomain { for term in domain.terms(of: row) { table.add(sharedVariable: term.variable) } }
        let own = proof.sides[side]
        let eliminated = own.eliminated.map { "[\($0.variable), \($0.row.map { "\($0)" } ?? "null")]" }
        let implied = own.implied.map { "[\($0.row), \($0.variable), \(list($0.below)), \(list($0.above))]" }
        return [
            "{\"items\": \(ProofText.list(table.items, perLine: 4))",
            "\"variables\": \(ProofText.list(table.variables))",
            "\"rows\": \(ProofText.list(texts, perLine: 1))",
            "\"eliminated\": \(ProofText.list(eliminated))",
            "\"solved\": \(ProofText.list(own.solved.map { "[\($0.row), \($0.variable)]" }))",
            "\"implied\": \(ProofText.list(implied, perLine: 1))",
            "\"follows\": \(ProofText.list(own.follows.map { "[\($0.row), \(list($0.terms))]" }, perLine: 4))",
            "\"literal\": \(ProofText.list(own.literal.map { "\($0)" }))}",
        ].joined(separator: ",\n  ")
    }

    /// The views, guides and variables of a side in the order in which rows name them.
    private struct SideTable {
        private(set) var items: [String] = []
        private(set) var variables: [String] = []
        private var placeOfNode: [Int: Int] = [:]
        private var placeOfVariable: [Int: Int] = [:]
        private let evidence: EquivalenceEvidence
        private let side: Int
        private var lowered: LoweredLayout { evidence.lowered[side] }

        init(_ evidence: EquivalenceEvidence, _ side: Int) {
            self.evidence = evidence
            self.side = side
            for view in lowered.layout.views.indices where lowered.layout.startsScene(view) { _ = place(ofNode: view) }
        }

        /// Lists all variables as the JSON of the system does.
        mutating func addAll() {
            for variable in lowered.positions.enumerated().filter({ $0.element >= 0 }).map(\.offset) {
                _ = place(ofVariable: variable)
            }
        }

        /// Lists a value of a view that no row has.
        mutating func add(sharedVariable variable: Int) {
            guard let (view, symbol) = evidence.variables.viewAndSymbol(of: variable, side: side) else { return }
            let nodeCount = lowered.viewCount + lowered.guideCount
            let first = VariableIndex.perNode * nodeCount + LayoutSymbols.perView * view
            _ = place(ofVariable: first + symbol.rawValue)
        }

        private mutating func place(ofNode node: Int) -> Int {
            if let known = placeOfNode[node] { return known }
            let own = evidence.variables.variables(ofNode: node, side: side)
            let container = own.container.map { place(ofNode: $0) }
            var text = "{\"id\": \(ProofText.quoted(lowered.layout.id(of: lowered.item(ofNode: node))))"
            text += ", \"edges\": \(own.edges)"
            if own.isRoot { text += ", \"root\": true" }
            if let position = own.position { text += ", \"position\": \(position)" }
            if let container { text += ", \"in\": \(container)" }
            items.append(text + "}")
            placeOfNode[node] = items.count - 1
            return items.count - 1
        }

        private mutating func place(ofVariable variable: Int) -> Int {
            if let known = placeOfVariable[variable] { return known }
            let nodeCount = lowered.viewCount + lowered.guideCount
            if let (view, symbol) = LayoutSymbols.symbol(variable, nodeCount: nodeCount) {
                let number = evidence.variables.variable(symbol, ofView: view, side: side)
                variables.append("[\(place(ofNode: view)), \"\(symbol.name)\", \(number)]")
            } else {
                let index = VariableIndex(rawValue: variable)
                variables.append("[\(place(ofNode: index.node)), \"\(index.attribute.name)\"]")
            }
            placeOfVariable[variable] = variables.count - 1
            return variables.count - 1
        }

        mutating func row(_ row: Int) -> String {
            let system = lowered.system
            var terms: [String] = []
            for term in system.terms(of: row) {
                let coefficient = JSONNumberFormat.text(EquivalenceProof.written(term.coefficient))
                terms.append("[\(place(ofVariable: term.variable)), \(coefficient)]")
            }
            let constant = JSONNumberFormat.text(EquivalenceProof.written(system.constants[row]))
            return "{\"id\": \(ProofText.quoted(lowered.id(ofRow: row))), \"terms\": [\(terms.joined(separator: ", "))]"
                + ", \"relation\": \"\(Relation(system.relations[row]).rawValue)\", \"constant\": \(constant)"
                + ", \"priority\": \(JSONNumberFormat.text(system.priorities[row]))}"
        }
    }
}

extension LayoutSymbols.Symbol {
    /// Such as `safeArea.top`.
    var name: String {
        switch self {
        case .safeArea(let edge): "safeArea.\(edge)"
        case .margin(let edge): "margin.\(edge)"
        case .firstBaseline: "firstBaseline"
        case .lastBaseline: "lastBaseline"
        case .content(let axis): axis == .horizontal ? "content.width" : "content.height"
        }
    }
}
