/// From a block to a layout.
extension LogBlock {
    /// The layout of what the block tells: partial, since a log names only what takes part.
    ///
    /// - Parameters:
    ///   - memory: What earlier blocks of the same process told of views.
    ///   - path: The log's path, for messages.
    /// - Complexity: O(texts).
    func reading(_ memory: inout LogMemory, path: String?) -> Reading {
        var source = Layout.Source(kind: .consoleLog)
        source.file = path
        source.app = process.flatMap { name in
            name.firstIndex(of: "[").map { String(name[..<$0]) } ?? name
        }
        var printed = PrintedLayout(source: source)
        var listed: [String] = []
        for text in texts { listed.append(printed.add(text.constraint, place: text.place)) }
        var findings = unread.map(\.finding)
        let brokenID = addBroken(to: &printed, listed: &listed, &findings)
        addReports(to: &printed, listed: listed, broken: brokenID)
        if isPrivate { findings.append(privateFinding) }
        if goesOn { findings.append(tooLongFinding) }
        if isEmpty, unread.isEmpty, !isPrivate { findings.append(emptyFinding) }
        if kind == .conflict, texts.isEmpty, unread.isEmpty, broken != nil { findings.append(onlyBrokenFinding) }
        printed.findings = findings
        memory.complete(&printed, process: process)
        var reading = printed.reading(format: .log)
        var part = Reading.Part(number: number, place: place, title: process)
        part.count = 0
        reading.part = part
        return reading
    }

    /// - Returns: The id of the constraint that UIKit broke.
    private func addBroken(
        to printed: inout PrintedLayout,
        listed: inout [String],
        _ findings: inout [Finding]
    ) -> String? {
        guard let broken else { return nil }
        let address = broken.constraint.address
        if texts.contains(where: { $0.constraint.address == address }) { return address }
        if isComplete {
            // The whole list is there: what is named is known by another address than it is listed with.
            var finding = Finding(
                rule: UnparsedText.slug,
                severity: .note,
                message: "the constraint \"\(address)\" that UIKit broke is not in the list that it gave"
            )
            finding.constraints = [address]
            finding.place = broken.place
            findings.append(finding)
            return nil
        }
        let id = printed.add(broken.constraint, place: broken.place)
        listed.append(id)
        return id
    }

    private func addReports(to printed: inout PrintedLayout, listed: [String], broken: String?) {
        switch kind {
        case .conflict:
            guard hasHeader || hasRecovery || isQuoted, !texts.isEmpty else { return }
            var report = Layout.Report(kind: .conflict)
            var seen: Set<String> = []
            report.constraints = listed.filter { seen.insert($0).inserted }
            // What could not be read was a member, too.
            for (index, text) in unread.enumerated() where !text.isBroken {
                report.constraints.append("unread text \(index + 1)")
            }
            report.broken = broken
            if isBeginningMissing { report.constraints.append("the beginning of the list") }
            printed.reports = [report]
        case .ambiguity:
            for ambiguous in self.ambiguous {
                guard let item = printed.item(ambiguous.object, place: ambiguous.place) else { continue }
                var report = Layout.Report(kind: .ambiguous)
                report.item = printed.items[item].view.id
                report.attributes = ambiguous.attributes
                printed.reports.append(report)
            }
        }
    }

    /// Whether the log was cut before the list's first texts.
    private var isBeginningMissing: Bool { hasRecovery && !hasHeader && !isOpened && !texts.isEmpty }

    /// The log was cut right before the last lines of a conflict.
    private var onlyBrokenFinding: Finding {
        var finding = Finding(
            rule: UnparsedText.slug,
            severity: .note,
            message: "the log begins behind the list of this conflict: only what was broken is there"
        )
        finding.place = broken?.place ?? place
        finding.constraints = [broken?.constraint.address].compactMap { $0 }
        return finding
    }

    /// Why a block is empty whose sentence stands in the log.
    var emptyMessage: String {
        switch kind {
        case .conflict: "the conflict that is announced here has no list of constraints"
        case .ambiguity:
            "the log says that a view is ambiguous, and not which: the layout trace behind this line is missing"
        }
    }

    private var emptyFinding: Finding {
        var finding = Finding(rule: UnparsedText.slug, severity: .warning, message: emptyMessage)
        finding.place = place
        return finding
    }

    private var tooLongFinding: Finding {
        var finding = Finding(
            rule: UnparsedText.slug,
            severity: .warning,
            message: "the list is longer than \(LogScanner.longestBlock) texts: the rest is read as a list of its own"
        )
        finding.place = place
        return finding
    }

    private var privateFinding: Finding {
        var finding = Finding(
            rule: UnparsedText.slug,
            severity: .warning,
            message: "the log hides the constraints of this conflict: it shows \"<private>\" in their place"
        )
        finding.notes = [
            "the system redacts what apps log unless a debugger is attached: run the app from Xcode, or allow private data"
                + " in the log with a configuration profile, and log the conflict again"
        ]
        finding.place = place
        return finding
    }
}

extension LogBlock.Unread {
    var finding: Finding {
        var finding = Finding(
            rule: UnparsedText.slug,
            severity: .warning,
            message: "the text of a constraint could not be read: " + fault.message
        )
        finding.notes = ["the text begins: \(excerpt)"]
        finding.place = place
        return finding
    }

    var error: ReadError {
        ReadError("the text of a constraint could not be read: \(fault.message)", place: place)
    }
}
