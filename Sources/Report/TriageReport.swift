import LayoutInspector

/// What a run of `triage` has to say.
package struct TriageReport: Sendable {
    package var triage: LogTriage
    /// The files that were read, as the user named them.
    package var files: [String]
    package var lineCount: Int
    /// How many groups are reported; `nil`: all.
    package var limit: Int?

    package init(triage: LogTriage, files: [String], lineCount: Int, limit: Int? = nil) {
        self.triage = triage
        self.files = files
        self.lineCount = lineCount
        self.limit = limit
    }

    private var shown: ArraySlice<LogTriage.Group> {
        let ranked = triage.ranked
        return ranked.prefix(limit ?? ranked.count)
    }

    /// The groups that are reported, each as the layout in which it was first met; the message says how often it was.
    package var checkedFiles: [CheckedFile] {
        let ranking = triage.ranking
        return ranking.prefix(limit ?? ranking.count).map { index in
            let group = triage.groups[index]
            let counted = TriagedGroup(
                count: group.count,
                order: index,
                first: group.first,
                last: group.last,
                shape: group.shape
            )
            var finding = group.finding
            finding.place = finding.place ?? group.first.place
            finding.message += counted.remark
            var file = CheckedFile(path: group.first.path, layout: group.layout, findings: [finding])
            file.group = counted
            return file
        }
    }

    /// The reported groups, as numbers.
    package var checkTally: CheckTally {
        var tally = CheckTally()
        for file in checkedFiles { tally.add(file) }
        return tally
    }

    /// Such as `3 blocks in 2 groups, in 64 lines of 1 file`.
    package var tally: String {
        var tally = "\(counted(triage.blockCount, "block")) in \(counted(triage.groups.count, "group")),"
        tally += " in \(counted(lineCount, "line")) of \(counted(files.count, "file"))"
        if triage.unreadCount > 0 {
            tally += "; \(triage.unreadCount) of \(counted(triage.textCount, "text")) could not be read"
        }
        return tally
    }

    // MARK: - Text

    /// The groups for people: one line each, then each in full.
    package func text(style: TextStyle, details: FindingDetails = FindingDetails()) -> String {
        var text = index(style: style)
        var pages = CausePages.command
        for (index, group) in shown.enumerated() {
            if index > 0 { text += "\n" }
            let times = group.count == 1 ? "once" : "\(group.count) times"
            text += style.text("\(index + 1). \(times)", as: .emphasis) + ", \(printable(range(of: group)))\n"
            text += ExplainText.body(of: group.finding, style: style, details: details, pages: &pages)
        }
        let left = triage.groups.count - shown.count
        if left > 0 { text += "\nand \(counted(left, "more group"))\(style.option(" (--limit shows them)"))\n" }
        if triage.groups.isEmpty { text += style.text(Self.nothingFound, as: .emphasis) + "\n" }
        return text
    }

    static let nothingFound = "no conflicts and no ambiguous views"

    /// A line for each group, cut where a terminal ends; empty where there is one group only.
    private func index(style: TextStyle) -> String {
        let groups = Array(shown)
        guard groups.count > 1 else { return "" }
        let numberWidth = String(groups.count).count
        let countWidth = groups.map { String($0.count).count }.max() ?? 1
        var text = ""
        for (index, group) in groups.enumerated() {
            let number = padded(String(index + 1), numberWidth) + ". "
            let count = padded(String(group.count), countWidth) + (style.isASCII ? "x  " : "×  ")
            let finding = group.finding
            let label = "\(finding.severity.rawValue)[\(finding.rule)] "
            let room = style.width.map { max($0 - displayWidth(number + count + label), 20) }
            text += number + count + style.text(label, as: TextFormat.role(of: finding.severity))
            text += cut(printable(finding.message), to: room) + "\n"
        }
        return text + "\n"
    }

    private func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(width - text.count, 0)) + text
    }

    private func cut(_ text: String, to room: Int?) -> String {
        guard let room, displayWidth(text) > room else { return text }
        var width = 0
        var shown = ""
        for character in text {
            width += displayWidth(String(character))
            if width > room - 1 { break }
            shown.append(character)
        }
        return shown + "…"
    }

    /// Where a group was first and last met.
    private func range(of group: LogTriage.Group) -> String {
        func place(_ sighting: LogTriage.Sighting) -> String {
            let path = sighting.path == "-" ? "standard input" : sighting.path
            return "\(path):\(sighting.place.line)" + (sighting.process.map { " (\($0))" } ?? "")
        }
        guard group.count > 1 else { return "at " + place(group.first) }
        return "first at \(place(group.first)), last at \(place(group.last))"
    }

    // MARK: - JSON

    /// The groups for programs (Documentation/Logs.md).
    package func json() -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.member("files", files)
            writer.member("lines", lineCount)
            writer.member("blocks", triage.blockCount)
            writer.member("texts", triage.textCount)
            writer.member("unread", triage.unreadCount)
            writer.key("groups")
            writer.array { writer in
                for group in shown {
                    writer.object { writer in
                        writer.member("count", group.count)
                        writer.sighting("first", group.first)
                        writer.sighting("last", group.last)
                        writer.member("shape", group.shape)
                        writer.key("finding")
                        writer.finding(group.finding, layout: group.layout, path: group.first.path)
                        writer.names(FindingNames(of: [group.finding], in: group.layout))
                    }
                }
            }
        }
        return writer.text
    }
}
