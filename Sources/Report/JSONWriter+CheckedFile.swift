import LayoutInspector

extension JSONWriter {
    /// The members of a file's object: what was read, and every finding.
    mutating func checkedFileMembers(_ file: CheckedFile, showsCertificates: Bool) {
        member("path", file.path)
        if let part = file.part {
            member("block", part.number)
            member("line", part.place.line)
            if let title = part.title { member("process", title) }
        }
        member("views", file.viewCount)
        member("constraints", file.constraintCount)
        key("not_run")
        array { writer in
            for (rule, why) in file.notRun {
                writer.object(isInline: true) { writer in
                    writer.member("rule", rule)
                    writer.member("why", why.words)
                }
            }
        }
        key("findings")
        array { writer in
            for finding in file.findings {
                writer.finding(
                    finding,
                    layout: file.layout,
                    path: file.path(of: finding),
                    showsCertificate: showsCertificates
                )
            }
        }
        if let seconds = file.seconds { member("seconds", seconds) }
    }
}
