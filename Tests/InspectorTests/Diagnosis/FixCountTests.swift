import Foundation
import TestSupport
import Testing

@testable import LayoutDiagnosis
@testable import LayoutInspector
@testable import LayoutModel
@testable import LayoutReaders

/// What a fix promises is what comes of it.
@Suite("fixes keep their word")
struct FixCountTests {
    private static let examples: [URL] = {
        let folder = packageRoot.appendingPathComponent("Examples")
        let files = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.filter { ["json", "log"].contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }()

    /// Those of the corpus in which conflicts and ambiguities are dense; the others have few fixes to try.
    private static let corpus =
        Corpus.files(in: "logs", extensions: ["txt"])
        + Corpus.files(in: "ib", extensions: ["xib", "storyboard"]).filter { file in
            let size = (try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0
            return size < 60_000
        }

    @Test("after each fix check lists as many errors and warnings as it said", arguments: examples)
    func keepsExamples(file: URL) throws { try Self.check(file) }

    @Test("the same in the corpus", arguments: corpus)
    func keepsCorpus(file: URL) throws { try Self.check(file) }

    /// Applies every fix of a file, each to the layout as it was, and compares.
    private static func check(_ file: URL) throws {
        let bytes = Array(try Data(contentsOf: file))
        guard let readings = try? Layout.readAll(bytes) else { return }
        for reading in readings {
            let diagnosis = try reading.diagnosed()
            // What a log claims, it does of the layout before the edit; frames are updated as a document's are.
            var options = DiagnosisOptions()
            options.findsFixes = false
            options.exceptRules = RuleInfo.all.filter { $0.comparesWithRecorded && $0.id != "misplaced-view" }.map(\.id)
            for finding in diagnosis.findings {
                for fix in finding.fixes {
                    var edited = reading
                    edited.layout = diagnosis.layout
                    for edit in fix.edits { try edited.layout.apply(edit) }
                    edited.layout = try edited.layout.withFrames(afterEditsOf: diagnosis.layout)
                    let after = try edited.diagnosed(options: options)
                    let left = after.findings.count { $0.severity > .note }
                    #expect(left == fix.remaining, "\(file.lastPathComponent): \(fix.title)")
                    if finding.rule == "conflict" {
                        let broken = Set(after.findings("conflict").flatMap(\.constraints))
                        #expect(
                            !Set(finding.constraints).isSubset(of: broken)
                                || after.findings("conflict").count < diagnosis.findings("conflict").count,
                            "\(file.lastPathComponent): \(fix.title)"
                        )
                    }
                }
            }
        }
    }
}
