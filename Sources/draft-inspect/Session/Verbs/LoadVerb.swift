import ArgumentParser
import LayoutInspector
import LayoutReport

enum LoadVerb: SessionVerb {
    static let name = "load"
    static let aliases = ["l"]
    static let usage = "FILE … [OPTION …]"
    static let summary = "read a file, or debugger outputs that make up one layout"
    static let details = """
        Begins anew, without undo steps. Names are taken from FILE.names.json. Reads all that \
        'draft-inspect check' reads: layout dumps, storyboards, xibs, console logs, debugger outputs, visual formats \
        and documents of Lookin.
        Of a file that holds several layouts, such as the conflicts of a log, FILE#2 is the second; layouts lists them.
        Takes the options that say how to read: --views FILE for visual formats, --traits, --run-time, --input, --block.
        ~ is your home, and *, **, ? and […] stand for names of files, where no file is called so.
        Edits that are not saved are given up only when you say so, or with --force.
        """
    static let isRecorded = true
    static let arguments: [ArgumentKind] = [.file]

    static func action(_ arguments: [String], in session: Session) throws(SessionError) -> SessionAction {
        let words: LoadArguments
        do {
            words = try LoadArguments.parse(arguments)
        } catch {
            throw SessionError(LoadArguments.message(for: error) + "\nusage: load \(usage)")
        }
        if words.files.isEmpty { throw SessionError("something is missing\nusage: load \(usage)") }
        do throws(CommandFailure) {
            let options = try words.input.options()
            return .load(LoadRequest(paths: words.files.map(expandedHome), options: options, isForced: words.force))
        } catch {
            throw SessionError(error)
        }
    }
}

/// What `load` takes.
struct LoadArguments: ParsableArguments {
    @Argument var files: [String] = []
    @OptionGroup var input: DeclaredOptions<InputTable>
    @Flag(help: "Discard edits that are not saved.")
    var force = false
}
