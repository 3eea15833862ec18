import LayoutInspector

/// Findings for people, each under a headline, with its place, its reasons and its fixes.
public enum TextFormat: ReportFormat {
    public static let name = "text"
    public static let summary = "for people"

    public static func text(of report: CheckReport, style: TextStyle) -> String {
        var text = ""
        for (index, file) in report.files.enumerated() {
            for finding in file.findings {
                text += self.text(
                    of: finding,
                    path: file.path(of: finding),
                    style: style,
                    certificates: report.showsCertificates
                )
                text += "\n"
            }
            if !isFollowed(index, report) { text += notRun(file, style: style) }
            if let seconds = file.seconds {
                text += style.text("\(printable(file.path)): \(pointsText(seconds * 1000)) ms", as: .faint) + "\n"
            }
        }
        return text
    }

    /// One finding: headline, place, notes, fixes.
    static func text(of finding: Finding, path: String?, style: TextStyle, certificates: Bool = false) -> String {
        var text = headline(finding, style: style) + "\n"
        if let where_ = place(of: finding, path: path) {
            text += style.text("  --> ", as: .faint) + printable(where_) + "\n"
        }
        for note in finding.notes {
            text += style.wrapped(printable(note), first: style.text("   = ", as: .faint), indentation: 5)
        }
        if certificates, let conflict = finding.conflict, conflict.multipliers.count == finding.constraints.count {
            for (id, multiplier) in zip(finding.constraints, conflict.multipliers) {
                text += style.text("   * ", as: .faint) + "\(numberText(multiplier)) × \(printable(id))\n"
            }
        }
        for fix in finding.fixes {
            let remaining = fix.remaining == 0 ? "nothing else left" : "\(counted(fix.remaining, "finding")) left"
            let sentence = printable(fix.title) + " (\(remaining))"
            text += style.wrapped(sentence, first: style.text("   fix: ", as: .fix), indentation: 8)
        }
        return text
    }

    /// Such as `error[conflict]: header needs …`.
    public static func headline(_ finding: Finding, style: TextStyle) -> String {
        let role: TextStyle.Role =
            switch finding.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        let doubt = finding.confidence == .possible ? " (possible)" : ""
        return style.text("\(finding.severity.rawValue)[\(finding.rule)]", as: role) + doubt + ": "
            + style.text(printable(finding.message), as: .emphasis)
    }

    /// `file:line:column`, and the original source where the layout tells it.
    static func place(of finding: Finding, path: String?) -> String? {
        var parts: [String] = []
        if let path {
            let shown = path == "-" ? "standard input" : path
            parts.append(shown + (finding.place.map { ":\($0.line):\($0.column)" } ?? ""))
        } else if let place = finding.place {
            parts.append("line \(place.line), column \(place.column)")
        }
        if let source = finding.source, let file = source.file {
            var origin = file
            if let line = source.line {
                origin += ":\(line)"
                if let column = source.column { origin += ":\(column)" }
            }
            if origin != parts.first { parts.append("written at \(origin)") }
        }
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// Whether another layout of the same file comes next, of which the same can be said.
    private static func isFollowed(_ index: Int, _ report: CheckReport) -> Bool {
        guard index + 1 < report.files.count else { return false }
        let (file, next) = (report.files[index], report.files[index + 1])
        return file.part != nil && next.part != nil && file.path == next.path
            && file.notRun.elementsEqual(next.notRun, by: ==)
    }

    /// One line for each reason, with all the rules that it kept from running.
    private static func notRun(_ file: CheckedFile, style: TextStyle) -> String {
        var reasons: [(why: String, rules: [String])] = []
        for (rule, why) in file.notRun {
            if let known = reasons.firstIndex(where: { $0.why == why }) {
                reasons[known].rules.append(rule)
            } else {
                reasons.append((why, [rule]))
            }
        }
        return reasons.map { reason in
            let sentence = "\(printable(file.path)): not run (\(reason.why)): \(reason.rules.joined(separator: ", "))"
            return style.text(sentence, as: .faint) + "\n\n"
        }.joined()
    }
}
