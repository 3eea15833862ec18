import Testing
import UIKit
import XCTest

/// Expects that a view has no conflicts, ambiguities, clipped texts or other faults at any of the sizes.
///
/// Works in Swift Testing and in XCTest. A failure names the size, the cause, the line of Swift that made the
/// constraint, and a fix that was tried.
///
/// - Parameters:
///   - sizes: Each is laid out on its own. A size without a height takes the height that the content needs.
///   - ignored: Ids of rules that are not checked, such as `truncated-content`; `draft-inspect rules` lists them.
@MainActor
public func expectNoLayoutFaults(
    _ view: UIView,
    sizes: [LayoutSize] = .phones,
    ignoring ignored: [String] = [],
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(sizes, ignored, place) { HostedLayout(view, at: $0) }
}

/// Expects that a controller's view has no layout faults at any of the sizes; see ``expectNoLayoutFaults(_:sizes:ignoring:fileID:filePath:line:column:)-(UIView,_,_,_,_,_,_)``.
@MainActor
public func expectNoLayoutFaults(
    _ controller: UIViewController,
    sizes: [LayoutSize] = .phones,
    ignoring ignored: [String] = [],
    fileID: String = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    expect(sizes, ignored, place) { HostedLayout(controller, at: $0) }
}

@MainActor
private func expect(
    _ sizes: [LayoutSize],
    _ ignored: [String],
    _ place: SourcePlace,
    _ host: (LayoutSize) -> HostedLayout
) {
    // One fault at many sizes is one failure.
    var failures: [(text: String, sizes: [LayoutSize])] = []
    for size in sizes {
        let hosted = host(size)
        let text = LayoutFaults(hosted, named: "layout", ignoring: ignored).text
        hosted.end()
        if text.isEmpty { continue }
        if let known = failures.firstIndex(where: { $0.text == text }) {
            failures[known].sizes.append(size)
        } else {
            failures.append((text, [size]))
        }
    }
    for failure in failures {
        let names = failure.sizes.prefix(3).map(\.name).joined(separator: "; ")
        let others = failure.sizes.count > 3 ? " and \(failure.sizes.count - 3) more" : ""
        place.fail("at \(names)\(others):\n\(failure.text)")
    }
}

/// The line of the test that expects something.
private struct SourcePlace {
    var fileID: String
    var filePath: StaticString
    var line: UInt
    var column: UInt

    func fail(_ message: String) {
        guard Test.current != nil else {
            XCTFail(message, file: filePath, line: line)
            return
        }
        let location = SourceLocation(
            fileID: fileID,
            filePath: filePath.description,
            line: Int(line),
            column: Int(column)
        )
        Issue.record(Comment(rawValue: message), sourceLocation: location)
    }
}
