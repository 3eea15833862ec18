import LayoutInspector

extension JSONWriter {
    /// The members of a file's object: what was read, and every finding.
    mutating func checkedFileMembers(_ file: CheckedFile, names: FindingNames) {
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
                writer.finding(finding, layout: file.layout, path: file.path(of: finding))
            }
        }
        self.names(names)
        if let seconds = file.seconds { member("seconds", seconds) }
    }

    /// What the ids in findings are called, so that no program has to read a sentence.
    mutating func names(_ names: FindingNames) {
        if !names.items.isEmpty {
            key("names")
            object { writer in
                for (id, item) in names.items.sorted(by: { $0.key < $1.key }) {
                    writer.key(id)
                    writer.object(isInline: true) { writer in
                        writer.member("name", item.name)
                        writer.member("subject", item.subject)
                        writer.member("class", item.className)
                    }
                }
            }
        }
        if names.constraints.isEmpty { return }
        key("texts")
        object { writer in
            for (id, text) in names.constraints.sorted(by: { $0.key < $1.key }) { writer.member(id, text) }
        }
    }
}

extension CheckedFile {
    /// What its findings name.
    var findingNames: FindingNames {
        recorded?.names ?? layout.map { FindingNames(of: findings, in: $0) } ?? FindingNames()
    }
}
