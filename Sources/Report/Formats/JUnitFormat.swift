import LayoutInspector

/// A test report in the form of JUnit: a suite for each file, in it a test case for each finding. Test servers identify cases by
/// the names of suite and case, and show one failure of each.
///
/// What makes the run fail is a failure, by `--fail-on` and `--strict` as everywhere. What is only possible is skipped, with that
/// reason; all else passes with its words as output. A file without findings is one test case that passed, one that could not be read
/// has an error.
package enum JUnitFormat: ReportFormat {
    package static let name = "junit"
    package static let summary = "a test report in JUnit's XML"
    package static let fileMark: String? = #"<testsuites name="draft-inspect">"#

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        private var placement = FindingPlacement()
        private var failure = FailurePolicy()
        /// How many suites have a name: `triage` has several layouts of one log, of which no one knows how many there are.
        private var suites: [String: Int] = [:]

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            failure = run.failure
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="\(ReportRun.program)">

                """
        }

        mutating func add(_ file: CheckedFile) -> String {
            let findings = placement.placed(file)
            let name = escapedForXML(suite(of: file))
            let failures = file.isUnreadable ? findings.count : findings.count { failure.fails($0.finding) }
            let skipped = file.isUnreadable ? 0 : findings.count { isOnlyPossible($0.finding) }
            let time = seconds(file)
            var text = "  <testsuite name=\"\(name)\" tests=\"\(max(findings.count, 1))\""
            text += " failures=\"\(file.isUnreadable ? 0 : failures)\" errors=\"\(file.isUnreadable ? failures : 0)\""
            if skipped > 0 { text += " skipped=\"\(skipped)\"" }
            text += " time=\"\(time)\">\n"
            if findings.isEmpty { text += "    <testcase name=\"layout\" classname=\"\(name)\" time=\"\(time)\"/>\n" }
            var counts: [String: Int] = [:]
            for placed in findings {
                let rule = placed.finding.rule
                counts[rule, default: 0] += 1
                let count = counts[rule, default: 1]
                let title = escapedForXML(count == 1 ? rule : "\(rule) \(count)")
                text += "    <testcase name=\"\(title)\" classname=\"\(name)\" time=\"0\">\n"
                if file.isUnreadable {
                    text += failure(placed, element: "error")
                } else if failure.fails(placed.finding) {
                    text += failure(placed, element: "failure")
                } else if isOnlyPossible(placed.finding) {
                    text += "      <skipped message=\"only possible, which fails no run (--strict)\"/>\n"
                    text += "      <system-out>\(body(placed))</system-out>\n"
                } else {
                    text += "      <system-out>\(body(placed))</system-out>\n"
                }
                text += "    </testcase>\n"
            }
            return text + "  </testsuite>\n"
        }

        /// The name of a file's suite, or of that of one of its layouts: different for each.
        private mutating func suite(of file: CheckedFile) -> String {
            let name = placement.path(file.path) + part(of: file)
            suites[name, default: 0] += 1
            let count = suites[name, default: 1]
            return count == 1 ? name : "\(name) (\(count))"
        }

        mutating func end(_ tally: CheckTally) -> String { "</testsuites>\n" }

        /// Whether a finding would make the run fail if it were certain.
        private func isOnlyPossible(_ finding: Finding) -> Bool {
            guard let level = failure.level else { return false }
            return !failure.fails(finding) && finding.severity >= level
        }

        private func failure(_ placed: PlacedFinding, element: String) -> String {
            "      <\(element) type=\"\(placed.finding.severity.rawValue)\" message=\"\(escapedForXML(placed.message))\">"
                + body(placed) + "</\(element)>\n"
        }

        private func body(_ placed: PlacedFinding) -> String {
            let first = "\(placed.location(path: placed.path)): \(placed.message)"
            return ([first] + placed.details).map(escapedForXML).joined(separator: "\n")
        }

        /// `#2` for the second of several layouts.
        private func part(of file: CheckedFile) -> String {
            guard let part = file.part, part.count != 1 else { return "" }
            return "#\(part.number)"
        }

        /// Seconds with three decimals; 0 unless times were requested.
        private func seconds(_ file: CheckedFile) -> String {
            let milliseconds = Int(((file.seconds ?? 0) * 1000).rounded())
            if milliseconds == 0 { return "0" }
            let digits = String(milliseconds % 1000)
            return "\(milliseconds / 1000)." + String(repeating: "0", count: 3 - digits.count) + digits
        }
    }
}
