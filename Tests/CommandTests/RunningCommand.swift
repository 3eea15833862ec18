import Foundation
import TestSupport

/// Runs a command of the machine, found by its path or its name, and waits for its end.
///
/// - Parameters:
///   - folder: Where it runs; `nil`: in the folder of the tests.
///   - environment: All of it; `nil`: that of the tests.
func runCommand(
    _ words: [String],
    folder: URL? = nil,
    environment: [String: String]? = nil
) throws -> ProgramRun {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    let (output, error) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let errors = String(decoding: error.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return ProgramRun(status: process.terminationStatus, output: text, error: errors)
}

/// Runs git in a folder, as an author without settings of the machine.
///
/// - Returns: Its standard output.
@discardableResult
func runGit(_ words: [String], in folder: URL) throws -> String {
    let settings = ["user.name=a", "user.email=a@b", "commit.gpgsign=false", "protocol.file.allow=always"]
    let run = try runCommand(["git"] + settings.flatMap { ["-c", $0] } + words, folder: folder)
    guard run.status == 0 else { throw GitFailure(words: words, error: run.error) }
    return run.output
}

/// A command of git that failed in a test.
struct GitFailure: Error {
    var words: [String]
    var error: String
}
