import LayoutInspector

/// Makes drawings of a layout as it is solved, and of what was found in it.
package struct LayoutDrawing {
    let layout: Layout
    let names: ItemNames
    /// By view, in the superview's coordinates.
    private let frames: [Rectangle]
    private let findings: [Finding]
    let isShown: [Bool]

    /// More findings than these are not listed below a picture.
    private static let mostListed = 12
    /// More roots than these are not drawn.
    private static let mostRoots = 12

    package init(layout: Layout, frames: [Rectangle], findings: [Finding]) {
        self.layout = layout
        names = ItemNames(layout)
        self.frames = frames
        self.findings = findings
        var isShown: [Bool] = []
        isShown.reserveCapacity(layout.views.count)
        for view in layout.views { isShown.append(!view.isHidden && (view.parent.map { isShown[$0] } ?? true)) }
        self.isShown = isShown
    }

    // MARK: Layouts

    /// A layout, or what is in one view of it, with marks for findings.
    package func layout(from view: Int? = nil) -> Drawing {
        let all = view.map { [$0] } ?? layout.roots
        let roots = all.prefix(Self.mostRoots)
        let marks = marks()
        let places = places(of: frames)
        var listed: Set<Int> = []
        let panels = roots.map { root -> [Drawing.Panel] in
            let boxes = layout.subtree(of: root).filter { isShown[$0] }.map { index -> Picture.Box in
                let numbers = marks[index] ?? []
                listed.formUnion(numbers)
                return box(index, places, look: look(of: numbers), mark: Self.mark(numbers))
            }
            let picture = Picture(bounds: bounds(of: root, places, boxes), boxes: boxes)
            return [.init(all.count > 1 ? names[view: root] : "", .picture(picture))]
        }
        var legend = listed.sorted().prefix(Self.mostListed).map { number in
            "!\(number + 1) " + Self.headline(findings[number])
        }
        if listed.count > Self.mostListed {
            legend.append("and \(listed.count - Self.mostListed) more findings: check lists them")
        }
        if all.count > roots.count { legend.append("and \(all.count - roots.count) more hierarchies") }
        let title = view.map { names[view: $0] } ?? roots.first.map { names[view: $0] } ?? "no views"
        return Drawing(
            title: title + (roots.first.map { ", " + Self.size(of: places[$0]) } ?? ""),
            rows: panels,
            legend: legend
        )
    }

    private static func size(of frame: Rectangle) -> String {
        "\(PointsText.rounded(frame.width)) × \(PointsText.rounded(frame.height))"
    }

    private static func headline(_ finding: Finding) -> String {
        "\(finding.severity.rawValue)[\(finding.rule)]: \(finding.message)"
    }

    /// By view: the findings about it, by index.
    private func marks() -> [Int: [Int]] {
        var marks: [Int: [Int]] = [:]
        for (number, finding) in findings.enumerated() {
            for view in layout.views(of: finding) { marks[view, default: []].append(number) }
        }
        return marks
    }

    private static func mark(_ numbers: [Int]) -> String {
        if numbers.isEmpty { return "" }
        let shown = numbers.prefix(2).map { "!\($0 + 1)" }.joined(separator: ",")
        return " " + shown + (numbers.count > 2 ? ",…" : "")
    }

    private func look(of numbers: [Int]) -> Picture.Look {
        switch numbers.map({ findings[$0].severity }).max() {
        case .error: .error
        case .warning: .warning
        case .note: .note
        case nil: .plain
        }
    }

    // MARK: Findings

    /// What a layout is like after a fix.
    package struct Outcome {
        var title: String
        var frames: [Rectangle]

        /// - Parameters:
        ///   - title: What the fix does.
        ///   - frames: By view, as solved after it.
        package init(title: String, frames: [Rectangle]) {
            self.title = title
            self.frames = frames
        }
    }

    /// One finding: the row of parts that does not fit, the two layouts of an ambiguity, the views that it is about, before
    /// and after a fix.
    ///
    /// - Parameter index: Of the finding, from 0.
    /// - Returns: A drawing without pictures where there is nothing to be seen.
    package func finding(_ index: Int, after fix: Outcome? = nil) -> Drawing {
        let finding = findings[index]
        var drawing = Drawing(title: "\(index + 1). " + Self.headline(finding), rows: [])
        if let chain = finding.row { drawing.rows.append([.init("", .chain(chain))]) }
        if let paths = finding.conflict?.paths {
            drawing.rows.append([.init("from \(paths.start) to \(paths.end)", .paths(paths))])
        }
        // What a log lists is a few constraints, from which places do not follow.
        let knowsPlaces = layout.coverage == .complete
        let region = region(of: finding)
        if let ambiguity = finding.ambiguity, ambiguity.witnesses.count == 2 {
            if let panel = ghosts(of: ambiguity) {
                drawing.rows.append([panel])
                drawing.legend.append("solid: one layout; dashed: another one, equally valid")
            }
        } else if knowsPlaces, let region, fix == nil {
            let places = places(of: frames)
            let part = part(of: region, for: finding, [places])
            drawing.rows.append([.init("", .picture(picture(of: region, places, within: part, marking: finding)))])
        }
        if knowsPlaces, let fix, let region {
            let before = places(of: frames)
            let after = places(of: fix.frames)
            let part = part(of: region, for: finding, [before, after])
            let first = picture(of: region, before, within: part, marking: finding)
            let second = picture(of: region, after, within: part, movedFrom: before)
            drawing.rows.append([.init("before", .picture(first)), .init("after", .picture(second))])
            drawing.legend.append("fix: " + fix.title)
            if !second.boxes.contains(where: { $0.look == .moved }) { drawing.legend.append("no view moves") }
        }
        if drawing.rows.isEmpty {
            drawing.legend.append(
                knowsPlaces
                    ? "no view of this finding can be drawn"
                    : "a console log has no frames, and these constraints are not a row of sizes and gaps"
            )
        }
        return drawing
    }

    /// The view that contains all that a finding is about.
    private func region(of finding: Finding) -> Int? {
        let views = layout.views(of: finding)
        guard let first = views.first else { return nil }
        let common = views.dropFirst().reduce(first) { layout.nearestCommonAncestor($0, $1) ?? $0 }
        return views.count == 1 ? layout.views[common].parent ?? common : common
    }

    /// What of a region is shown of a finding along one axis: of the other axis only what its views take, so that a bar is
    /// not drawn as a screen.
    private func part(of region: Int, for finding: Finding, _ layouts: [[Rectangle]]) -> Rectangle? {
        let views = layout.views(of: finding).filter { $0 != region }
        guard let axis = finding.axis, axis != .both, !views.isEmpty else { return nil }
        let outer = layouts.map { $0[region] }
        let inner = views.flatMap { view in layouts.map { $0[view] } }
        let isHorizontal = axis == .horizontal
        func span(_ frames: [Rectangle], isHorizontal: Bool, margin: Double) -> (start: Double, length: Double) {
            let starts = frames.map { isHorizontal ? $0.x : $0.y }
            let ends = frames.map { isHorizontal ? $0.x + $0.width : $0.y + $0.height }
            let start = (starts.min() ?? 0) - margin
            return (start, max((ends.max() ?? 0) + margin - start, 1))
        }
        let x = span(isHorizontal ? outer + inner : inner, isHorizontal: true, margin: isHorizontal ? 0 : 8)
        let y = span(isHorizontal ? inner : outer + inner, isHorizontal: false, margin: isHorizontal ? 8 : 0)
        return Rectangle(x: x.start, y: y.start, width: x.length, height: y.length)
    }

    private func picture(
        of region: Int,
        _ places: [Rectangle],
        within part: Rectangle?,
        marking finding: Finding? = nil,
        movedFrom before: [Rectangle]? = nil
    ) -> Picture {
        let marked = Set(finding.map { layout.views(of: $0) } ?? [])
        let severity: Picture.Look =
            switch finding?.severity {
            case .error: .error
            case .warning: .warning
            case .note: .note
            case nil: .plain
            }
        let boxes = layout.subtree(of: region).filter { isShown[$0] }.map { index -> Picture.Box in
            let hasMoved = before.map { !Self.areNear($0[index], places[index]) } ?? false
            return box(index, places, look: hasMoved ? .moved : marked.contains(index) ? severity : .plain)
        }
        var picture = Picture(bounds: part ?? bounds(of: region, places, boxes), boxes: boxes)
        if part != nil { picture.leastRows = 7 }
        return picture
    }

    /// Whether no picture shows a difference.
    static func areNear(_ left: Rectangle, _ right: Rectangle, within tolerance: Double = 0.01) -> Bool {
        FrameAttribute.allCases.allSatisfy { abs(left[$0] - right[$0]) < tolerance }
    }

    /// The two layouts of an ambiguity over each other.
    private func ghosts(of ambiguity: Finding.Ambiguity) -> Drawing.Panel? {
        var layouts = [frames, frames]
        var open: [Int] = []
        var guides: [(guide: Int, frames: [Rectangle])] = []
        for (number, witness) in ambiguity.witnesses.prefix(2).enumerated() {
            for entry in witness {
                switch layout.item(id: entry.item) {
                case .view(let view):
                    layouts[number][view] = entry.frame
                    if !open.contains(view) { open.append(view) }
                case .guide(let guide):
                    if number == 0 {
                        guides.append((guide, [entry.frame]))
                    } else if let known = guides.firstIndex(where: { $0.guide == guide }) {
                        guides[known].frames.append(entry.frame)
                    }
                case .missing, nil: break
                }
            }
        }
        let owners = open.map { layout.views[$0].parent ?? $0 } + guides.map { layout.guides[$0.guide].owner }
        guard let first = owners.first else { return nil }
        let region = owners.dropFirst().reduce(first) { layout.nearestCommonAncestor($0, $1) ?? $0 }
        let solid = places(of: layouts[0])
        let dashed = places(of: layouts[1])
        var boxes = layout.subtree(of: region).filter { isShown[$0] }.map { index in
            box(index, solid, look: open.contains(index) ? .warning : .plain)
        }
        for view in open where isShown[view] && !Self.areNear(solid[view], dashed[view]) {
            var ghost = box(view, dashed, look: .ghost)
            ghost.label = ""
            boxes.append(ghost)
        }
        for (guide, frames) in guides where frames.count == 2 {
            for (frame, look) in zip(frames, [Picture.Look.warning, .ghost]) {
                let owner = layout.guides[guide].owner
                let origin = look == .ghost ? dashed[owner] : solid[owner]
                let place = Rectangle(
                    x: origin.x + frame.x,
                    y: origin.y + frame.y,
                    width: frame.width,
                    height: frame.height
                )
                boxes.append(.init(frame: place, label: look == .ghost ? "" : names[.guide(guide)], look: look))
            }
        }
        return .init("", .picture(Picture(bounds: bounds(of: region, solid, boxes), boxes: boxes)))
    }

    // MARK: Places

    /// By view: its rectangle in its hierarchy.
    func places(of frames: [Rectangle]) -> [Rectangle] {
        var places: [Rectangle] = []
        places.reserveCapacity(layout.views.count)
        for (index, view) in layout.views.enumerated() {
            var place = index < frames.count ? frames[index] : Rectangle(x: 0, y: 0, width: 0, height: 0)
            if let parent = view.parent {
                let offset = layout.views[parent].scroll?.contentOffset ?? Point(x: 0, y: 0)
                place.x += places[parent].x - offset.x
                place.y += places[parent].y - offset.y
            }
            places.append(place)
        }
        return places
    }

    func box(_ view: Int, _ places: [Rectangle], look: Picture.Look, mark: String = "") -> Picture.Box {
        let isContainer = layout.subviews(of: view).contains { isShown[$0] }
        return Picture.Box(frame: places[view], label: names[view: view] + mark, look: look, isContainer: isContainer)
    }

    /// A view with the parts of its subviews outside of it, but not more than twice as much as the view on each side.
    func bounds(of view: Int, _ places: [Rectangle], _ boxes: [Picture.Box]) -> Rectangle {
        let own = places[view]
        var (left, top, right, bottom) = (own.x, own.y, own.x + own.width, own.y + own.height)
        let reach = max(own.width, own.height, 100)
        for box in boxes where box.isFinite {
            left = max(min(left, box.frame.x), own.x - reach)
            top = max(min(top, box.frame.y), own.y - reach)
            right = min(max(right, box.frame.x + box.frame.width), own.x + own.width + reach)
            bottom = min(max(bottom, box.frame.y + box.frame.height), own.y + own.height + reach)
        }
        return Rectangle(x: left, y: top, width: max(right - left, 1), height: max(bottom - top, 1))
    }
}

extension Layout {
    /// The views that a finding is about; of an ambiguity the one that is open.
    func views(of finding: Finding) -> [Int] {
        let ids = finding.ambiguity == nil ? finding.views[...] : finding.views.prefix(1)
        var views: [Int] = []
        for id in ids {
            guard let view = item(id: id).flatMap({ self.view(of: $0) }), !views.contains(view) else { continue }
            views.append(view)
        }
        return views
    }
}
