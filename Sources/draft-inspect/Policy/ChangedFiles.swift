import LayoutInspector

/// The files of the current repository that differ from a revision: committed or not, and untracked ones.
struct ChangedFiles {
    private var identities: Set<FileIdentity> = []
    private let root: String

    /// - Parameters:
    ///   - revision: A branch, a tag or a commit; what the current branch has in common with it is compared.
    ///   - input: A file that is checked, whose repository it is where the current folder has none.
    /// - Throws: ``CommandFailure`` for wrong usage if there is no such revision, or no repository.
    init(since revision: String, beside input: String?) throws(CommandFailure) {
        do throws(GitFailure) {
            root = try Self.repository(beside: input)
            let commit = try GitCommand.commit(of: revision, in: root)
            // Changes of the other branch since then are not ours. Branches without a common commit are compared as they are.
            let base = (try? GitCommand.line(GitCommand.output(["merge-base", commit, "HEAD"], in: root))) ?? commit
            let changed = ["diff", "--name-only", "-z", "--no-renames", "--diff-filter=d", base, "--"]
            var names = Self.names(try GitCommand.output(changed, in: root))
            names += Self.names(try GitCommand.output(["ls-files", "--others", "--exclude-standard", "-z"], in: root))
            for name in names {
                if let identity = FileIdentity(root + "/" + name) { identities.insert(identity) }
            }
        } catch {
            throw CommandFailure(error.message, code: .usage)
        }
    }

    private static func repository(beside input: String?) throws(GitFailure) -> String {
        if let root = try? GitCommand.repository(of: ".") { return root }
        guard let input, let slash = input.lastIndex(of: "/") else { return try GitCommand.repository(of: ".") }
        return try GitCommand.repository(of: FolderContents.isFolder(input) ? input : String(input[...slash]))
    }

    /// Whether a file may have changed: one that is not in the repository cannot be judged.
    func contains(_ path: String, paths: PathBase) -> Bool {
        guard path != "-", let identity = FileIdentity(path) else { return true }
        if identities.contains(identity) { return true }
        let absolute = paths.absolute(path)
        return !absolute.hasPrefix(root + "/")
    }

    private static func names(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}
