import LayoutInspector

/// What Xcode lists as issues of a build phase: `/path:line:column: error: message (rule)`.
package enum XcodeFormat: ReportFormat {
    package static let name = "xcode"
    package static let summary = "issues of an Xcode build phase"

    package static func wrote(_ beginning: String) -> Bool {
        guard let line = beginning.split(whereSeparator: \.isNewline).first, line.last == ")",
            let parenthesis = line.lastIndex(of: "(")
        else { return false }
        return RuleInfo.named(String(line[line.index(after: parenthesis)...].dropLast())) != nil
            && Finding.Severity.allCases.contains { line.contains(": \($0.rawValue): ") }
    }

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        private var run = ReportRun()

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            self.run = run
            return ""
        }

        mutating func add(_ file: CheckedFile) -> String {
            var placement = FindingPlacement()
            return placement.placed(file).map { placed in
                // Xcode opens the file of an absolute path only.
                let path = run.paths?.absolute(placed.path) ?? placed.path
                let place = "\(printable(path)):\(placed.line):\(placed.column)"
                let severity = placed.finding.severity.rawValue
                return "\(place): \(severity): \(printable(placed.message)) (\(placed.finding.rule))\n"
            }.joined()
        }
    }
}
