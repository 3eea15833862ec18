internal import LayoutInspector
internal import LayoutReport
import UIKit

/// What `draft-inspect check` finds in a hierarchy that was laid out.
@MainActor
struct LayoutFaults {
    /// The findings as `check` writes them, each with its cause and a verified fix; empty where there are none.
    private(set) var text = ""

    /// - Parameter ignored: Ids of rules.
    init(_ hosted: HostedLayout, named name: String, ignoring ignored: [String]) {
        let dump = Array(hosted.window.layoutDump().utf8)
        let exceptions = hosted.misuses.filter { $0.severity != .log }.map(\.description)
        do {
            var options = DiagnosisOptions()
            options.exceptRules = ignored
            let reading = try dump.withUnsafeBytes { bytes throws(ReadError) in
                try DumpReader.read(bytes, options: ReadOptions())
            }
            let diagnosis = try reading.diagnosed(options: options)
            let findings = diagnosis.findings.filter { $0.severity != .note }
            if !findings.isEmpty {
                text = TextFormat.text(of: CheckReport(files: LayoutFaults.files(findings, diagnosis.layout, name)))
            }
        } catch {
            text = "\(name): the layout cannot be read: \(error)\n"
        }
        text = exceptions.map { "\(name): \($0)\n" }.joined() + text
    }

    /// The findings by the files of Swift that they point to, in their order; those of no constraint that code made are
    /// under `name`.
    private static func files(_ findings: [Finding], _ layout: Layout, _ name: String) -> [CheckedFile] {
        var files: [CheckedFile] = []
        for var finding in findings {
            // The dump is no file that anybody has.
            finding.place = finding.source.flatMap { source in
                source.line.map { Place(line: $0, column: source.column ?? 1) }
            }
            let path = finding.source?.file ?? name
            finding.source = nil
            if let known = files.firstIndex(where: { $0.path == path }) {
                files[known].findings.append(finding)
            } else {
                files.append(CheckedFile(path: path, layout: layout, findings: [finding]))
            }
        }
        return files
    }
}
