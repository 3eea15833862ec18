import LayoutInspector
import LayoutPrinter

/// The library and the form of printed source.
struct SourceChoice: Sendable, Equatable {
    var dialect = Dialects.standard.name
    /// `nil`: the dialect's first.
    var form: String?

    static let declarations: [OptionDeclaration<SourceChoice>] = [
        OptionDeclaration(
            "dialect",
            "the library that the source is for: " + Dialects.all.map(\.name).joined(separator: ", "),
            value: .word(Dialects.all.map(\.name), called: "dialect")
        ) { choice in
            [choice.dialect]
        } write: { choice, values in
            choice.dialect = values.first ?? Dialects.standard.name
        },
        .text("form", "what to print: " + formsHelp, value: .word(forms.map(\.name), called: "form"), \.form),
    ]

    /// The forms of all dialects, each once.
    private static let forms = Dialects.all.flatMap(\.forms).reduce(into: [SourceForm]()) { forms, form in
        if !forms.contains(form) { forms.append(form) }
    }

    /// `plan (what an existing class needs; the default), class (a file that compiles by itself) or …`
    private static let formsHelp: String = {
        let words = forms.map { form in
            let note = form == Dialects.standard.forms.first ? "; the default" : ""
            return form.name + " (" + form.summary + note + ")"
        }
        guard let last = words.last, words.count > 1 else { return words.first ?? "" }
        return words.dropLast().joined(separator: ", ") + " or " + last
    }()
}

/// The library and the form of printed source.
enum SourceTable: OptionTable {
    static let declarations = SourceChoice.declarations
    static let defaults = SourceChoice()
}
