import LayoutModel
import SwiftSource

/// Writes the comment at the head of printed source: the file, the dialect and the options.
enum HeaderWriter {
    /// - Parameters:
    ///   - dialect: The dialect's name on the command line.
    ///   - notes: Further lines, each without slashes.
    static func write(
        dialect: String,
        notes: [String],
        in context: PrintContext,
        to document: inout Document
    ) {
        let origin = "// Printed by draft-inspect" + origin(context.options.sourceName ?? context.layout.source.file)
        let note = " with " + words(dialect, context).joined(separator: " ") + "."
        // A longer line would exceed the line width, and linters would reject it.
        if origin.count + note.count <= context.options.lineWidth {
            document.line(origin + note)
        } else {
            document.line(origin)
            document.line("//" + note)
        }
        for note in notes { document.line("// " + note) }
    }

    /// ` from login.json`
    private static func origin(_ source: String?) -> String {
        guard let source else { return "" }
        let name = source.split { $0 == "/" || $0 == "\\" }.last.map(String.init) ?? source
        return " from " + oneLine(name)
    }

    private static func oneLine(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.properties.generalCategory != .control }))
    }

    private static func words(_ dialect: String, _ context: PrintContext) -> [String] {
        // Names and the indentation width are visible in the text itself.
        var standard = PrintOptions()
        standard.tags = context.options.tags
        standard.indentWidth = context.options.indentWidth
        let words = PrintOptions.declarations.words(of: context.options, unlike: standard)
        return ["--dialect " + dialect, "--form " + context.form.name] + words.map(oneLine)
    }
}
