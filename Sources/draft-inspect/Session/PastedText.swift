import LayoutInspector
import LineEditor

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Text that came from a clipboard instead of a file.
enum PastedText {
    /// Whether a line that was typed as a command is the beginning of a log instead.
    static func beginsLog(_ line: String, verbs: SessionVerbs) -> Bool {
        let words = line.split(whereSeparator: \.isWhitespace)
        if let first = words.first, (try? verbs.verb(String(first))) != nil { return false }
        return ["Unable to simultaneously satisfy constraints", "onstraint:0x", "[LayoutConstraints]"]
            .contains { line.contains($0) }
    }

    /// Whether a text of several lines is something to load rather than commands: a reader knows it.
    static func isInput(_ text: String) -> Bool {
        (try? Layout.format(ofBeginning: Array(text.utf8), among: layoutReaders)) != nil
    }
}

/// The files of pasted texts: in a folder of the session's own, which goes with it.
final class PastedFiles {
    private var folder: String?
    private var files: [String] = []

    /// - Throws: ``CommandFailure`` with what the system says.
    func keep(_ text: String) throws(CommandFailure) -> String {
        let folder: String
        if let known = self.folder { folder = known } else { folder = try makeFolder() }
        self.folder = folder
        let name = files.isEmpty ? "pasted.txt" : "pasted-\(files.count + 1).txt"
        let path = folder + "/" + name
        Interrupts.removeOnEnding(path)
        NamesFile.path(beside: path).map(Interrupts.removeOnEnding)
        try writeFile(text, to: path)
        files.append(path)
        return path
    }

    private func makeFolder() throws(CommandFailure) -> String {
        let base = environment("TMPDIR").map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 } ?? "/tmp"
        let folder = try TemporaryFolder.make(in: base)
        Interrupts.removeOnEnding(folder)
        return folder
    }

    /// Removes all of them.
    func remove() {
        guard let folder else { return }
        for file in files {
            unlink(file)
            if let names = NamesFile.path(beside: file) { unlink(names) }
        }
        rmdir(folder)
        self.folder = nil
        files = []
    }
}
