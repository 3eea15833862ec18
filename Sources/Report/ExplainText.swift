import LayoutInspector

/// The findings of one file told one by one for a person: what is wrong, why, and what cures it.
public enum ExplainText {
    /// All findings, numbered from 1.
    ///
    /// - Parameter certificates: Whether the multipliers are told that prove a conflict.
    public static func text(of file: CheckedFile, style: TextStyle, certificates: Bool = false) -> String {
        var text = ""
        if file.findings.isEmpty { text += style.text("nothing is wrong", as: .emphasis) + "\n" }
        for (index, finding) in file.findings.enumerated() {
            if index > 0 { text += "\n" }
            text += self.text(
                of: finding,
                number: index + 1,
                path: file.path(of: finding),
                layout: file.layout,
                style: style,
                certificates: certificates
            )
        }
        return text
    }

    /// The line above the findings of one of several layouts.
    public static func heading(of part: Reading.Part, style: TextStyle) -> String {
        let count = part.count > 0 ? " of \(part.count)" : ""
        var heading = "\(part.number)\(count), line \(part.place.line)"
        if let title = part.title { heading += ", " + printable(title) }
        return style.text("== " + heading + " ==", as: .emphasis) + "\n"
    }

    /// One finding.
    ///
    /// - Parameter layout: Gives the items that witnesses and dependents name; `nil`: they are told by id.
    public static func text(
        of finding: Finding,
        number: Int,
        path: String?,
        layout: Layout?,
        style: TextStyle,
        certificates: Bool = false
    ) -> String {
        let label = "\(number). "
        let indentation = label.count
        let margin = String(repeating: " ", count: indentation)
        let names = layout.map { ItemNames($0) }
        func name(_ id: String) -> String {
            guard let names, let item = layout?.item(id: id) else { return printable(id) }
            return printable(names[item])
        }

        var text = TextFormat.headlineWrapped(finding, label: label, style: style)
        if let place = TextFormat.place(of: finding, path: path) {
            text += margin + style.text("at " + printable(place), as: .faint) + "\n"
        }
        if finding.confidence == .possible {
            let sentence = "possible, not certain: \(reasonForDoubt(finding))"
            text += style.wrapped(sentence, first: margin, indentation: indentation)
        }
        for note in finding.notes {
            text += style.wrapped(printable(note.message), first: margin + "- ", indentation: indentation + 2)
        }
        if let ambiguity = finding.ambiguity {
            for sentence in witnesses(of: ambiguity, name: name) {
                text += style.wrapped(sentence, first: margin + "- ", indentation: indentation + 2)
            }
        }
        if certificates { text += multipliers(of: finding, margin: margin, style: style) }
        return text + fixes(of: finding, margin: margin, style: style)
    }

    /// The multipliers that prove a conflict, with the constraints that they belong to.
    static func multipliers(of finding: Finding, margin: String, style: TextStyle) -> String {
        guard let conflict = finding.conflict, conflict.multipliers.count == finding.constraints.count else {
            return ""
        }
        return zip(finding.constraints, conflict.multipliers).map { id, multiplier in
            margin + style.text("* ", as: .faint) + "\(JSONNumberFormat.text(multiplier)) × \(printable(id))\n"
        }.joined()
    }

    /// One finding below a line of the caller's: its headline, its reasons and its fixes.
    static func body(of finding: Finding, style: TextStyle, certificates: Bool = false) -> String {
        let margin = "   "
        var text = TextFormat.headlineWrapped(finding, label: margin, style: style)
        for note in finding.notes {
            text += style.wrapped(printable(note.message), first: margin + "- ", indentation: 5)
        }
        if certificates { text += multipliers(of: finding, margin: margin, style: style) }
        return text + fixes(of: finding, margin: margin, style: style)
    }

    /// What would mend it, numbered as the session's `fix` takes it.
    private static func fixes(of finding: Finding, margin: String, style: TextStyle) -> String {
        var text = ""
        for (index, fix) in finding.fixes.enumerated() {
            let left = fix.remaining == 0 ? "" : ", which leaves \(counted(fix.remaining, "finding"))"
            let mark = "fix \(index + 1): "
            text += style.wrapped(
                printable(fix.title) + left,
                first: margin + style.text(mark, as: .fix),
                indentation: margin.count + mark.count
            )
        }
        return text
    }

    private static func reasonForDoubt(_ finding: Finding) -> String {
        if finding.rule.hasPrefix("reported-") { return "the source reports it, but its constraints do not show it" }
        return "depends on an estimated size"
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
public func frameText(_ frame: Rectangle) -> String {
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
        return first + style.wrapped(printable(finding.message), first: margin, indentation: label.count)
    }
}
