import LayoutInspector

/// How often a conflict is in logs, where a file is a group of `triage`: reports of several jobs add up by it.
package struct TriagedGroup: Sendable, Equatable {
    package var count: Int
    /// Its place in the order in which groups were first met.
    package var order: Int
    package var first: LogTriage.Sighting
    package var last: LogTriage.Sighting
    /// What equal conflicts have in common.
    package var shape: [String]

    /// What a message ends with: how often, and where last.
    var remark: String {
        if count == 1 { return "" }
        let line = last.path == first.path ? "line \(last.place.line)" : "\(last.path):\(last.place.line)"
        return " (\(count) times, last at \(line))"
    }
}

/// The groups of reports of `triage`, equal ones added up as in one run over all logs.
package struct JoinedGroups {
    private struct Key: Hashable {
        var rule: String
        var severity: Finding.Severity
        var shape: [String]
    }

    /// In the order in which they were first met: by the report, and their order in it.
    private var files: [(file: CheckedFile, report: Int)] = []
    private var indices: [Key: Int] = [:]

    package init() {}

    /// Takes a file of a report if it is a group.
    ///
    /// - Parameter report: Which report of the run it is from.
    /// - Returns: Whether it is one.
    package mutating func take(_ file: CheckedFile, from report: Int) -> Bool {
        guard let group = file.group, let finding = file.findings.first else { return false }
        let key = Key(rule: finding.rule, severity: finding.severity, shape: group.shape)
        guard let index = indices[key], var sum = files[index].file.group else {
            indices[key] = files.count
            files.append((file, report))
            return true
        }
        let message = files[index].file.findings[0].message
        let plain = message.hasSuffix(sum.remark) ? String(message.dropLast(sum.remark.count)) : message
        sum.count += group.count
        sum.last = group.last
        files[index].file.group = sum
        files[index].file.findings[0].message = plain + sum.remark
        return true
    }

    /// Errors first, then by how often they come up, as `triage` ranks them.
    package var ranked: [CheckedFile] {
        var met = files.sorted { left, right in
            (left.report, left.file.group?.order ?? 0) < (right.report, right.file.group?.order ?? 0)
        }.map(\.file)
        for index in met.indices { met[index].group?.order = index }
        return met.sorted { left, right in
            let (severity, other) = (left.findings[0].severity, right.findings[0].severity)
            if severity != other { return severity > other }
            guard let group = left.group, let second = right.group else { return false }
            return (-group.count, group.order) < (-second.count, second.order)
        }
    }
}

extension JSONWriter {
    mutating func triagedGroup(_ group: TriagedGroup) {
        key("group")
        object { writer in
            writer.member("count", group.count)
            writer.member("order", group.order)
            writer.sighting("first", group.first)
            writer.sighting("last", group.last)
            writer.member("shape", group.shape)
        }
    }

    mutating func sighting(_ key: String, _ sighting: LogTriage.Sighting) {
        self.key(key)
        object(isInline: true) { writer in
            writer.member("file", sighting.path)
            writer.member("line", sighting.place.line)
            if let process = sighting.process { writer.member("process", process) }
        }
    }
}

extension JSONScanner {
    mutating func triagedGroup() throws(ReadError) -> TriagedGroup {
        let nowhere = LogTriage.Sighting(path: "", place: Place(line: 1, column: 1))
        var group = TriagedGroup(count: 1, order: 0, first: nowhere, last: nowhere, shape: [])
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "count": group.count = try count()
            case "order": group.order = try count()
            case "first": group.first = try sighting()
            case "last": group.last = try sighting()
            case "shape": group.shape = try strings()
            default: throw unknownKey(key)
            }
        }
        return group
    }

    private mutating func sighting() throws(ReadError) -> LogTriage.Sighting {
        var sighting = LogTriage.Sighting(path: "", place: Place(line: 1, column: 1))
        try openObject()
        while let key = try nextKey() {
            switch text(of: key) {
            case "file": sighting.path = try string()
            case "line": sighting.place.line = try count()
            case "process": sighting.process = try string()
            default: throw unknownKey(key)
            }
        }
        return sighting
    }
}
