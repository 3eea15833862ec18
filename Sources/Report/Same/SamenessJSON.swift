import LayoutInspector

/// The verdict on two layouts, for programs (Documentation/Same.md).
package enum SamenessJSON {
    package static func text(of result: Sameness, _ old: Layout, _ new: Layout) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.members(of: result, old, new)
        }
        return writer.text
    }
}

extension JSONWriter {
    mutating func members(of result: Sameness, _ old: Layout, _ new: Layout) {
        member("verdict", result.verdict.rawValue)
        key("pairs")
        array { writer in
            for pair in result.pairs.pairs {
                writer.object(isInline: true) { writer in
                    writer.member("old", old.views[pair.old].id)
                    writer.member("new", new.views[pair.new].id)
                    writer.member("by", pair.reason.rawValue)
                }
            }
        }
        member("missing_views", result.pairs.missing.map { old.views[$0].id })
        member("extra_views", result.pairs.extra.map { new.views[$0].id })
        key("proof")
        object { writer in
            writer.member("common_rows", result.commonRows)
            writer.member("derived_rows", result.derivedRows)
            writer.member("assumes_insets_fit", result.assumesInsetsFit)
        }
        if !result.lines.isEmpty { compared(result) }
        if let example = result.counterexample { counterexample(example, old, new) }
        rows(result.missing, old, new, "missing")
        rows(result.extra, new, old, "extra")
        if !result.tried.isEmpty { member("tried", result.tried) }
        member("notes", result.notes)
    }

    private mutating func compared(_ result: Sameness) {
        key("compared")
        array { writer in
            for line in result.lines {
                writer.object(isInline: true) { writer in
                    writer.member("axis", line.axis.rawValue)
                    writer.member("range", [line.range.lowerBound, line.range.upperBound])
                    writer.member("at", line.crossing)
                }
            }
        }
        member("largest_difference", result.largestDifference)
    }

    private mutating func counterexample(_ example: Counterexample, _ old: Layout, _ new: Layout) {
        key("counterexample")
        object { writer in
            writer.member("size", [example.size.width, example.size.height])
            if let insets = example.safeAreaInsets {
                writer.member("safe_area", [insets.top, insets.left, insets.bottom, insets.right])
            }
            if let direction = example.direction { writer.member("direction", direction.rawValue) }
            if let device = example.device { writer.member("device", device) }
            if let conflict = example.conflict { writer.member("conflict", conflict == .old ? "old" : "new") }
            writer.key("views")
            writer.array { writer in
                for view in example.views {
                    writer.object { writer in
                        writer.member("old", old.views[view.pair.old].id)
                        writer.member("new", new.views[view.pair.new].id)
                        writer.frame(view.old, of: "old_frame")
                        writer.frame(view.new, of: "new_frame")
                        writer.member("old_free", view.oldFree.map(\.name))
                        writer.member("new_free", view.newFree.map(\.name))
                    }
                }
            }
        }
    }

    private mutating func place(_ place: Place?) {
        guard let place else { return }
        member("line", place.line)
        member("column", place.column)
    }

    private mutating func rows(_ rows: [RowDifference], _ layout: Layout, _ otherLayout: Layout, _ name: String) {
        key(name)
        array { writer in
            for row in rows {
                writer.object(isInline: true) { writer in
                    if case .constraint(let index) = row.source {
                        writer.member("constraint", layout.constraints[index].id)
                    }
                    writer.member("text", row.text)
                    writer.place(row.place)
                    if let other = row.counterpart {
                        writer.key("instead")
                        writer.object(isInline: true) { writer in
                            if case .constraint(let index) = other.source {
                                writer.member("constraint", otherLayout.constraints[index].id)
                            }
                            writer.member("text", other.text)
                            writer.place(other.place)
                        }
                    }
                }
            }
        }
    }
}
