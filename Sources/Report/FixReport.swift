import LayoutInspector

/// The findings of a layout that have fixes, numbered, and their fixes.
package struct FixList: Sendable {
    package var path: String
    package var layout: Layout
    /// All findings, in the order in which they are numbered, from 1.
    package var findings: [Finding]

    package init(path: String, layout: Layout, findings: [Finding]) {
        self.path = path
        self.layout = layout
        self.findings = findings
    }

    package func text(style: TextStyle) -> String {
        var text = ""
        for (index, finding) in findings.enumerated() where !finding.fixes.isEmpty {
            text += "\(index + 1). " + TextFormat.headline(finding, style: style) + "\n"
            for (number, fix) in finding.fixes.enumerated() {
                text += "   \(index + 1) \(number + 1): \(printable(fix.title)) (\(FixText.outcome(of: fix)))\n"
                text += FixText.text(of: fix, margin: "        ")
            }
        }
        if !text.isEmpty { return text }
        return findings.isEmpty ? "no findings\n" : "no finding has a verified fix\n"
    }

    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("path", path)
            writer.key("findings")
            writer.array { writer in
                for (index, finding) in findings.enumerated() where !finding.fixes.isEmpty {
                    writer.object { writer in
                        writer.member("number", index + 1)
                        writer.key("finding")
                        writer.finding(finding, layout: layout, path: path)
                    }
                }
            }
        }
        return writer.text
    }
}

/// A fix that was applied, and what it changed.
package struct AppliedFix: Sendable {
    package var path: String
    package var fix: Finding.Fix
    package var difference: LayoutDifference
    /// Where the layout was written; `nil`: nowhere.
    package var writtenPath: String?
    /// How many lines of the document changed; `nil` for a layout that is written as a whole.
    package var changedLineCount: Int?
    /// What had to change beside the edits.
    package var notes: [String]

    package init(
        path: String,
        fix: Finding.Fix,
        difference: LayoutDifference,
        writtenPath: String? = nil,
        changedLineCount: Int? = nil,
        notes: [String] = []
    ) {
        self.path = path
        self.fix = fix
        self.difference = difference
        self.writtenPath = writtenPath
        self.changedLineCount = changedLineCount
        self.notes = notes
    }

    package func text(style: TextStyle) -> String {
        printable(fix.title) + "\n" + DifferenceText.text(of: difference, showsAll: false, style: style)
    }

    package var json: String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("path", path)
            writer.member("title", fix.title)
            if let writtenPath { writer.member("written", writtenPath) }
            if let changedLineCount { writer.member("changed_lines", changedLineCount) }
            if !notes.isEmpty { writer.member("notes", notes) }
            writer.member("findings_left", difference.new.findings.count { $0.severity > .note })
            writer.key("difference")
            writer.object { $0.members(of: difference) }
        }
        return writer.text
    }
}
