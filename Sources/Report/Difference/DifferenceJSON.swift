import LayoutInspector

/// What changed between two layouts, for programs (Documentation/Differences.md).
package enum DifferenceJSON {
    /// - Parameter sameness: The verdict on both layouts, which is a member of its own.
    package static func text(of difference: LayoutDifference, sameness: Sameness? = nil) -> String {
        var writer = JSONWriter()
        writer.object { writer in
            writer.member("version", 1)
            writer.members(of: difference)
            guard let sameness else { return }
            writer.key("same")
            writer.object { $0.members(of: sameness, difference.old.layout, difference.new.layout) }
        }
        return writer.text
    }
}

extension JSONWriter {
    mutating func members(of difference: LayoutDifference) {
        let (old, new) = (difference.old.layout, difference.new.layout)
        key("views")
        object { writer in
            writer.member("added", difference.addedViews.map { new.views[$0].id })
            writer.member("removed", difference.removedViews.map { old.views[$0].id })
            writer.changed(difference.changedViews) { new.views[$0].id }
        }
        key("constraints")
        object { writer in
            writer.member("added", difference.addedConstraints.map { new.constraints[$0].id })
            writer.member("removed", difference.removedConstraints.map { old.constraints[$0].id })
            writer.changed(difference.changedConstraints) { new.constraints[$0].id }
        }
        key("frames")
        array { writer in
            for moved in difference.frames {
                writer.object(isInline: true) { writer in
                    writer.member("view", new.views[moved.view].id)
                    writer.frame(moved.before, of: "before")
                    writer.frame(moved.after, of: "after")
                }
            }
        }
        for (name, findings, side) in [("gained", difference.gained, new), ("lost", difference.lost, old)] {
            key(name)
            array { writer in
                for finding in findings {
                    writer.finding(finding, layout: side, path: side.source.file ?? "")
                }
            }
        }
    }

    private mutating func changed(_ list: [LayoutDifference.Changed], _ id: (Int) -> String) {
        key("changed")
        array { writer in
            for changed in list {
                writer.object { writer in
                    writer.member("id", id(changed.after))
                    writer.key("changes")
                    writer.array { writer in
                        for change in changed.changes {
                            writer.object(isInline: true) { writer in
                                writer.member("property", change.property)
                                if let before = change.before { writer.member("before", before) }
                                if let after = change.after { writer.member("after", after) }
                            }
                        }
                    }
                }
            }
        }
    }
}
