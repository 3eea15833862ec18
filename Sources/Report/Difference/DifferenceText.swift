import LayoutInspector

/// What changed between two layouts, for people.
public enum DifferenceText {
    /// - Parameter showsAll: Whether every changed frame is listed, where people get the first ones.
    public static func text(of difference: LayoutDifference, showsAll: Bool, style: TextStyle) -> String {
        var text = ""
        for section in DifferenceLines.sections(of: difference) where !section.lines.isEmpty {
            let most = showsAll || section.title != DifferenceLines.frames ? Int.max : mostFrames
            text += style.text(section.title, as: .emphasis) + "\n"
            for line in section.lines.prefix(most) {
                let role: TextStyle.Role? =
                    switch line.kind {
                    case .added: .fix
                    case .removed: .error
                    case .changed: nil
                    }
                let body = "  " + line.kind.rawValue + " " + printable(line.text)
                text += (role.map { style.text(body, as: $0) } ?? body) + "\n"
            }
            let left = section.lines.count - most
            if left > 0 { text += "    and \(left) more (--all)\n" }
        }
        return text.isEmpty ? "no changes\n" : text
    }

    private static let mostFrames = 20

    /// The same as Markdown, for a comment of a pull request.
    public static func markdown(of difference: LayoutDifference, title: String) -> String {
        var text = "### \(MarkdownText.escaped(title))\n"
        for section in DifferenceLines.sections(of: difference) where !section.lines.isEmpty {
            text += "\n#### \(section.title.prefix(1).uppercased() + section.title.dropFirst())\n\n```diff\n"
            for line in section.lines {
                text += (line.kind == .changed ? "! " : line.kind.rawValue + " ") + printable(line.text) + "\n"
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

    struct Section {
        var title: String
        var lines: [(kind: Kind, text: String)]
    }

    static let frames = "frames"

    static func sections(of difference: LayoutDifference) -> [Section] {
        let (old, new) = (difference.old.layout, difference.new.layout)
        let (oldNames, newNames) = (ItemNames(old), ItemNames(new))
        return [
            Section(title: "views", lines: views(difference, oldNames, newNames)),
            Section(title: "constraints", lines: constraints(difference, oldNames, newNames)),
            Section(
                title: frames,
                lines: difference.frames.map { moved in
                    let name = newNames[view: moved.view]
                    return (.changed, "\(name): \(frameText(moved.before)) → \(frameText(moved.after))")
                }
            ),
            Section(
                title: "findings",
                lines: difference.lost.map { (.removed, TextFormat.headline($0, style: .plain)) }
                    + difference.gained.map { (.added, TextFormat.headline($0, style: .plain)) }
            ),
        ]
    }

    private static func views(
        _ difference: LayoutDifference,
        _ oldNames: ItemNames,
        _ newNames: ItemNames
    ) -> [(Kind, String)] {
        func text(_ view: Int, _ layout: Layout, _ names: ItemNames) -> String {
            let place = layout.views[view].parent.map { " in " + names.subject(view: $0) } ?? ""
            return "\(names[view: view]) (\(layout.views[view].shortClassName))\(place)"
        }
        return outermost(difference.removedViews, in: difference.old.layout).map { view, count in
            (.removed, text(view, difference.old.layout, oldNames) + within(count))
        }
            + outermost(difference.addedViews, in: difference.new.layout).map { view, count in
                (.added, text(view, difference.new.layout, newNames) + within(count))
            }
            + difference.changedViews.map { changed in
                (.changed, newNames[view: changed.after] + ": " + changes(changed.changes))
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
        _ oldNames: ItemNames,
        _ newNames: ItemNames
    ) -> [(Kind, String)] {
        let (oldTexts, newTexts) = (ConstraintText(names: oldNames), ConstraintText(names: newNames))
        let (old, new) = (difference.old.layout.constraints, difference.new.layout.constraints)
        return difference.removedConstraints.map { (.removed, oldTexts.text(of: old[$0])) }
            + difference.addedConstraints.map { (.added, newTexts.text(of: new[$0])) }
            + difference.changedConstraints.map { changed in
                let text = oldTexts.text(of: old[changed.before])
                guard changed.changes.contains(where: { $0.property == LayoutDifference.anchors }) else {
                    return (.changed, text + ": " + changes(changed.changes))
                }
                // The new equation shows everything but these.
                let others = changed.changes.filter { LayoutDifference.besideEquation.contains($0.property) }
                let after = newTexts.text(of: new[changed.after])
                let more = others.isEmpty ? "" : ", " + changes(others)
                return (.changed, text + " → " + differing(after, from: text) + more)
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

    private static func changes(_ changes: [LayoutDifference.Change]) -> String {
        changes.map { change in
            switch (change.before, change.after) {
            case (let before?, let after?): "\(change.property) \(before) → \(after)"
            case (nil, let after?): "\(change.property) \(after) (was not set)"
            case (let before?, nil): "\(change.property) no longer set (was \(before))"
            case (nil, nil): "\(change.property) changed"
            }
        }.joined(separator: ", ")
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
