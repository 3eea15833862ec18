import Foundation
import TestSupport
import Testing

/// Asks the Swift toolchain about texts. Says so and passes where there is no `swift`.
enum Toolchain {
    private static let configuration =
        #"{"version": 1, "lineLength": 120, "indentation": {"spaces": 4}, "lineBreakBeforeEachArgument": true}"#

    /// `swift format` leaves each text as it is.
    ///
    /// - Parameter texts: By file name.
    static func checkIsFormatted(_ texts: [String: String]) throws {
        try withFiles(texts, tool: "swift") { swift, files in
            let result = try run(swift, ["format", "--in-place", "--configuration", configuration] + files.map(\.path))
            #expect(result.status == 0, "\(result.errors.prefix(2000))")
            for file in files {
                let formatted = String(decoding: try Data(contentsOf: file), as: UTF8.self)
                let text = texts[file.lastPathComponent] ?? ""
                if formatted != text {
                    let names = (file.lastPathComponent, "formatted")
                    Issue.record("\(unifiedDifference(from: text, to: formatted, names: names))")
                }
            }
        }
    }

    /// The compiler's parser takes each text.
    ///
    /// - Parameter texts: By file name.
    static func checkParses(_ texts: [String: String]) throws {
        try withFiles(texts, tool: "swiftc") { compiler, files in
            let result = try run(compiler, ["-frontend", "-parse"] + files.map(\.path))
            #expect(result.status == 0, "\(result.errors.prefix(2000))")
        }
    }

    /// clang takes each text as Objective-C under ARC, with these headers and no others, and warns of nothing.
    ///
    /// - Parameters:
    ///   - texts: By file name.
    ///   - headers: By the name between the brackets of an import.
    static func checkCompiles(objectiveC texts: [String: String], headers: [String: String]) throws {
        try withFiles(texts, tool: "clang") { clang, files in
            guard let folder = files.first?.deletingLastPathComponent() else { return }
            for (name, text) in headers {
                let file = folder.appendingPathComponent(name)
                try FileManager.default.createDirectory(
                    at: file.deletingLastPathComponent(),
                    withIntermediateDirectories: true
                )
                try Data(text.utf8).write(to: file)
            }
            let options = [
                "-x", "objective-c", "-fsyntax-only", "-fobjc-arc", "-fblocks", "-target", "arm64-apple-ios13",
                "-nostdinc", "-Werror", "-Wno-objc-property-no-attribute", "-isystem", folder.path,
            ]
            let result = try run(clang, options + files.map(\.path))
            #expect(result.status == 0, "\(result.errors.prefix(3000))")
        }
    }

    private static func withFiles(
        _ texts: [String: String],
        tool: String,
        _ body: (URL, [URL]) throws -> Void
    ) throws {
        if texts.isEmpty { return }
        guard let tool = path(of: tool) else {
            print("skipped: there is no \(tool)")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var files: [URL] = []
        for name in texts.keys.sorted() {
            let file = folder.appendingPathComponent(name)
            try Data((texts[name] ?? "").utf8).write(to: file)
            files.append(file)
        }
        try body(tool, files)
    }

    private static func run(_ tool: URL, _ arguments: [String]) throws -> (status: Int32, errors: String) {
        let process = Process()
        process.executableURL = tool
        process.arguments = arguments
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return (process.terminationStatus, output)
    }

    private static func path(of tool: String) -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent(tool) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
