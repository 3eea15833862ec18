import LayoutModel
import LayoutSolver

/// A kind of finding, and how it is looked for. Every rule is one file; ``RuleList`` puts them in order.
protocol Rule: Sendable {
    /// In kebab case; names the bad thing. Never reused for another one.
    static var slug: String { get }
    /// Whether the rule is right even where constraints may be missing.
    static var runsOnPartialDumps: Bool { get }
    /// Whether the rule only notes things, so that it runs only when notes are asked for.
    static var isOnlyANote: Bool { get }
    /// Whether the options ask for the rule, slugs aside.
    static func isAsked(by options: DiagnosisOptions) -> Bool
    /// Whether the rule holds the layout against what the source recorded, which tells nothing at another size.
    static var comparesWithTheRecorded: Bool { get }

    static func findings(in examination: Examination) throws(Interrupted) -> [Finding]

    /// How many findings there are, to be counted and not told.
    static func count(in examination: Examination) throws(Interrupted) -> Int

    /// How many findings there are that rest on nothing but a part of the layout.
    ///
    /// - Returns: `nil` where they cannot be told apart: all are counted then.
    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int?
}

extension Rule {
    static var isOnlyANote: Bool { false }
    static func isAsked(by options: DiagnosisOptions) -> Bool { options.includesNotes || !isOnlyANote }
    static var comparesWithTheRecorded: Bool { false }

    static func count(in examination: Examination) throws(Interrupted) -> Int {
        try findings(in: examination).count
    }

    static func count(in examination: Examination, within part: ChangedPart) throws(Interrupted) -> Int? { nil }
}
