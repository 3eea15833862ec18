/// The machine's Swift compiler.
struct SwiftCompiler {
    let path: String
    /// The first line of `swiftc --version`.
    let version: String

    /// - Returns: `nil` where there is none that runs.
    init?() {
        path = environment("DRAFT_INSPECT_SWIFTC") ?? "swiftc"
        let path = path
        // Compilers leave folders in theirs for temporary files.
        let result = try? TemporaryFolder.with { folder in
            ChildProcess.runSession([path, "--version"], temporaryFolder: folder)
        }
        guard let result, result.ending == .exited(0) else { return nil }
        let text = String(decoding: result.output, as: UTF8.self)
        guard let line = text.split(separator: "\n").first(where: { $0.contains("Swift version") }) else { return nil }
        version = String(line)
    }

    /// `Swift 6.3.1`
    var title: String {
        let words = version.split(separator: " ")
        guard let place = words.firstIndex(of: "version"), place + 1 < words.count else { return "Swift" }
        return "Swift " + words[place + 1]
    }

    /// Whether code without isolation can be put on the main actor, as from 6.2 on: layout code is written for the main
    /// thread, and UIKit's headers forgive what Swift alone does not.
    var isolatesByDefault: Bool { isAtLeast(6, 2) }

    /// Gives up expressions that a compiler would try types for without end, as it does for long ones with an error in them:
    /// by the count of trials, which is the same on all machines. Expressions that compile need a hundredth of it.
    var trialLimit: [String] { isAtLeast(6, 2) ? ["-solver-scope-threshold=\(Self.mostTrials)"] : [] }

    private static let mostTrials = 50_000

    private func isAtLeast(_ major: Int, _ minor: Int) -> Bool {
        let numbers = title.split(separator: " ").last?.split(separator: ".").map {
            Int($0.prefix { $0.isNumber }) ?? 0
        }
        guard let numbers, numbers.count >= 2 else { return false }
        return (numbers[0], numbers[1]) >= (major, minor)
    }

    static let missing = """
        no Swift compiler: 'swiftc' is not in PATH, or does not run; install Swift from swift.org, or set \
        DRAFT_INSPECT_SWIFTC to its path
        """

    /// - Throws: ``CommandFailure`` where the compiler could not be started, or Ctrl-C was pressed.
    func run(_ arguments: [String], temporaryFolder: String) throws(CommandFailure) -> ChildProcess {
        guard let result = ChildProcess.runSession([path] + arguments, temporaryFolder: temporaryFolder) else {
            throw CommandFailure(Self.missing, code: .unreadable)
        }
        if result.ending == .interrupted { throw CommandFailure("", code: .interrupted) }
        return result
    }

    /// Runs several compilers at once.
    ///
    /// - Throws: ``CommandFailure`` where one could not be started, or Ctrl-C was pressed.
    func runAll(_ commands: [[String]], temporaryFolder: String) throws(CommandFailure) -> [ChildProcess] {
        if commands.count == 1 { return [try run(commands[0], temporaryFolder: temporaryFolder)] }
        let results = ChildProcess.runSessions(commands.map { [path] + $0 }, temporaryFolder: temporaryFolder)
        if results.contains(where: { $0?.ending == .interrupted }) { throw CommandFailure("", code: .interrupted) }
        let started = results.compactMap { $0 }
        if started.count < commands.count { throw CommandFailure(Self.missing, code: .unreadable) }
        return started
    }
}
