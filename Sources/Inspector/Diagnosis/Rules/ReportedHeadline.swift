import LayoutModel

/// The first sentence about a reported conflict that is none as printed: the likely cause, where one is known.
struct ReportedHeadline {
    let examination: Examination
    /// What the input lacks of the list, which goes before all guesses; `nil`: nothing.
    var missing: String?
    /// Views whose masks are in the list beside constraints of the user's.
    var masked: [Int]
    /// What unprinted margins must be, ``UnprintedMargins``.
    var margins: [String]
    /// What the margins of a cell have space for, where systems differ in what these are; `nil`: they do not.
    var cell: String?
    /// What does not fit with the margins that views have unless code sets them; `nil`: all fits.
    var usual: String?
    /// A constraint of the system that makes something empty.
    var empty: Int?
    /// Whether the system made all of them.
    var isSystems: Bool
    var reason: Reason

    /// What else may be why.
    enum Reason {
        case rounding, unseenSuperview(String), temporarySize, encapsulatedSize, roundedMultiplier, other
        /// What they depend on that no log prints: "margins", "baselines".
        case unprinted([String])
        /// They agree exactly, so that one of them is too much.
        case redundant
        /// One constraint that the list has so often.
        case repeated(Int)
    }

    /// The sentence, and whether it names a cause.
    var sentence: String {
        if let missing { return missing }
        if isSystems { return "\(examination.layout.frameworkName)'s own conflict, nothing to change in your code" }
        if !masked.isEmpty { return Self.maskSentence(masked, in: examination) }
        if let empty, let anchor = examination.layout.constraints[empty].first {
            return "\(examination.names.subject(anchor.item)) has no \(anchor.attribute.rawValue) yet"
        }
        if let cell { return cell }
        if let usual { return usual }
        if let first = margins.first {
            return first.hasPrefix("fits ")
                ? "these constraints fit " + first.dropFirst("fits ".count) : first
        }
        switch reason {
        case .rounding where examination.layout.source.hasRoundedNumbers:
            return "these constraints differ by less than the digits that a log prints"
        case .rounding: return "these constraints differ by less than half a pixel"
        case .unprinted(let values):
            return "these constraints depend on \(PointsText.list(values)), whose values a log does not show"
        case .unseenSuperview(let text): return "the list does not show the superview that \(text) is pinned to"
        case .repeated(let count):
            return
                "one constraint is in the list \(count == 2 ? "twice" : "\(count) times"): it is added more than once"
        case .encapsulatedSize:
            return Self.plain
                + ": the size that \(examination.layout.frameworkName) sets has a fraction that is not shown, or was different at that moment"
        case .temporarySize: return Self.plain + ": \(examination.layout.frameworkName) measured at a temporary size"
        case .roundedMultiplier: return Self.plain + ": a multiplier was rounded when it was printed"
        case .redundant: return RedundantReport.sentence
        case .other: return Self.plain + ": the conflict must come from a value that the log does not show"
        }
    }

    /// What is true of all of them, where the sentence does not say it.
    var remark: String? {
        // What must be, and what is not there yet, say more than that.
        if missing != nil || masked.isEmpty && (!margins.isEmpty || empty != nil) { return nil }
        return sentence.hasPrefix(Self.plain) || sentence == RedundantReport.sentence ? nil : Self.plain
    }

    static let plain = "these constraints do not conflict as printed"

    static func maskSentence(_ views: [Int], in examination: Examination) -> String {
        let names = PointsText.list(views.map { examination.names.subject(view: $0) })
        let what = views.count == 1 ? "translates its autoresizing mask" : "translate their autoresizing masks"
        return "\(names) still \(what) into constraints"
    }
}
