import LayoutCode
import LayoutModel
import LayoutSyntax

/// A Swift file with its layout statements in another library's words, every other byte as it was.
public struct InPlaceMigration: Sendable {
    /// A statement that stays as it is.
    public struct Kept: Sendable, Equatable {
        public var place: Place
        public var reason: String
    }

    /// The new file; that of before where nothing is rewritten.
    public private(set) var text: [UInt8]
    /// Where the statements begin that are rewritten, in the file of before.
    public private(set) var rewritten: [Place] = []
    public private(set) var kept: [Kept] = []
    /// How many constraints the rewritten statements make.
    public private(set) var constraintCount = 0

    /// - Parameters:
    ///   - path: The file as places name it.
    ///   - names: Those of the program.
    /// - Throws: ``ReadError`` where the file is no Swift.
    /// - Complexity: Near linear in the size of the file, and one run of its code for each statement that cannot be proven
    ///   together with others.
    public init(
        _ bytes: [UInt8],
        path: String,
        names: FileNames,
        to dialect: MigrationDialect
    ) throws(ReadError) {
        text = bytes
        let file = try CodeText(bytes)
        let plan = RewritePlan(file, names, dialect)
        let written = RewrittenFile(file: file, names: names, dialect: dialect)
        kept = plan.kept
        let proof = MigrationProof(bytes, path: path)
        var chosen: [Rewrite] = []
        func keep(_ rewrite: Rewrite, _ reason: String) {
            kept.append(Kept(place: file.tokens.place(of: rewrite.tokens.lowerBound), reason: reason))
        }
        for rewrite in plan.rewrites {
            if let reason = proof.reasonAgainst(rewrite, in: file) {
                keep(rewrite, reason)
            } else {
                chosen.append(rewrite)
            }
        }
        // All of them, or else one after the other.
        if proof.reasonAgainst(written.applied(chosen)) != nil {
            let all = chosen
            chosen = []
            for rewrite in all {
                if let reason = proof.reasonAgainst(written.applied(chosen + [rewrite])) {
                    keep(rewrite, reason)
                } else {
                    chosen.append(rewrite)
                }
            }
        }
        if !chosen.isEmpty { text = written.applied(chosen) }
        rewritten = chosen.map { file.tokens.place(of: $0.tokens.lowerBound) }
        constraintCount = chosen.reduce(0) { $0 + $1.constraintCount }
        kept.sort { ($0.place.line, $0.place.column) < ($1.place.line, $1.place.column) }
    }
}
