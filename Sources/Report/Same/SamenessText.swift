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
    let result: Sameness
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
        if let attribute = view.newFree.first(where: { !view.oldFree.contains($0) }) {
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
        let rows = result.extra.filter(\.isListed).map(\.place) + result.missing.map { $0.counterpart?.place }
        if let place = rows.lazy.compactMap({ $0 }).first { return "\(files.new):\(place.line):\(place.column)" }
        if let place = result.missing.first(where: { $0.isListed && $0.place != nil })?.place {
            return "\(files.old):\(place.line):\(place.column)"
        }
        return nil
    }

    // MARK: Rows

    private static let mostRows = 4

    private var rowLines: [String] {
        lines(result.missing, "missing:", files.old, ("now:    ", files.new))
            + lines(result.extra, "extra:  ", files.new, ("was:    ", files.old))
    }

    /// - Parameter counterpart: How a constraint of the other file begins that takes the place of one, and that file.
    private func lines(
        _ rows: [RowDifference],
        _ title: String,
        _ file: String,
        _ counterpart: (title: String, file: String)
    ) -> [String] {
        let shown = rows.prefix(Self.mostRows)
        let texts = shown.flatMap { [$0.text] + ($0.counterpart.map { [$0.text] } ?? []) }
        let width = min(48, texts.map { printable($0).count }.max() ?? 0)
        func line(_ title: String, _ text: String, _ place: Place?, _ file: String) -> String {
            let text = printable(text)
            let place = place.map { "\(file):\($0.line)" } ?? ""
            let gap = String(repeating: " ", count: max(0, width - text.count) + 3)
            return "   \(title) \(text)" + (place.isEmpty ? "" : gap + style.text(place, as: .faint))
        }
        var lines: [String] = []
        for row in shown {
            lines.append(line(title, row.text, row.place, file))
            guard let other = row.counterpart else { continue }
            lines.append(line(counterpart.title, other.text, other.place, counterpart.file))
        }
        if rows.count > shown.count { lines.append("   \(title) and \(rows.count - shown.count) more") }
        return lines
    }

    private static let mostViews = 4

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

    private var guessLines: [String] {
        if result.verdict == .same || result.pairs.guessed.isEmpty { return [] }
        let guessed = result.pairs.guessed
        let parts = guessed.prefix(Self.mostGuesses).map { "\(oldNames[view: $0.old]) = \(newNames[view: $0.new])" }
        let more = guessed.count - parts.count
        return [
            "   paired by position: " + parts.map { printable($0) }.joined(separator: ", ")
                + (more > 0 ? ", and \(more) more" : "")
        ]
    }
}
