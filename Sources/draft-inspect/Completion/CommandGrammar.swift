import ArgumentParser
import LayoutInspector

/// The commands with their options and arguments, as help has them: what shells complete follows every declaration.
struct CommandGrammar: Sendable {
    struct Command: Sendable {
        var name: String
        var summary: String
        var options: [Option] = []
        var arguments: [Argument] = []
    }

    struct Option: Sendable {
        /// As typed, with its dashes, the long one first.
        var spellings: [String]
        var summary: String
        /// `nil`: a flag.
        var value: Value?
        var isRepeating: Bool
    }

    struct Argument: Sendable {
        var value: Value
        var isRepeating: Bool
    }

    /// What is typed for an option or an argument.
    enum Value: Sendable, Equatable {
        case words([String])
        /// Several of these words, separated by commas.
        case list([String])
        /// One of these words, and a file behind `=`.
        case report
        case file
        case folder
        /// A view of the file that is named before.
        case view
        /// A view, or one of its attributes.
        case anchor
        case other
    }

    var commands: [Command]

    func command(_ name: String) -> Command? { commands.first { $0.name == name } }

    /// - Throws: ``ReadError`` if the help is not what its library writes.
    init(help: String = DraftInspect._dumpHelp()) throws(ReadError) {
        let tree = try JSONTree(reading: Array(help.utf8))
        commands = Self.elements(tree["command"]?["subcommands"]).compactMap(Self.command)
    }

    private static func elements(_ tree: JSONTree?) -> [JSONTree] {
        if case .array(let elements)? = tree { elements } else { [] }
    }

    private static func command(_ tree: JSONTree) -> Command? {
        guard let name = tree["commandName"]?.string, tree["shouldDisplay"] != false, name != "help" else { return nil }
        var command = Command(name: name, summary: tree["abstract"]?.string ?? "")
        for argument in elements(tree["arguments"]) where argument["shouldDisplay"] != false {
            let isRepeating = argument["isRepeating"] == true
            switch argument["kind"]?.string {
            case "positional":
                command.arguments.append(Argument(value: value(of: argument, in: name), isRepeating: isRepeating))
            case let kind?:
                let names = elements(argument["names"]).compactMap { name in
                    name["name"]?.string.map { (name["kind"]?.string == "short" ? "-" : "--") + $0 }
                }
                command.options.append(
                    Option(
                        spellings: names.sorted { $0.hasPrefix("--") && !$1.hasPrefix("--") },
                        summary: argument["abstract"]?.string ?? "",
                        value: kind == "option" ? value(of: argument, in: name) : nil,
                        isRepeating: isRepeating
                    )
                )
            case nil: break
            }
        }
        return command
    }

    private static func value(of argument: JSONTree, in command: String) -> Value {
        if let words = argument["completionKind"]?["list"]?["values"] {
            return .words(elements(words).compactMap(\.string))
        }
        if argument["completionKind"]?["file"] != nil { return .file }
        if argument["completionKind"]?["directory"] != nil { return .folder }
        let placeholder = argument["valueName"]?.string ?? ""
        switch placeholder {
        case "format[=file]": return .report
        case "view[.attribute]": return .anchor
        // Of a class in Swift source, whose views no file lists.
        case "view": return command == "run" || command == "same" ? .other : .view
        case "NAME,…":
            let isOfTexts = elements(argument["names"]).contains { $0["name"]?.string == "text-sizes" }
            return .list(isOfTexts ? TextSize.allCases.map(\.rawValue) : Device.all.map(\.name))
        default: return placeholder.contains("|") ? .words(placeholder.split(separator: "|").map(String.init)) : .other
        }
    }
}
