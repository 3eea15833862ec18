import LayoutModel
import LayoutSemantics
import LayoutSolver
import LayoutSyntax

/// A layout with its lowering, its solution and what was found in it.
public struct Diagnosis: Sendable {
    /// The layout as it was lowered: with the standard guides that made constraints name, which a dump need not list.
    public var layout: Layout
    public var lowered: LoweredLayout
    public var solution: Solution
    /// Errors, then warnings, then notes; of these the causes of most others first, then by place, rule and ids.
    public var findings: [Finding]
    /// Rules that were not run on this input, and why.
    public var notRun: [(rule: String, why: NotRunReason)]
}

/// What to look for, and where.
public struct DiagnosisOptions: Sendable {
    public var conditions = LayoutConditions()
    /// Whether the rules that only note things run.
    public var includesNotes = false
    /// The rules that there are, in the order in which they run.
    var rules: [any Rule.Type] = RuleList.all
    /// Ids; empty: all.
    public var onlyRules: [String] = []
    public var exceptRules: [String] = []
    /// Whether the room of each text is looked for.
    public var measuresTexts = false
    /// Rules that run even if they only note things and notes are not requested.
    public var alsoRules: [String] = []
    /// Whether every irreducible set of a conflict is looked for, within a cap.
    public var findsAllConflicts = false
    /// The sizes at which the layout must be free of faults; `nil`: only the recorded one.
    public var sizeRange: SizeRange?
    /// The devices on which it must be free of faults.
    public var devices: [Device] = []
    /// The text sizes and directions in which it must be free of faults, beside the recorded ones: at the recorded size, over the
    /// sizes, and on the devices.
    public var textSizes: [TextSize] = []
    public var directions: [LayoutDirection] = []
    /// The languages in which it must be free of faults, beside its own: those of ``Layout/translations``.
    var languages: [String] = []
    /// Whether views are called misplaced that are so only if estimated sizes are right.
    var showsPossibleMisplacements: Bool {
        includesNotes || listsPossible || onlyRules.contains(MisplacedViewRule.info.id)
    }
    /// Of options for counting: what those for people say.
    private var listsPossible = false
    /// Whether fixes are looked for and tried.
    public var findsFixes = true
    /// A report with ranges and witnesses for each of several connected degrees of freedom grows with their square. Beyond this
    /// number they are one finding, on their first view, with all others as its dependents.
    public var mostSeparateDirections = 1000
    /// Asked from time to time; `true` ends the diagnosis.
    public var isCancelled: @Sendable () -> Bool = { false }
    /// Whether findings include their reasons; otherwise they are only counted.
    var includesReasons = true
    /// Whether findings that are known without their reasons say these, too; otherwise only what they are of.
    var explains = true

    public init() {}

    /// The same, to count findings only. Rules that only note things are left out: some solve a system for every
    /// constraint, and no fix is judged by them.
    var forCounting: DiagnosisOptions {
        var options = self
        options.findsFixes = false
        options.listsPossible = showsPossibleMisplacements
        options.includesNotes = false
        options.measuresTexts = false
        options.alsoRules = []
        options.includesReasons = false
        // What the source recorded and claimed, it did of the layout as it was.
        for rule in options.rules where rule.info.comparesWithRecorded { options.exceptRules.append(rule.info.id) }
        return options
    }

    /// Whether a rule is to run.
    package func asks(for rule: RuleInfo) -> Bool {
        switch rule.isAsked {
        case .always: wants(rule.id)
        case .withNotes: (includesNotes || alsoRules.contains(rule.id)) && wants(rule.id)
        case .withSizes: asksForSizes && wants(rule.id)
        case .withTexts: measuresTexts && wants(rule.id)
        }
    }

    /// Whether anything but the recorded layout is asked for.
    var asksForSizes: Bool {
        sizeRange != nil || !devices.isEmpty || !textSizes.isEmpty || !directions.isEmpty || !languages.isEmpty
    }

    /// How many times the work of judging the recorded layout all that is asked for is, roughly; 1 without other sizes.
    var passes: Int {
        let sizes = 1 + (sizeRange == nil ? 0 : 2) + (devices.count + 7) / 8
        return sizes * (1 + textSizes.count) * (1 + directions.count) * (1 + languages.count)
    }

    mutating func forgetSizes() {
        sizeRange = nil
        devices = []
        textSizes = []
        directions = []
        languages = []
    }

