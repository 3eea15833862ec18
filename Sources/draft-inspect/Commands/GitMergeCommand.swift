import ArgumentParser
import DocumentMerge
import LayoutInspector
import LayoutReport

struct GitMergeCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "git-merge",
        abstract: "Merge three versions of a storyboard or xib by their objects, for git.",
        discussion: """
            Git runs it as a merge driver, which git-setup configures. The result replaces OURS and is compared with both sides \
            before it is written. If both sides changed the same object in different ways, the objects are listed, and \
            git's own merge of lines is written, with its conflict markers.

            Exit status: 0 merged; 1 conflicts.
            """
    )

    @Argument(help: "The version that both sides come from.", completion: .file())
    var base: String

    @Argument(help: "Our version; it is replaced by the result.", completion: .file())
    var ours: String

    @Argument(help: "Their version.", completion: .file())
    var theirs: String

    @Argument(help: "The path of the file in the repository, for messages.")
    var path: String?

    func run() throws {
        let path = path ?? ours
        let (base, own, other) = (try read(base), try read(ours), try read(theirs))
        let merge: DocumentMerge
        do throws(MergeRefusal) {
            merge = try DocumentMerge(base: base, ours: own, theirs: other)
            try check(merge.text, own, other)
        } catch {
            report(error, of: path)
            try mergeLines()
            return
        }
        try writeFile(merge.text, to: ours)
        for note in merge.notes { writeStatus("\(path): \(printable(note))") }
        if let sentence = conflictsOfBoth(merge.text, own, other) { writeStatus("\(path): \(sentence)") }
    }

    private func read(_ file: String) throws(CommandFailure) -> [UInt8] {
        do throws(ReadError) {
            return try contents(ofFile: file)
        } catch {
            throw CommandFailure(unreadable(file, error), code: .unreadable)
        }
    }

    /// The result must be readable where both sides are.
    private func check(_ text: String, _ sides: [UInt8]...) throws(MergeRefusal) {
        do throws(ReadError) {
            _ = try Layout.readAll(Array(text.utf8))
        } catch {
            if sides.allSatisfy({ (try? Layout.readAll($0)) != nil }) { throw .unreadable(error) }
        }
    }

    /// Where both sides are without conflicts and the result is not: each did what the other one's constraints exclude.
    private func conflictsOfBoth(_ text: String, _ sides: [UInt8]...) -> String? {
        func count(_ bytes: [UInt8]) -> Int {
            var options = DiagnosisOptions()
            options.onlyRules = ["conflict"]
            options.findsFixes = false
            let readings = (try? Layout.readAll(bytes)) ?? []
            return readings.reduce(0) { sum, reading in
                sum + ((try? reading.diagnosed(options: options))?.findings.count { $0.rule == "conflict" } ?? 0)
            }
        }
        let found = count(Array(text.utf8)) - (sides.map(count).max() ?? 0)
        return found > 0 ? "merged, with \(counted(found, "conflict")) that neither side has; check it" : nil
    }

    private func report(_ refusal: MergeRefusal, of path: String) {
        switch refusal {
        case .unreadable(let error): writeStatus("\(path): not merged by objects: \(error.message)")
        case .notInterfaceBuilder(let line):
            writeStatus(
                "\(path): not merged by objects: a version differs from what Interface Builder writes at line \(line)"
            )
        case .conflicts(let conflicts):
            for conflict in conflicts {
                let text = "\(path):\(conflict.line): \(conflict.object): \(conflict.message)"
                writeStatus(text.split(separator: "\n").map { printable(String($0)) }.joined(separator: " "))
            }
        }
    }

    /// Git's own merge, so that the file has markers where people and tools expect them.
    private func mergeLines() throws {
        let arguments = ["merge-file", "-L", "ours", "-L", "base", "-L", "theirs", "-p", "--", ours, base, theirs]
        let merged: [UInt8]
        do throws(GitFailure) {
            merged = try GitCommand.output(arguments, statuses: 0...127)
        } catch {
            throw CommandFailure(error.message, code: .findings)
        }
        try writeFile(String(decoding: merged, as: UTF8.self), to: ours)
        throw CommandFailure("", code: .findings)
    }
}
