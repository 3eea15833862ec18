import LayoutInspector
import LayoutReport
import Testing

/// The list of formats, by what is public: a format that is added to it works without any other change.
@Suite struct ReportFormatListTests {
    /// A format of this file alone, with an option of its own.
    private enum TalliedFormat: ReportFormat {
        struct Options: Sendable {
            var mark = "-"
        }

        static let name = "tallied"
        static let summary = "one mark for each finding"
        static let defaults = Options()
        static let declarations: [OptionDeclaration<Options>] = [
            OptionDeclaration(
                "mark",
                "what stands for a finding",
                value: .text(placeholder: "text", expectation: "one character")
            ) { options in
                [options.mark]
            } write: { options, values throws(OptionFault) in
                guard values[0].count == 1 else { throw OptionFault("mark", values[0], expected: "one character") }
                options.mark = values[0]
            }
        ]

        static func writer(of kind: ReportKind, options: Options, style: TextStyle) -> any ReportWriter {
            Writer(mark: options.mark)
        }

        struct Writer: ReportWriter {
            let mark: String

            mutating func begin() -> String { "begin\n" }

            mutating func add(_ file: CheckedFile) -> String {
                file.path + ": " + file.findings.map { _ in mark }.joined() + "\n"
            }

            mutating func end(_ tally: CheckTally) -> String { tally.sentence + "\n" }
        }
    }

    private static let list = ReportFormatList(ReportFormatList.standard.formats + [TalliedFormat.self])

    private func report(_ kind: ReportKind, options: [String: [String]]) throws -> String {
        var choice = ReportChoice()
        for declaration in Self.list.declarations {
            if let values = options[declaration.name] { try declaration.assign(values, in: &choice) }
        }
        var writer = try Self.list.writer(of: kind, choice, style: .plain)
        var layout = Layout()
        _ = layout.addView(Layout.View(id: "root", className: "UIView"), parent: nil, previousSibling: nil)
        let finding = Finding(ruleID: "conflict", severity: .error, message: "too wide")
        let file = CheckedFile(path: "a.json", layout: layout, findings: [finding, finding])
        var tally = CheckTally()
        tally.add(file)
        return writer.begin() + writer.add(file) + writer.end(tally)
    }

    @Test("a format that is added is offered with its options, and written", arguments: ReportKind.allCases)
    func added(_ kind: ReportKind) throws {
        let format = try #require(Self.list.declarations.first { $0.name == "format" })
        #expect(format.value.words == ReportFormatList.standard.formats.map { $0.name } + ["tallied"])
        #expect(format.summary.contains("tallied (one mark for each finding)"))
        #expect(
            Self.list.declarations.map(\.name)
                == ["format", "all", "verbose", "pictures", "picture-link", "source-link", "mark"]
        )
        #expect(try report(kind, options: ["format": ["tallied"]]) == "begin\na.json: --\n2 errors in 1 file\n")
        #expect(try report(kind, options: ["format": ["tallied"], "mark": ["x"]]).contains("a.json: xx\n"))
    }

    @Test("a format that knows findings only writes groups of logs and solved layouts as files")
    func otherResults() throws {
        var writer = try Self.list.writer(of: .solve, ReportChoice(format: "tallied"), style: .plain)
        let layout = try Layout.read(Array(Self.dump.utf8)).layout
        let diagnosis = try layout.diagnose()
        let solved = SolvedFile(path: "b.json", layout: layout, solved: diagnosis.solved())
        #expect(writer.add(solved) == "b.json: \n")
        var triage = LogTriage()
        var scanner = LogScanner()
        try Self.log.utf8.withContiguousStorageIfAvailable { bytes in
            try scanner.scan(UnsafeRawBufferPointer(bytes)) { try triage.add($0, path: "c.log") }
        }
        try scanner.finish { try triage.add($0, path: "c.log") }
        let report = TriageReport(triage: triage, files: ["c.log"], lineCount: scanner.lineCount)
        #expect(writer.add(report) == "c.log: -\n")
        #expect(report.checkTally.sentence == "1 error in 1 file")
    }

    private static let dump = #"{"format": "layout-dump", "version": 1, "roots": [], "constraints": []}"#
    private static let log = """
        Unable to simultaneously satisfy constraints.
        (
            "<NSLayoutConstraint:0x600000000001 UIView:0x7f0000000001.width == 100   (active)>",
            "<NSLayoutConstraint:0x600000000002 UIView:0x7f0000000001.width == 200   (active)>"
        )

        Will attempt to recover by breaking constraint
        <NSLayoutConstraint:0x600000000002 UIView:0x7f0000000001.width == 200   (active)>

        """

    @Test("an option of another format is refused with those that take it")
    func optionOfAnotherFormat() throws {
        let fault = #expect(throws: OptionFault.self) {
            try report(.check, options: ["format": ["json"], "mark": ["x"]])
        }
        #expect(fault?.message == "invalid value 'json' for format; expected one that takes --mark: tallied")
        let wrong = #expect(throws: OptionFault.self) {
            try report(.check, options: ["format": ["tallied"], "mark": ["xx"]])
        }
        #expect(wrong?.message == "invalid value 'xx' for mark; expected one character")
    }

    @Test("every format of the program writes what every command reports", arguments: ReportKind.allCases)
    func everyFormat(_ kind: ReportKind) throws {
        for format in ReportFormatList.standard.formats {
            let text = try report(kind, options: ["format": [format.name]])
            if kind == .check || kind == .explain { #expect(text.contains("too wide")) }
        }
    }
}