    /// Whether neither `onlyRules` nor `exceptRules` excludes a rule.
    package func wants(_ rule: String) -> Bool {
        (onlyRules.isEmpty || onlyRules.contains(rule)) && !exceptRules.contains(rule)
    }
}

extension Layout {
    /// All findings of a layout that was read: the reader's and those of all rules.
    ///
    /// - Parameters:
    ///   - places: The places of the objects in the file.
    ///   - readerFindings: What the reader found.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    /// - Complexity: that of solving, plus O(views + constraints) for each rule; finding fixes costs a bounded number of
    ///   further solutions.
    public func diagnosed(
        places: Places,
        readerFindings: [Finding],
        options: DiagnosisOptions = DiagnosisOptions()
    ) throws(Interrupted) -> Diagnosis {
        try Examination(
            self,
            places: places,
            readerFindings: readerFindings,
            options: options.judging(languagesOf: self)
        ).run()
    }
}

extension DiagnosisOptions {
    /// The same for a layout with its languages.
    func judging(languagesOf layout: Layout) -> DiagnosisOptions {
        var options = self
        options.languages = layout.translations.map(\.language)
        return options
    }
}

extension Layout {
    /// What the rules find in a layout that did not come from a file, or was edited since.
    ///
    /// Skipped constraints are reported with the reason.
    /// - Throws: ``Interrupted`` where the options asked to stop.
    public func diagnose(options: DiagnosisOptions = DiagnosisOptions()) throws(Interrupted) -> Diagnosis {
        var faults: [Finding] = []
        for constraint in constraints {
            guard let fault = constraint.fault else { continue }
            var finding = Finding(ruleID: fault.rule, severity: .error, message: fault.message)
            finding.constraints = [constraint.id]
            finding.views = constraint.items.filter { if case .missing = $0 { false } else { true } }
                .map { id(of: $0) }
            finding.source = constraint.location
            faults.append(finding)
        }
        return try diagnosed(places: Places(), readerFindings: faults, options: options)
    }
}

extension Examination {
    /// What the rules that are asked for find, causes first.
    func run() throws(Interrupted) -> Diagnosis {
        let (found, notRun) = try foundByRules()
        var findings = try Consequences(examination: self).grouped(found)
        if let doubts = DoubtfulFindings(layout) { findings = doubts.applied(to: findings) }
        return Diagnosis(
            layout: layout,
            lowered: lowered,
            solution: solution,
            findings: findings,
            notRun: notRun + limits
        )
    }

    /// What the rules that are asked for find, rule by rule.
    func foundByRules() throws(Interrupted) -> (findings: [Finding], notRun: [(rule: String, why: NotRunReason)]) {
        // Notes of a reader are about the file: a dump converted from it must have as many findings left.
        var findings = readerFindings.filter {
            options.wants($0.rule) && (options.includesReasons || $0.severity > .note)
        }
        var notRun: [(rule: String, why: NotRunReason)] = []
        for rule in options.rules where options.asks(for: rule.info) {
            if let reason = reasonNotToRun(rule) {
                notRun.append((rule.info.id, reason))
                continue
            }
            try checkCancellation()
            findings += try rule.findings(in: self)
        }
        return (findings, notRun)
    }
}

/// Everything that the rules find, found once.
enum AllFindings: Fact {
    static func value(in examination: Examination) throws(Interrupted) -> Diagnosis {
        let found = try examination.run()
        // What later edits count from.
        _ = try examination.causes()
        examination.forgetOrigin()
        return found
    }
}

extension [Finding] {
    /// By place, then rule, then ids; what has no place comes last. Findings that are equal in all of these keep their
    /// order.
    func sortedByPlace() -> [Finding] {
        func key(_ finding: Finding) -> (Place, String) {
            (finding.place ?? Place(line: Int.max, column: Int.max), finding.rule)
        }
        return enumerated().sorted { left, right in
            let (first, second) = (key(left.element), key(right.element))
            if first != second { return first < second }
            if left.element.views != right.element.views {
                return left.element.views.lexicographicallyPrecedes(right.element.views)
            }
            if left.element.constraints != right.element.constraints {
                return left.element.constraints.lexicographicallyPrecedes(right.element.constraints)
            }
            return left.offset < right.offset
        }.map(\.element)
    }
}
