import Foundation
import TestSupport
import Testing

@testable import draft_inspect

#if canImport(Glibc)
    import Glibc
#endif

@Suite("files that end the program") struct SupervisorTests {
    @Test("a worker knows its order as it was given")
    func orders() {
        var order = WorkJournal.Order()
        #expect(WorkJournal.Order(order.text) == order)
        order.isSerial = true
        order.writtenBytes = 8_192
        order.skipped = [3: 11, 40: 6]
        #expect(order.text == "serial 8192 3:11 40:6")
        #expect(WorkJournal.Order(order.text) == order)
        for text in ["", "serial", "other 0", "serial x", "serial 0 3", "serial 0 3:4:5", "serial 0 a:b"] {
            #expect(WorkJournal.Order(text) == nil, "\(text)")
        }
    }

    @Test("what a worker leaves is what it began and did not finish, and what it wrote")
    func remains() {
        let remains = WorkJournal.Remains("b 0\nb 1\nw 120\ne 0\nb 2\nw 300\ne 2\nb 7\nw 3", before: 40)
        #expect(remains.open == [1, 7])
        #expect(remains.writtenBytes == 300)
        #expect(WorkJournal.Remains("", before: 40).writtenBytes == 40)
    }

    @Test("only files that can be read again, and several of them, have a supervisor")
    func wanted() {
        let folder = packageRoot.appendingPathComponent("Examples").path
        #expect(Supervisor.isWanted(for: [folder]))
        #expect(Supervisor.isWanted(for: ["a.json", "b.json"]))
        #expect(Supervisor.isWanted(for: ["App/**/*.xib"]))
        #expect(!Supervisor.isWanted(for: ["a.json"]))
        #expect(!Supervisor.isWanted(for: ["-", "a.json"]))
    }

    #if os(Linux)
        /// A folder with copies of the examples.
        private func withFolder(_ copies: Int, _ work: (URL) throws -> Void) throws {
            try withTemporaryFolder { folder in
                for copy in 0..<copies {
                    for name in ["login-form", "two-conflicts", "settings-cell"] {
                        try FileManager.default.copyItem(
                            at: packageRoot.appendingPathComponent("Examples/\(name).json"),
                            to: folder.appendingPathComponent("\(100 + copy)-\(name).json")
                        )
                    }
                }
                try work(folder)
            }
        }

        @Test("logs that are triaged together have a supervisor, whose result is that of one run")
        func logs() throws {
            let logs = ["Examples/console.log", "Examples/console.log"]
            let whole = try runProgram(["triage"] + logs, environment: [Supervisor.offVariable: "1"])
            #expect(try runProgram(["triage"] + logs) == whole)
        }

        private static func children(of process: Int32) -> [Int32] {
            let path = "/proc/\(process)/task/\(process)/children"
            let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
            return text.split(separator: " ").compactMap { Int32($0) }
        }

        @Test("whoever kills a worker gets the same report all the same")
        func killed() throws {
            try withFolder(25) { folder in
                let whole = try runProgram(["check", "."], folder: folder)
                // At once, too, before a worker has begun a file.
                for (delay, signal) in [(0.0, SIGILL), (0.1, SIGKILL), (0.2, SIGSEGV), (0.4, SIGILL), (0.7, SIGKILL)] {
                    let process = Process()
                    process.executableURL = programURL
                    process.arguments = ["check", "."]
                    process.currentDirectoryURL = folder
                    let output = folder.appendingPathComponent("../\(UUID().uuidString).txt")
                    FileManager.default.createFile(atPath: output.path, contents: nil)
                    defer { try? FileManager.default.removeItem(at: output) }
                    process.standardOutput = try FileHandle(forWritingTo: output)
                    process.standardError = FileHandle.nullDevice
                    try process.run()
                    Thread.sleep(forTimeInterval: delay)
                    var children = Self.children(of: process.processIdentifier)
                    while children.isEmpty, process.isRunning {
                        usleep(500)
                        children = Self.children(of: process.processIdentifier)
                    }
                    for child in children { kill(child, signal) }
                    process.waitUntilExit()
                    #expect(process.terminationStatus == whole.status)
                    #expect(try String(contentsOf: output, encoding: .utf8) == whole.output, "after \(delay) s")
                }
            }
        }

        @Test("a file that ends each worker is reported, and all others are checked", arguments: ["check", "explain"])
        func guilty(_ command: String) throws {
            try withFolder(2) { folder in
                let views = (0..<400_000).map { #"{"id":"v\#($0)","class":"UIView","frame":[0,\#($0),1,1]}"# }
                let huge =
                    #"{"format":"layout-dump","version":1,"roots":[{"id":"r","class":"UIView","frame":[0,0,9,9],"subviews":["#
                    + views.joined(separator: ",") + "]}],\"constraints\":[]}"
                try Data(huge.utf8).write(to: folder.appendingPathComponent("100-m.json"))
                let process = Process()
                process.executableURL = URL(fileURLWithPath: "/bin/sh")
                // Memory for everything but that file.
                process.arguments = ["-c", "ulimit -c 0; ulimit -v 500000; exec \"$0\" \(command) .", programURL.path]
                process.currentDirectoryURL = folder
                process.environment = ProcessInfo.processInfo.environment.merging(
                    ["SWIFT_BACKTRACE": "enable=no"]
                ) { $1 }
                let pipe = Pipe()
                process.standardOutput = pipe
                // 'explain' says there what it cannot read.
                process.standardError = pipe
                try process.run()
                let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
                process.waitUntilExit()
                #expect(process.terminationStatus == ExitStatus.unreadable.rawValue)
                #expect(text.contains("not checked: a fault of draft-inspect ended it here"), "\(text.prefix(2_000))")
                #expect(text.contains("100-m.json"))
                for name in ["100-login-form", "101-login-form", "101-two-conflicts"] {
                    #expect(text.contains("\(name).json"), "\(name)")
                }
            }
        }
    #endif
}
