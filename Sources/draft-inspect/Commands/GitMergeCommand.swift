import ArgumentParser
import DocumentMerge
import LayoutInspector

struct GitMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git-merge",
        abstract: "Merge three versions of a storyboard or xib object by object, as git's merge driver.",
        discussion: """
            Git runs it as a merge driver, which git-setup configures. The result replaces OURS and is compared with both sides \
            before it is written. Objects that both sides changed in different ways are put between conflict markers; \
            everything else is merged, and frames that follow from constraints are computed. After a merge with conflicts, \
            'draft-inspect merge FILE --ours OBJECT' resolves them.

            Exit status: 0 merged; 1 conflicts.
            """
    )

    @Argument(help: "The common ancestor of both versions.", completion: .file())
    var base: String

    @Argument(help: "Our version; it is replaced by the result.", completion: .file())
    var ours: String

    @Argument(help: "Their version.", completion: .file())
    var theirs: String

    @Argument(help: "The path of the file in the repository, for messages.")
    var path: String?

    @OptionGroup var choices: MergeChoiceOptions

    func run() throws {
        let versions = try DocumentMergeRun.Versions(
            base: read(base),
            ours: read(ours),
            theirs: read(theirs),
            path: path ?? ours
        )
        let merge = try DocumentMergeRun.result(of: versions, choices: choices.choices)
        try writeFile(merge.text, to: ours)
        for message in merge.messages { writeStatus(message) }
        if !merge.isMerged { throw CommandFailure("", code: .findings) }
    }

    private func read(_ file: String) throws(CommandFailure) -> [UInt8] {
        do throws(ReadError) {
            return try contents(ofFile: file)
        } catch {
            throw CommandFailure(unreadable(file, error), code: .unreadable)
        }
    }
}

/// Which side decides about objects that both sides changed.
struct MergeChoiceOptions: ParsableArguments {
    @Option(name: .customLong("ours"), help: ArgumentHelp("Decide this conflict for our side.", valueName: "object"))
    var ours: [String] = []

    @Option(
        name: .customLong("theirs"),
        help: ArgumentHelp("Decide this conflict for their side.", valueName: "object")
    )
    var theirs: [String] = []

    var choices: [(object: String, side: MergeSide)] {
        ours.map { ($0, .ours) } + theirs.map { ($0, .theirs) }
    }
}
