import LayoutInspector

extension JSONWriter {
    /// One finding as an object.
    ///
    /// - Parameter layout: What the items of made constraints are named in.
    mutating func finding(_ finding: Finding, layout: Layout?, path: String) {
        object { writer in
            writer.member("rule", finding.rule)
            writer.member("severity", finding.severity.rawValue)
            writer.member("confidence", finding.confidence.rawValue)
            writer.member("message", finding.message)
            writer.member("views", finding.views)
            writer.member("constraints", finding.constraints)
            if let layout, !finding.made.isEmpty {
                writer.key("made")
                writer.array { writer in
                    for made in finding.made {
                        writer.constraint(made.constraint, in: layout, isAssumed: made.isAssumed)
                    }
                }
            }
            if let axis = finding.axis { writer.member("axis", axis.rawValue) }
            if let conflict = finding.conflict {
                writer.conflict(conflict)
            }
            if let row = finding.overfullRow { writer.chain(row) }
            if writer.isRecord, finding.conflict != nil { writer.member("is_conflict", true) }
            writer.resolved(writer.isRecord ? finding.resolves : finding.resolves.filter(\.isByEveryFix))
            if let ambiguity = finding.ambiguity { writer.ambiguity(ambiguity) }
            if let sizes = finding.sizes { writer.sizes(sizes) }
            if let room = finding.textRoom { writer.textRoom(room) }
            if !finding.notes.isEmpty {
                writer.key("notes")
                writer.array { writer in
                    for note in finding.notes { writer.note(note) }
                }
            }
            if !finding.fixes.isEmpty {
                writer.key("fixes")
                writer.array { writer in
                    for fix in finding.fixes { writer.fix(fix, in: layout) }
                }
            }
            writer.member("file", path)
            if let place = finding.place {
                writer.member("line", place.line)
                writer.member("column", place.column)
            }
            if let source = finding.source {
                writer.key("source")
                writer.location(source)
            }
        }
    }

    /// The findings that every fix of this one removes.
    private mutating func resolved(_ resolved: [Finding.Resolved]) {
        if resolved.isEmpty { return }
        key("resolves")
        array { writer in
            for finding in resolved {
                writer.object { writer in
                    writer.member("rule", finding.rule)
                    writer.member("severity", finding.severity.rawValue)
                    writer.member("message", finding.message)
                    writer.member("views", finding.views)
                    writer.member("constraints", finding.constraints)
                    guard writer.isRecord else { return }
                    if let axis = finding.axis { writer.member("axis", axis.rawValue) }
                    if !finding.isByEveryFix { writer.member("by_every_fix", false) }
                }
            }
        }
    }

    private mutating func note(_ note: Finding.Note) {
        object { writer in
            writer.member("role", note.role.rawValue)
            writer.member("message", note.text)
            if writer.isRecord, !note.remark.isEmpty { writer.member("remark", note.remark) }
            if !note.views.isEmpty { writer.member("views", note.views) }
            if !note.constraints.isEmpty { writer.member("constraints", note.constraints) }
            if let place = note.place {
                writer.member("line", place.line)
                writer.member("column", place.column)
            }
        }
    }

    private mutating func sizes(_ sizes: Finding.Sizes) {
        key("sizes")
        object { writer in
            writer.member("kind", sizes.kind.rawValue)
            writer.key("fails")
            writer.array { writer in
                for occurrence in sizes.occurrences { writer.occurrence(occurrence) }
            }
        }
    }

    private mutating func occurrence(_ occurrence: Finding.Sizes.Occurrence) {
        object(isInline: true) { writer in
            if let language = occurrence.language { writer.member("language", language) }
            if let textSize = occurrence.textSize { writer.member("text_size", textSize) }
            if let direction = occurrence.direction { writer.member("direction", direction.rawValue) }
            if let device = occurrence.device { writer.member("device", device) }
            guard let interval = occurrence.interval else { return }
            let dimension = interval.axis == .horizontal ? "width" : "height"
            writer.member(dimension, [interval.lowest, interval.highest])
        }
    }

    /// Lengths that have no limit are left out.
    private mutating func textRoom(_ room: Finding.TextRoom) {
        key("text_room")
        object { writer in
            writer.member("wraps", room.wraps)
            writer.extent(room.room)
            if let place = room.place {
                writer.key("at")
                writer.occurrence(place)
            }
            writer.key("needs")
            writer.array { writer in
                for need in room.needs {
                    writer.object(isInline: true) { writer in
                        if let language = need.language { writer.member("language", language) }
                        writer.extent(need.extent)
                        writer.member("fits", need.fits)
                    }
                }
            }
        }
    }

    private mutating func extent(_ extent: Finding.TextRoom.Extent) {
        if let width = extent.width { member("width", width) }
        if let lines = extent.lines { member("lines", Double(lines)) }
    }

