import LayoutInspector
import LayoutReport

/// What is found in the dumps of code that ran: at the lines of the code, instead of those of dumps that nobody keeps, and once
/// for all sizes.
///
/// Results are taken one at a time, on any thread.
final class CodeFindings: @unchecked Sendable {
    /// What is the same at several sizes.
    private struct Key: Hashable {
        var view: String
        var rule: String
        var path: String
        var place: Place?
        var views: [String]
        var constraints: [String]
        var axis: Finding.Direction?
    }

    /// Where a finding is kept, and at which sizes it holds.
    private struct Kept {
        var file: Int
        var finding: Int
        var sizes: [String]
        var excesses: [Double?]
    }

    /// Why the findings of dumps are possible only, by the names of these. They have no fixes: what was left out could be
    /// against them.
    private let doubts: [String: String]
    private var found: [CheckedFile] = []
    private var kept: [Key: Kept] = [:]
    /// The sizes that each view was laid out at.
    private var sizes: [String: [String]] = [:]

    init(doubts: [String: String] = [:]) {
        self.doubts = doubts
    }

    /// Keeps the findings of a dump. Nothing is reported before all sizes are there.
    @Sendable func take(_ checked: CheckedFile) -> [CheckedFile] {
        let file = checked.path.split(separator: "/").last.map(String.init) ?? checked.path
        let name = file.replacing(".json", with: "")
        // `AccountCell 320x568`, or the class alone.
        let words = name.split(separator: " ", maxSplits: 1).map(String.init)
        let (view, size) = (words.first ?? name, words.count > 1 ? words[1] : nil)
        if let size { sizes[view, default: []].append(size) }
        let root = checked.layout.flatMap { layout in layout.roots.first.map { layout.views[$0].location?.file } }
        let home = (root ?? nil) ?? name
        var files: [String: Int] = [:]
        func index(of path: String) -> Int {
            if let known = files[path] { return known }
            var other = checked
            other.path = path
            other.findings = []
            found.append(other)
            files[path] = found.count - 1
            return found.count - 1
        }
        if checked.findings.isEmpty { _ = index(of: home) }
        for var finding in checked.findings {
            if let doubt = doubts[name] {
                finding.confidence = .possible
                finding.severity = min(finding.severity, .warning)
                finding.notes.append(Finding.Note(.hint, "possible: \(doubt)"))
                finding.fixes = []
            }
            finding.place = finding.source.flatMap { source in
                source.line.map { Place(line: $0, column: source.column ?? 1) }
            }
            let path = finding.source?.file ?? home
            finding.source = nil
            let key = Key(
                view: view,
                rule: finding.rule,
                path: path,
                place: finding.place,
                views: finding.views,
                constraints: finding.constraints,
                axis: finding.axis
            )
            if var known = kept[key], let size {
                known.sizes.append(size)
                known.excesses.append(finding.conflict?.excess)
                kept[key] = known
                let severity = found[known.file].findings[known.finding].severity
                found[known.file].findings[known.finding].severity = max(severity, finding.severity)
                continue
            }
            let file = index(of: path)
            found[file].findings.append(finding)
            if let size {
                kept[key] = Kept(
                    file: file,
                    finding: found[file].findings.count - 1,
                    sizes: [size],
                    excesses: [finding.conflict?.excess]
                )
            }
        }
        if files.isEmpty { _ = index(of: home) }
        return []
    }

    /// All that was found, with the sizes that it holds at, where there are several.
    func files() -> [CheckedFile] {
        var files = found
        for (key, kept) in kept {
            guard let all = sizes[key.view], all.count > 1 else { continue }
            let parts = zip(kept.sizes, kept.excesses).map { size, excess in
                guard let excess, Set(kept.excesses).count > 1 else { return size }
                return "\(size) (by \(PointsText.points(excess)))"
            }
            let isEverywhere = kept.sizes.count == all.count && all.count > 2 && Set(kept.excesses).count == 1
            let words = isEverywhere ? "at all \(all.count) sizes" : "at " + PointsText.list(parts, limit: parts.count)
            files[kept.file].findings[kept.finding].notes.append(Finding.Note(.consequence, words))
        }
        return files
    }
}
