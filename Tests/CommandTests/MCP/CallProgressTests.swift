import LayoutInspector
import TestSupport
import Testing

@testable import draft_inspect

/// What a client receives during a call that takes long.
@Suite struct CallProgressTests {
    /// Takes messages on the thread of the test.
    private final class Sent: @unchecked Sendable {
        var lines: [String] = []
    }

    private static func told(_ lines: [ProgressLine], token: JSONTree) -> [String]? {
        let sent = Sent()
        guard let progress = CallProgress(["_meta": ["progressToken": token]], send: { sent.lines.append($0) }) else {
            return nil
        }
        for line in lines { progress.take(line) }
        return sent.lines
    }

    private static func line(_ finished: Int, _ total: Int, _ seconds: Int) -> ProgressLine {
        ProgressLine(title: "checking", finished: finished, total: total, seconds: seconds)
    }

    @Test("files are counted, and progress always increases")
    func files() {
        let lines = [(0, 9), (3, 9), (3, 9), (2, 9), (9, 9)].map { Self.line($0.0, $0.1, 1) }
        let told = Self.told(lines, token: .string("a"))
        let start = #"{"jsonrpc":"2.0","method":"notifications/progress","params":"#
        #expect(
            told == [
                start + #"{"progressToken": "a", "progress": 3, "total": 9, "message": "checking: 3 of 9 files"}}"#
                    + "\n",
                start + #"{"progressToken": "a", "progress": 9, "total": 9, "message": "checking: 9 of 9 files"}}"#
                    + "\n",
            ]
        )
    }

    @Test("seconds are counted where there is one input, and never mixed with files")
    func seconds() {
        let lines = [Self.line(0, 1, 1), Self.line(5, 9, 1), Self.line(1, 0, 1), Self.line(1, 1, 3)]
        let told = Self.told(lines, token: .number(7)) ?? []
        #expect(told.count == 2)
        #expect(told.first?.contains(#""progressToken": 7, "progress": 1, "message": "checking: 1 s""#) == true)
        #expect(told.last?.contains(#""progress": 3"#) == true)
    }

    @Test("a client without a token, or with an invalid one, receives nothing")
    func noToken() {
        #expect(CallProgress(.object([]), send: { _ in }) == nil)
        #expect(Self.told([], token: .bool(true)) == nil)
        #expect(Self.told([], token: .object([])) == nil)
    }

    @Test("a line of progress is read as it was written", arguments: [(0, 0, 3), (2, 9, 0), (20_000, 20_000, 60)])
    func lines(_ finished: Int, _ total: Int, _ seconds: Int) {
        let line = ProgressLine(title: "reading and checking", finished: finished, total: total, seconds: seconds)
        #expect(ProgressLine(line.text) == line)
        for wrong in ["", "1 2 3", "a 2 3 checking", "1 2 checking x"] { #expect(ProgressLine(wrong) == nil) }
    }
}
