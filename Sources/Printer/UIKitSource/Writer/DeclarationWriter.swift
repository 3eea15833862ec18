import SwiftSource

/// Writes the properties or constants for views, and the settings of existing views.
enum DeclarationWriter {
    /// - Parameter isLocal: Whether the declarations are in a function, where none is private.
    static func write(_ declarations: [Declaration], isLocal: Bool, to document: inout Document) {
        if !declarations.isEmpty { document.newline() }
        for (position, declaration) in declarations.enumerated() {
            // A declaration of several lines has blank lines around it.
            if position > 0, isLong(declaration) || isLong(declarations[position - 1]) { document.newline() }
            writeNotes(declaration.notes, to: &document)
            let head = (isLocal || declaration.isOpen ? "let " : "private let ") + declaration.name
            if !declaration.isMadeInClosure {
                document.group { document in
                    document.text(head + " = ")
                    write(declaration.value, to: &document)
                }
                document.newline()
            } else {
                write(declaration, head: head, to: &document)
            }
        }
    }

    private static func isLong(_ declaration: Declaration) -> Bool {
        declaration.isMadeInClosure || !declaration.notes.isEmpty
    }

    /// The class of a section, if there are several, and the properties of existing views that are not set.
    static func writeHeading(of section: SourceParts, to document: inout Document) {
        if let heading = section.heading {
            document.newline()
            document.line("// MARK: - " + heading)
        }
        if !section.notes.isEmpty { document.newline() }
        writeNotes(section.notes, to: &document)
    }

    static func writeNotes(_ notes: [String], to document: inout Document) {
        for note in notes { document.line("// " + note) }
    }

    /// `private let title: UILabel = { … }()`
    private static func write(_ declaration: Declaration, head: String, to document: inout Document) {
        let local = localName(for: declaration.value)
        document.line(head + ": " + declaration.value.className + " = {")
        document.indent()
        var value = declaration.value
        if !declaration.layoutSettings.isEmpty {
            value = value.takingLayoutByName
            writeLayout(declaration.layoutSettings, to: &document)
        }
        document.group { document in
            document.text("let " + local + " = ")
            write(value, to: &document)
        }
        document.newline()
        for setting in declaration.settings { write(setting, of: local, to: &document) }
        document.line("return " + local)
        document.outdent()
        document.line("}()")
    }

    /// `let layout = UICollectionViewFlowLayout()`, and what is set of it; nothing without settings.
    static func writeLayout(_ settings: [Setting], to document: inout Document) {
        if settings.isEmpty { return }
        document.line("let " + Construction.layoutName + " = " + Construction.flowLayout + "()")
        for setting in settings { write(setting, of: Construction.layoutName, to: &document) }
    }

    /// `UILabel()`
    static func write(_ construction: Construction, to document: inout Document) {
        if construction.arguments.isEmpty {
            document.text(construction.className + "()")
        } else {
            ExpressionWriter.write(.call(construction.className, construction.arguments), to: &document)
        }
    }

    /// The name of a view while it is created: the last word of its class.
    static func localName(for construction: Construction) -> String {
        let name = construction.className
        var word = ""
        for character in name.reversed() {
            word.insert(character, at: word.startIndex)
            if character.isUppercase { break }
        }
        let local = word.lowercased()
        return nouns.contains(local) ? local : "view"
    }

    /// The last words of framework classes. Those of an app's classes (`ButtonWithDynamicType`) may say something else.
    private static let nouns: Set<String> = [
        "field", "button", "label", "slider", "control", "stepper", "picker", "bar", "indicator", "cell", "toolbar",
        "box", "scroller", "well",
    ]

    // MARK: Views that are there

    /// `func configureViews()`
    static func writeFunction(
        _ configurations: [Configuration],
        isPrivate: Bool,
        to document: inout Document
    ) {
        if configurations.isEmpty { return }
        document.newline()
        document.line("/// Sets up what exists already.")
        document.line((isPrivate ? "private " : "") + "func " + ClassShell.configureViews + "() {")
        document.indent()
        write(configurations, to: &document)
        document.outdent()
        document.line("}")
    }

    static func write(_ configurations: [Configuration], to document: inout Document) {
        for (position, configuration) in configurations.enumerated() {
            if position > 0, configuration.settings.count > 1 || configurations[position - 1].settings.count > 1 {
                document.newline()
            }
            for setting in configuration.settings { write(setting, of: configuration.target, to: &document) }
        }
    }

    static func write(_ setting: Setting, of target: String = "self", to document: inout Document) {
        let prefix = target == "self" ? "" : target + "."
        switch setting {
        case .assignment(let path, .list(let elements)):
            // A long list breaks inside its brackets.
            document.text(prefix + path + " = ")
            ExpressionWriter.write(.list(elements), to: &document)
        case .assignment(let path, let value):
            document.group { document in
                document.text(prefix + path + " =")
                document.indented { document in
                    document.spaceOrBreak()
                    ExpressionWriter.write(value, to: &document)
                }
            }
        case .call(let path, let arguments):
            document.text(prefix + path)
            ExpressionWriter.write(arguments, to: &document)
        }
        document.newline()
    }
}
