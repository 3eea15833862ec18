import Foundation
import Testing

/// Compares text with the golden file of that name, in the `Goldens` folder of the test target, in a folder named as the suite's
/// file (and the folders it lies in).
///
/// With `RECORD_GOLDENS=1` the file is written instead and the test fails, so that a recording run never passes unseen.
///
/// - Parameters:
///   - name: The file's name without its extension.
///   - fileExtension: The real extension of such text: `json`, `swift`, `txt`.
public func assertGolden(
    _ text: String,
    _ name: String,
    _ fileExtension: String = "txt",
    filePath: String = #filePath,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let golden = goldenURL(name, fileExtension, suite: filePath)
    let shown = golden.path.replacingOccurrences(of: packageRoot.path + "/", with: "")
    if ProcessInfo.processInfo.environment["RECORD_GOLDENS"] == "1" {
        do {
            try FileManager.default.createDirectory(
                at: golden.deletingLastPathComponent(),
                withIntermediateDirectories: true
            )
            let known = try? Data(contentsOf: golden)
            if known == Data(text.utf8) { return }
            try Data(text.utf8).write(to: golden)
            Issue.record("recorded \(shown), review and re-run", sourceLocation: sourceLocation)
        } catch {
            Issue.record("could not record \(shown): \(error)", sourceLocation: sourceLocation)
        }
        return
    }
    guard let data = try? Data(contentsOf: golden) else {
        Issue.record(
            "there is no golden file \(shown); record it with `RECORD_GOLDENS=1 swift test --filter \(suiteName(filePath))`",
            sourceLocation: sourceLocation
        )
        return
    }
    let expected = String(decoding: data, as: UTF8.self)
    if expected != text {
        let difference = unifiedDifference(from: expected, to: text, names: (shown, "what the test gave"))
        Issue.record("\(shown) differs:\n\(difference)", sourceLocation: sourceLocation)
    }
}

/// The folder that holds Package.swift.
public let packageRoot = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private func suiteName(_ filePath: String) -> String {
    URL(fileURLWithPath: filePath).deletingPathExtension().lastPathComponent
}

/// `Tests/PrinterTests/Text/LineTests.swift` keeps its goldens in `Tests/PrinterTests/Goldens/Text/LineTests/`.
private func goldenURL(_ name: String, _ fileExtension: String, suite filePath: String) -> URL {
    var inner = [suiteName(filePath)]
    var folder = URL(fileURLWithPath: filePath).deletingLastPathComponent()
    while folder.deletingLastPathComponent().lastPathComponent != "Tests", folder.path != "/" {
        inner.insert(folder.lastPathComponent, at: 0)
        folder.deleteLastPathComponent()
    }
    folder.appendPathComponent("Goldens")
    for part in inner { folder.appendPathComponent(part) }
    return folder.appendingPathComponent(name + "." + fileExtension)
}
