import LayoutInspector

/// The pictures of a layout in a page: a picture for each root, in points, with a group for each view that the page's
/// script moves.
struct SceneHTML {
    private let drawing: LayoutDrawing
    private let scenes: LayoutScenes
    private let findings: [Finding]
    /// By view, its rectangle in its hierarchy.
    private let places: [Rectangle]

    /// More hierarchies than these are not drawn.
    private static let mostRoots = 24
    /// Pictures are shown no wider than this, in points.
    private static let mostWidth = 480.0
    private static let mostHeight = 720.0

    init(_ layout: Layout, _ scenes: LayoutScenes, _ findings: [Finding]) {
        drawing = LayoutDrawing(layout: layout, frames: scenes.frames, findings: findings)
        self.scenes = scenes
        self.findings = findings
        places = drawing.places(of: scenes.frames)
    }

    /// The views that a finding is about.
    func views(of finding: Finding) -> [Int] { drawing.layout.views(of: finding) }

    // MARK: Pictures

    /// - Parameters:
    ///   - id: Of the document in the page.
    ///   - listed: The indices of the findings that the page lists.
    func pictures(id: String, listed: [Int]) -> String {
        var marks: [Int: [Int]] = [:]
        for index in listed {
            for view in drawing.layout.views(of: findings[index]) { marks[view, default: []].append(index) }
        }
        let roots = drawing.layout.roots
        // Those with findings first: nobody looks for a finding behind pictures of what is clean.
        let marked = Set(marks.keys.map { root(above: $0) })
        let chosen = (roots.filter { marked.contains($0) } + roots.filter { !marked.contains($0) })
            .prefix(Self.mostRoots).sorted()
        var text = chosen.map { picture(of: $0, id: id, marks: marks) }.joined()
        if roots.count > chosen.count {
            text += "<p class=\"more\">and \(roots.count - chosen.count) more hierarchies</p>\n"
        }
        return text
    }

    private func root(above view: Int) -> Int {
        var root = view
        while let parent = drawing.layout.views[root].parent { root = parent }
        return root
    }

    private func picture(of root: Int, id: String, marks: [Int: [Int]]) -> String {
        let shown = drawing.layout.subtree(of: root).filter { drawing.isShown[$0] }
        let boxes = shown.map { (view: $0, box: drawing.box($0, places, look: .plain)) }.filter { $0.box.isFinite }
        let bounds = drawing.bounds(of: root, places, boxes.map(\.box))
        guard bounds.width.isFinite, bounds.height.isFinite, bounds.width < 1e9, bounds.height < 1e9 else { return "" }
        let scale = min(1, Self.mostWidth / bounds.width, Self.mostHeight / bounds.height)
        let name = drawing.names[view: root]
        let size = "\(Self.number(places[root].width)) × \(Self.number(places[root].height))"
        let count = shown.count { marks[$0] != nil }
        var label = "\(name), \(size) points, \(counted(shown.count, "view"))"
        if count > 0 { label += ", \(count) with findings" }
        var text = "<figure><figcaption>\(escapedForXML(name)) <span class=\"size\">\(size)</span></figcaption>\n"
        // A fixed pixel of border stays visible at the edges.
        let box = [bounds.x - 1, bounds.y - 1, bounds.width + 2, bounds.height + 2].map(Self.number)
        text += "<svg class=\"scene\" viewBox=\"\(box.joined(separator: " "))\""
        text += " width=\"\(Self.number(bounds.width * scale))\" role=\"group\""
        text += " aria-label=\"\(escapedForXML(label))\" data-scale=\"\(Self.number(scale * 1000))\""
        // Labels stay readable in pictures that are shown smaller.
        let font = Drawing.fontSize / max(scale, 0.25)
        text += " font-size=\"\(Self.number(font))\">\n"
        for (view, box) in boxes { text += group(view, box, font: font, id: id, findings: marks[view] ?? []) }
        return text + "</svg></figure>\n"
    }

