import LayoutInspector
import LayoutSolver

/// The file with the proof of one layout, where one was asked for.
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

    private let path: String?
    private let found = Locked<[LayoutProof]>([])

    init(_ options: Options) { path = options.path }

    var isAsked: Bool { path != nil }
    var output: RunOutput? { RunOutput("--proof", path) }

    /// Proves a diagnosis, if a proof was asked for.
    func add(_ diagnosis: Diagnosis) {
        if !isAsked || found.withLock({ $0.count > 1 }) { return }
        let proof = LayoutProof(of: diagnosis)
        found.withLock { $0.append(proof) }
    }

    /// Writes the proof, and says on standard error what it holds.
    ///
    /// - Throws: ``CommandFailure`` where there is not exactly one layout, or the file cannot be written.
    func write(overwriting: OverwriteGuard, isForced: Bool) throws(CommandFailure) {
        guard let path else { return }
        let proofs = found.withLock { $0 }
        // What cannot be read is said elsewhere.
        guard let proof = proofs.first else { return }
        if proofs.count > 1 {
            throw CommandFailure("--proof: expected one layout, found several\nname one of them", code: .usage)
        }
        let text = String(decoding: proof.json(), as: UTF8.self)
        if path == "-" {
            try StandardStream.output.write(text)
        } else {
            try overwriting.write(text, to: path, isForced: isForced)
        }
        writeStatus("proof: " + proof.summary)
        for gap in proof.gaps { writeStatus("proof: not proven: " + gap) }
    }
}

enum ProofTable: OptionTable {
    static let declarations = ProofFile.Options.declarations
    static let defaults = ProofFile.Options()
}
