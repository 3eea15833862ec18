import LayoutInspector

extension JSONScanner {
    /// A finding with all that it says of conflicts, ambiguities and sizes.
    mutating func finding(_ record: inout RecordReading) throws(ReadError) -> Finding {
        _ = peek()
        let start = offset
        var finding = Finding(ruleID: "", severity: .note, message: "")
        var conflict = Finding.Conflict()
        var isConflict = false
        var ambiguity = Finding.Ambiguity(kind: .missing, attributes: [])
        var isAmbiguity = false
        var place: Place?
        var file = ""
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "rule": finding.rule = try string()
            case "severity": finding.severity = try word(of: "a severity")
            case "confidence": finding.confidence = try word(of: "a confidence")
            case "message": finding.message = try string()
            case "views": finding.views = try strings()
            case "constraints": finding.constraints = try strings()
            case "made":
                try openArray()
                while try nextElement() { finding.made.append(try madeConstraint()) }
            case "axis": finding.axis = try word(of: "an axis")
            case "is_conflict": isConflict = try bool()
            case "breaks": conflict.breaks = try strings()
            case "excess": conflict.excess = try number()
            case "broken": conflict.broken = try string()
            case "amount": conflict.amount = try number()
            case "cause": conflict.cause = try string()
            case "complete": conflict.isComplete = try bool()
            case "smallest": conflict.isSmallest = try bool()
            case "chain": conflict.chain = try chain()
            case "paths": conflict.paths = try paths()
            case "resolves":
                try openArray()
                while try nextElement() { finding.resolves.append(try resolved()) }
            case "kind":
                isAmbiguity = true
                ambiguity.kind = try word(of: "a kind of ambiguity")
            case "attributes": ambiguity.attributes = try frameAttributes()
            case "exact_fit": ambiguity.isHiddenByExactFit = try bool()
            case "dependents":
                try openObject()
                while let item = try nextKey() {
                    ambiguity.dependents.append(.init(item: text(of: item), attributes: try frameAttributes()))
                }
            case "shared":
                try openObject()
                while let name = try nextKey() {
                    let attribute = try frameAttribute(text(of: name), at: name.range.lowerBound)
                    let items = try strings()
                    ambiguity.shared.append(.init(attribute: attribute, items: items, count: items.count))
                }
            case "range": ambiguity.ranges = try ranges()
            case "witnesses":
                try openArray()
                while try nextElement() { ambiguity.witnesses.append(try witness()) }
            case "sizes": finding.sizes = try sizes()
            case "text_room": finding.textRoom = try textRoom()
            case "notes":
                try openArray()
                while try nextElement() { finding.notes.append(try note()) }
            case "fixes":
                try openArray()
                while try nextElement() { finding.fixes.append(try fix(&record)) }
            case "file": file = try string()
            case "line": place = Place(line: try count(), column: place?.column ?? 1)
            case "column": place = Place(line: place?.line ?? 1, column: try count())
            case "source": finding.source = try location()
            default: throw unknownKey(key)
            }
        }
        if finding.rule.isEmpty { throw missing("rule", of: "this finding", at: start) }
        if isConflict { finding.conflict = conflict } else { finding.overfullRow = conflict.chain }
        if isAmbiguity { finding.ambiguity = ambiguity }
        finding.place = place
        record.files.append(file)
        return finding
    }

    private mutating func note() throws(ReadError) -> Finding.Note {
        var note = Finding.Note(.hint, "")
        var place: Place?
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "role": note.role = try word(of: "a role of a note")
            case "message": note.message = try string()
            case "remark": note.remark = try string()
            case "views": note.views = try strings()
            case "constraints": note.constraints = try strings()
            case "line": place = Place(line: try count(), column: place?.column ?? 1)
            case "column": place = Place(line: place?.line ?? 1, column: try count())
            default: throw unknownKey(key)
            }
        }
        note.place = place
        // The message was written with its remark.
        let tail = " (\(note.remark))"
        if !note.remark.isEmpty, note.message.hasSuffix(tail) { note.message.removeLast(tail.count) }
        return note
    }

    private mutating func resolved() throws(ReadError) -> Finding.Resolved {
        var finding = Finding(ruleID: "", severity: .note, message: "")
        var isByEveryFix = true
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "rule": finding.rule = try string()
            case "severity": finding.severity = try word(of: "a severity")
            case "message": finding.message = try string()
            case "views": finding.views = try strings()
            case "constraints": finding.constraints = try strings()
            case "axis": finding.axis = try word(of: "an axis")
            case "by_every_fix": isByEveryFix = try bool()
            default: throw unknownKey(key)
            }
        }
        return Finding.Resolved(finding, isByEveryFix: isByEveryFix)
    }

    // MARK: Ambiguities and sizes

    private mutating func frameAttributes() throws(ReadError) -> [FrameAttribute] {
        var attributes: [FrameAttribute] = []
        try openArray()
        while try nextElement() {
            _ = peek()
            let start = offset
            attributes.append(try frameAttribute(try string(), at: start))
        }
        return attributes
    }

    private func frameAttribute(_ name: String, at start: Int) throws(ReadError) -> FrameAttribute {
        for attribute in [FrameAttribute.minX, .minY, .width, .height] where attribute.name == name {
            return attribute
        }
        throw error("expected minX, minY, width or height, found \"\(name)\"", at: start)
    }

    private mutating func ranges() throws(ReadError) -> [Finding.Ambiguity.Range] {
        var ranges: [Finding.Ambiguity.Range] = []
        try openObject()
        while try nextKey() != nil {
            var bounds: [Double?] = []
            _ = peek()
            let start = offset
            try openArray()
            while try nextElement() { bounds.append(try null() ? nil : try number()) }
            guard bounds.count == 2 else { throw error("expected 2 bounds, found \(bounds.count)", at: start) }
            ranges.append(.init(lowest: bounds[0], highest: bounds[1]))
        }
        return ranges
    }

    private mutating func witness() throws(ReadError) -> [Finding.Ambiguity.WitnessFrame] {
        var frames: [Finding.Ambiguity.WitnessFrame] = []
        try openObject()
        while let item = try nextKey() {
            let numbers = try numbers(4)
            let frame = Rectangle(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
            frames.append(.init(item: text(of: item), frame: frame))
        }
        return frames
    }

    private mutating func sizes() throws(ReadError) -> Finding.Sizes {
        var sizes = Finding.Sizes(kind: .conflict, occurrences: [])
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "kind": sizes.kind = try word(of: "a kind of failure")
            case "fails":
                try openArray()
                while try nextElement() { sizes.occurrences.append(try occurrence()) }
            default: throw unknownKey(key)
            }
        }
        return sizes
    }

    private mutating func occurrence() throws(ReadError) -> Finding.Sizes.Occurrence {
        var occurrence = Finding.Sizes.Occurrence()
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "language": occurrence.language = try string()
            case "text_size": occurrence.textSize = try string()
            case "direction": occurrence.direction = try word(of: "a direction")
            case "device": occurrence.device = try string()
            case "width":
                let bounds = try numbers(2)
                occurrence.interval = .init(axis: .horizontal, lowest: bounds[0], highest: bounds[1])
            case "height":
                let bounds = try numbers(2)
                occurrence.interval = .init(axis: .vertical, lowest: bounds[0], highest: bounds[1])
            default: throw unknownKey(key)
            }
        }
        return occurrence
    }

    // MARK: Rooms for texts

    private mutating func textRoom() throws(ReadError) -> Finding.TextRoom {
        var room = Finding.TextRoom(wraps: false, room: .init(width: nil))
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "wraps": room.wraps = try bool()
            case "width": room.room.width = try number()
            case "lines": room.room.lines = try lineCount()
            case "at": room.place = try occurrence()
            case "needs":
                try openArray()
                while try nextElement() { room.needs.append(try textNeed()) }
            default: throw unknownKey(key)
            }
        }
        return room
    }

    private mutating func textNeed() throws(ReadError) -> Finding.TextRoom.Need {
        var need = Finding.TextRoom.Need(language: nil, extent: .init(width: nil), fits: true)
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "language": need.language = try string()
            case "width": need.extent.width = try number()
            case "lines": need.extent.lines = try lineCount()
            case "fits": need.fits = try bool()
            default: throw unknownKey(key)
            }
        }
        return need
    }

    private mutating func lineCount() throws(ReadError) -> Int {
        _ = peek()
        let start = offset
        guard let count = Int(exactly: try number()) else { throw error("expected a number of lines", at: start) }
        return count
    }
}
