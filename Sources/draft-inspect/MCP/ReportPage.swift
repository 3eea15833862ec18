import LayoutInspector
import LayoutReport

/// A part of a report that an agent can read at once: findings from one on, the most severe first, as many as fit, and what to
/// call for the next.
struct ReportPage: Sendable {
    /// In bytes: of the JSON, and of the text beside it.
    private static let limit = 4_500
    private static let textLimit = 2_500

    /// The number of the first finding, from 1, in the order of severities.
    var first = 1
    /// Whether each finding is in short: its rule, message and place, and what its fixes do.
    var isShort: Bool

    /// The report as the program wrote it where all of it fits; else a page of it, with its own text.
    ///
    /// - Parameters:
    ///   - json: An object with `files` and a `summary`.
    ///   - text: What people read of it.
    func page(of json: String, text: String) -> (json: String, text: String) {
        if first == 1, json.utf8.count <= Self.limit, text.utf8.count <= Self.textLimit { return (json, text) }
        guard let report = try? JSONTree(reading: Array(json.utf8)), case .array(let files)? = report["files"] else {
            return (json, Self.cut(text))
        }
        let found = Self.sorted(files)
        if found.isEmpty { return (json, Self.cut(text)) }
        var (kept, size) = ([JSONTree](), 0)
        var lines: [String] = []
        for (index, finding) in found.enumerated().dropFirst(first - 1) {
            var entry = isShort ? Self.short(finding) : finding
            if entry.text.utf8.count > Self.limit { entry = Self.short(finding) }
            // Its file is beside it, at worst with nothing else.
            size += entry.text.utf8.count + (entry["file"]?.string?.utf8.count ?? 0) + 40
            if size > Self.limit, !kept.isEmpty { break }
            kept.append(entry)
            lines.append(Self.line(index + 1, finding))
        }
        if kept.isEmpty { lines = ["nothing from \(first) on: there are \(counted(found.count, "finding"))"] }
        let next = first + kept.count
        var members = Self.byFile(kept)
        members.append(.init("summary", report["summary"] ?? .object([])))
        let left = found.count - next + 1
        if left > 0 {
            members.append(.init("left_out", .number(Double(left))))
            members.append(.init("next", ["from": .number(Double(next))]))
            lines.append("\(left) more: call again with from \(next), or with one of the paths, or with only")
        }
        // What the program wrote says more, where there is room for all of it.
        let isWhole = first == 1 && text.utf8.count <= Self.textLimit && left == 0
        return (JSONTree.object(members).text, isWhole ? text : Self.cut(lines.joined(separator: "\n") + "\n"))
    }

    /// All findings, errors first, each with the path of its file.
    private static func sorted(_ files: [JSONTree]) -> [JSONTree] {
        let found = files.flatMap { file -> [JSONTree] in
            if case .array(let findings)? = file["findings"] { return findings }
            return []
        }
        let ranks = Finding.Severity.allCases.sorted(by: >).map(\.rawValue)
        func rank(_ finding: JSONTree) -> Int {
            finding["severity"]?.string.flatMap { ranks.firstIndex(of: $0) } ?? ranks.count
        }
        return found.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }.map(
            \.element
        )
    }

    private static func short(_ finding: JSONTree) -> JSONTree {
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

    /// A text as long as is read.
    static func cut(_ text: String) -> String {
        if text.utf8.count <= textLimit { return text }
        return text.prefix(textLimit) + "\n… cut here\n"
    }
}
