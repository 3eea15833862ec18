import LayoutInspector
import LayoutReport

/// Findings at the lines of code that made the constraints, instead of those of a dump that nobody keeps.
enum CodePlaces {
    /// The findings of a dump by the files that they point to, in their order. Those that no line made are under the name
    /// of the dump.
    ///
    /// - Parameter doubts: Why the findings of dumps are possible only, by the names of these. They have no fixes: what was
    ///   left out could be against them.
    static func files(of checked: CheckedFile, doubts: [String: String] = [:]) -> [CheckedFile] {
        let file = checked.path.split(separator: "/").last.map(String.init) ?? checked.path
        let name = file.replacing(".json", with: "")
        if checked.layout == nil || checked.findings.isEmpty {
            var unchanged = checked
            unchanged.path = name
            return [unchanged]
        }
        var files: [CheckedFile] = []
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
            let path = finding.source?.file ?? name
            finding.source = nil
            if let known = files.firstIndex(where: { $0.path == path }) {
                files[known].findings.append(finding)
            } else {
                var other = checked
                other.path = path
                other.findings = [finding]
                files.append(other)
            }
        }
        return files
    }
}
