import LayoutInspector

/// A comment on a pull request: what is new since the base and what was fixed, with the layouts before and after.
///
/// Without a base, everything that was found is listed.
package enum GitHubCommentFormat: ReportFormat {
    package static let name = "github-comment"
    package static let summary = "a comment on a pull request with what is new and fixed since --changed-since"
    package static let fileMark: String? = "<!-- draft-inspect github-comment -->\n### draft-inspect"
    package static let comparesWithBase = true

    /// Where pictures of the layouts go.
    package struct Options: Sendable, Equatable {
        /// The folder; `nil`: there are no pictures.
        package var pictures: String?
        /// What is before the name of a picture in its address; `nil`: the folder.
        package var pictureLink: String?

        package init() {}
    }

    package static let picturesName = "pictures"
    package static let pictureLinkName = "picture-link"

    package static let declarations: [OptionDeclaration<Options>] = [
        .text(
            picturesName,
            "write pictures of the layouts before and after into this folder, which must exist",
            value: .file,
            \.pictures
        ),
        .text(
            pictureLinkName,
            "address of that folder for the comment, such as https://raw.githubusercontent.com/me/app/layouts",
            value: .text(placeholder: "address", expectation: "an address"),
            \.pictureLink
        ),
    ]
    package static let defaults = Options()

    package static func writer(of kind: ReportKind, options: Options, style: TextStyle) -> any ReportWriter {
        Writer(limit: MarkdownFormat.mostBytes)
    }

    /// A comment with more pictures would not be looked at.
    package static let mostPictures = 20

    struct Writer: ReportWriter {
        private let limit: Int
        private var placement = FindingPlacement()
        private var base: String?
        private var fresh = MarkdownSection(title: "New")
        private var freshWarnings: [String] = []
        private var fixed = MarkdownSection(title: "Fixed")
        private var known = MarkdownSection(title: "Not new")
        private var others = MarkdownSection(title: "Not compared: logs and code")
        private var pictures = MarkdownSection(title: "Before and after")
        private var counts = (fresh: 0, fixed: 0)

        init(limit: Int) {
            self.limit = limit
        }

        mutating func begin(_ run: ReportRun) -> String {
            placement = FindingPlacement(run)
            base = run.base
            if base == nil { fresh = MarkdownSection(title: "Findings") }
            return ""
        }

        mutating func add(_ file: CheckedFile) -> String {
            let areNew = file.base?.areNew(file) ?? file.findings.map { _ in base == nil }
            for (placed, isNew) in zip(placement.placed(file), areNew) where placed.finding.severity != .note {
                if !isNew {
                    let line = MarkdownText.line(placed)
                    if file.base == nil { others.add(line, limit: limit) } else { known.add(line, limit: limit) }
                    continue
                }
                counts.fresh += 1
                if placed.finding.severity == .error {
                    fresh.add(MarkdownText.item(placed), limit: limit)
                } else {
                    freshWarnings.append(MarkdownText.item(placed))
                }
            }
            addFixed(of: file)
            if let pair = file.base?.pictures { pictures.add(Self.row(of: file, placement, pair), limit: limit) }
            return ""
        }

        mutating func add(deleted file: CheckedFile) -> String {
            addFixed(of: file)
            return ""
        }

        private mutating func addFixed(of file: CheckedFile) {
            guard let base = file.base else { return }
            var old = file
            // Lines are those of a file that the reader does not have.
            old.findings = base.fixed.map { finding in
                var finding = finding
                finding.place = nil
                return finding
            }
            old.part = nil
            var placement = placement
            for placed in placement.placed(old) where placed.finding.severity != .note {
                counts.fixed += 1
                fixed.add(MarkdownText.line(placed), limit: limit)
            }
        }

        mutating func end(_ tally: CheckTally) -> String {
            for item in freshWarnings { fresh.add(item, limit: limit) }
            let heading = GitHubCommentFormat.fileMark.map { "\($0): \(sentence(tally))\n" } ?? ""
            let reserve = 400
            func isTooLong() -> Bool {
                heading.utf8.count + fresh.size + fixed.size + known.size + others.size
                    + pictures.size + reserve > limit
            }
            // What is new comes first, and gets the space.
            while isTooLong(), known.omitLast() {}
            while isTooLong(), others.omitLast() {}
            while isTooLong(), fixed.omitLast() {}
            while isTooLong(), pictures.omitLast() {}
            while isTooLong(), fresh.omitLast() {}
            return heading + fresh.text + fixed.text + pictures.text + others.text + folded(known)
        }

        private func sentence(_ tally: CheckTally) -> String {
            guard let base else { return tally.sentence }
            var parts: [String] = []
            if counts.fresh > 0 { parts.append("\(counts.fresh) new") }
            if counts.fixed > 0 { parts.append("\(counts.fixed) fixed") }
            let what = parts.isEmpty ? "nothing new and nothing fixed" : parts.joined(separator: ", ")
            return what + " since \(MarkdownText.code(base))"
        }

        private func folded(_ section: MarkdownSection) -> String {
            if section.isEmpty { return "" }
            let count = section.items.count + section.omitted
            return
                "\n<details><summary>\(counted(count, "finding")) that \(count == 1 ? "is" : "are") not new</summary>\n"
                + section.text.split(separator: "\n", omittingEmptySubsequences: false).dropFirst(2)
                .joined(separator: "\n") + "\n</details>\n"
        }

        /// A table of one file.
        private static func row(
            of file: CheckedFile,
            _ placement: FindingPlacement,
            _ pictures: BaseComparison.Pictures
        ) -> String {
            var title = MarkdownText.code(placement.path(file.path))
            if let old = file.base?.oldPath { title += ", was \(MarkdownText.code(old))" }
            guard let before = pictures.before else {
                return "\(title)\n\n| new |\n| --- |\n| \(image(pictures.after, "after")) |\n\n"
            }
            return "\(title)\n\n| before | after |\n| --- | --- |\n"
                + "| \(image(before, "before")) | \(image(pictures.after, "after")) |\n\n"
        }

        private static func image(_ address: String, _ title: String) -> String {
            "![\(title)](\(address.contains("://") ? address : SARIFText.uri(address)))"
        }
    }
}
