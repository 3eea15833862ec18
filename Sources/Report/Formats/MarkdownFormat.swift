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
        private var errors = Section(title: "Errors")
        private var warnings = Section(title: "Warnings")

        private struct Section {
            let title: String
            var items: [String] = []
            var byteCount = 0
            var omitted = 0

            private var heading: String { items.isEmpty && omitted == 0 ? "" : "\n#### \(title)\n\n" }
            private var end: String { omitted == 0 ? "" : "- and \(omitted) more\n" }

            var text: String { heading + items.joined() + end }
            /// Of the text, in bytes.
            var size: Int { heading.utf8.count + byteCount + end.utf8.count }

            /// - Returns: Whether there was one.
            mutating func omitLast() -> Bool {
                guard let last = items.popLast() else { return false }
                byteCount -= last.utf8.count
                omitted += 1
                return true
            }
        }

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
                case .error: add(item(placed), to: \.errors)
                case .warning: add(item(placed), to: \.warnings)
                case .note: break
                }
            }
            return ""
        }

        private mutating func add(_ item: String, to section: WritableKeyPath<Self, Section>) {
            // Smaller ones that follow are omitted, too: those shown are the first.
            if self[keyPath: section].omitted > 0 || self[keyPath: section].byteCount + item.utf8.count > limit {
                self[keyPath: section].omitted += 1
                return
            }
            self[keyPath: section].byteCount += item.utf8.count
            self[keyPath: section].items.append(item)
        }

        mutating func end(_ tally: CheckTally) -> String {
            let heading = "<!-- \(ReportRun.program) -->\n### \(ReportRun.program): \(tally.sentence)\n"
            func isTooLong() -> Bool { heading.utf8.count + errors.size + warnings.size > limit }
            // Errors first: warnings get the remaining space.
            while isTooLong(), warnings.omitLast() {}
            while isTooLong(), errors.omitLast() {}
            return heading + errors.text + warnings.text
        }

        private func item(_ placed: PlacedFinding) -> String {
            let finding = placed.finding
            let path = placed.path == "-" ? "standard input" : placed.path
            let place = placed.place.map { ":\($0.line)" } ?? ""
            var text = "- **\(finding.rule)** \(MarkdownText.code(path + place)): "
            text += MarkdownText.escaped(placed.message) + "\n"
            for note in finding.notes {
                // Constraints are code, sentences with some of them are not.
                text +=
                    "  - "
                    + (note.isConstraint ? MarkdownText.code(note.message) : MarkdownText.escaped(note.message))
                text += note.remark.isEmpty ? "\n" : ": \(MarkdownText.escaped(note.remark))\n"
            }
            for fix in finding.fixes.prefix(1) {
                text += "  - fix: \(MarkdownText.escaped(fix.title))"
                let code = fix.instructions?.code ?? []
                text += code.count == 1 ? ": \(MarkdownText.code(code[0]))\n" : "\n"
            }
            return text
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
