import LayoutInspector

/// The files of the current repository and of its submodules that differ from a revision: committed or not, and untracked ones.
struct ChangedFiles {
    /// A file as the revision has it.
    struct Origin: Sendable {
        /// The folder of its repository.
        var root: String
        var commit: String
        /// Its path there, which is another one than today's for a file that was renamed.
        var name: String

        /// - Returns: `nil` if git does not give it out.
        var contents: [UInt8]? { try? GitCommand.output(["show", "\(commit):\(name)"], in: root) }
    }

    /// What changed: a new file has no origin.
    private var changed: [FileIdentity: Origin?] = [:]
    /// What was deleted, by path, without what was renamed.
    private(set) var deleted: [(path: String, origin: Origin)] = []
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
            var pending = [(root: root, base: Optional(base))]
            // Submodules have submodules.
            while let next = pending.popLast() { pending += try collect(in: next.root, since: next.base) }
        } catch {
            throw CommandFailure(error.message, code: .usage)
        }
    }

    private static func repository(beside input: String?) throws(GitFailure) -> String {
        if let root = try? GitCommand.repository(of: ".") { return root }
        guard let input, let slash = input.lastIndex(of: "/") else { return try GitCommand.repository(of: ".") }
        return try GitCommand.repository(of: FolderContents.isFolder(input) ? input : String(input[...slash]))
    }

    /// Adds what changed in one repository.
    ///
    /// - Parameter base: `nil`: everything is new.
    /// - Returns: The submodules that changed, each with the commit that was its state.
    private mutating func collect(
        in root: String,
        since base: String?
    ) throws(GitFailure) -> [(root: String, base: String?)] {
        var submodules: [(root: String, base: String?)] = []
        let untracked = try GitCommand.output(["ls-files", "--others", "--exclude-standard", "-z"], in: root)
        var added = Self.names(untracked)
        if let base {
            // Also what is dirty in a submodule, whatever the user's configuration says.
            let words = ["diff", "--raw", "-z", "-M", "--no-abbrev", "--ignore-submodules=none", base, "--"]
            for change in GitChange.all(in: try GitCommand.output(words, in: root)) {
                let path = root + "/" + change.name
                if change.isSubmodule {
                    guard FolderContents.isFolder(path), (try? GitCommand.repository(of: path)) == path else {
                        continue
                    }
                    submodules.append((path, change.submodule.flatMap { Self.knows($0, in: path) ? $0 : nil }))
                } else if change.isDeletion {
                    deleted.append((path, Origin(root: root, commit: base, name: change.name)))
                } else if let identity = FileIdentity(path) {
                    let origin = change.oldName.map { Origin(root: root, commit: base, name: $0) }
                    changed.updateValue(origin, forKey: identity)
                }
            }
        } else {
            added += Self.names(try GitCommand.output(["ls-files", "-z"], in: root))
        }
        for name in added {
            if let identity = FileIdentity(root + "/" + name) { changed.updateValue(nil, forKey: identity) }
        }
        return submodules
    }

    private static func knows(_ commit: String, in root: String) -> Bool {
        (try? GitCommand.output(["cat-file", "-e", commit + "^{commit}"], in: root)) != nil
    }

    /// Whether a file may have changed: one that is not in the repository cannot be judged, and one that does not exist is
    /// reported, unless it was deleted.
    func contains(_ path: String) -> Bool {
        guard path != "-" else { return true }
        if let identity = FileIdentity(path) {
            return changed[identity] != nil || !ResolvedPath(path).isInside(ResolvedPath(root))
        }
        let resolved = ResolvedPath(path)
        return !deleted.contains { ResolvedPath($0.path) == resolved }
    }

    /// Where a file that changed comes from.
    ///
    /// - Returns: `nil` if it did not change; `.some(nil)` if it is new.
    func origin(of path: String) -> Origin?? { FileIdentity(path).flatMap { changed[$0] } }

    private static func names(_ bytes: [UInt8]) -> [String] {
        bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }
}

/// An entry of `git diff --raw -z`.
struct GitChange: Equatable {
    /// As it is now; of a deleted file, as it was.
    var name: String
    /// `nil` for a new file.
    var oldName: String?
    var isDeletion = false
    var isSubmodule = false
    /// The commit of a submodule at the base; `nil` if it was not there.
    var submodule: String?

    private static let submoduleMode = "160000"

    static func all(in output: [UInt8]) -> [GitChange] {
        var fields = output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }[...]
        var changes: [GitChange] = []
        // `:100644 100644 HASH HASH R087`, then the path, and of what was renamed or copied the new one.
        while let head = fields.popFirst() {
            let words = head.dropFirst().split(separator: " ")
            guard words.count == 5, let status = words[4].first, let path = fields.popFirst() else { return changes }
            var change = GitChange(name: path, oldName: path)
            switch status {
            case "R", "C": change.name = fields.popFirst() ?? path
            case "A": change.oldName = nil
            case "D": change.isDeletion = true
            default: break
            }
            if words[1] == submoduleMode {
                change.isSubmodule = true
                change.submodule = words[0] == submoduleMode ? String(words[2]) : nil
            } else if words[0] == submoduleMode {
                // Of a submodule that is gone, nothing can be read.
                continue
            }
            changes.append(change)
        }
        return changes
    }
}
