import Foundation
import LayoutPrinter
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders
@testable import LayoutSemantics
@testable import LayoutSyntax

/// Whether the toolchain reads what is printed, and `swift format` leaves it as it is. Skipped where there is no `swift`.
@Suite("printed source and the toolchain")
struct ToolchainTests {
    private static let configuration =
        #"{"version": 1, "lineLength": 120, "indentation": {"spaces": 4}, "lineBreakBeforeEachArgument": true}"#

    @Test("swift format changes nothing in many random texts, and takes them all for Swift")
    func format() throws {
        guard let swift = ToolchainTests.swift() else {
            print("skipped: there is no swift")
            return
        }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("printed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var texts: [URL: String] = [:]
        for seed in 1...60 as ClosedRange<UInt64> {
            var random = SeededGenerator(seed: seed)
            let text = try RandomLayouts.make(&random, size: 30).printed().text
            let url = folder.appendingPathComponent("seed\(seed).swift")
            try Data(text.utf8).write(to: url)
            texts[url] = text
        }
        let process = Process()
        process.executableURL = swift
        let files = texts.keys.map(\.path).sorted()
        process.arguments = ["format", "--in-place", "--configuration", ToolchainTests.configuration] + files
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let output = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(output.prefix(2000))")
        for (url, text) in texts {
            let formatted = String(decoding: try Data(contentsOf: url), as: UTF8.self)
            if formatted != text {
                Issue.record(
                    "\(unifiedDifference(from: text, to: formatted, names: (url.lastPathComponent, "formatted")))"
                )
            }
        }
    }

    private static func swift() -> URL? {
        let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
        return path.split(separator: ":")
            .map { URL(fileURLWithPath: String($0)).appendingPathComponent("swift") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
