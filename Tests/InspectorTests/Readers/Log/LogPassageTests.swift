import Testing

@testable import LayoutReaders

@Suite("lines of a log that report nothing")
struct LogPassageTests {
    /// What goes through of a log that comes in pieces.
    private static func passed(_ log: String, pieceLength: Int) -> String {
        let bytes = Array(log.utf8)
        var scanner = LogScanner()
        var passage = LogPassage()
        var passed: [UInt8] = []
        for start in stride(from: 0, to: bytes.count, by: pieceLength) {
            bytes[start..<min(start + pieceLength, bytes.count)].withUnsafeBytes {
                scanner.scan($0, passing: &passage, to: { passed.append(contentsOf: $0) }, emit: { _ in })
            }
        }
        scanner.finish(passing: &passage, to: { passed.append(contentsOf: $0) }, emit: { _ in })
        return String(decoding: passed, as: UTF8.self)
    }

    private static let report = """
        10:00:00 Shop[1:7] Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want.
        \tTry this:
        \t\t(1) look at each constraint and try to figure out which you don't expect;
        \t\t(2) find the code that added the unwanted constraint or constraints and fix it.
        (
            "<NSLayoutConstraint:0x600000a1 Shop.Bar:0x7f10.width == 200   (active)>",
            "<NSLayoutConstraint:0x600000a4 Shop.Bar:0x7f10.width == 190   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600000a4 Shop.Bar:0x7f10.width == 190   (active)>

        Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
        The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

        """

    struct Log: CustomTestStringConvertible {
        var testDescription: String
        var text: String
        var passed: String
    }

    @Test(
        "go through, in pieces of any length, and those of a report do not",
        arguments: [
            Log(testDescription: "one report", text: report, passed: ""),
            Log(testDescription: "no report", text: "a\n\r\n\n(\nb", passed: "a\n\r\n\n(\nb"),
            Log(
                testDescription: "lines around reports",
                text: "before\n\n" + report + report + "\n\nbetween\n" + report + "behind",
                passed: "before\n\n\n\nbetween\nbehind"
            ),
            Log(testDescription: "blank lines at the end", text: report + "\n\n", passed: "\n\n"),
            Log(
                testDescription: "a line of another process inside a report",
                text: report.replacing("(\n", with: "(\n10:00:00 Mail[2:9] fetched\n"),
                passed: "10:00:00 Mail[2:9] fetched\n"
            ),
            Log(
                testDescription: "a constraint that a test prints",
                text:
                    "XCTAssertNil failed: <NSLayoutConstraint:0x600000a1 Shop.Bar:0x7f10.width == 200 (active)>\nTry this: ok\n",
                passed:
                    "XCTAssertNil failed: <NSLayoutConstraint:0x600000a1 Shop.Bar:0x7f10.width == 200 (active)>\nTry this: ok\n"
            ),
            Log(
                testDescription: "a report in one line",
                text: "a\n" + report.replacing("\n", with: "\\n") + "\nb\n",
                passed: "a\nb\n"
            ),
        ],
        [1, 7, 100, 1 << 20]
    )
    func pieces(log: Log, length: Int) {
        #expect(Self.passed(log.text, pieceLength: length) == log.passed)
    }
}
