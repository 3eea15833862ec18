import LayoutInspector

/// Runs git without a shell.
enum GitCommand {
    /// What git wrote to standard output.
    ///
    /// - Parameters:
    ///   - folder: Where it runs.
    ///   - statuses: With which it may end.
    /// - Throws: ``GitFailure`` if it could not be started, or did not succeed.
    static func output(
        _ arguments: [String],
        in folder: String = ".",
        statuses: ClosedRange<Int32> = 0...0
    ) throws(GitFailure) -> [UInt8] {
        guard
            let result = ChildProcess.run(
                ["git", "-C", folder] + arguments,
                input: [],
                hasReport: false,
                limits: ChildProcess.Limits(bytes: .max)
            )
        else {
            throw GitFailure(message: "git could not be started; is it installed?")
        }
        guard case .exited(let status) = result.ending, statuses.contains(status) else {
            let lines = String(decoding: result.error, as: UTF8.self).split(whereSeparator: \.isNewline)
            throw GitFailure(message: lines.first.map(String.init) ?? "git failed")
        }
        return result.output
    }
}

struct GitFailure: Error {
    /// What git said, or why it could not be started.
    var message: String
}

extension GitCommand {
    /// A file as a revision has it.
    ///
    /// - Parameter path: Relative to the current folder, else to the folder of the repository.
    static func contents(of path: String, at revision: String) throws(GitFailure) -> [UInt8] {
        let name = try commit(of: revision, in: ".")
        if !path.hasPrefix("/") {
            if let bytes = try? output(["show", "\(name):./\(path)"]) { return bytes }
            if let bytes = try? output(["show", "\(name):\(path)"]) { return bytes }
        }
        let root = try repository(of: ".")
        if path.hasPrefix("/") {
            let inside = PathBase(root, currentFolder: root).relative(path)
            if inside.hasPrefix("../") { throw GitFailure(message: "'\(path)' is not in the repository '\(root)'") }
            if let bytes = try? output(["show", "\(name):\(inside)"]) { return bytes }
        }
        let isNew = fileExists(path) || fileExists(root + "/" + path)
        throw GitFailure(
            message: isNew
                ? "'\(revision)' does not have this file yet: it was added later, or never committed"
                : "'\(revision)' has no file '\(path)'"
        )
    }

    /// The folder of the repository that a folder lies in.
    static func repository(of folder: String) throws(GitFailure) -> String {
        try answer(["rev-parse", "--show-toplevel"], in: folder)
    }

    /// A line that git says of the repository of a folder. What else it says, such as of the owner of a folder, has its own
    /// advice.
    private static func answer(_ arguments: [String], in folder: String) throws(GitFailure) -> String {
        do throws(GitFailure) {
            return line(try output(arguments, in: folder))
        } catch {
            let isOutside = error.message.contains("not a git repository")
            throw isOutside ? GitFailure(message: "not in a git repository") : error
        }
    }

    /// The name of the commit that a revision means.
    static func commit(of revision: String, in folder: String) throws(GitFailure) -> String {
        let question = ["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"]
        if let commit = try? line(output(question, in: folder)), !commit.isEmpty { return commit }
        // Without a repository there is none of its revisions.
        _ = try answer(["rev-parse", "--git-dir"], in: folder)
        var message = "git has no revision '\(revision)'"
        if let answer = try? line(output(["rev-parse", "--is-shallow-repository"], in: folder)), answer == "true" {
            message += "; this clone is shallow: fetch the full history (fetch-depth: 0 in GitHub's checkout)"
        }
        throw GitFailure(message: message)
    }

    /// Output of one line, without its end.
    static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.last == UInt8(ascii: "\n") ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }
}
