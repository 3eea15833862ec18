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
        if let note = silence(context.silentClasses) { document.line("// " + note) }
        let shared = context.sections.compactMap(\.inheritedClass)
        if !shared.isEmpty {
            document.line(
                "// Subclasses of the app's classes, which keep their outlets and actions: "
                    + counted(shared).map(\.words).joined(separator: ", ") + "."
            )
        }
        let bars = context.barsOfControllers
        if !bars.isEmpty {
            document.line(
                "// Made by their controllers, and in the migration report: " + words(of: bars).joined(separator: ", ")
                    + "."
            )
        }
    }

    /// `5 × UINavigationBar (5 settings)`, each class once.
    private static func words(of bars: [(className: String, settings: Int)]) -> [String] {
        counted(bars.map(\.className)).map { counted in
            let settings = bars.filter { $0.className == counted.name }.reduce(0) { $0 + $1.settings }
            return counted.words + " (" + (settings == 1 ? "1 setting" : "\(settings) settings") + ")"
        }
    }

    /// `5 × MessageCell`, each once.
    private static func counted(_ names: [String]) -> [(name: String, words: String)] {
        let counts = Dictionary(names.map { ($0, 1) }, uniquingKeysWith: +)
        var seen: Set<String> = []
        return names.filter { seen.insert($0).inserted }.map { name in
            let count = counts[name] ?? 1
            return (name, (count > 1 ? "\(count) × " : "") + oneLine(name))
        }
    }

    /// `Nothing to print for MenuViewController, EmptyCell and 2 more.`
    private static func silence(_ classes: [String]) -> String? {
        if classes.isEmpty { return nil }
        var shown: [String] = []
        for name in classes.map(oneLine) where shown.reduce(0, { $0 + $1.count + 2 }) + name.count <= 70 {
            shown.append(name)
        }
        let more = classes.count - shown.count
        let list = shown.joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
        return "Nothing to print for " + list + "."
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
