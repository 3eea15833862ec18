import LayoutInspector
import LayoutPrinter

/// What `option` shows and sets.
struct SessionOptions {
    var diagnosis = DiagnosisOptions()
    /// Those that hold for every dialect; its tags are the session's.
    var printing = PrintOptions()
    /// In which library's calls `print` writes.
    var source = SourceChoice()
    var color = ColorOptions()
    /// The conditions of what is loaded.
    var conditions = LayoutConditions()

    /// All options of a session: what commands take as flags to look for faults, lay out and print.
    static let declarations: [OptionDeclaration<SessionOptions>] =
        DiagnosisTable.declarations.map { $0.lifted(\.diagnosis) }
        + ConditionTable.declarations.map { $0.lifted(\.conditions) }
        + SourceTable.declarations.map { $0.lifted(\.source) }
        + PrintTable.declarations.map { $0.lifted(\.printing) }
        + ColorTable.declarations.map { $0.lifted(\.color) }
}

extension Session {
    /// The options as they are now.
    var settings: SessionOptions {
        var settings = options
        settings.printing.tags = tags
        settings.conditions = document?.conditions ?? LayoutConditions()
        return settings
    }

    /// What leads to other options: a step that can be undone where the layout's conditions or its names change.
    func action(toward settings: SessionOptions, saying headline: String) throws(SessionError) -> SessionAction {
        let now = self.settings
        if settings.conditions != now.conditions { return .step(.conditions(settings.conditions), saying: headline) }
        if settings.printing.tags != now.printing.tags {
            return .step(.tags(try tagged(settings.printing.tags)), saying: headline)
        }
        return .options(settings, saying: headline)
    }
}
