import Foundation
import Testing

@testable import draft_inspect

@Suite struct ChildProcessTests {
    private func run(_ script: String, seconds: Int? = nil, bytes: Int = 1 << 20) -> ChildProcess? {
        ChildProcess.run(["/bin/sh", "-c", script], limits: ChildProcess.Limits(seconds: seconds, bytes: bytes))
    }

    @Test("output, errors and the status of a program that ends")
    func ends() throws {
        let result = try #require(run("echo out; echo err >&2; exit 3"))
        #expect(result.ending == .exited(3))
        #expect(String(decoding: result.output, as: UTF8.self) == "out\n")
        #expect(String(decoding: result.error, as: UTF8.self) == "err\n")
    }

    @Test("a signal, a program that runs on, and one that never stops writing")
    func isStopped() throws {
        #expect(run("kill -9 $$")?.ending == .signalled(9))
        #expect(run("exec sleep 60", seconds: 1)?.ending == .tooLong)
        #expect(run("exec yes", seconds: 30, bytes: 100_000)?.ending == .tooMuchOutput)
    }

    @Test("a program that is not there")
    func missing() {
        let result = ChildProcess.run(["/nonexistent/program"])
        // Some systems report it from the child.
        #expect(result == nil || result?.ending == .exited(127))
    }

    #if os(Linux)
        @Test("what a program leaves running ends with it, also in a session of its own, and so do children of that")
        func orphans() throws {
            let script = "setsid sh -c 'sleep 3117 & echo $!; echo $$; exec sleep 3118' & sleep 0.5"
            let result = try #require(ChildProcess.runSession(["/bin/sh", "-c", script]))
            let left = String(decoding: result.output, as: UTF8.self).split(separator: "\n").compactMap { pid_t($0) }
            #expect(left.count == 2)
            for process in left { #expect(kill(process, 0) != 0, "\(process) is running") }
        }

        @Test("a limit of memory is one of the program and of what it starts, and it leaves no file when it crashes")
        func memory() throws {
            let limits = ChildProcess.Limits(seconds: 30, memory: 512 << 20)
            let script = "ulimit -v; ulimit -c; sh -c 'ulimit -v'"
            let result = try #require(ChildProcess.runSession(["/bin/sh", "-c", script], limits: limits))
            #expect(String(decoding: result.output, as: UTF8.self) == "524288\n0\n524288\n")
        }
    #endif
}
