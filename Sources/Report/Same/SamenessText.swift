import LayoutInspector

/// What two layouts are called in a report.
package struct ComparedNames: Sendable {
    package var old: String
    package var new: String

    package init(old: String, new: String) {
        self.old = old
        self.new = new
    }
}

/// The verdict on two layouts, for people.
package struct SamenessText {
    package let result: Sameness
    let old: Layout
    let new: Layout
    let files: ComparedNames
    let style: TextStyle
    private let oldNames: ItemNames
    private let newNames: ItemNames

    package init(_ result: Sameness, _ old: Layout, _ new: Layout, files: ComparedNames, style: TextStyle) {
        self.result = result
        self.old = old
        self.new = new
        self.files = files
        self.style = style
        oldNames = ItemNames(old)
        newNames = ItemNames(new)
    }

    /// The verdict in one line.
    package var headline: String {
        switch result.verdict {
        case .same:
            return "same: \(files.old) and \(files.new) make the same layout (\(views), at all sizes\(fitting))"
        case .sameInRange:
            return "same in \(range): \(files.old) and \(files.new)\(within) (\(views))"
        case .sameFrames:
            return "same frames: \(files.old) and \(files.new)\(within) (\(views))"
        case .unknown:
            return "unknown: \(files.old) and \(files.new) could not be compared for all sizes (\(views))"
        case .different: return different
        }
    }

    package var text: String {
        let role: TextStyle.Role = result.isSame ? .fix : result.verdict == .different ? .error : .emphasis
        var lines = [style.text(printable(headline), as: role)]
        if result.verdict == .different {
            if let place = placeLine { lines.append("  --> " + place) }
            lines += rowLines
            if let also = alsoLine { lines.append(also) }
        }
        if result.verdict == .unknown {
            for tried in result.tried { lines.append("   tried: " + tried) }
            lines += rowLines
        }
        for note in result.notes { lines.append("   note: " + printable(note)) }
        lines += guessLines
        return lines.joined(separator: "\n") + "\n"
    }

    private var fitting: String { result.assumesInsetsFit ? " where margins and safe areas fit" : "" }

    // MARK: Numbers

    private var views: String {
        let count = counted(result.pairs.pairs.count, "view")
        let guessed = result.pairs.guessed.count
        return guessed == 0 ? count : "\(count), \(guessed) paired by position"
    }

    private var range: String {
        result.lines.map { line in
            let (name, other) = line.axis == .horizontal ? ("widths", "height") : ("heights", "width")
            return "\(name) \(points(line.range.lowerBound)) to \(points(line.range.upperBound)) at \(other) "
                + points(line.crossing)
        }.joined(separator: ", ")
    }

    private var within: String {
        result.largestDifference > 0.001
            ? ", within half a pixel (largest difference \(PointsText.rounded(result.largestDifference)))" : ""
    }

    private func points(_ length: Double) -> String { PointsText.rounded(length) }

    // MARK: A difference

    private var different: String {
        if let view = result.pairs.missing.first {
            let more = result.pairs.missing.count - 1
            return "different: \(oldNames[view: view]) is missing in \(files.new)"
                + (more > 0 ? " (and \(more) more)" : "")
        }
        if let view = result.pairs.extra.first {
            let more = result.pairs.extra.count - 1
            return "different: \(newNames[view: view]) is only in \(files.new)"
                + (more > 0 ? " (and \(more) more)" : "")
        }
        guard let example = result.counterexample else {
            guard let pair = result.movedAcross.first else { return "different" }
            return "different: \(newNames[view: pair.new]) scrolls with another view"
        }
        let size =
            "different at \(points(example.size.width)) × \(points(example.size.height))"
            + (example.direction == .rightToLeft ? ", right to left" : "")
            + (example.device.map { " (\($0))" } ?? "")
        if let conflict = example.conflict {
            let (file, other) = conflict == .new ? (files.new, files.old) : (files.old, files.new)
            return "\(size): required constraints conflict in \(file), not in \(other)"
        }
        guard let first = example.views.first else { return size }
        return "\(size): \(newNames[view: first.pair.new]) \(sentence(first))"
    }

    /// What differs of a view, such as `is 14 points wide, was 311`.
    private func sentence(_ view: Counterexample.ViewDifference) -> String {
        if let range = view.freeRange {
            return "can have \(article(range.attribute)) of \(text(range.new)), was \(text(range.old))"
        }
        if let looser = view.looserSide {
            return looser == .new
                ? "is ambiguous, and less constrained than it was" : "is ambiguous, but more constrained than it was"
        }
        let freed = view.newFree.filter { !view.oldFree.contains($0) }
        if freed.contains(.minX), freed.contains(.minY) {
            return "has no fixed position, was at \(points(view.old.x)), \(points(view.old.y))"
        }
        if let attribute = freed.first {
            return "has no fixed \(noun(attribute)), was \(points(view.old[attribute]))"
        }
        if let attribute = view.oldFree.first(where: { !view.newFree.contains($0) }) {
            return "has a fixed \(noun(attribute)) of \(points(view.new[attribute])), had none"
        }
        if isChanged(view, .width) { return "is \(points(view.new.width)) points wide, was \(points(view.old.width))" }
        if isChanged(view, .height) {
            return "is \(points(view.new.height)) points high, was \(points(view.old.height))"
        }
        return "is " + move(view)
    }

    private func isChanged(_ view: Counterexample.ViewDifference, _ attribute: FrameAttribute) -> Bool {
        abs(view.new[attribute] - view.old[attribute]) > 0.01
    }

    private func noun(_ attribute: FrameAttribute) -> String {
        switch attribute {
        case .minX: "horizontal position"
        case .minY: "vertical position"
        case .width: "width"
        case .height: "height"
        }
    }

    private func article(_ attribute: FrameAttribute) -> String { "a " + noun(attribute) }

    private func text(_ range: (lowest: Double?, highest: Double?)) -> String {
        switch range {
        case (let low?, let high?) where high - low < 0.01: points(low)
        case (let low?, let high?): "\(points(low)) to \(points(high))"
        case (let low?, nil): "\(points(low)) or more"
        case (nil, let high?): "\(points(high)) or less"
        case (nil, nil): "any value"
        }
    }

    /// Such as `12 points lower and 3 points further left`.
    private func move(_ view: Counterexample.ViewDifference) -> String {
        var parts: [String] = []
        let (right, down) = (view.new.x - view.old.x, view.new.y - view.old.y)
        if abs(down) > 0.01 { parts.append("\(length(down)) \(down > 0 ? "lower" : "higher")") }
        if abs(right) > 0.01 { parts.append("\(length(right)) further \(right > 0 ? "right" : "left")") }
        return parts.joined(separator: " and ")
    }

    private func length(_ difference: Double) -> String {
        let text = points(abs(difference))
        return text == "1" ? "1 point" : "\(text) points"
    }

    private var placeLine: String? {
        let changed = result.missing.filter(\.isListed).map { $0.counterpart?.place }
        let added = result.extra.filter(\.isListed).map(\.place)
        if let place = (changed + added).lazy.compactMap({ $0 }).first { return text(of: place, files.new) }
        if let near = result.missing.lazy.compactMap(\.nearby).first {
            return text(of: near.place, files.new)
                + (near.isConstraint ? ", the nearest constraint of " : ", the declaration of ") + printable(near.view)
        }
        return result.missing.first { $0.isListed && $0.place != nil }?.place.map { text(of: $0, files.old) }
    }

    private func text(of place: Place, _ file: String) -> String { "\(file):\(place.line):\(place.column)" }

    // MARK: Rows

    private static let mostRows = 4

    /// A line of the list of constraints.
    private struct Line {
        var title: String
        var text: String
        var place: String
    }

    /// What a constraint was and is now, then constraints that only one side has.
    private var rowLines: [String] {
        func line(_ title: String, _ text: String, _ place: Place?, _ file: String) -> Line {
            Line(title: title, text: printable(text), place: place.map { "\(file):\($0.line)" } ?? "")
        }
        func was(_ text: String, _ place: Place?) -> Line { line("was:    ", text, place, files.old) }
        func now(_ text: String, _ place: Place?) -> Line { line("now:    ", text, place, files.new) }
        var changed: [[Line]] = []
        var missing: [[Line]] = []
        var extra: [[Line]] = []
        var shown: [RowDifference.Source] = []
        for row in result.missing {
            if let other = row.counterpart {
                changed.append([was(row.text, row.place), now(other.text, other.place)])
                shown.append(other.source)
            } else {
                missing.append([line("missing:", row.text, row.place, files.old)])
            }
        }
        for row in result.extra where !shown.contains(row.source) {
            if let other = row.counterpart {
                changed.append([was(other.text, other.place), now(row.text, row.place)])
            } else {
                extra.append([line("extra:  ", row.text, row.place, files.new)])
            }
        }
        let groups = [("changed:", changed), ("missing:", missing), ("extra:  ", extra)]
        let width = min(48, groups.flatMap { $0.1.prefix(Self.mostRows).joined() }.map(\.text.count).max() ?? 0)
        return groups.flatMap { title, rows in
            let lines = rows.prefix(Self.mostRows).joined().map { line in
                let gap = String(repeating: " ", count: max(0, width - line.text.count) + 3)
                return "   \(line.title) \(line.text)"
                    + (line.place.isEmpty ? "" : gap + style.text(line.place, as: .faint))
            }
            return rows.count > Self.mostRows ? lines + ["   \(title) and \(rows.count - Self.mostRows) more"] : lines
        }
    }

    private static let mostViews = 2

    private var alsoLine: String? {
        guard let example = result.counterexample, example.views.count > 1 else { return nil }
        let rest = example.views.dropFirst()
        let parts = rest.prefix(Self.mostViews).map { view -> String in
            let name = newNames[view: view.pair.new]
            if isChanged(view, .width) || isChanged(view, .height) || !view.oldFree.isEmpty || !view.newFree.isEmpty {
                return name + " " + sentence(view)
            }
            return name + " " + move(view)
        }
        let more = rest.count - parts.count
        return "   also: " + parts.map { printable($0) }.joined(separator: "; ")
            + (more > 0 ? "; and \(more) more" : "")
    }

    private static let mostGuesses = 5

    /// Pairs that only their position makes, as far as the lines above are about them.
    private var guessLines: [String] {
        if result.verdict == .same { return [] }
        let named = namedPairs
        let guessed = result.pairs.guessed.filter { named.contains($0.old) }
        if guessed.isEmpty { return [] }
        let parts = guessed.prefix(Self.mostGuesses).map { "\(oldNames[view: $0.old]) = \(newNames[view: $0.new])" }
        let more = result.pairs.guessed.count - parts.count
        return [
            "   paired by position: " + parts.map { printable($0) }.joined(separator: ", ")
                + (more > 0 ? ", and \(more) more" : "")
        ]
    }

    /// The views of the first layout that the headline and the listed constraints name.
    private var namedPairs: Set<Int> {
        var named = Set(result.counterexample?.views.prefix(1).map(\.pair.old) ?? [])
        let partners = Dictionary(
            result.pairs.pairs.map { ($0.new, $0.old) },
            uniquingKeysWith: { first, _ in first }
        )
        func note(_ rows: [RowDifference], _ layout: Layout, _ old: (Int) -> Int?) {
            for row in rows {
                let items: [Layout.Item] =
                    switch row.source {
                    case .constraint(let index): layout.constraints[index].items
                    case .made(let made): [made.item]
                    }
                for case .view(let view) in items { if let view = old(view) { named.insert(view) } }
            }
        }
        note(result.missing, old) { $0 }
        note(result.extra, new) { partners[$0] }
        return named
    }
}
