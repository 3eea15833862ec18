import ArgumentParser
import LayoutInspector
import LayoutReport
import LineEditor

struct SessionCommand: ParsableCommand, TitledCommand {
    static let title = "working"

    static let configuration = CommandConfiguration(
        commandName: "repl",
        abstract: "Open a session: inspect a layout, edit it, see what each edit changes.",
        discussion: """
            On a terminal, 'repl' can be omitted. In the session, 'help' lists the commands.

              draft-inspect login.json
              draft-inspect repl login.json -c 'check; fix 1 1; print'
              draft-inspect repl login.json -f steps.txt
              draft-inspect views.txt constraints.txt
              draft-inspect console.log#2

            Commands come from -c, -f, or standard input if it is not a terminal. They stop at the first error, unless \
            --keep-going is given. $XDG_CONFIG_HOME/draft-inspect/rc (~/.config/draft-inspect/rc) is run first.
            """
    )

    @Argument(
        help: ArgumentHelp(inputHelp + "; several debugger outputs are read as one layout."),
        completion: .file()
    )
    var files: [String] = []

    @Option(
        name: [.customShort("c"), .long],
        help: ArgumentHelp("Run these commands, separated by ';' (repeatable).", valueName: "commands")
    )
    var command: [String] = []

    @Option(
        name: [.customShort("f"), .long],
        help: ArgumentHelp("Run the commands in this file.", valueName: "file"),
        completion: .file()
    )
    var script: String?

    @Flag(name: .customLong("keep-going"), help: "Do not stop at the first error.")
    var keepGoing = false

    @Flag(name: .customLong("no-rc"), help: "Do not run the commands in the rc file.")
    var noRC = false

    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @OptionGroup(title: "Policy") var policy: DeclaredOptions<ConfigurationTable>
    @OptionGroup(title: "Report") var color: DeclaredOptions<ColorTable>

    func run() throws {
        if files.contains("-"), command.isEmpty, script == nil {
            throw CommandFailure("standard input cannot be both the layout and the commands", code: .usage)
        }
        let isTyped =
            command.isEmpty && script == nil && StandardStream.input.isTerminal && StandardStream.output.isTerminal
        var runner = SessionRunner(isTyped: isTyped, keepsGoing: keepGoing)
        runner.session.style = color.style
        runner.session.options.color = try color.options()
        runner.session.keepsNames = true
        let policy = try RunPolicy(policy)
        runner.session.policy = policy
        runner.session.options.diagnosis = try DeclaredOptions<DiagnosisTable>().options(over: policy.configured)
        runner.session.options.source = try DeclaredOptions<SourceTable>().options(over: policy.configured)

        if !noRC, let startup = SessionFiles.startupScript() {
            // Errors in it are reported, but do not end the session.
            try? runner.run(script: startup)
        }
        if !files.isEmpty { try runner.load(files, input: input) }
        // On a terminal, each typed line shows its own progress.
        if isTyped { Progress.shared.end() }
        if isTyped {
            try runner.runTerminal()
        } else if !command.isEmpty || script != nil {
            for line in command {
                for (number, command) in CommandLineWords.commands(in: line).enumerated() {
                    try runner.run(line: command, place: "command \(number + 1)")
                }
            }
            if let script { try runner.run(script: script) }
        } else {
            try runner.run(script: "-")
        }
        if let failure = runner.firstFailure { throw CommandFailure("", code: failure) }
    }
}
