import LayoutInspector
import LayoutPrinter

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folder of `print --out-dir`: a file for each class, and an index.
struct SourceFolder {
    /// A file that was written, for the index.
    private struct Entry {
        var file: String
        var className: String
        var source: String
    }

    private let path: String
    private let guardian: OverwriteGuard
    private let isForced: Bool
    private var entries: [Entry] = []
    private var summaries: [(source: String, summary: String)] = []
    /// The names of files in lower case: folders of macOS do not distinguish them.
    private var taken: Set<String> = []

    static let indexName = "Index.md"

    /// Whether a file of this name may be written to the folder.
    static func writes(_ name: String) -> Bool {
        let name = name.lowercased()
        return name == indexName.lowercased() || name.hasSuffix(".swift")
    }

    /// - Throws: ``CommandFailure`` if the folder can be neither found nor created.
    init(_ path: String, _ guardian: OverwriteGuard, isForced: Bool) throws(CommandFailure) {
        self.path = path.hasSuffix("/") && path.count > 1 ? String(path.dropLast()) : path
        self.isForced = isForced
        self.guardian = guardian
        var made = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            made += part + "/"
            if mkdir(made, 0o777) != 0, errno != EEXIST {
                throw CommandFailure(
                    "could not create the folder '\(made)': \(systemMessage(errno))",
                    code: .internalError
                )
            }
        }
    }

    /// Writes the classes of one layout.
    ///
    /// - Parameter source: The name of the input.
    mutating func write(_ printed: PrintedFiles, of source: String) throws(CommandFailure) {
        for file in printed.files {
            let name = name(for: file.className, of: source)
            try guardian.write(file.text, to: path + "/" + name, isForced: isForced)
            entries.append(Entry(file: name, className: file.className, source: source))
        }
        summaries.append((source, printed.tally.summary))
    }

    /// `Login.swift`; for a class that another input has as well, `Login-Main.swift`.
    private mutating func name(for className: String, of source: String) -> String {
        if taken.insert(className.lowercased()).inserted { return className + ".swift" }
        let file = source.split(separator: "/").last.map(String.init) ?? source
        let stem =
            className + "-" + file.prefix { $0 != "." }.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
        var name = stem
        var number = 2
        while !taken.insert(name.lowercased()).inserted {
            name = stem + "-\(number)"
            number += 1
        }
        return name + ".swift"
    }

    /// Writes the index, and returns how many files there are beside it.
    func finish() throws(CommandFailure) -> Int {
        var lines = [Self.indexBeginning, "", "| file | class | from |", "| --- | --- | --- |"]
        lines += entries.map { "| \($0.file) | \($0.className) | \($0.source) |" }
        lines.append("")
        for (source, summary) in summaries { lines.append("- \(source): \(summary)") }
        try guardian.write(lines.joined(separator: "\n") + "\n", to: path + "/" + Self.indexName, isForced: isForced)
        return entries.count
    }

    /// By which the index is recognized as a file of the program.
    static let indexBeginning = "<!-- Printed by draft-inspect -->"
}
