import LayoutModel
import LayoutSyntax

/// Converts a block to a layout.
extension LogBlock {
    /// The layout of the block: partial, since a log lists only the constraints that are involved.
    ///
    /// - Parameters:
    ///   - memory: What earlier blocks of the same process revealed about views.
    ///   - path: The log's path, for messages.
    /// - Complexity: O(texts).
    package func reading(_ memory: inout LogMemory, path: String?) -> Reading {
        var source = Layout.Source(kind: .consoleLog)
        source.file = path
        source.app = process.flatMap { name in
            name.firstIndex(of: "[").map { String(name[..<$0]) } ?? name
        }
        var printed = PrintedLayout(source: source)
        var listed: [String] = []
        for text in texts {
            var constraint = text.constraint
            // A refused constraint has no effect.
            if kind == .refusal { constraint.isActive = false }
            listed.append(printed.add(constraint, place: text.place))
        }
        for anchor in refusal?.anchors ?? [] { printed.item(anchor.object, place: place) }
        var findings = unread.map { $0.finding(isKnown: $0.isBroken && $0.address == brokenMember) }
        findings += cutTails.map(Self.cutTailFinding)
        let brokenID = addBroken(to: &printed, listed: &listed, &findings)
        addReports(to: &printed, listed: listed, broken: brokenID)
        if isPrivate { findings.append(privateFinding) }
        if goesOn { findings.append(tooLongFinding) }
        if isEmpty, unread.isEmpty, !isPrivate { findings.append(emptyFinding) }
        if kind == .conflict, texts.isEmpty, unread.isEmpty, broken != nil { findings.append(onlyBrokenFinding) }
        printed.findings = findings
        memory.complete(&printed, process: process)
        var reading = printed.reading(format: .log)
        reading.layout.knowRowSizes()
        if let finding = refusalFinding(in: reading.layout) {
            reading.findings = (reading.findings + [finding]).inOrderOfPlaces()
        }
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
        guard let broken else { return brokenMember }
        let address = broken.constraint.address
        if texts.contains(where: { $0.constraint.address == address }) { return address }
        // A complete list has it under another address, is of other objects, or has lost it.
        let known = Set(texts.flatMap(\.constraint.objectNames))
        let isLost =
            !known.isDisjoint(with: broken.constraint.objectNames)
            && !texts.contains { $0.constraint.isLike(broken.constraint) }
        if isComplete, !isLost {
            var finding = Finding(
                UnparsedText.info,
                severity: .note,
                message: "the constraint \"\(address)\" that UIKit broke is not in its list"
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
            guard isAnnounced, !texts.isEmpty else { return }
            var report = Layout.Report(kind: .conflict)
            var seen: Set<String> = []
            report.constraints = listed.filter { seen.insert($0).inserted }
            // A text that could not be parsed was a member, too.
            for (index, text) in unread.enumerated() where !text.isBroken {
                report.constraints.append(Layout.Report.unreadText(index + 1))
            }
            report.broken = broken
            if isBeginningMissing { report.constraints.append(Layout.Report.beginningOfList) }
            if isEndMissing { report.constraints.append(Layout.Report.endOfList) }
            printed.reports = [report]
        case .ambiguity:
            for ambiguous in self.ambiguous {
                guard let item = printed.item(ambiguous.object, place: ambiguous.place) else { continue }
                var report = Layout.Report(kind: .ambiguous)
                report.item = printed.views[item].id
                report.attributes = ambiguous.attributes
                printed.reports.append(report)
            }
        case .refusal: break
        }
    }

    /// Whether the first texts of the list are missing.
    private var isBeginningMissing: Bool { !hasHeader && !isOpened && !texts.isEmpty }

    /// Whether the log was cut off between two texts of the list.
    private var isEndMissing: Bool { expectsMore && !isClosed && !hasRecovery && isQuoted }

    /// Whether UIKit reports a conflict: by its message, or by quotes, which only its lists have.
    var isAnnounced: Bool {
        hasHeader || hasRecovery || isQuoted && (isOpened || texts.count + unread.count > 1)
    }

    /// Only the last lines of a conflict are in the log.
    private var onlyBrokenFinding: Finding {
        var finding = Finding(
            UnparsedText.info,
            severity: isOfEarlierList ? .note : .warning,
            message: isOfEarlierList
                ? "the broken constraint belongs to an earlier list: the lines of two conflicts are mixed, and nothing"
                    + " before them separates them"
                : "UIKit broke a constraint whose conflict is not shown: the log begins after the list"
        )
        if !isOfEarlierList {
            // A log with a report in it never ends as if nothing had been found.
            finding.notes = [
                Finding.Note(
                    .hint,
                    "to see the cause, include the log from the line \"Unable to simultaneously satisfy constraints\""
                )
            ]
        }
        finding.place = broken?.place ?? place
        finding.constraints = [broken?.constraint.address].compactMap { $0 }
        return finding
    }

    /// Why a block with a message has no constraints.
    var emptyMessage: String {
        switch kind {
        case .conflict:
            "the log has no list of constraints for this conflict"
                + (isInterrupted ? ": the next conflict begins before it" : "")
        case .ambiguity:
            "the log reports an ambiguous view without its name: the layout trace after this line is missing"
        case .refusal: "the log does not name the constraint that was refused here"
        }
    }

    private var emptyFinding: Finding {
        var finding = Finding(UnparsedText.info, severity: .warning, message: emptyMessage)
        finding.place = place
        return finding
    }

    private static func cutTailFinding(_ place: Place) -> Finding {
        var finding = Finding(
            UnparsedText.info,
            severity: .note,
            message: "a constraint is cut off at its end: the name of the superview ('|') may be missing"
        )
        finding.place = place
        return finding
    }

    private var tooLongFinding: Finding {
        var finding = Finding(
            UnparsedText.info,
            severity: .warning,
            message:
                "the list is longer than \(LogScanner.longestBlock) constraints: the rest is read as a separate list"
        )
        finding.place = place
        return finding
    }

    private var privateFinding: Finding {
        var finding = Finding(
            UnparsedText.info,
            severity: .warning,
            message: "the log hides the constraints of this conflict: it shows \"<private>\" in their place"
        )
        let hint =
            "the system redacts what apps log unless a debugger is attached: run the app from Xcode, or allow private data"
            + " in the log with a configuration profile, and log the conflict again"
        finding.notes = [Finding.Note(.hint, hint)]
        finding.place = place
        return finding
    }
}

extension LogBlock.Unread {
    /// - Parameter isKnown: Whether the address identifies the member of the list; nothing is then lost.
    func finding(isKnown: Bool = false) -> Finding {
        var finding = Finding(
            UnparsedText.info,
            severity: isKnown ? .note : .warning,
            message: isKnown
                ? "cannot read the text of the broken constraint (its address is in the list): " + reason
                : "cannot read a constraint: " + reason
        )
        finding.notes = [Finding.Note(.proof, "the text begins: \(excerpt)")]
        if hasMissingObject {
            let advice = "log the conflict again with a breakpoint at UIViewAlertForUnsatisfiableConstraints"
            finding.notes.append(Finding.Note(.hint, advice))
        }
        finding.place = place
        return finding
    }

    var error: ReadError {
        ReadError("cannot read a constraint: \(reason)", place: place)
    }

    /// What is wrong with the text: the parser takes a missing object for a mistake in the syntax.
    private var reason: String {
        hasMissingObject ? "the log has \(Self.missingObject) in place of what it is about" : fault.message
    }

    private var hasMissingObject: Bool { excerpt.contains(Self.missingObject) }

    /// What is printed for `nil`.
    private static let missingObject = "(null)"
}

extension PrintedConstraint {
    /// The objects that it is about, by what identifies them in the text.
    fileprivate var objectNames: [String] { terms.compactMap { $0.object.address ?? $0.object.name } }

    /// Whether both say the same of the same objects.
    fileprivate func isLike(_ other: PrintedConstraint) -> Bool {
        var same = self
        same.address = other.address
        return same == other
    }
}
