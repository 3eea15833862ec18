import LayoutInspector

/// A layout as a page draws it: its views with what they show, their frames, and its constraints.
///
/// Views and frames are lists in the order of the layout's views; a view is known by its index.
struct PageScene {
    private let layout: Layout
    private let scenes: LayoutScenes
    private let findings: [Finding]
    private let names: ItemNames

    init(_ layout: Layout, _ scenes: LayoutScenes, _ findings: [Finding]) {
        self.layout = layout
        self.scenes = scenes
        self.findings = findings
        names = ItemNames(layout)
    }

    /// - Parameter address: That of a place in the document.
    func write(to writer: inout JSONWriter, address: (Place?) -> String?) {
        writer.object { writer in
            writer.key("views")
            writer.array { writer in
                for index in layout.views.indices { PageView(layout, index, names).write(to: &writer) }
            }
            writer.frames("frames", scenes.frames)
            writer.key("guides")
            writer.array { writer in
                for (index, guide) in layout.guides.enumerated() {
                    guard let view = layout.view(of: .guide(index)) else { continue }
                    writer.object { writer in
                        writer.member("id", guide.id)
                        writer.member("view", view)
                    }
                }
            }
            constraints(&writer, address)
            outcomes(&writer)
            overSizes(&writer)
            reasons(&writer)
            writer.key("sources")
            writer.array { writer in
                for source in scenes.sources {
                    writer.object { writer in
                        writer.member("dialect", source.dialect)
                        writer.member("text", source.text)
                    }
                }
            }
        }
    }

    // MARK: Constraints

    /// Those of the layout, and what UIKit makes as far as findings name it.
    private func constraints(_ writer: inout JSONWriter, _ address: (Place?) -> String?) {
        let texts = ConstraintText(names: names)
        writer.key("constraints")
        writer.array { writer in
            for (index, constraint) in layout.constraints.enumerated() {
                let place = scenes.constraintPlaces.indices.contains(index) ? scenes.constraintPlaces[index] : nil
                self.constraint(constraint, texts, &writer) { writer in
                    guard let place else { return }
                    writer.member("line", place.line)
                    if let address = address(place) { writer.member("address", address) }
                }
            }
            var seen: Set<String> = []
            for made in findings.flatMap(\.made) where seen.insert(made.constraint.id).inserted {
                guard layout.item(id: made.constraint.id) == nil else { continue }
                self.constraint(made.constraint, texts, &writer) { $0.member("made", true) }
            }
        }
    }

    private func constraint(
        _ constraint: Layout.Constraint,
        _ texts: ConstraintText,
        _ writer: inout JSONWriter,
        _ place: (inout JSONWriter) -> Void
    ) {
        writer.object { writer in
            writer.member("id", constraint.id)
            writer.member("text", texts.text(of: constraint))
            for (key, anchor) in [("first", constraint.first), ("second", constraint.second)] {
                guard let anchor, let view = layout.view(of: anchor.item) else { continue }
                writer.key(key)
                writer.array { writer in
                    writer.integer(view)
                    writer.string(anchor.attribute.rawValue)
                    if case .guide = anchor.item { writer.string(layout.id(of: anchor.item)) }
                }
            }
            if constraint.relation != .equal { writer.member("relation", constraint.relation.symbol) }
            if constraint.multiplier != 1 { writer.member("multiplier", constraint.multiplier) }
            if constraint.constant != 0 { writer.member("constant", constraint.constant) }
            if constraint.priority < 1000 { writer.member("priority", constraint.priority) }
            if let identifier = constraint.identifier { writer.member("identifier", identifier) }
            if !constraint.isEffective { writer.member("inactive", true) }
            place(&writer)
        }
    }

    // MARK: Other layouts

    /// The layouts after fixes: the frames that differ from those as solved.
    private func outcomes(_ writer: inout JSONWriter) {
        writer.key("outcomes")
        writer.array { writer in
            for (index, finding) in findings.enumerated() {
                for (number, fix) in finding.fixes.enumerated() {
                    guard let outcome = scenes.outcomes.first(where: { $0.edits == fix.edits }) else { continue }
                    writer.object { writer in
                        writer.member("finding", index)
                        writer.member("fix", number)
                        var frames = scenes.frames
                        writer.moved("frames", from: &frames, to: outcome.frames)
                    }
                }
            }
        }
    }

    private func overSizes(_ writer: inout JSONWriter) {
        if scenes.connectsAxes { writer.member("connected", true) }
        for over in scenes.overSizes {
            writer.key(over.axis == .horizontal ? "widths" : "heights")
            pieces(of: over, &writer)
        }
        if scenes.widthsAtHeights.isEmpty { return }
        writer.key("widthsAt")
        writer.array { writer in
            for (height, over) in scenes.widthsAtHeights {
                writer.object { writer in
                    writer.member("height", height)
                    writer.key("widths")
                    pieces(of: over, &writer)
                }
            }
        }
    }

    /// Each piece begins where the one before ends, but for what jumps: most views do not, and many do not move at all.
    private func pieces(of over: FramesOverSizes, _ writer: inout JSONWriter) {
        var frames = scenes.frames
        writer.array { writer in
            for piece in over.pieces {
                writer.object { writer in
                    writer.key("range")
                    writer.numbers([piece.range.lowerBound, piece.range.upperBound])
                    if !piece.isExact { writer.member("exact", false) }
                    writer.moved("from", from: &frames, to: piece.lowest)
                    writer.moved("to", from: &frames, to: piece.highest)
                }
            }
        }
    }

    private func reasons(_ writer: inout JSONWriter) {
        if scenes.reasons.isEmpty { return }
        let words = ConstraintText(names: names)
        writer.key("reasons")
        writer.array { writer in
            for reason in scenes.reasons {
                writer.object { writer in
                    writer.member("view", reason.view)
                    writer.member("attribute", reason.attribute.rawValue)
                    writer.key("why")
                    writer.derivation(reason.derivation, words, layout)
                }
            }
        }
    }
}

extension JSONWriter {
    /// Numbers of a picture, to a thousandth of a point and without blanks: pages have many.
    mutating func numbers(_ values: [Double]) {
        var bytes = [UInt8(ascii: "[")]
        for (index, value) in values.enumerated() {
            if index > 0 { bytes.append(UInt8(ascii: ",")) }
            let isDrawn = value.isFinite && abs(value) < 1e9
            // Without the sign of zero.
            JSONNumberFormat.append(isDrawn ? (value * 1000).rounded() / 1000 + 0 : 0, to: &bytes)
        }
        bytes.append(UInt8(ascii: "]"))
        raw(String(decoding: bytes, as: UTF8.self))
    }

    mutating func integers(_ values: [Int]) { raw("[" + values.map(String.init).joined(separator: ",") + "]") }

    /// Four numbers a frame, one frame after the other.
    mutating func frames(_ name: String, _ frames: [Rectangle]) {
        key(name)
        numbers(frames.flatMap { [$0.x, $0.y, $0.width, $0.height] })
    }

    /// The views of which a frame differs: the index and four numbers, one view after the other.
    ///
    /// - Parameter frames: Those before; afterwards what a reader of the numbers has.
    mutating func moved(_ name: String, from frames: inout [Rectangle], to others: [Rectangle]) {
        var values: [Double] = []
        for (view, other) in others.enumerated() where frames.indices.contains(view) {
            // Numbers are thousandths.
            if LayoutDrawing.areNear(other, frames[view], within: 5e-4) { continue }
            values.append(Double(view))
            values += [other.x, other.y, other.width, other.height]
            frames[view] = other
        }
        key(name)
        numbers(values)
    }
}
