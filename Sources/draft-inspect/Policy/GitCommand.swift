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
        guard
            let commit = try? output(["rev-parse", "--verify", "--quiet", "--end-of-options", revision + "^{commit}"])
        else { throw GitFailure(message: "git has no revision '\(revision)'") }
        let name = String(decoding: commit, as: UTF8.self).prefix { $0 != "\n" }
        if !path.hasPrefix("/"), let bytes = try? output(["show", "\(name):./\(path)"]) { return bytes }
        return try output(["show", "\(name):\(path)"])
    }
}
