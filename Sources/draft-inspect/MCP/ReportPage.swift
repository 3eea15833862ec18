import LayoutInspector
import LayoutReport

/// A part of a report that an agent can read at once: findings from one on, the most severe first, as many as fit, and what to
/// call next.
struct ReportPage: Sendable {
    /// In bytes: of the JSON, and of the text beside it.
    private static let limit = 4_500
    private static let textLimit = ToolAnswer.textLimit

    /// The number of the first finding, from 1, in the order of severities.
    var first = 1
    /// Whether each finding is in short: its rule, message and place, and what its fixes do.
    var isShort: Bool
    /// The call that is answered.
    var again: NextCall

    /// The report as the program wrote it where all of it fits; else a page of it, with its own text.
    ///
    /// - Parameters:
    ///   - report: An object with `files`, or with `groups`.
    ///   - text: What people read of it.
    ///   - keep: Takes all findings in their order; returns their addresses.
    func page(of report: JSONTree, text: String, keep: ([JSONTree]) -> [String] = { _ in [] }) -> ToolAnswer {
        if report["groups"] != nil { return groups(of: report, text: text) }
        let found = Self.sorted(report)
        let addresses = keep(found.map(\.finding))
        let next = Self.fixes(of: found)
        let whole = Self.whole(report, found, addresses)
        if first == 1, whole.text.utf8.count <= Self.limit, text.utf8.count <= Self.textLimit {
            return ToolAnswer(text: text, value: whole, next: next)
        }
        if found.isEmpty { return ToolAnswer(text: text, value: ShortenedJSON.value(report, limit: Self.limit)) }
        var (kept, size) = ([JSONTree](), 0)
        var lines: [String] = []
        for index in found.indices.dropFirst(first - 1) {
            let finding = found[index].finding
            let address = addresses.indices.contains(index) ? addresses[index] : nil
            var entry = isShort ? Self.short(finding) : finding
            if entry.text.utf8.count > Self.limit { entry = Self.short(finding) }
            entry = ShortenedJSON.value(entry, limit: Self.limit - 500).addressed(address)
            // Its file is beside it, at worst with nothing else.
            size += entry.text.utf8.count + (entry["file"]?.string?.utf8.count ?? 0) + 40
            if size > Self.limit, !kept.isEmpty { break }
            kept.append(entry)
            lines.append(Self.line(index + 1, finding))
        }
        if kept.isEmpty { lines = ["nothing from \(first) on: there are \(counted(found.count, "finding"))"] }
        let last = first + kept.count
        var members = Self.byFile(kept)
        members.append(.init("summary", report["summary"] ?? .object([])))
        let left = found.count - last + 1
        var calls = next
        if left > 0 {
            members.append(.init("left_out", .number(Double(left))))
            calls.insert(again.with("from", .number(Double(last))), at: 0)
            lines.append("\(left) more")
        }
        // What the program wrote says more, where there is room for all of it.
        let isWhole = first == 1 && text.utf8.count <= Self.textLimit && left == 0
        let shown = isWhole ? text : lines.joined(separator: "\n") + "\n"
        return ToolAnswer(text: shown, value: .object(members), next: calls)
    }

    /// Conflicts of logs, grouped: those of a page, each in short.
    private func groups(of report: JSONTree, text: String) -> ToolAnswer {
        let page = ListPage(key: "groups", first: first, again: again) { group in
            guard case .object(let members) = group else { return group }
            return .object(members.map { $0.key == "finding" ? .init($0.key, Self.short($0.value)) : $0 })
        }.page(of: report)
        return ToolAnswer(text: text, value: page.value, next: [page.next].compactMap { $0 })
    }

