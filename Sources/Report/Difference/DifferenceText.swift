import LayoutInspector

/// What changed between two layouts, for people.
package enum DifferenceText {
    /// - Parameters:
    ///   - showsAll: Whether every changed frame is listed, where people get the first ones.
    ///   - sameness: The verdict on both layouts, which comes first; constraints that are rewritten with the same meaning are
    ///     then one line, unless all are shown.
    package static func text(
        of difference: LayoutDifference,
        sameness: SamenessText? = nil,
        showsAll: Bool,
        style: TextStyle
    ) -> String {
        if difference.isEmpty { return "no changes\n" }
        var text = sameness.map { printable($0.headline) + "\n" } ?? ""
        let sections = DifferenceLines.sections(of: difference, hiding: showsAll ? nil : sameness?.result)
        for section in sections where !section.lines.isEmpty {
            let most = showsAll || section.title != DifferenceLines.frames ? Int.max : mostFrames
            text += style.text(section.title, as: .emphasis) + "\n"
            for line in section.lines.prefix(most) {
                let role: TextStyle.Role? =
                    switch line.kind {
                    case .added: .fix
                    case .removed: .error
                    case .changed: nil
                    }
                for (index, row) in line.rows.enumerated() {
                    let body = (index == 0 ? "  " + line.kind.rawValue + " " : "      ") + printable(row)
                    text += (role.map { style.text(body, as: $0) } ?? body) + "\n"
                }
            }
            let left = section.lines.count - most
            if left > 0 { text += "    and \(left) more\(style.option(" (--all)"))\n" }
        }
        return text
    }

    private static let mostFrames = 20

    /// The same as Markdown, for a comment of a pull request.
    package static func markdown(
        of difference: LayoutDifference,
        sameness: SamenessText? = nil,
        title: String
    ) -> String {
        var text = "### \(MarkdownText.escaped(title))\n"
        if let sameness { text += "\n\(MarkdownText.escaped(sameness.headline))\n" }
        for section in DifferenceLines.sections(of: difference) where !section.lines.isEmpty {
            text += "\n#### \(section.title.prefix(1).uppercased() + section.title.dropFirst())\n\n```diff\n"
            for line in section.lines {
                let mark = line.kind == .changed ? "! " : line.kind.rawValue + " "
                for (index, row) in line.rows.enumerated() {
                    text += mark + (index == 0 ? "" : "    ") + printable(row) + "\n"
                }
            }
            text += "```\n"
        }
        return difference.isEmpty ? text + "\nno changes\n" : text
    }
}

/// The lines of a difference, which every format of it shows.
enum DifferenceLines {
    enum Kind: String {
        case added = "+"
        case removed = "-"
        case changed = "~"
    }

    struct Line {
        var kind: Kind
        var text: String
        /// Each on a row of its own if they do not fit behind the text.
        var details: [String] = []

        /// In columns, without the mark.
        private static let mostColumns = 96

        var rows: [String] {
            if details.isEmpty { return [text] }
            let row = text + ": " + details.joined(separator: ", ")
            return row.count <= Self.mostColumns ? [row] : [text] + details
        }
    }

    struct Section {
        var title: String
        var lines: [Line]
    }

    static let frames = "frames"

    /// - Parameter sameness: Constraints are left out of which it proves that they are only written in another way; they are
    ///   counted.
    static func sections(of difference: LayoutDifference, hiding sameness: Sameness? = nil) -> [Section] {
        let (old, new) = (difference.old.layout, difference.new.layout)
        let (oldNames, newNames) = (ItemNames(old), ItemNames(new))
        return [
            Section(title: "views", lines: views(difference, oldNames, newNames)),
            Section(title: "constraints", lines: constraints(difference, sameness, oldNames, newNames)),
            Section(
                title: frames,
                lines: difference.frames.map { moved in
                    let name = newNames[view: moved.view]
                    return Line(
                        kind: .changed,
                        text: "\(name): \(frameText(moved.before)) → \(frameText(moved.after))"
                    )
                }
            ),
            Section(
                title: "findings",
                lines: difference.lost.map { Line(kind: .removed, text: TextFormat.headline($0, style: .plain)) }
                    + difference.gained.map { Line(kind: .added, text: TextFormat.headline($0, style: .plain)) }
            ),
        ]
    }

    private static func views(
        _ difference: LayoutDifference,
        _ oldNames: ItemNames,
        _ newNames: ItemNames
    ) -> [Line] {
        func text(_ view: Int, _ layout: Layout, _ names: ItemNames) -> String {
            let place = layout.views[view].parent.map { " in " + names.subject(view: $0) } ?? ""
            return "\(names[view: view]) (\(layout.views[view].shortClassName))\(place)"
        }
        return outermost(difference.removedViews, in: difference.old.layout).map { view, count in
            Line(kind: .removed, text: text(view, difference.old.layout, oldNames) + within(count))
        }
            + outermost(difference.addedViews, in: difference.new.layout).map { view, count in
                Line(kind: .added, text: text(view, difference.new.layout, newNames) + within(count))
            }
            + difference.changedViews.map { changed in
                Line(kind: .changed, text: newNames[view: changed.after], details: changes(changed.changes))
            }
    }

