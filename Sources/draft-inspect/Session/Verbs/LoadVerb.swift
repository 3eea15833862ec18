import ArgumentParser
import LayoutInspector
import LayoutReport

enum LoadVerb: SessionVerb {
    static let name = "load"
    static let aliases = ["l"]
    static let usage = "FILE … [OPTION …]"
    static let summary = "load a file, or several debugger outputs of one layout"
    static let details = """
        Replaces what was loaded, with its undo steps. Tags are read from FILE.names.json. Reads what `draft-inspect \
        check` reads: layout dumps, storyboards, xibs, console logs, debugger output, visual formats and Lookin documents.
        FILE#2 is the second layout of a file that has several, such as the conflicts of a log; `layouts` lists them.
        Options: --views FILE for visual formats, --traits, --run-time, --input, --block.
        ~ is your home folder; *, **, ? and […] match file names.
        Unsaved edits are discarded only if you confirm it, or with --force.
        """
    static let arguments: [ArgumentKind] = [.file]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let words: LoadArguments
        do {
            words = try LoadArguments.parse(arguments)
        } catch {
            throw .usage(LoadArguments.message(for: error))
        }
        if words.files.isEmpty { throw missing(0) }
        do throws(CommandFailure) {
            let options = try words.input.options(over: session.policy?.configured ?? OptionAssignments())
            return .load(LoadRequest(paths: words.files.map(expandedHome), options: options, isForced: words.force))
        } catch {
            throw SessionError(error)
        }
    }
}

/// What `load` takes.
struct LoadArguments: ParsableArguments {
    @Argument var files: [String] = []
    @OptionGroup(title: "Input") var input: DeclaredOptions<InputTable>
    @Flag(help: "Discard unsaved edits.")
    var force = false
}
