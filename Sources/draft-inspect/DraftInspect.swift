import ArgumentParser
import LayoutPrinter
import LayoutSolver
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

struct DraftInspect: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "draft-inspect",
        abstract: "Find and explain Auto Layout faults, and print equivalent source.",
        discussion: """
            Reads layout dumps, storyboards and xibs, console logs and debugger output. '-' is standard input.

              pbpaste | draft-inspect                 explain the conflicts in a copied log
              draft-inspect explain console.log       the same for a file
              draft-inspect console.log               open a session on it
              draft-inspect check *.storyboard        report faults in many files
              draft-inspect print login.json          print the layout as \(Dialects.standard.title) source

            Exit status: 0 no findings at or above --fail-on; 1 findings; 2 an input could not be read; \
            64 wrong usage; 70 an internal error; 74 an output could not be written; 130 interrupted.
            """,
        version: programVersion,
        subcommands: verbs
    )

    /// Every verb is a file; this list puts them in the order of the help.
    static let verbs: [any ParsableCommand.Type] = [
        SessionCommand.self, PrintCommand.self, VerifyCommand.self, RunCommand.self, CheckCommand.self,
        ExplainCommand.self, WhyCommand.self, OpenCommand.self, DrawCommand.self, SolveCommand.self, FixCommand.self,
        TreeCommand.self, ConvertCommand.self, TriageCommand.self, RulesCommand.self, DialectsCommand.self,
        MigrateCommand.self, SameCommand.self, DiffCommand.self, MergeCommand.self, TextconvCommand.self,
        GitSetupCommand.self,
        GitMergeCommand.self, InitCommand.self, ConfigCommand.self, MCPCommand.self,
    ]
}

/// A command that may take long, and says what it does meanwhile.
protocol TitledCommand {
    /// Such as `checking`.
    static var title: String { get }
}

let programVersion = "0.1.0"

@main
enum Program {
    static func main() {
        // A reader that goes away is noticed when writing, not by a signal.
        signal(SIGPIPE, SIG_IGN)
        Interrupts.exit()
        let given = Array(CommandLine.arguments.dropFirst())
        if let answer = ShellCompletion.answer(to: given) {
            _ = try? StandardStream.output.write(answer)
            exit(ExitStatus.success.rawValue)
        }
        let arguments: [String]
        switch Invocation(given) {
        case .arguments(let completed): arguments = completed
        case .failure(let failure): end(failure)
        }
        var command: any ParsableCommand
        do {
            command = try DraftInspect.parseAsRoot(arguments)
        } catch {
            refuse(arguments, error)
        }
        Progress.shared.begin(title(of: command))
        do {
            try command.run()
            Progress.shared.end()
            exit(ExitStatus.success.rawValue)
        } catch let failure as CommandFailure {
            end(failure)
        } catch let error as SessionError {
            end(CommandFailure(error.message, code: error.code))
        } catch is Interrupted {
            end(CommandFailure("", code: .interrupted))
        } catch {
            // The library itself prints help that was asked for, and what it refuses.
            let code = DraftInspect.exitCode(for: error)
            if code == .success || code == .validationFailure { refuse(arguments, error) }
            end(CommandFailure("internal error: \(error)", code: .internalError))
        }
    }

    /// Prints help that was asked for, and reports wrong arguments as all other errors are reported.
    private static func refuse(_ arguments: [String], _ error: any Error) -> Never {
        guard DraftInspect.exitCode(for: error) == .validationFailure else { DraftInspect.exit(withError: error) }
        var message = DraftInspect.message(for: error).replacing(". Did you mean", with: "; did you mean")
            .replacing(". Please provide one of the following:", with: "; give one of:")
            .replacing(". Please provide one of", with: "; give one of")
            .replacing("'.", with: "'")
        if let first = message.first { message = first.lowercased() + message.dropFirst() }
        let verb = arguments.first.flatMap { word in
            DraftInspect.verbs.contains { $0._commandName == word } ? word + " " : nil
        }
        end(CommandFailure(message + "\nsee draft-inspect \(verb ?? "")--help", code: .usage))
    }

    /// What a command does, for those who wait.
    private static func title(of command: any ParsableCommand) -> String {
        (type(of: command) as? any TitledCommand.Type)?.title ?? "working"
    }

    private static func end(_ failure: CommandFailure) -> Never {
        Progress.shared.end()
        if !failure.message.isEmpty { writeStatus("draft-inspect: " + failure.message) }
        exit(failure.code.rawValue)
    }
}
