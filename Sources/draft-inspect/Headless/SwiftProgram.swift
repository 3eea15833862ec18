#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Swift files compiled with Headless, and run.
struct SwiftProgram {
    /// A file of the program.
    struct File {
        /// In the folder of the program, or a path of the user's.
        var path: String
        /// `nil` for a file that is there already.
        var text: String?
    }

    private let path: String
    private let folder: String

    /// Why a program does not compile: the compiler's errors, each with its place.
    struct Errors: Error {
        var lines: [Substring]
    }

    /// Compiles a program.
    ///
    /// - Parameters:
    ///   - folder: Takes the files and the program.
    ///   - isStrict: Whether data races are errors, as in Swift 6.
    /// - Returns: The compiler's errors if it does not compile.
    static func compiled(
        _ files: [File],
        with library: HeadlessLibrary,
        in folder: String,
        isStrict: Bool,
        arguments: [String] = []
    ) throws(CommandFailure) -> Result<SwiftProgram, Errors> {
        var paths: [String] = []
        for file in files {
            let path = file.text == nil ? file.path : folder + "/" + file.path
            if let text = file.text { try writeFile(text, to: path) }
            paths.append(path)
        }
        let program = folder + "/program"
        let result = try library.compiler.run(
            [
                "-swift-version", isStrict ? "6" : "5", "-Onone", "-wmo", "-suppress-warnings", "-module-name",
                "Layout",
                "-o", program,
            ] + library.arguments + arguments + paths + [library.linkedFile],
            temporaryFolder: folder
        )
        if result.ending == .exited(0) { return .success(SwiftProgram(path: program, folder: folder)) }
        return .failure(Errors(lines: errors(String(decoding: result.error + result.output, as: UTF8.self))))
    }

    /// `path:line:column: error: …`, each once, in the order of the compiler; other output if there is none.
    private static func errors(_ text: String) -> [Substring] {
        let lines = text.split(separator: "\n")
        var seen: Set<Substring> = []
        let errors = lines.filter { line in
            !line.hasPrefix(" ") && line.contains("error:") && seen.insert(line).inserted
        }
        // A compiler that crashed says where it was; what its driver says of that is about the driver.
        if errors.allSatisfy({ $0.contains("use -v to see invocation") }), text.contains("Stack dump") {
            let place = lines.last { $0.contains(" at [") || $0.contains("' at ") }.flatMap(Self.place)
            return [Substring("the Swift compiler crashed" + (place.map { " at " + $0 } ?? ""))]
        }
        let placed = errors.filter { $0.hasPrefix("/") || $0.contains(".swift:") }
        return placed.isEmpty ? (errors.isEmpty ? Array(lines.suffix(3)) : errors) : placed
    }

    /// `path:line` in a line of a compiler's stack.
    private static func place(in line: Substring) -> String? {
        guard let end = line.firstRange(of: ".swift:") else { return nil }
        let start = line[..<end.lowerBound].lastIndex { $0 == "[" || $0 == " " }
        let path = line[..<end.upperBound][(start.map(line.index(after:)) ?? line.startIndex)...]
        return String(path) + String(line[end.upperBound...].prefix { $0.isNumber })
    }

    /// Runs the program.
    ///
    /// - Throws: ``CommandFailure`` unless it ended by itself with status 0.
    func run(_ arguments: [String], seconds: Int) throws(CommandFailure) -> ChildProcess {
        // A crash is one line, not pages of registers.
        setenv("SWIFT_BACKTRACE", "enable=no", 0)
        let limits = ChildProcess.Limits(seconds: seconds, bytes: Self.outputLimit, memory: Self.memoryLimit)
        guard let result = ChildProcess.runSession([path] + arguments, temporaryFolder: folder, limits: limits) else {
            throw CommandFailure("the compiled program could not be started", code: .internalError)
        }
        func failure(_ what: String) -> CommandFailure {
            let said = String(decoding: result.error, as: UTF8.self).split(separator: "\n")
            let lines = said.filter { !$0.isEmpty }.prefix(3).map { "  " + $0.prefix(600) }
            return CommandFailure(([what] + lines).joined(separator: "\n"), code: .unreadable)
        }
        switch result.ending {
        case .exited(0): return result
        case .exited(Self.exceptionStatus): throw failure("the layout code misuses UIKit, which ends the app")
        case .exited(let status): throw failure("the layout code ended the program with status \(status)")
        case .signalled(let signal): throw failure("the layout code crashed (signal \(signal))")
        case .tooLong:
            throw failure("the layout code did not end within \(seconds) seconds; --time-limit allows more")
        case .tooMuchOutput: throw failure("the layout code printed more than \(Self.outputLimit >> 20) MB")
        case .interrupted: throw CommandFailure("", code: .interrupted)
        }
    }

    private static let outputLimit = 8 << 20
    /// Of the compiled program, in bytes.
    static let memoryLimit = 2 << 30

    /// With which a program ends where UIKit raises an exception.
    static let exceptionStatus: Int32 = 113
}
