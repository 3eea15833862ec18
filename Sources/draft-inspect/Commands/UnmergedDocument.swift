import DocumentMerge
import LayoutInspector
import LayoutReport

/// A storyboard or xib that git could not merge, with the three versions in git's index.
struct UnmergedDocument {
    let path: String
    private let versions: DocumentMergeRun.Versions

    /// - Throws: ``CommandFailure`` if git has no merge of the file under way.
    init(_ path: String) throws(CommandFailure) {
        self.path = path
        let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
        let name = path.split(separator: "/").last.map(String.init) ?? path
        func version(_ stage: Int) -> [UInt8]? {
            try? GitCommand.output(["show", ":\(stage):./\(name)"], in: folder.isEmpty ? "/" : folder)
        }
        let (base, ours, theirs) = (version(1), version(2), version(3))
        if base == nil, ours == nil, theirs == nil {
            throw CommandFailure(
                "git has no merge of \(printable(path)) under way; expected a file that 'git status' lists as unmerged",
                code: .usage
            )
        }
        guard let ours, let theirs else {
            throw CommandFailure(
                "one side removed \(printable(path)); use 'git add' or 'git rm' to keep or remove it",
                code: .usage
            )
        }
        versions = DocumentMergeRun.Versions(base: base ?? [], ours: ours, theirs: theirs, path: printable(path))
    }

    /// Decides conflicts, and writes the file: choices that were made before stay.
    ///
    /// - Returns: Whether nothing is left to decide.
    /// - Throws: ``CommandFailure`` if a choice names no conflict, or the file was edited.
    func decide(_ choices: [(object: String, side: MergeSide)]) throws(CommandFailure) -> Bool {
        let earlier = try earlierChoices()
        // What is named again is decided again.
        var all: [(object: String, side: MergeSide)] = choices
        let given = try DocumentMergeRun.ids(of: choices, in: versions)
        for (id, side) in earlier where !given.contains(id) { all.append((id, side)) }
        let run = try DocumentMergeRun.result(of: versions, choices: all)
        try writeFile(run.text, to: path)
        for message in run.messages { writeStatus(message) }
        if run.isMerged { writeStatus("\(printable(path)): merged; 'git add' it") }
        return run.isMerged
    }

    /// The choices that the file was written with.
    ///
    /// - Throws: ``CommandFailure`` if somebody edited the file since: the edits would be lost.
    private func earlierChoices() throws(CommandFailure) -> [(object: String, side: MergeSide)] {
        let file: [UInt8]
        do throws(ReadError) {
            file = try contents(ofFile: path)
        } catch {
            throw CommandFailure(unreadable(path, error), code: .unreadable)
        }
        guard let merge = try? versions.merged() else { return [] }
        let found = merge.choices(in: String(decoding: file, as: UTF8.self)).sorted { $0.key < $1.key }
            .map { (object: $0.key, side: $0.value) }
        // Without the drivers, or before them, git wrote its own markers.
        if try DocumentMergeRun.result(of: versions, choices: found).text == file { return found }
        if isGits(String(decoding: file, as: UTF8.self)) { return [] }
        throw CommandFailure(
            "\(printable(path)) was edited since the merge; decide the rest by its markers, or begin anew with: "
                + "git checkout --merge \(printable(path))",
            code: .usage
        )
    }

    /// Whether a text is git's own merge, whatever its markers call the sides.
    private func isGits(_ text: String) -> Bool {
        guard
            let lines = LineMerge.gitText(
                base: versions.base,
                ours: versions.ours,
                theirs: versions.theirs
            )
        else { return false }
        let gits = String(decoding: lines, as: UTF8.self)
        return MergeSide.allCases.allSatisfy {
            ConflictMarkers.text(of: $0, in: gits) == ConflictMarkers.text(of: $0, in: text)
        }
    }
}