    /// The views that are in none of the others, each with how many of the others are in it.
    ///
    /// - Parameter views: In file order.
    private static func outermost(_ views: [Int], in layout: Layout) -> [(view: Int, count: Int)] {
        let all = Set(views)
        /// By view: the outermost one that it is in.
        var outer: [Int: Int] = [:]
        var counts: [Int: Int] = [:]
        for view in views {
            if let parent = layout.views[view].parent, all.contains(parent) {
                outer[view] = outer[parent] ?? parent
                counts[outer[view] ?? parent, default: 0] += 1
            } else {
                outer[view] = view
            }
        }
        return views.filter { outer[$0] == $0 }.map { ($0, counts[$0, default: 0]) }
    }

    private static func within(_ count: Int) -> String { count == 0 ? "" : ", with \(counted(count, "view")) in it" }

    private static func constraints(
        _ difference: LayoutDifference,
        _ sameness: Sameness?,
        _ oldNames: ItemNames,
        _ newNames: ItemNames
    ) -> [Line] {
        let (oldTexts, newTexts) = (ConstraintText(names: oldNames), ConstraintText(names: newNames))
        let (old, new) = (difference.old.layout.constraints, difference.new.layout.constraints)
        let rewritten = RewrittenConstraints(difference, sameness)
        let removed = difference.removedConstraints.filter { !rewritten.old.contains($0) }
        let added = difference.addedConstraints.filter { !rewritten.new.contains($0) }
        let changed = difference.changedConstraints.filter { !rewritten.new.contains($0.after) }
        let count = rewritten.count
        let summary =
            count == 0
            ? []
            : [Line(kind: .changed, text: "\(counted(count, "constraint")) rewritten with the same meaning (--all)")]
        return removed.map { Line(kind: .removed, text: oldTexts.text(of: old[$0])) }
            + added.map { Line(kind: .added, text: newTexts.text(of: new[$0])) }
            + summary
            + changed.map { changed in
                let text = oldTexts.text(of: old[changed.before])
                guard changed.changes.contains(where: { $0.property == LayoutDifference.anchors }) else {
                    return Line(kind: .changed, text: text, details: changes(changed.changes))
                }
                // The new equation shows everything but these.
                let others = changed.changes.filter { LayoutDifference.besideEquation.contains($0.property) }
                let after = newTexts.text(of: new[changed.after])
                return Line(
                    kind: .changed,
                    text: text + " → " + differing(after, from: text),
                    details: changes(others)
                )
            }
    }

    /// A new equation without the side that it has in common with the old one.
    private static func differing(_ text: String, from old: String) -> String {
        for symbol in Relation.allCases.map({ " \($0.symbol) " }) {
            let (sides, oldSides) = (text.components(of: symbol), old.components(of: symbol))
            if let sides, let oldSides, sides.left == oldSides.left { return sides.right }
        }
        return text
    }

    private static func changes(_ changes: [LayoutDifference.Change]) -> [String] {
        changes.map { change in
            switch (change.before, change.after) {
            case (let before?, let after?):
                let start = startOfDifference(before, after)
                return "\(change.property) \(shown(before, from: start)) → \(shown(after, from: start))"
            case (nil, let after?): return "\(change.property) \(shown(after)) (was not set)"
            case (let before?, nil): return "\(change.property) no longer set (was \(shown(before)))"
            case (nil, nil): return "\(change.property) changed"
            }
        }
    }

    /// In characters, of a value or of what is shown of it.
    private static let mostCharacters = 60

    /// Where long values are shown from: the word in which they begin to differ.
    private static func startOfDifference(_ before: String, _ after: String) -> Int {
        if before.count <= mostCharacters, after.count <= mostCharacters { return 0 }
        let common = zip(before, after).prefix { $0 == $1 }.map(\.0)
        // A few characters that stayed show the place.
        if common.count <= 20 { return 0 }
        return common.lastIndex { $0 == " " || $0 == "\n" }.map { $0 + 1 } ?? 0
    }

    private static func shown(_ value: String, from start: Int = 0) -> String {
        let rest = value.dropFirst(start)
        let end = rest.count > mostCharacters ? rest.prefix(mostCharacters - 1) + "…" : rest
        return (start > 0 ? "…" : "") + end
    }
}

extension String {
    /// What is before and behind a text that is in it once.
    fileprivate func components(of text: String) -> (left: Substring, right: String)? {
        var found: Range<Index>?
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(text) {
                if found != nil { return nil }
                found = start..<index(start, offsetBy: text.count)
            }
            start = index(after: start)
        }
        return found.map { (self[..<$0.lowerBound], String(self[$0.upperBound...])) }
    }
}
