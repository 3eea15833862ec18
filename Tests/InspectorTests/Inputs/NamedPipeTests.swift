import Foundation
import LayoutSyntax
import TestSupport
import Testing

@testable import LayoutInspector

@Suite("Named pipes")
struct NamedPipeTests {
    private func withPipe(_ body: (String) throws -> Void) throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("pipe-\(UUID().uuidString)").path
        try #require(mkfifo(path, 0o600) == 0)
        defer { unlink(path) }
        try body(path)
    }

    @Test("a pipe to which nobody writes is an error, not a wait without end")
    func withoutWriter() throws {
        try withPipe { path in
            let error = #expect(throws: ReadError.self) { try NamedPipe.open(path, patience: 200) }
            #expect(error?.message.hasPrefix("no program writes to this pipe") == true)
        }
    }

    @Test(
        "what a writer writes is read as a whole, whenever it comes and however slowly it writes",
        arguments: [0.0, 0.3]
    )
    func lateWriter(_ delay: Double) throws {
        try withPipe { path in
            let text = String(repeating: "a line of a log\n", count: 20_000)
            let writer = Thread {
                Thread.sleep(forTimeInterval: delay)
                guard let file = FileHandle(forWritingAtPath: path) else { return }
                Thread.sleep(forTimeInterval: delay)
                file.write(Data(text.utf8))
                try? file.close()
            }
            writer.start()
            let input = try OpenInput(path, sampleLength: 1024)
            #expect(try String(decoding: input.contents(), as: UTF8.self) == text)
        }
    }
}
