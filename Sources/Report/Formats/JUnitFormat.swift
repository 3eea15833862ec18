import LayoutInspector

/// A test report in the form of JUnit: a suite for each file, in it a test case for each finding. Test servers identify cases by
/// the names of suite and case, and show one failure of each.
///
/// Errors and warnings are failures, notes are output. A file without findings is one test case that passed, one that
/// could not be read has an error.
package enum JUnitFormat: ReportFormat {
    package static let name = "junit"
    package static let summary = "a test report in JUnit's XML"
    package static let fileMark: String? = #"<testsuites name="draft-inspect">"#

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    private struct Writer: ReportWriter {
        private var placement = FindingPlacement()
        /// How many suites have a name: `triage` has several layouts of one log, of which no one knows how many there are.
        private var suites: [String: Int] = [:]

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            return """
                <?xml version="1.0" encoding="UTF-8"?>
                <testsuites name="\(ReportRun.program)">

                """
        }

        mutating func add(_ file: CheckedFile) -> String {
            let findings = placement.placed(file)
            let name = escapedForXML(suite(of: file))
            let failures = findings.count { $0.finding.severity > .note }
            let time = seconds(file)
            var text = "  <testsuite name=\"\(name)\" tests=\"\(max(findings.count, 1))\""
            text += " failures=\"\(file.isUnreadable ? 0 : failures)\" errors=\"\(file.isUnreadable ? failures : 0)\""
            text += " time=\"\(time)\">\n"
            if findings.isEmpty { text += "    <testcase name=\"layout\" classname=\"\(name)\" time=\"\(time)\"/>\n" }
            var counts: [String: Int] = [:]
            for placed in findings {
                let rule = placed.finding.rule
                counts[rule, default: 0] += 1
                let count = counts[rule, default: 1]
                let title = escapedForXML(count == 1 ? rule : "\(rule) \(count)")
                text += "    <testcase name=\"\(title)\" classname=\"\(name)\" time=\"0\">\n"
                if placed.finding.severity > .note {
                    text += failure(placed, element: file.isUnreadable ? "error" : "failure")
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