    private mutating func ambiguity(_ ambiguity: Finding.Ambiguity) {
        member("kind", ambiguity.kind.rawValue)
        member("attributes", ambiguity.attributes.map(\.name))
        if ambiguity.isHiddenByExactFit { member("exact_fit", true) }
        key("dependents")
        object { writer in
            for dependent in ambiguity.dependents {
                writer.member(dependent.item, dependent.attributes.map(\.name))
            }
        }
        if !ambiguity.shared.isEmpty {
            key("shared")
            object { writer in
                for shared in ambiguity.shared { writer.member(shared.attribute.name, shared.items) }
            }
        }
        key("range")
        object { writer in
            for (attribute, range) in zip(ambiguity.attributes, ambiguity.ranges) {
                writer.key(attribute.name)
                writer.array(isInline: true) { writer in
                    for bound in [range.lowest, range.highest] {
                        if let bound { writer.number(bound) } else { writer.null() }
                    }
                }
            }
        }
        key("witnesses")
        array { writer in
            for witness in ambiguity.witnesses {
                writer.object { writer in
                    for item in witness { writer.frame(item.frame, of: item.item) }
                }
            }
        }
    }

    /// `"id": [x, y, width, height]`.
    mutating func frame(_ frame: Rectangle, of id: String) {
        member(id, [frame.x, frame.y, frame.width, frame.height])
    }

    mutating func location(_ location: Layout.SourceLocation) {
        object(isInline: true) { writer in
            if let file = location.file { writer.member("file", file) }
            if let line = location.line { writer.member("line", line) }
            if let column = location.column { writer.member("column", column) }
        }
    }

    private mutating func fix(_ fix: Finding.Fix, in layout: Layout?) {
        object { writer in
            writer.member("title", fix.title)
            writer.key("edits")
            writer.array { writer in
                for edit in fix.edits.flatMap(\.steps) { writer.edit(edit, in: layout) }
            }
            writer.member("verified", true)
            writer.member("remaining", fix.remaining)
            if writer.isRecord {
                writer.replacements(fix.replacements)
                writer.lines(fix.lines)
            }
            guard let instructions = fix.instructions else { return }
            if !instructions.code.isEmpty { writer.member("code", instructions.code) }
            if !instructions.steps.isEmpty { writer.member("steps", instructions.steps) }
            if let source = instructions.source {
                writer.key("source")
                writer.location(source)
            }
        }
    }

    private mutating func replacements(_ replacements: [TextReplacement]) {
        if replacements.isEmpty { return }
        key("replacements")
        array { writer in
            for replacement in replacements {
                writer.object { writer in
                    writer.member("from", [Double(replacement.start.line), Double(replacement.start.column)])
                    writer.member("to", [Double(replacement.end.line), Double(replacement.end.column)])
                    writer.member("text", replacement.text)
                }
            }
        }
    }

    private mutating func lines(_ lines: LineReplacement?) {
        guard let lines else { return }
        key("lines")
        object { writer in
            writer.member("first", lines.first)
            writer.member("last", lines.last)
            writer.member("text", lines.text)
        }
    }

    private mutating func edit(_ edit: LayoutEdit, in layout: Layout?) {
        object(isInline: true) { writer in
            switch edit {
            case .constraint(let id, .isActive(false)):
                writer.member("constraint", id)
                writer.member("deactivate", true)
            case .constraint(let id, let change):
                writer.member("constraint", id)
                writer.key("set")
                writer.object(isInline: true) { $0.change(change) }
            case .view(let id, let change):
                writer.member("view", id)
                writer.key("set")
                writer.object(isInline: true) { $0.change(change, ofView: id, in: layout) }
                if writer.isRecord, let axis = change.axis { writer.member("axis", axis.rawValue) }
            case .add(let constraint), .insert(let constraint, _):
                writer.key("add")
                if let layout {
                    writer.constraint(constraint, in: layout, isAssumed: false)
                } else {
                    writer.object(isInline: true) { $0.member("id", constraint.id) }
                }
            case .remove(let id):
                // To those who apply it, a constraint that is gone and one that is not active are the same.
                writer.member("constraint", id)
                writer.member("deactivate", true)
            case .sequence: break  // Taken apart into its steps before.
            }
        }
    }

    private mutating func change(_ change: LayoutEdit.ConstraintChange) {
        switch change {
        case .constant(let constant): member("constant", constant)
        case .multiplier(let multiplier): member("multiplier", multiplier)
        case .priority(let priority): member("priority", priority)
        case .relation(let relation): member("relation", relation.rawValue)
        case .identifier(let identifier?): member("identifier", identifier)
        case .identifier(nil):
            key("identifier")
            null()
        case .isActive(let isActive): member("isActive", isActive)
        }
    }

    /// The keys and values of the dump format: of a pair of priorities, both are written.
    private mutating func change(_ change: LayoutEdit.ViewChange, ofView id: String, in layout: Layout?) {
        var view: Layout.View?
        if case .view(let index)? = layout?.item(id: id) { view = layout?.views[index] }
        switch change {
        case .contentHugging(let axis, let priority):
            var pair = view?.contentHugging ?? PerAxis(250, 250)
            pair[axis] = priority
            member("contentHugging", [pair.horizontal, pair.vertical])
        case .compressionResistance(let axis, let priority):
            var pair = view?.compressionResistance ?? PerAxis(750, 750)
            pair[axis] = priority
            member("compressionResistance", [pair.horizontal, pair.vertical])
        case .translatesAutoresizingMask(let translates): member("translatesAutoresizingMask", translates)
        case .isHidden(let isHidden): member("isHidden", isHidden)
        }
    }
}

extension LayoutEdit.ViewChange {
    /// The axis of a content priority.
    fileprivate var axis: Axis? {
        switch self {
        case .contentHugging(let axis, _), .compressionResistance(let axis, _): axis
        case .translatesAutoresizingMask, .isHidden: nil
        }
    }
}