    private func group(_ view: Int, _ box: Picture.Box, font: Double, id: String, findings numbers: [Int]) -> String {
        let (name, frame) = (escapedForXML(drawing.names[view: view]), box.frame)
        var text = "<g data-view=\"\(view)\""
        if box.isContainer { text += " data-container=\"\"" }
        if let severity = numbers.map({ findings[$0].severity }).max() {
            let ids = numbers.map { "\(id)-f\($0 + 1)" }.joined(separator: " ")
            text += " class=\"\(severity.rawValue)\" data-findings=\"\(ids)\" role=\"button\" tabindex=\"0\""
            text += " aria-label=\"\(name): \(counted(numbers.count, "finding"))\""
        } else {
            text += " aria-hidden=\"true\""
        }
        text += "><rect x=\"\(Self.number(frame.x))\" y=\"\(Self.number(frame.y))\""
        text += " width=\"\(Self.number(max(0, frame.width)))\" height=\"\(Self.number(max(0, frame.height)))\">"
        text += "<title>\(name), \(Self.escapedSize(frame))</title></rect>"
        // Below a label in the same corner, two are none.
        let isCovered = drawing.layout.subviews(of: view).contains { subview in
            let (left, top) = (places[subview].x - frame.x, places[subview].y - frame.y)
            return drawing.isShown[subview] && left >= 0 && left < 8 * font && abs(top) < font
        }
        let columns = max(1, Int(min(max(frame.width - 6, 20), 10_000) / (font * Drawing.characterWidth)))
        let shown = isCovered ? "" : clipped(printable(box.label), to: columns, .boxes)
        let line = box.isContainer ? font : max(font, frame.height / 2 + font / 3)
        text +=
            "<text x=\"\(Self.number(frame.x + 3))\" y=\"\(Self.number(frame.y + line))\">\(escapedForXML(shown))</text>"
        return text + "</g>\n"
    }

    private static func escapedSize(_ frame: Rectangle) -> String { escapedForXML(frameText(frame)) }

    // MARK: Other layouts

    /// A choice among layouts of one finding, by its label.
    struct Choice {
        var label: String
        /// Views with another frame than the solved one: `view,x,y,width,height`, one after the other.
        var frames: String
    }

    /// The layouts between which a finding lets its reader choose; empty where there is only one.
    func choices(of index: Int) -> [Choice] {
        let finding = findings[index]
        if let ambiguity = finding.ambiguity, ambiguity.witnesses.count == 2 {
            return ambiguity.witnesses.enumerated().map { number, witness in
                var frames = scenes.frames
                for entry in witness {
                    guard case .view(let view)? = drawing.layout.item(id: entry.item), frames.indices.contains(view)
                    else { continue }
                    frames[view] = entry.frame
                }
                return Choice(label: "layout \(number + 1)", frames: changes(in: frames))
            } + outcomes(of: index)
        }
        let outcomes = outcomes(of: index)
        return outcomes.isEmpty ? [] : [Choice(label: "before", frames: "")] + outcomes
    }

    private func outcomes(of index: Int) -> [Choice] {
        findings[index].fixes.enumerated().compactMap { number, fix in
            scenes.outcomes.first { $0.edits == fix.edits }.map { outcome in
                Choice(label: "after fix \(number + 1)", frames: changes(in: outcome.frames))
            }
        }
    }

    private func changes(in frames: [Rectangle]) -> String {
        let others = drawing.places(of: frames)
        return others.indices.filter { drawing.isShown[$0] && !LayoutDrawing.areNear(others[$0], places[$0]) }
            .map { ([String($0)] + Self.numbers(others[$0])).joined(separator: ",") }.joined(separator: " ")
    }

    // MARK: Widths

    /// The widths over which frames are known: for each piece its ends, whether frames are linear between them, and both frames
    /// of each view that differs from the solved one. `nil` where none were asked for.
    func widths() -> (lowest: Double, highest: Double, pieces: String)? {
        guard let pieces = scenes.widths?.pieces, let first = pieces.first, let last = pieces.last else { return nil }
        let text = pieces.map { piece in
            let (low, high) = (drawing.places(of: piece.lowest), drawing.places(of: piece.highest))
            let views = places.indices.filter { view in
                drawing.isShown[view]
                    && !(LayoutDrawing.areNear(low[view], places[view])
                        && LayoutDrawing.areNear(high[view], places[view]))
            }
            let moved = views.map { view in
                ([String(view)] + Self.numbers(low[view]) + Self.numbers(high[view])).joined(separator: ",")
            }
            let ends = [piece.range.lowerBound, piece.range.upperBound].map(Self.number)
            return (ends + [piece.isExact ? "1" : "0"]).joined(separator: ",") + "|" + moved.joined(separator: " ")
        }
        return (first.range.lowerBound, last.range.upperBound, text.joined(separator: ";"))
    }

    private static func numbers(_ frame: Rectangle) -> [String] {
        [frame.x, frame.y, frame.width, frame.height].map(number)
    }

    static func number(_ value: Double) -> String {
        value.isFinite && abs(value) < 1e9 ? PointsText.rounded(value) : "0"
    }
}
