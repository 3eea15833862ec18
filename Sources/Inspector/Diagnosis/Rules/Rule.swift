import LayoutModel
import LayoutSolver

/// A kind of finding, and how it is looked for. Every rule is one file; ``RuleList`` puts them in order.
protocol Rule: Sendable {
    static var info: RuleInfo { get }

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding]

    /// The number of findings, without creating them.
    static func count(in examination: Examination) throws(Interrupted) -> Int

    /// The number of findings that depend on a part of the layout only.
    ///
    /// - Returns: `nil` if the rule cannot separate them; then all are counted.
    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int?
}

extension Rule {
    static func count(in examination: Examination) throws(Interrupted) -> Int {
        try findings(in: examination).count
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? { nil }
}
