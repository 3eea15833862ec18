import Foundation
import TestSupport

/// What a run of the built program gave.
struct ProgramRun: Sendable, Equatable {
    var status: Int32
    var output: String
    var error: String
}

/// Runs the program that was built beside the tests, in the package's folder.
func runProgram(
    _ arguments: [String],
    input: String = "",
    environment: [String: String] = [:],
    folder: URL = packageRoot
) throws -> ProgramRun {
    try startProgram(arguments, input: input, environment: environment, folder: folder).finish()
}

/// Starts the program and goes on.
///
/// - Parameter closesInput: Whether nothing more is written to the program.
func startProgram(
    _ arguments: [String],
    input: String = "",
    closesInput: Bool = true,
    environment: [String: String] = [:],
    folder: URL = packageRoot
) throws -> RunningProgram {
    let process = Process()
    process.executableURL = programURL
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var variables = ProcessInfo.processInfo.environment
    for name in ["NO_COLOR", "CLICOLOR_FORCE", "TERM"] { variables[name] = nil }
    // No commands and no history of whoever runs the tests.
    variables["XDG_CONFIG_HOME"] = "/nonexistent"
    variables.merge(environment) { $1 }
    process.environment = variables
    let (standardInput, output, error) = (Pipe(), Pipe(), Pipe())
    process.standardInput = standardInput
    process.standardOutput = output
    process.standardError = error
    // A test's thread may block signals, which the program would inherit: it has to get what ends it.
    var interruption = sigset_t()
    sigemptyset(&interruption)
    for signal in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&interruption, signal) }
    pthread_sigmask(SIG_UNBLOCK, &interruption, nil)
    try process.run()
    standardInput.fileHandleForWriting.write(Data(input.utf8))
    if closesInput { try standardInput.fileHandleForWriting.close() }
    return RunningProgram(process: process, input: standardInput, output: output, errorReader: PipeReader(error))
}

/// A run of the program that has not been waited for.
struct RunningProgram {
    let process: Process
    fileprivate let input: Pipe
    fileprivate let output: Pipe
    fileprivate let errorReader: PipeReader

    /// Waits until the program has written something, and gives it; empty where it has ended.
    func nextOutput() -> String {
        String(decoding: output.fileHandleForReading.availableData, as: UTF8.self)
    }

    /// Writes to the program.
    func write(_ text: String) { input.fileHandleForWriting.write(Data(text.utf8)) }

    func closeInput() throws { try input.fileHandleForWriting.close() }

    /// Waits until the program has ended.
    func finish() -> ProgramRun {
        let text = output.fileHandleForReading.readDataToEndOfFile()
        let errorText = errorReader.finish()
        process.waitUntilExit()
        return ProgramRun(
            status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
            output: String(decoding: text, as: UTF8.self),
            error: String(decoding: errorText, as: UTF8.self)
        )
    }
}

var programURL: URL {
    // The bundle of the tests lies beside the program; on macOS its executable is three folders further down.
    var folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    #if os(macOS)
        if let bundle = Bundle.allBundles.first(where: { $0.bundlePath.hasSuffix(".xctest") }) {
            folder = bundle.bundleURL.deletingLastPathComponent()
        }
    #endif
    if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("draft-inspect").path) {
        folder = packageRoot.appendingPathComponent(".build/debug")
    }
    return folder.appendingPathComponent("draft-inspect")
}

/// Empties one pipe while another is read, so that neither fills up.
fileprivate final class PipeReader: @unchecked Sendable {
    private var data = Data()
    private let done = DispatchSemaphore(value: 0)

    init(_ pipe: Pipe) {
        DispatchQueue.global().async { [self] in
            data = pipe.fileHandleForReading.readDataToEndOfFile()
            done.signal()
        }
    }

    func finish() -> Data {
        done.wait()
        return data
    }
}

/// A folder that is removed after use.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("draft-inspect-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
}
