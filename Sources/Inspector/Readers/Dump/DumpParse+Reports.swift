import LayoutModel
import LayoutSyntax

extension DumpParse {
    /// Reads the source's reports. An invalid one is skipped.
    mutating func readReports() throws(ReadError) {
        try scanner.openArray()
        while try scanner.nextElement() {
            _ = scanner.peek()
            let start = scanner.offset
            let place = scanner.place
            fault = nil
            var report = Layout.Report(kind: .conflict)
            let seen = try object(DumpWords.report, called: "a report") { parse, key throws(ReadError) in
                switch key {
                case .kind: report.kind = try parse.word(DumpWords.reportKinds, called: "kind of report") ?? .conflict
                case .constraints: report.constraints = try parse.strings()
                case .broken: report.broken = try parse.scanner.string()
                case .item: report.item = try parse.scanner.string()
                case .attributes:
                    try parse.scanner.openArray()
                    while try parse.scanner.nextElement() {
                        if let attribute = try parse.word(DumpWords.frameAttributes, called: "attribute of a frame") {
                            report.attributes.append(attribute)
                        }
                    }
                case .text: report.text = try parse.scanner.string()
                case .location: report.location = try parse.location()
                }
            }
            try require(DumpWords.Required.report, in: seen, DumpWords.report, at: start)
            guard let fault else {
                layout.reports.append(report)
                continue
            }
            skipObject(.report(before: layout.reports.count), id: nil, start..<scanner.offset)
            findings.append(.fault(fault, of: "a report", place: place))
        }
        fault = nil
    }
}
