import LayoutModel
import LayoutSolver

/// A kind of finding, and how it is looked for. Every rule is one file; ``RuleList`` puts them in order.
protocol Rule: Sendable {
    static var info: RuleInfo { get }

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding]

    /// How many findings there are, to be counted and not told.
    static func count(in examination: Examination) throws(Interrupted) -> Int

    /// How many findings there are that rest on nothing but a part of the layout.
    ///
    /// - Returns: `nil` where they cannot be told apart: all are counted then.
    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int?
}

extension Rule {
    static func count(in examination: Examination) throws(Interrupted) -> Int {
        try findings(in: examination).count
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? { nil }
}
