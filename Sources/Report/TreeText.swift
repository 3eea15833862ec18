import LayoutInspector

/// The hierarchy, one view a line: what it is called, its class, its frame, and marks for the findings about it.
public enum TreeText {
    /// Indentation stops growing at this depth, so that the text of deep hierarchies stays in proportion to them; the depth is
    /// then written as a number.
    static let deepestIndentation = 32

    /// - Parameters:
    ///   - view: The view to begin with; `nil`: all roots.
    ///   - frames: By view; the solved ones, or else the recorded ones.
    ///   - findings: Those that give marks.
    ///   - undetermined: What the constraints leave open. If the input may lack constraints, the attributes that it
    ///     reports as ambiguous are marked instead.
    ///   - names: What views are called; `nil`: as messages call them.
    public static func text(
        of layout: Layout,
        from view: Int? = nil,
        frames: [Rectangle?],
        findings: [Finding],
        undetermined: [SolvedLayout.Undetermined] = [],
        names: ItemNames? = nil,
        style: TextStyle
    ) -> String {
        let names = names ?? ItemNames(layout)
        let marks = marks(layout: layout, findings: findings)
        var free: [String: [FrameAttribute]] = [:]
        for entry in undetermined { free[entry.item] = entry.attributes }
        // Of a trace or a log, the constraints that are not printed determine the rest: only what UIKit reports is open.
        let isPartial = layout.coverage == .partial
        var reported: [String: [FrameAttribute]] = [:]
        if isPartial {
            for report in layout.reports where report.kind == .ambiguous {
                if let item = report.item { reported[item, default: []] += report.attributes }
            }
        }
        let range = view.map { layout.subtree(of: $0) } ?? layout.views.indices
        let base = view.map { layout.views[$0].depth } ?? 0
        // Whether an ancestor at each depth has further siblings, for the lines at the left.
        var continues: [Bool] = []
        var text = ""
        for index in range {
            let shown = layout.views[index]
            let depth = shown.depth - base
            let hasNext = depth > 0 && shown.nextSibling != nil
            let isUnknown = isPartial && shown.frame == nil && free[shown.id] != nil
            if depth <= deepestIndentation {
                if continues.count > depth { continues.removeSubrange(depth...) }
                while continues.count < depth { continues.append(false) }
                continues.append(hasNext)
            }
            text += style.text(prefix(depth: depth, hasNext: hasNext, continues: continues, style), as: .faint)
            text += line(
                shown,
                name: names[view: index],
                frame: isUnknown ? nil : index < frames.count ? frames[index] : nil,
                free: (isPartial ? reported : free)[shown.id] ?? [],
                style: style
            )
            for mark in marks[index] ?? [] {
                let role: TextStyle.Role =
                    switch mark.severity {
                    case .error: .error
                    case .warning: .warning
                    case .note: .note
                    }
                text += "  " + style.text("! " + mark.text, as: role)
            }
            text += "\n"
        }
        return text
    }

    private static func prefix(depth: Int, hasNext: Bool, continues: [Bool], _ style: TextStyle) -> String {
        guard depth > 0 else { return "" }
        guard depth <= deepestIndentation else { return style.isASCII ? "... \(depth) " : "… \(depth) " }
        var prefix = ""
        for level in continues[1..<depth] { prefix += level ? (style.isASCII ? "|  " : "│  ") : "   " }
        if style.isASCII { return prefix + (hasNext ? "|- " : "`- ") }
        return prefix + (hasNext ? "├─ " : "└─ ")
    }

    private static func line(
        _ view: Layout.View,
        name: String,
        frame: Rectangle?,
        free: [FrameAttribute],
        style: TextStyle
    ) -> String {
        var text = style.text(printable(name), as: .emphasis)
        // A view without a name of its own is called by its class already.
        if !name.hasPrefix(view.shortClassName) { text += " " + printable(view.shortClassName) }
        if let frame { text += style.text("  " + frameText(frame), as: .faint) }
        if !free.isEmpty { text += style.text("  ? " + free.map(\.name).joined(separator: ", "), as: .warning) }
        if let child = view.embeddedController {
            text += style.text("  embeds " + printable(child), as: .faint)
        }
        if view.isHidden { text += style.text("  hidden", as: .faint) }
        return text
    }

    private struct Mark {
        var severity: Finding.Severity
        var text: String
    }

    /// By view: each rule once, with the number of its findings where there are several.
    private static func marks(layout: Layout, findings: [Finding]) -> [Int: [Mark]] {
        var counts: [Int: [(rule: String, severity: Finding.Severity, number: Int)]] = [:]
        for finding in findings {
            for view in layout.views(of: finding) {
                var entries = counts[view] ?? []
                if let known = entries.firstIndex(where: { $0.rule == finding.rule }) {
                    entries[known].number += 1
                    entries[known].severity = max(entries[known].severity, finding.severity)
                } else {
                    entries.append((finding.rule, finding.severity, 1))
                }
                counts[view] = entries
            }
        }
        return counts.mapValues { entries in
            entries.map { entry in
                Mark(severity: entry.severity, text: entry.rule + (entry.number > 1 ? " ×\(entry.number)" : ""))
            }
        }
    }
}
