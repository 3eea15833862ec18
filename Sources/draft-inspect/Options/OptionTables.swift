import LayoutInspector
import LayoutPrinter
import LayoutReport

// The one table of options, in the lists that commands take as a whole. Each list is declared beside the struct that it
// steers.

/// What is read, and how.
enum InputTable: OptionTable {
    static let declarations = InputOptions.declarations(readers: layoutReaders)
    static let defaults = InputOptions()
}

/// Which logs are read.
enum LogInputTable: OptionTable {
    static let declarations = InputOptions.findingDeclarations
    static let defaults = InputOptions()
}

/// The readers of the program; those of dialects are added here.
let layoutReaders: [any LayoutReader.Type] = Readers.all

/// What to lay out at instead of what was recorded.
enum ConditionTable: OptionTable {
    static let declarations = LayoutConditions.declarations
    static let defaults = LayoutConditions()
}

/// Which rules run, and how far they look.
enum DiagnosisTable: OptionTable {
    static let declarations = DiagnosisOptions.declarations
    static let defaults = DiagnosisOptions()
}

/// Which findings make a run fail.
enum FailureTable: OptionTable {
    static let declarations = FailurePolicy.declarations
    static let defaults = FailurePolicy()
}

/// The format of a report, and what formats take.
enum ReportTable: OptionTable {
    static let declarations = ReportFormatList.standard.declarations
    static let defaults = ReportChoice()
}

/// What a page takes, for commands that write nothing else.
enum PageTable: OptionTable {
    static let declarations = ReportFormatList([PageFormat.self]).declarations.filter { $0.name != "format" }
    static let defaults = ReportChoice(format: PageFormat.name)
}

/// How source is printed, whatever the dialect.
enum PrintTable: OptionTable {
    static let declarations = PrintOptions.declarations
    static let defaults = PrintOptions()
}

/// When text is colored.
enum ColorTable: OptionTable {
    static let declarations = ColorOptions.declarations
    static let defaults = ColorOptions()
}

extension DeclaredOptions<DiagnosisTable> {
    /// What to look for, at these conditions.
    ///
    /// - Parameter configured: What a configuration sets.
    func options(
        at conditions: LayoutConditions,
        over configured: OptionAssignments = OptionAssignments()
    ) throws(CommandFailure) -> DiagnosisOptions {
        var options = try options(over: configured)
        options.conditions = conditions
        return options.asAskedFor
    }
}

extension DeclaredOptions<ConditionTable> {
    /// What a command looks for that has no options of rules.
    func diagnosis() throws(CommandFailure) -> DiagnosisOptions {
        var diagnosis = DiagnosisOptions()
        diagnosis.conditions = try options()
        return diagnosis
    }
}

extension DiagnosisOptions {
    /// The same, with a rule that was named run even where it only notes things.
    var asAskedFor: DiagnosisOptions {
        var options = self
        if !onlyRules.isEmpty { options.includesNotes = true }
        return options
    }
}

extension DeclaredOptions<ReportTable> {
    /// Begins a report in the format that was chosen.
    ///
    /// - Throws: ``CommandFailure`` of wrong usage where an option does not go with the format.
    func writer(of kind: ReportKind, style: TextStyle) throws(CommandFailure) -> any ReportWriter {
        let choice = try options()
        do throws(OptionFault) {
            return try ReportFormatList.standard.writer(of: kind, choice, style: style)
        } catch {
            throw CommandFailure(error.message, code: .usage)
        }
    }
}

extension DeclaredOptions<ColorTable> {
    /// How results for people look.
    var style: TextStyle { choice.style() }

    var choice: ColorChoice { (try? options())?.choice ?? .auto }
}

/// The page of a rule or a cause; refuses a word that is neither, with the one that was probably meant.
func requirePage(_ name: String, style: TextStyle) throws(CommandFailure) -> String {
    if let page = RulesText.page(named: name, style: style) { return page }
    var message = "unknown rule or cause '\(name)'"
    if let meant = nearest(to: name, in: RulesText.names) { message += "; did you mean '\(meant)'?" }
    throw CommandFailure(message + "\ndraft-inspect rules lists them", code: .usage)
}

/// Refuses a word that is no rule, with the rule that was probably meant.
@discardableResult
func requireRule(_ id: String) throws(CommandFailure) -> RuleInfo {
    if let rule = RuleInfo.named(id) { return rule }
    let ids = RuleInfo.all.map(\.id)
    var message = "no rule '\(id)'"
    if let meant = nearest(to: id, in: ids) { message += "; did you mean '\(meant)'?" }
    throw CommandFailure(message + "\ndraft-inspect rules lists them", code: .usage)
}
