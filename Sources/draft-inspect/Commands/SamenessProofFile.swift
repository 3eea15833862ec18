import LayoutInspector
import LayoutReport

/// The file with the proofs of verdicts about pairs of layouts, where one was asked for.
struct SamenessProofFile {
    struct Options: Sendable {
        var path: String?

        static let declarations: [OptionDeclaration<Options>] = [
            .text("proof", "write a proof of the verdict for Proofs/check_same.py", value: .file, \.path)
        ]
    }

    private let path: String?
    private let overwriting: OverwriteGuard

    /// - Throws: ``CommandFailure`` where the file would replace an input or a file that is not the program's.
    init(_ proof: DeclaredOptions<SamenessProofTable>, inputs: [String]) throws(CommandFailure) {
        path = try proof.options().path
        overwriting = try OverwriteGuard(
            inputs: inputs,
            outputs: [RunOutput("--proof", path)].compactMap { $0 },
            isForced: false
        )
    }

    /// Writes one entry for each pair, and says on standard error what it proves.
    func write(_ comparisons: [SameCommand.Comparison]) throws(CommandFailure) {
        guard let path else { return }
        var entries: [String] = []
        for comparison in comparisons {
            guard let proof = comparison.result.proof else { continue }
            entries.append(proof.json(names: (comparison.files.old, comparison.files.new)))
            let name = comparisons.count == 1 ? "" : printable(comparison.files.new) + ": "
            writeStatus("proof: \(name)\(proof.summary)")
            for gap in proof.gaps { writeStatus("proof: \(name)not proven: \(gap)") }
        }
        let text = SamenessProof.file(entries)
        if path == "-" {
            try StandardStream.output.write(text)
        } else {
            try overwriting.write(text, to: path, isForced: false)
        }
    }
}

enum SamenessProofTable: OptionTable {
    static let declarations = SamenessProofFile.Options.declarations
    static let defaults = SamenessProofFile.Options()
}
