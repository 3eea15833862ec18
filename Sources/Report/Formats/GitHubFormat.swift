import LayoutInspector

/// Annotations of GitHub Actions: workflow commands, the most severe first. GitHub shows ten of a kind for each step.
///
/// The job summary gets the findings as Markdown.
package enum GitHubFormat: ReportFormat {
    package static let name = "github"
    package static let summary = "annotations and a job summary of GitHub Actions"
    package static let countsCharacters = true
    package static let companion: ReportCompanion? = ReportCompanion(
        format: MarkdownFormat.self,
        variable: "GITHUB_STEP_SUMMARY"
    )

    package static func wrote(_ beginning: String) -> Bool {
        guard let line = beginning.split(whereSeparator: \.isNewline).first else { return false }
        return ["::error ", "::warning ", "::notice "].contains { line.hasPrefix($0) }
            && (line.contains("title=\(ReportRun.program)::")
                || RuleInfo.all.contains { line.contains("title=" + property("\($0.title) (\($0.id))")) })
    }

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        Writer()
    }

    /// The most of a kind that GitHub shows for a step.
    private static let mostShown = 10
    /// The most of a kind that are written, for those who read the log.
    private static let mostWritten = 1000

    private struct Writer: ReportWriter {
        private var placement = FindingPlacement()
        private var commands: [Finding.Severity: [String]] = [:]

        init() {}

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            return ""
        }

        mutating func add(_ file: CheckedFile) -> String {
            for placed in placement.placed(file) {
                let severity = placed.finding.severity
                guard commands[severity, default: []].count < GitHubFormat.mostWritten else { continue }
                commands[severity, default: []].append(command(placed))
            }
            return ""
        }

        mutating func end(_ tally: CheckTally) -> String {
            var text = ""
            for severity in [Finding.Severity.error, .warning] {
                text += (commands[severity] ?? []).joined()
            }
            // Before the notes, of which ten are shown, too.
            let counts = Finding.Severity.allCases.map { tally.count($0) }
            if counts.contains(where: { $0 > GitHubFormat.mostShown }) {
                var sentence = "\(tally.sentence); GitHub shows \(GitHubFormat.mostShown) annotations of a kind"
                if counts.contains(where: { $0 > GitHubFormat.mostWritten }) {
                    sentence += ", and the log has \(GitHubFormat.mostWritten)"
                }
                text += "::notice title=\(ReportRun.program)::\(data(sentence))\n"
            }
            return text + (commands[.note] ?? []).joined()
        }

        private func command(_ placed: PlacedFinding) -> String {
            let finding = placed.finding
            let kind =
                switch finding.severity {
                case .error: "error"
                case .warning: "warning"
                case .note: "notice"
                }
            var properties: [String] = []
            if placed.path != "-" {
                properties.append("file=" + GitHubFormat.property(placed.path))
                properties += ["line=\(placed.line)", "endLine=\(placed.line)"]
                if let column = placed.place.map(placed.position)?.column {
                    properties += ["col=\(column)", "endColumn=\(column + 1)"]
                }
            }
            let title = RuleInfo.named(finding.rule).map { "\($0.title) (\(finding.rule))" } ?? finding.rule
            properties.append("title=" + GitHubFormat.property(title))
            let message = ([placed.message] + placed.details).joined(separator: "\n")
            return "::\(kind) \(properties.joined(separator: ","))::\(data(message))\n"
        }

        private func data(_ text: String) -> String {
            text.split(separator: "\n", omittingEmptySubsequences: false)
                .map { printable(String($0)).replacing("%", with: "%25") }.joined(separator: "%0A")
        }
    }

    private static func property(_ text: String) -> String {
        printable(text).replacing("%", with: "%25").replacing(":", with: "%3A").replacing(",", with: "%2C")
    }
}
