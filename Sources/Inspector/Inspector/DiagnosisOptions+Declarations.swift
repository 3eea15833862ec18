import LayoutDiagnosis
import LayoutModel
import LayoutSemantics
import LayoutSyntax

extension DiagnosisOptions {
    /// The options of the commands that find faults: which rules run, and how far they look.
    public static let declarations: [OptionDeclaration<DiagnosisOptions>] = [
        .flag(
            "notes",
            "also report notes: redundant constraints, views outside their superviews, …",
            \.includesNotes
        ),
        rules("only", "run this rule and no other", \.onlyRules),
        rules("except", "exclude this rule", \.exceptRules),
        .flag("all-conflicts", "find every set of conflicting constraints, up to a limit", \.findsAllConflicts),
        .parsed(
            "size-range",
            "find the sizes in this range at which a layout breaks",
            value: .text(placeholder: "W-WxH-H", expectation: "a range of sizes, such as 320-1366x480-1366"),
            \.sizeRange,
            parse: { SizeRange($0) },
            spell: { $0.spelled }
        ),
    ]

    private static func rules(
        _ name: String,
        _ summary: String,
        _ property: WritableKeyPath<DiagnosisOptions, [String]> & Sendable
    ) -> OptionDeclaration<DiagnosisOptions> {
        .texts(name, summary, value: .word(RuleInfo.all.map(\.id), called: "rule"), property)
    }
}

extension SizeRange {
    /// Sizes such as `320-1366x480-1366`: from the narrowest to the widest, and from the lowest to the highest; one number
    /// stands for both ends. `nil` for any other text.
    public init?(_ text: String) {
        let axes = sides(text)
        guard axes.count == 2, let width = Self.ends(axes[0]), let height = Self.ends(axes[1]) else { return nil }
        self.init(width: width, height: height)
    }

    private static func ends(_ text: Substring) -> ClosedRange<Double>? {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, parts.count <= 2, let lowest = points(first),
            let highest = points(last), lowest <= highest
        else { return nil }
        return lowest...highest
    }

    /// Such as `320-1366x480-1366`.
    package var spelled: String {
        [width, height].map { "\(JSONNumberFormat.text($0.lowerBound))-\(JSONNumberFormat.text($0.upperBound))" }
            .joined(separator: "x")
    }
}
