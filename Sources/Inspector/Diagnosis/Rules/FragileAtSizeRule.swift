import LayoutModel
import LayoutSemantics
import LayoutSolver

/// A layout that conflicts, is ambiguous or clips content at some size, text size, direction or language that was asked for,
/// and does not as recorded. One finding for each reason, with all the places at which it fails.
///
/// Ranges of sizes are solved parametrically (``SizeSweep``): of each dimension at the recorded length of the other. A device
/// or a text size is one layout, of which only what differs from the recorded one is solved.
enum FragileAtSizeRule: Rule {
    static func findings(in examination: Examination) throws(Interrupted) -> [Finding] {
        let faults = try faults(in: examination)
        let text = SizeText(examination.options)
        return faults.map { fault in
            var finding = fault.finding
            finding.rule = info.id
            finding.severity = .warning
            finding.message = text.message(of: fault)
            finding.notes += text.notes(of: fault)
            finding.sizes = Finding.Sizes(kind: fault.key.kind, occurrences: fault.allOccurrences)
            finding.fixes = []
            return finding
        }
    }

    static func count(in examination: Examination) throws(Interrupted) -> Int { try faults(in: examination).count }

    private static func faults(in examination: Examination) throws(Interrupted) -> [SizeFault] {
        let options = examination.options
        let recorded = try SizeComparison(examination)
        var list = SizeFaultList()
        for occurrence in settings(options) {
            try examination.checkCancellation()
            var conditions = options.conditions
            conditions.language = occurrence.language ?? conditions.language
            if let size = occurrence.textSize { conditions.textSize = TextSize(rawValue: size) }
            let written = occurrence.language.flatMap(LayoutDirection.init(ofLanguage:))
            if let direction = occurrence.direction ?? written { conditions.direction = direction }
            let base = conditions == options.conditions ? examination : try examination.laidOut(under: conditions)
            if conditions != options.conditions {
                for fault in try recorded.faults(of: base, at: occurrence, in: { _ in true }) { list.add(fault) }
            }
            for axis in Axis.allCases {
                guard let range = options.sizeRange?[axis] else { continue }
                for fault in try SizeSweep.faults(in: base, axis, over: range, at: occurrence, asked: options) {
                    list.add(fault)
                }
                guard axis == .horizontal else { continue }
                for fault in try TextSweep.faults(in: base, over: range, at: occurrence) { list.add(fault) }
            }
            for device in options.devices {
                try examination.checkCancellation()
                conditions.size = device.size
                conditions.safeAreaInsets = device.safeAreaInsets
                var occurrence = occurrence
                occurrence.device = device.name
                let other = try base.laidOut(under: conditions)
                for fault in try recorded.faults(of: other, at: occurrence, in: examination.fillsScreen) {
                    list.add(fault)
                }
            }
        }
        return list.faults
    }

    /// As recorded, then in the languages, at the text sizes and in the directions that are asked for, each with each.
    private static func settings(_ options: DiagnosisOptions) -> [Finding.Sizes.Occurrence] {
        let directions = [nil] + options.directions.map(Optional.some)
        let textSizes = [nil] + options.textSizes.map(Optional.some)
        let languages = [nil] + options.languages.map(Optional.some)
        return directions.flatMap { direction in
            textSizes.flatMap { textSize in
                languages.map { language in
                    Finding.Sizes.Occurrence(language: language, textSize: textSize?.rawValue, direction: direction)
                }
            }
        }
    }
}

extension FragileAtSizeRule {
    package static let info = RuleInfo(
        id: "fragile-at-size",
        title: "breaks at some sizes",
        severity: .warning,
        isAsked: .withSizes,
        runsOnPartialDumps: false,
        summary: "the layout fails at other sizes, text sizes, directions or languages than the recorded ones",
        meaning: """
            At the recorded size, the layout is fine. At another requested size or text size, or in another direction or
            language, constraints conflict, a view is ambiguous, or content is clipped. There is one finding for each
            cause; it lists all settings under which the layout fails.

            Ranges (`--sizes 320..1366` or `--sizes 320..1366x480..1366`) are exact, because sizes are not sampled.
            Widths are checked at the recorded height, heights at the recorded width. `--devices`, `--text-sizes` and
            `--directions` lay the layout out under each of them, `--localization all` with the texts of each language
            next to the document, from right to left if the language is written that way.

            No fixes are listed: each would have to be verified at every requested size, and which size may look
            different is a design decision. The effect of a fix for a finding at the recorded size is counted at all of
            them.
            """,
        bad: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel") + [
                ExampleDump.constraint("panel-minimum", "panel.width", ">=", plus: 340)
            ]
        ),
        good: ExampleDump.text(
            subviews: [ExampleDump.view("panel", "UIView")],
            constraints: ExampleDump.edges(of: "panel") + [
                ExampleDump.constraint("panel-minimum", "panel.width", ">=", plus: 280)
            ]
        )
    )
}
