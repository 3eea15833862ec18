import LayoutDiagnosis
import LayoutModel
import LayoutSemantics
import LayoutSyntax

extension DiagnosisOptions {
    /// The options of the commands that find faults: which rules run, and how far they look.
    package static let declarations: [OptionDeclaration<DiagnosisOptions>] = [
        .flag(
            "notes",
            "also report notes: redundant constraints, views outside their superviews, …",
            \.includesNotes
        ),
        .flag(
            "texts",
            "report how long the text of each label, button and field can get before it is clipped",
            \.measuresTexts
        ),
        rules("only", "run only this rule", \.onlyRules),
        rules("except", "exclude this rule", \.exceptRules),
        .flag("all-conflicts", "find every set of conflicting constraints, up to a limit", \.findsAllConflicts),
        .parsed(
            "sizes",
            "find the exact sizes in this range at which a layout fails",
            value: .text(placeholder: "W..W[xH..H]", expectation: "a range of sizes, such as 320..1366x480..1366"),
            \.sizeRange,
            parse: { SizeRange($0) },
            spell: { $0.spelled }
        ),
        .parsed(
            "devices",
            "find out on which of these devices a layout fails: names of devices, portrait, landscape, split or all",
            value: .text(placeholder: "NAME,…", expectation: "devices, such as iphone-se,ipad-11-landscape or all"),
            listOf: Device.words,
            \.deviceList,
            parse: { Device.named($0) },
            spell: { $0.map(\.name).joined(separator: ",") }
        ),
        .parsed(
            "text-sizes",
            "find the text sizes (Dynamic Type) at which a layout fails",
            value: .text(placeholder: "NAME,…", expectation: "text sizes, such as large,accessibility-large or all"),
            listOf: TextSize.allCases.map { $0.rawValue.lowercased() } + ["all"],
            \.textSizeList,
            parse: { TextSize.named($0) },
            spell: { $0.map(\.rawValue).joined(separator: ",") }
        ),
        .parsed(
            "directions",
            "find the directions in which a layout fails",
            value: .text(placeholder: "ltr|rtl|all", expectation: "ltr, rtl or all"),
            \.directionList,
            parse: { LayoutDirection.named($0) },
            spell: { $0.map { $0 == .rightToLeft ? "rtl" : "ltr" }.joined(separator: ",") }
        ),
    ]

    // An empty list is none.

    private var deviceList: [Device]? {
        get { devices.isEmpty ? nil : devices }
        set { devices = newValue ?? [] }
    }

    private var textSizeList: [TextSize]? {
        get { textSizes.isEmpty ? nil : textSizes }
        set { textSizes = newValue ?? [] }
    }

    private var directionList: [LayoutDirection]? {
        get { directions.isEmpty ? nil : directions }
        set { directions = newValue ?? [] }
    }

    private static func rules(
        _ name: String,
        _ summary: String,
        _ property: WritableKeyPath<DiagnosisOptions, [String]> & Sendable
    ) -> OptionDeclaration<DiagnosisOptions> {
        .texts(name, summary, value: .word(RuleInfo.all.map(\.id), called: "rule"), property)
    }
}

extension SizeRange {
    /// Sizes such as `320..1366` (widths alone) or `320..1366x480..1366`: from the narrowest to the widest, and from the lowest
    /// to the highest; one number is both ends. `nil` for any other text.
    package init?(_ text: String) {
        let axes = sides(text)
        guard axes.count <= 2, let width = axes.first.flatMap({ Self.ends($0) }) else { return nil }
        if axes.count == 1 {
            self.init(width: width)
        } else if let height = Self.ends(axes[1]) {
            self.init(width: width, height: height)
        } else {
            return nil
        }
    }

    private static func ends(_ text: Substring) -> ClosedRange<Double>? {
        let parts = text.split(separator: "..", maxSplits: 1, omittingEmptySubsequences: false)
        guard let first = parts.first, let last = parts.last, let lowest = points(first), let highest = points(last),
            lowest <= highest
        else { return nil }
        return lowest...highest
    }

    /// Such as `320..1366x480..1366`.
    package var spelled: String {
        [width, height].compactMap { $0 }
            .map { "\(JSONNumberFormat.text($0.lowerBound))..\(JSONNumberFormat.text($0.upperBound))" }
            .joined(separator: "x")
    }
}

extension TextSize {
    /// The text sizes of a list of names, separated by commas, from the smallest to the largest; `nil` where a word is none.
    static func named(_ list: String) -> [TextSize]? {
        if list == "all" { return allCases }
        var sizes: Set<TextSize> = []
        for word in list.split(separator: ",", omittingEmptySubsequences: false) {
            guard let size = TextSize(rawValue: word.lowercased()) else { return nil }
            sizes.insert(size)
        }
        return sizes.sorted()
    }
}

extension LayoutDirection {
    /// `ltr`, `rtl`, `all`, or both names separated by a comma; `nil` for any other text.
    static func named(_ list: String) -> [LayoutDirection]? {
        switch list {
        case "ltr": [.leftToRight]
        case "rtl": [.rightToLeft]
        case "all", "ltr,rtl", "rtl,ltr": [.leftToRight, .rightToLeft]
        default: nil
        }
    }
}