    /// The report with the addresses of its findings.
    private static func whole(_ report: JSONTree, _ found: [Found], _ addresses: [String]) -> JSONTree {
        guard case .object(var members) = report, case .array(let files)? = report["files"],
            addresses.count == found.count
        else { return report }
        var byPlace: [Int: [Int: String]] = [:]
        for (one, address) in zip(found, addresses) { byPlace[one.file, default: [:]][one.number] = address }
        let addressed = files.enumerated().map { index, file -> JSONTree in
            guard case .object(let keys) = file, case .array(let findings)? = file["findings"] else { return file }
            let list = findings.enumerated().map { $0.element.addressed(byPlace[index]?[$0.offset]) }
            return .object(keys.map { $0.key == "findings" ? .init($0.key, .array(list)) : $0 })
        }
        for index in members.indices where members[index].key == "files" { members[index].value = .array(addressed) }
        return .object(members)
    }

    /// The call that lists the fixes of the first finding that has some and is of a file that they can be written into.
    private static func fixes(of found: [Found]) -> [NextCall] {
        let first = found.first { one in
            guard case .array(let fixes)? = one.finding["fixes"], !fixes.isEmpty else { return false }
            return one.finding["file"]?.string.map(NextCall.canEdit) ?? false
        }
        return first.map { [NextCall("fixes", [.init("path", $0.finding["file"] ?? .null)])] } ?? []
    }

    /// A finding, and where in the report it is.
    private struct Found {
        var file: Int
        var number: Int
        var finding: JSONTree
    }

    /// All findings, errors first, each with the path of its file.
    private static func sorted(_ report: JSONTree) -> [Found] {
        guard case .array(let files)? = report["files"] else { return [] }
        let found = files.enumerated().flatMap { index, file -> [Found] in
            guard case .array(let findings)? = file["findings"] else { return [] }
            return findings.enumerated().map { Found(file: index, number: $0.offset, finding: $0.element) }
        }
        let ranks = Finding.Severity.allCases.sorted(by: >).map(\.rawValue)
        func rank(_ one: Found) -> Int {
            one.finding["severity"]?.string.flatMap { ranks.firstIndex(of: $0) } ?? ranks.count
        }
        return found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element
        )
    }

    /// Its rule, message and place, and what its first fixes do.
    static func short(_ finding: JSONTree) -> JSONTree {
        let keys = ["rule", "severity", "confidence", "message", "cause", "views", "file", "line"]
        var members = keys.compactMap { key -> JSONTree.Member? in
            guard let value = finding[key] else { return nil }
            if key == "views", case .array(let views) = value { return .init(key, .array(Array(views.prefix(4)))) }
            return .init(key, value)
        }
        members.insert(.init("constraints", .array([])), at: min(5, members.count))
        if case .array(let fixes)? = finding["fixes"] {
            members.append(.init("fixes", .array(fixes.prefix(2).compactMap { $0["title"] })))
        }
        return .object(members)
    }

    private static func line(_ number: Int, _ finding: JSONTree) -> String {
        var place = finding["file"]?.string ?? ""
        if place == "-" { place = "standard input" }
        if case .number(let line)? = finding["line"] { place += ":\(Int(line))" }
        let rule = "\(finding["severity"]?.string ?? "")[\(finding["rule"]?.string ?? "")]"
        var text = "\(number). \(rule): \(finding["message"]?.string ?? "")\n   \(place)"
        if case .array(let fixes)? = finding["fixes"], let title = fixes.first?["title"]?.string {
            text += "\n   fix: \(title)"
        }
        return text
    }

    /// The entries under the files that they are of, in their order.
    private static func byFile(_ findings: [JSONTree]) -> [JSONTree.Member] {
        var files: [(path: String, findings: [JSONTree])] = []
        for finding in findings {
            let path = finding["file"]?.string ?? ""
            if let index = files.firstIndex(where: { $0.path == path }) {
                files[index].findings.append(finding)
            } else {
                files.append((path, [finding]))
            }
        }
        return [
            .init("version", .number(1)),
            .init("files", .array(files.map { ["path": .string($0.path), "findings": .array($0.findings)] })),
        ]
    }
}

extension JSONTree {
    /// A finding with its address.
    fileprivate func addressed(_ address: String?) -> JSONTree {
        guard let address, case .object(let members) = self else { return self }
        return .object(members + [.init("uri", .string(address))])
    }
}
