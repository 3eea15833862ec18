import LayoutInspector

/// Reads what ``CheckedFile/record()`` wrote.
extension JSONScanner {
    mutating func checkedFile() throws(ReadError) -> CheckedFile {
        _ = peek()
        let start = offset
        var path: String?
        var version = 0
        var recorded = RecordedLayout()
        var record = RecordReading()
        var file = CheckedFile(path: "", layout: nil, findings: [])
        var isUnreadable = false
        var (block, blocks, title): (Int?, Int, String?) = (nil, 1, nil)
        var place = Place(line: 1, column: 1)
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "version": version = try count()
            case "path": path = try string()
            case "block": block = try count()
            case "line": place.line = try count()
            case "column": place.column = try count()
            case "process": title = try string()
            case "blocks": blocks = try count()
            case "views": recorded.viewCount = try count()
            case "constraints": recorded.constraintCount = try count()
            case "not_run": file.notRun = try notRun()
            case "findings":
                try openArray()
                while try nextElement() { file.findings.append(try finding(&record)) }
            case "seconds": file.seconds = try number()
            case "group": file.group = try triagedGroup()
            case "unreadable": isUnreadable = try bool()
            case "joined": file.joined = try strings()
            case "columns":
                try openArray()
                while try nextElement() { try scalarColumn(&file.scalarColumns) }
            case "ignores":
                try openArray()
                while try nextElement() { file.ignores.append(try ignoreNote()) }
            case "names":
                try openObject()
                while let id = try nextKey() { recorded.names.items[text(of: id)] = try itemNames() }
            case "texts": recorded.names.constraints = try stringsByKey()
            case "scene":
                _ = peek()
                let start = offset
                try skipValue()
                recorded.scene = String(decoding: bytes[start..<offset], as: UTF8.self)
            case "stable_views": recorded.names.stableItems = try stringsByKey()
            case "stable_constraints": recorded.names.stableConstraints = try stringsByKey()
            default: throw unknownKey(key)
            }
        }
        guard version == 1 else {
            throw error(version == 0 ? "expected \"version\": 1" : "unknown version \(version) of a report", at: start)
        }
        guard let path else { throw missing("path", of: "this report of a file", at: start) }
        file.path = path
        if let block {
            file.part = Reading.Part(number: block, place: place, title: title)
            file.part?.count = blocks
        }
        for index in file.findings.indices {
            let named = record.files[index]
            if let text = file.joined.firstIndex(of: named) { file.findings[index].place?.text = text }
        }
        if !isUnreadable {
            file.layout = record.layout
            file.recorded = recorded
        }
        return file
    }

    private mutating func notRun() throws(ReadError) -> [(rule: String, why: NotRunReason)] {
        var result: [(rule: String, why: NotRunReason)] = []
        try openArray()
        while try nextElement() {
            var (rule, why) = ("", "")
            try openObject()
            while let key = try nextKey() {
                switch text(of: key) {
                case "rule": rule = try string()
                case "why": why = try string()
                default: throw unknownKey(key)
                }
            }
            result.append((rule, NotRunReason(words: why)))
        }
        return result
    }

    private mutating func scalarColumn(_ columns: inout ScalarColumns) throws(ReadError) {
        var place = Place(line: 1, column: 1)
        var column = 1
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "line": place.line = try count()
            case "column": place.column = try count()
            case "scalars": column = try count()
            default: throw unknownKey(key)
            }
        }
        columns.set(column, of: place)
    }

    private mutating func ignoreNote() throws(ReadError) -> IgnoreNote {
        var note = IgnoreNote(rule: "", object: "", reason: "", place: Place(line: 1, column: 1))
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "rule": note.rule = try string()
            case "object": note.object = try string()
            case "reason": note.reason = try string()
            case "line": note.place.line = try count()
            case "column": note.place.column = try count()
            default: throw unknownKey(key)
            }
        }
        return note
    }

    private mutating func itemNames() throws(ReadError) -> FindingNames.Item {
        var item = FindingNames.Item(name: "", subject: "", className: "")
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "name": item.name = try string()
            case "subject": item.subject = try string()
            case "class": item.className = try string()
            default: throw unknownKey(key)
            }
        }
        return item
    }
}

/// What is gathered while the findings of a file are read.
struct RecordReading {
    /// By finding: the path of the text that its place refers to.
    var files: [String] = []
    /// Has only the views whose content priorities a fix changes.
    private(set) var layout = Layout()

    /// Notes a content priority that an edit leaves.
    mutating func note(_ view: String, _ change: (inout Layout.View) -> Void) {
        if case .view(let index)? = layout.item(id: view) {
            change(&layout.views[index])
        } else {
            var added = Layout.View(id: view, className: "UIView")
            change(&added)
            _ = layout.addView(added, parent: nil, previousSibling: nil)
        }
    }
}
