import LayoutInspector

/// The findings of one file explained one by one: what is wrong, why, and what fixes it.
public enum ExplainText {
    /// All findings, numbered from 1.
    ///
    /// - Parameter pages: What names the pages about causes.
    public static func text(
        of file: CheckedFile,
        style: TextStyle,
        details: FindingDetails = FindingDetails(),
        pages: CausePages = .command
    ) -> String {
        let groups = file.groups(style, details).groups
        if groups.isEmpty { return nothingFound(style) }
        var pages = pages
        return text(of: groups.map { ($0, $0.index + 1) }, in: file, style: style, details: details, pages: &pages)
    }

    static func nothingFound(_ style: TextStyle) -> String { style.text("no findings", as: .emphasis) + "\n" }

    /// Groups of findings with their numbers.
    static func text(
        of groups: [(group: FindingGroups.Group, number: Int)],
        in file: CheckedFile,
        style: TextStyle,
        details: FindingDetails,
        pages: inout CausePages
    ) -> String {
        var texts: [String] = []
        for (group, number) in groups {
            let finding = file.findings[group.index]
            let text = Self.text(
                of: finding,
                number: number,
                path: file.path(of: finding),
                layout: file.layout,
                alike: file.names(of: group.alike),
                style: style,
                details: details,
                pages: &pages
            )
            texts.append(text)
        }
        return texts.joined(separator: "\n")
    }

    /// The line above the findings of one of several files or layouts.
    static func heading(of file: CheckedFile, style: TextStyle) -> String {
        var words: [String] = []
        if file.isOneOfSeveral { words.append(file.path == "-" ? "standard input" : printable(file.path)) }
        if let part = file.part, part.count != 1 {
            words.append(
                String(part.number) + (part.count > 0 ? " of \(part.count)" : "") + ", line \(part.place.line)"
            )
            if let title = part.title { words[words.count - 1] += ", " + printable(title) }
        }
        return style.text("== " + words.joined(separator: ": ") + " ==", as: .emphasis) + "\n"
    }

    /// One finding.
    ///
    /// - Parameter layout: Gives the items that witnesses and dependents name; `nil`: their ids are shown.
    package static func text(
        of finding: Finding,
        number: Int,
        path: String?,
        layout: Layout?,
        alike: [String] = [],
        style: TextStyle,
        details: FindingDetails = FindingDetails(),
        pages: inout CausePages
    ) -> String {
        let label = "\(number). "
        let margin = String(repeating: " ", count: label.count)
        let names = layout.map { ItemNames($0) }
        func name(_ id: String) -> String {
            guard let names, let item = layout?.item(id: id) else { return printable(id) }
            return printable(names[item])
        }

        var text = TextFormat.headlineWrapped(finding, label: label, style: style)
        if let place = TextFormat.place(of: finding, path: path) {
            text += margin + style.text("at " + printable(place), as: .faint) + "\n"
        }
        // Of a reported ambiguity, the headline says so; of an ambiguity, its last line.
        // Where there is nothing to change, nobody asks for a proof.
        if finding.confidence == .possible, finding.rule != "reported-ambiguity", finding.ambiguity == nil,
            !finding.isSystemsOwn
        {
            let sentence =
                switch (finding.rule, finding.conflict?.excess) {
                case ("reported-conflict", nil): "possible: a log does not show every value, so this is not proven"
                case ("reported-conflict", _): "possible: negative margins, which a log does not print, would fit"
                default: "possible: depends on an estimated or assumed size"
                }
            text += style.wrapped(sentence, first: margin, indentation: margin.count)
        }
        return text
            + FindingText(
                finding: finding,
                style: style,
                details: details,
                margin: margin,
                lineLimit: linesBelowHeadline,
                numbersFixes: true,
                further: finding.ambiguity.map { witnesses(of: $0, name: name) } ?? [],
                alike: alike
            ).text() + pages.line(for: finding, margin: margin, style: style)
    }

    /// Lines for the reasons and fixes of a finding.
    private static let linesBelowHeadline = 15

    /// One finding below a line of the caller's: its headline, its reasons and its fixes.
    static func body(
        of finding: Finding,
        style: TextStyle,
        details: FindingDetails,
        pages: inout CausePages
    ) -> String {
        TextFormat.headlineWrapped(finding, label: "   ", style: style)
            + FindingText(
                finding: finding,
                style: style,
                details: details,
                lineLimit: TextFormat.linesBelowPlace,
                numbersFixes: true
            ).text() + pages.line(for: finding, margin: "   ", style: style)
    }

    /// The two layouts that show what is open.
    private static func witnesses(of ambiguity: Finding.Ambiguity, name: (String) -> String) -> [String] {
        guard ambiguity.witnesses.count == 2 else { return [] }
        let layouts = ambiguity.witnesses.map { witness in
            witness.prefix(3).map { "\(name($0.item)) at \(frameText($0.frame))" }.joined(separator: ", ")
                + (witness.count > 3 ? ", …" : "")
        }
        return ["two equally valid layouts: \(layouts[0]); or \(layouts[1])"]
    }
}

/// Such as `(16, 20) 343 × 21`.
package func frameText(_ frame: Rectangle) -> String {
    "(\(PointsText.rounded(frame.x)), \(PointsText.rounded(frame.y))) \(PointsText.rounded(frame.width)) × \(PointsText.rounded(frame.height))"
}

extension TextFormat {
    /// The headline behind a number, wrapped below itself.
    static func headlineWrapped(_ finding: Finding, label: String, style: TextStyle) -> String {
        let role: TextStyle.Role =
            switch finding.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            }
        let first = label + style.text("\(finding.severity.rawValue)[\(finding.rule)]", as: role) + "\n"
        let margin = String(repeating: " ", count: label.count)
        var style = style
        style.width = style.width ?? FindingText.ordinaryWidth
        return first + style.wrapped(printable(finding.message), first: margin, indentation: label.count)
    }
}
