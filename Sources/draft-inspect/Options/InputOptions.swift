import ArgumentParser
import LayoutInspector

/// What all commands that work on a layout read, for their help.
let inputHelp = """
    A layout dump, storyboard, xib, console log, text of a debugger, file of visual formats or document of Lookin
    """

/// How the input is to be read.
struct InputOptions: ParsableArguments {
    @Option(
        name: .long,
        help: ArgumentHelp("The kind of input, where its content does not tell.", valueName: "kind")
    )
    var input: InputKind?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Which layout of a file that holds several, such as a log, counted from 1; FILE#N says the same.",
            valueName: "n"
        )
    )
    var block: Int?

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Which variations of an Interface Builder file hold: width=compact,height=regular,idiom=phone.",
            valueName: "traits"
        )
    )
    var traits: TraitsArgument?

    @Flag(help: "Keep texts of a debugger apart that have addresses in common; without it they are read as one layout.")
    var separate = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "What the names in a text of visual format strings stand for: a JSON file.",
            valueName: "file"
        ),
        completion: .file()
    )
    var views: String?

    @Flag(
        name: .customLong("run-time"),
        help: "Leave out the placeholder constraints and sizes of an Interface Builder file, which are not built."
    )
    var runTime = false

    @Option(
        name: .long,
        help: ArgumentHelp(
            "Lay an Interface Builder file out with the texts of a language, from LANGUAGE.lproj/NAME.strings or "
                + "mul.lproj/NAME.xcstrings beside its folder, or with those of a .strings or .xcstrings file.",
            valueName: "language"
        )
    )
    var localization: String?

    /// What readers need to know.
    var options: ReadOptions {
        ReadOptions(traits: traits?.traits, isForRunTime: runTime, localization: localization)
    }

    /// The options as words that say the same, for a script.
    var words: [String] {
        var words: [String] = []
        if let input { words += ["--input", input.format.rawValue] }
        if let block { words += ["--block", String(block)] }
        if let traits { words += ["--traits", traits.text] }
        if separate { words.append("--separate") }
        if let views { words += ["--views", views] }
        if runTime { words.append("--run-time") }
        if let localization { words += ["--localization", localization] }
        return words
    }

    func validate() throws {
        if let block, block < 1 { throw ValidationError("layouts are counted from 1") }
    }
}

/// The value of `--traits`.
struct TraitsArgument: ExpressibleByArgument {
    var traits: Traits
    /// As the user wrote it.
    var text: String

    init?(argument: String) {
        guard let traits = Traits(argument) else { return nil }
        self.traits = traits
        text = argument
    }
}

/// The value of `--input`.
struct InputKind: ExpressibleByArgument {
    var format: InputFormat

    init?(argument: String) {
        guard let format = Readers.all.map({ $0.format }).first(where: { $0.rawValue == argument }) else {
            return nil
        }
        self.format = format
    }

    static var allValueStrings: [String] { Readers.all.map { $0.format.rawValue } }
}
