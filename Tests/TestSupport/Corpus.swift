import Foundation

/// Real files that lie outside the package: in the folder that `DRAFT_INSPECT_CORPUS` names, else in `../shared/corpus`
/// beside the package.
public enum Corpus {
    /// `nil` where there is no such folder.
    public static let folder: URL? = {
        let named = ProcessInfo.processInfo.environment["DRAFT_INSPECT_CORPUS"].map { URL(fileURLWithPath: $0) }
        var candidates = [URL]()
        if let named {
            candidates = [named]
        } else {
            // A package may lie deeper than the folder that holds the corpus.
            var above = packageRoot.deletingLastPathComponent()
            for _ in 0..<3 {
                candidates.append(above.appendingPathComponent("shared/corpus"))
                above.deleteLastPathComponent()
            }
        }
        return candidates.first { FileManager.default.fileExists(atPath: $0.path) }
    }()

    /// The files of a folder of the corpus that have one of the extensions, by name; empty, with a line that says so, where
    /// the corpus is not there.
    public static func files(in subfolder: String, extensions: Set<String>) -> [URL] {
        guard let folder else {
            print("skipped: there is no corpus (set DRAFT_INSPECT_CORPUS to the folder that holds \(subfolder)/)")
            return []
        }
        let inner = folder.appendingPathComponent(subfolder)
        let files = (try? FileManager.default.contentsOfDirectory(at: inner, includingPropertiesForKeys: nil)) ?? []
        return files.filter { extensions.contains($0.pathExtension) }
            .sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
