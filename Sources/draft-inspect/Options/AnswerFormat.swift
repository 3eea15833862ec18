import LayoutInspector
import LayoutReport

/// How an answer that contains no findings is written: for people or for programs.
struct AnswerFormat: Sendable, Equatable {
    enum Format: String, CaseIterable, Sendable {
        case text, json
    }

    var format = Format.text

    static let declarations: [OptionDeclaration<AnswerFormat>] = [
        .word("format", "output format: text (for people), json (for programs)", \.format)
    ]
}

/// The format of an answer.
enum AnswerTable: OptionTable {
    static let declarations = AnswerFormat.declarations
    static let defaults = AnswerFormat()
}
