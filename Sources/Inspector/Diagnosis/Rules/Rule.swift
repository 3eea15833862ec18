import LayoutModel
import LayoutSolver

/// A kind of finding, and how it is looked for. Every rule is one file; ``RuleList`` puts them in order.
protocol Rule: Sendable {
    static var info: RuleInfo { get }

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding]
}
