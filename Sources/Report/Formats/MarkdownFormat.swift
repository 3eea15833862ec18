import LayoutInspector

/// A comment of a pull request, or the summary of a job: errors first, then warnings, each with its reasons and its first
/// fix. Notes are counted. `explain` writes findings to be shared (``MarkdownExplanation``).
package enum MarkdownFormat: ReportFormat {
    package static let name = "markdown"
    package static let summary = "a comment of a pull request; of 'explain', an issue"
    package static let fileMark: String? = "<!-- draft-inspect -->\n### draft-inspect"

    package static func writer(of kind: ReportKind, options: NoReportOptions, style: TextStyle) -> any ReportWriter {
        kind == .explain ? MarkdownExplanation(limit: mostBytes) : Writer(limit: mostBytes)
    }

    /// A comment of GitHub has at most 65,536 characters; some remain for a heading of the user's.
    static let mostBytes = 60_000

    struct Writer: ReportWriter {
        private let limit: Int
        private var placement = FindingPlacement()
        private var errors = MarkdownSection(title: "Errors")
        private var warnings = MarkdownSection(title: "Warnings")

        init(limit: Int) {
            self.limit = limit
        }

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            return ""
        }

        mutating func add(_ file: CheckedFile) -> String {
            for placed in placement.placed(file) {
                switch placed.finding.severity {
                case .error: errors.add(MarkdownText.item(placed), limit: limit)
                case .warning: warnings.add(MarkdownText.item(placed), limit: limit)
                case .note: break
                }
            }
            return ""
        }

        mutating func end(_ tally: CheckTally) -> String {
            let heading = "<!-- \(ReportRun.program) -->\n### \(ReportRun.program): \(tally.sentence)\n"
            func isTooLong() -> Bool { heading.utf8.count + errors.size + warnings.size > limit }
            // Errors first: warnings get the remaining space.
            while isTooLong(), warnings.omitLast() {}
            while isTooLong(), errors.omitLast() {}
            return heading + errors.text + warnings.text
        }
    }
}

/// Text as Markdown contains it.
enum MarkdownText {
    /// Characters that would be markup are escaped. `@` and `#` would mention a user or an issue.
    static func escaped(_ text: String) -> String {
        var result = ""
        for scalar in printable(text).unicodeScalars {
            switch scalar {
            case "\\", "`", "*", "_", "[", "]", "|", "~", "$": result += "\\" + String(scalar)
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "&": result += "&amp;"
            case "@": result += "&#64;"
            case "#": result += "&#35;"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    /// Text as code, with as many backticks as it needs around it.
    static func code(_ text: String) -> String {
        let text = printable(text)
        var (longest, length) = (0, 0)
        for character in text {
            length = character == "`" ? length + 1 : 0
            longest = max(longest, length)
        }
        let fence = String(repeating: "`", count: longest + 1)
        let pad = longest > 0 || text.isEmpty ? " " : ""
        return fence + pad + text + pad + fence
    }
}
