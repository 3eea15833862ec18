import ArgumentParser
import LayoutInspector

/// A list of options shared by commands, declared beside the struct it belongs to.
protocol OptionTable: Sendable {
    associatedtype Options
    static var declarations: [OptionDeclaration<Options>] { get }
    /// The options without any argument.
    static var defaults: Options { get }
}

/// The flags of a table, as a group of a command's arguments.
///
/// `ArgumentParser` finds the arguments of a type by its mirror and passes them to `init(from:)`. Both are built here
/// from the declarations: an option becomes a flag as soon as it is declared.
struct DeclaredOptions<Table: OptionTable>: ParsableArguments, CustomReflectable {
    /// The assigned values, by the names of the options.
    private(set) var given = OptionAssignments()

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        for declaration in Table.declarations {
            let key = Key(stringValue: declaration.name)
            switch (declaration.value, declaration.count) {
            case (.flag, _):
                if try container.decode(Bool.self, forKey: key) { given[declaration.name] = ["on"] }
            case (_, .many):
                let values = try container.decode([String].self, forKey: key)
                if !values.isEmpty { given[declaration.name] = values }
            case (_, .one), (_, .optional):
                if let value = try container.decodeIfPresent(String.self, forKey: key) {
                    given[declaration.name] = [value]
                }
            }
        }
    }

    var customMirror: Mirror {
        Mirror(self, children: Table.declarations.map { (label: $0.name, value: Self.argument($0)) })
    }

    /// Sets the assigned values; an option that can have several values gets them in addition to its own.
    ///
    /// - Throws: ``CommandFailure`` for a usage error.
    func apply(to options: inout Table.Options) throws(CommandFailure) {
        for declaration in Table.declarations {
            guard let values = given[declaration.name] else { continue }
            do throws(OptionFault) {
                let kept = declaration.count == .many ? declaration.values(in: options) : []
                try declaration.assign(kept + values, in: &options)
            } catch {
                throw CommandFailure(error.message, code: .usage)
            }
        }
    }

    /// The defaults with the assigned values.
    ///
    /// - Throws: ``CommandFailure`` for a usage error.
    func options() throws(CommandFailure) -> Table.Options {
        var options = Table.defaults
        try apply(to: &options)
        return options
    }

    /// The defaults with the values of a configuration, and the assigned values in their place.
    ///
    /// - Throws: ``CommandFailure`` for a usage error.
    func options(over configured: OptionAssignments) throws(CommandFailure) -> Table.Options {
        var options = Table.defaults
        for declaration in Table.declarations {
            // A list on the command line takes the place of the configured one.
            guard given[declaration.name] == nil, let values = configured[declaration.name] else { continue }
            do throws(OptionFault) {
                try declaration.assign(values, in: &options)
            } catch {
                throw CommandFailure(error.message, code: .usage)
            }
        }
        try apply(to: &options)
        return options
    }

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private static func argument(_ declaration: OptionDeclaration<Table.Options>) -> Any {
        let long = NameSpecification.Element.customLong(declaration.name)
        let name = NameSpecification(declaration.letter.map { [.customShort($0), long] } ?? [long])
        let help = ArgumentHelp(declaration.help(defaults: Table.defaults), valueName: declaration.value.placeholder)
        // Checked here, for an error message that names the flag.
        @Sendable func checked(_ text: String) throws -> String {
            var scratch = Table.defaults
            do throws(OptionFault) {
                try declaration.assign([text], in: &scratch)
            } catch {
                throw Expectation(fault: error)
            }
            return text
        }
        switch (declaration.value, declaration.count) {
        case (.flag, _): return Flag(wrappedValue: false, name: name, help: help)
        case (_, .many):
            return ArgumentParser.Option<[String]>(
                wrappedValue: [],
                name: name,
                parsing: .singleValue,
                help: help,
                completion: declaration.value.completion,
                transform: checked
            )
        case (_, .one), (_, .optional):
            return ArgumentParser.Option<String?>(
                name: name,
                help: help,
                completion: declaration.value.completion,
                transform: checked
            )
        }
    }
}

/// The values that a flag accepts, appended to `ArgumentParser`'s message about an invalid value.
private struct Expectation: Error, CustomStringConvertible {
    let fault: OptionFault

    var description: String {
        var text = "expected \(fault.expected)"
        if let element = fault.element { text += "; unknown '\(element)'" }
        if case .value(let value) = fault.found, let meant = nearest(to: fault.element ?? value, in: fault.candidates) {
            text += "; did you mean '\(meant)'?"
        }
        return text
    }
}

extension OptionDeclaration {
    /// The help text of the option: `Spaces for each level of indentation (default: 4).`
    func help(defaults: Options) -> String {
        var text = summary.prefix(1).uppercased() + summary.dropFirst()
        switch (value, count) {
        case (_, .many): text += " (repeatable)"
        case (.flag, _), (_, .optional): break
        case (_, .one): text += " (default: \(values(in: defaults).joined()))"
        }
        return text + "."
    }
}

extension OptionValue {
    fileprivate var completion: CompletionKind? {
        switch self {
        case .flag, .wholeNumber, .text: nil
        case .word(let words, _): .list(words)
        case .file: .file()
        }
    }
}
