import LayoutInspector

/// Findings for programs: the keys of Documentation/Findings.md, in their order.
public enum JSONFormat: ReportFormat {
    public static let name = "json"
    public static let summary = "for programs: every id, number and fix"

    public static func text(of report: CheckReport, style: TextStyle) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.key("files")
            writer.array { writer in
                for file in report.files { writer.checkedFile(file, showsCertificates: report.showsCertificates) }
            }
            writer.key("summary")
            writer.object(isInline: true) { writer in
                writer.member("errors", report.count(.error))
                writer.member("warnings", report.count(.warning))
                writer.member("notes", report.count(.note))
            }
        }
        return writer.text
    }
}

extension JSONWriter {
    fileprivate mutating func checkedFile(_ file: CheckedFile, showsCertificates: Bool) {
        object { writer in
            writer.member("path", file.path)
            if let part = file.part {
                writer.member("block", part.number)
                writer.member("line", part.place.line)
                if let title = part.title { writer.member("process", title) }
            }
            writer.member("views", file.layout?.views.count ?? 0)
            writer.member("constraints", file.layout?.constraints.count ?? 0)
            writer.key("not_run")
            writer.array { writer in
                for (rule, why) in file.notRun {
                    writer.object(isInline: true) { writer in
                        writer.member("rule", rule)
                        writer.member("why", why)
                    }
                }
            }
            writer.key("findings")
            writer.array { writer in
                for finding in file.findings {
                    writer.finding(
                        finding,
                        layout: file.layout,
                        path: file.path(of: finding),
                        showsCertificate: showsCertificates
                    )
                }
            }
            if let seconds = file.seconds { writer.member("seconds", seconds) }
        }
    }
}
