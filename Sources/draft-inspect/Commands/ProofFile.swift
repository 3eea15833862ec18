import LayoutInspector
import LayoutReport
import LayoutSolver

/// The file with the proof of each layout, where one was asked for.
struct ProofFile: Sendable {
    struct Options: Sendable {
        var path: String?

        static let declarations: [OptionDeclaration<Options>] = [
            .text(
                "proof",
                "write a proof of conflicts, positions and ambiguities for Proofs/check_proof.py",
                value: .file,
                \.path
            )
        ]
    }

    private struct Entry: Sendable {
        var path: String
        /// Of a file with several layouts, counted from 1.
        var part: Int?
        var proof: LayoutProof

        var name: String { path + (part.map { "#\($0)" } ?? "") }
    }

    private let path: String?
    private let found = Locked<[Entry]>([])

    init(_ options: Options) { path = options.path }

    var isAsked: Bool { path != nil }
    var output: RunOutput? { RunOutput("--proof", path) }

    /// Proves a diagnosis, if a proof was asked for.
    func add(_ diagnosis: Diagnosis, of path: String, part: Reading.Part?) {
        if !isAsked { return }
        let entry = Entry(path: path, part: part?.number, proof: LayoutProof(of: diagnosis))
        found.withLock { $0.append(entry) }
    }

    /// Writes the proofs, and says on standard error what they hold.
    ///
    /// - Parameter paths: The inputs, in whose order the proofs come.
    /// - Throws: ``CommandFailure`` where the file cannot be written.
    func write(
        inOrderOf paths: [String],
        overwriting: OverwriteGuard,
        isForced: Bool
    ) throws(CommandFailure) {
        guard let path else { return }
        let places = Dictionary(paths.enumerated().map { ($0.element, $0.offset) }) { first, _ in first }
        let entries = found.withLock { $0 }.sorted {
            (places[$0.path] ?? 0, $0.part ?? 0) < (places[$1.path] ?? 0, $1.part ?? 0)
        }
        // What cannot be read is said elsewhere.
        if entries.isEmpty { return }
        let texts = entries.map { String(decoding: $0.proof.json(name: $0.name), as: UTF8.self) }
        let text = texts.count == 1 ? texts[0] : LayoutProof.file(texts)
        if path == "-" {
            try StandardStream.output.write(text)
        } else {
            try overwriting.write(text, to: path, isForced: isForced)
        }
        for entry in entries {
            let name = entries.count == 1 ? "" : printable(entry.name) + ": "
            writeStatus("proof: \(name)\(entry.proof.summary)")
            for gap in entry.proof.gaps { writeStatus("proof: \(name)not proven: \(gap)") }
        }
    }
}

enum ProofTable: OptionTable {
    static let declarations = ProofFile.Options.declarations
    static let defaults = ProofFile.Options()
}
