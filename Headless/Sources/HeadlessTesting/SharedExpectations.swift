internal import LayoutInspector
internal import LayoutReport
import UIKit

// Spelled as in Capture/LayoutAssertions.swift: a test that uses these alone runs on a simulator and on Linux.

/// Expects that a view has no layout faults at any of the sizes.
///
/// - Parameter sizes: In points. A height of 0 is the height that the content needs.
@MainActor
public func expectNoLayoutFaults(
    _ view: UIView,
    sizes: [CGSize],
    ignoring ignored: [String] = [],
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    expectNoLayoutFaults(
        view,
        sizes: sizes.map(LayoutSize.init(points:)),
        ignoring: ignored,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}

/// Expects that a controller's view has no layout faults at any of the sizes.
///
/// - Parameter sizes: In points. A height of 0 is the height that the content needs.
@MainActor
public func expectNoLayoutFaults(
    _ controller: UIViewController,
    sizes: [CGSize],
    ignoring ignored: [String] = [],
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    expectNoLayoutFaults(
        controller,
        sizes: sizes.map(LayoutSize.init(points:)),
        ignoring: ignored,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
    )
}

/// A view's hierarchy at a size, for snapshot tests: a line for each view, with its name, its frame as the constraints give
/// it, and marks for findings and for what is ambiguous. The same layout gives the same text.
@MainActor
public func layoutSnapshot(of view: UIView, at size: CGSize) -> String {
    let hosted = HostedLayout(view, at: LayoutSize(points: size))
    defer { hosted.end() }
    do {
        var options = DiagnosisOptions()
        options.findsFixes = false
        let diagnosis = try Layout.read(Array(hosted.window.layoutDump().utf8)).diagnosed(options: options)
        let solved = diagnosis.solved()
        return TreeText.text(
            of: diagnosis.layout,
            from: 1,
            frames: solved.frames,
            findings: diagnosis.findings.filter { $0.severity != .note },
            undetermined: solved.undetermined,
            style: TextStyle()
        )
    } catch {
        return "the layout cannot be read: \(error)\n"
    }
}

extension LayoutSize {
    fileprivate init(points: CGSize) {
        self.init(width: points.width, height: points.height == 0 ? nil : points.height)
    }
}
