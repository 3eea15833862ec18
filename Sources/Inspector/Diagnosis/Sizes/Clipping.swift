import LayoutModel
import LayoutSemantics
import LayoutSolver

extension Examination {
    /// The rows by which visible content resists compression and may fail to.
    func compressionRows() -> [Int] {
        let system = lowered.system
        return (0..<system.rowCount).filter { row in
            guard system.isEnabled[row], system.relations[row] == .greaterThanOrEqual,
                system.priorities[row] < LinearSystem.required, let term = system.terms(of: row).first,
                case .view(let view)? = lowered.itemAndAttribute(of: term.variable)?.item, isShown[view]
            else { return false }
            switch lowered.sources[row] {
            case .constraint(let index): return layout.constraints[index].origin == .contentSize
            case .made:
                if case .content(_, isHugging: false)? = lowered.role(ofRow: row) { return true }
                return false
            }
        }
    }

    /// Those of them that fail by more than a pixel.
    func clippedRows() -> [Int] { compressionRows().filter { fails(row: $0, byMoreThan: pixel) } }

    /// What is said of some of them, in their order.
    func clippings(ofRows rows: [Int]) throws(Interrupted) -> [(row: Int, finding: Finding)] {
        var found: [String: Finding] = [:]
        for finding in try TruncatedContentRule.findings(in: self) where finding.severity > .note {
            guard let id = finding.constraints.first else { continue }
            found[id] = finding
        }
        return rows.compactMap { row in found[id(ofRow: row)].map { (row, $0) } }
    }

    func axis(ofRow row: Int) -> Axis? {
        lowered.system.terms(of: row).first.map { VariableIndex(rawValue: $0.variable).attribute.axis }
    }
}
