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
}
