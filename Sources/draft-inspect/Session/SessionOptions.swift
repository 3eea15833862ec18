import LayoutInspector
import LayoutPrinter

/// The options that `option` shows and sets.
struct SessionOptions {
    var diagnosis = DiagnosisOptions()
    /// The options for every dialect; its tags are the session's.
    var printing = PrintOptions()
    /// The library and the form for `print`.
    var source = SourceChoice()
    /// The library for the code of fixes, as commands have it.
    var fixes = FixChoice()
    var color = ColorOptions()
    /// The conditions of the loaded layout.
    var conditions = LayoutConditions()

    /// All options of a session: the flags of commands for diagnosis, layout and printing.
    static let declarations: [OptionDeclaration<SessionOptions>] =
        DiagnosisTable.declarations.map { $0.lifted(\.diagnosis) }
        + ConditionTable.declarations.map { $0.lifted(\.conditions) }
        + SourceTable.declarations.map { $0.lifted(\.source) } + [fixDialect]
        + PrintTable.declarations.map { $0.lifted(\.printing) }
        + ColorTable.declarations.map { $0.lifted(\.color) }

    /// `dialect` is that of `print`.
    private static let fixDialect = OptionDeclaration<SessionOptions>(
        "fix-dialect",
        "the layout library to use in the code of fixes",
        value: .word(Dialects.all.map(\.name), called: "dialect")
    ) { options in
        [options.fixes.dialect]
    } write: { options, values in
        options.fixes.dialect = values.first ?? FixChoice().dialect
    }
}

extension Session {
    /// The current options.
    var settings: SessionOptions {
        var settings = options
        settings.printing.tags = tags
        settings.conditions = document?.conditions ?? LayoutConditions()
        return settings
    }

    /// The action that changes the options: a step that can be undone if the layout's conditions or names change.
    func action(toward settings: SessionOptions, saying headline: String) throws(SessionError) -> SessionAction {
        let now = self.settings
        if settings.conditions != now.conditions { return .step(.conditions(settings.conditions), saying: headline) }
        if settings.printing.tags != now.printing.tags {
            return .step(.tags(try tagged(settings.printing.tags)), saying: headline)
        }
        return .options(settings, saying: headline)
    }
}
