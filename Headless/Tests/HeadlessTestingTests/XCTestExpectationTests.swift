import HeadlessTesting
import UIKit
import XCTest

/// The expectation fails XCTest's tests, too.
final class XCTestExpectationTests: XCTestCase {
    @MainActor
    func testAViewWithoutFaultsPasses() async {
        expectNoLayoutFaults(UIView(), sizes: [LayoutSize(width: 320, height: 480)])
    }

    @MainActor
    func testAConflictFails() async {
        let view = UIView()
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        box.widthAnchor.constraint(equalToConstant: 10).isActive = true
        box.widthAnchor.constraint(equalToConstant: 20).isActive = true
        expectsFailures = true
        expectNoLayoutFaults(view, sizes: [LayoutSize(width: 320, height: 480)])
        expectsFailures = false
        XCTAssertEqual(failures.count, 1)
        XCTAssertTrue(failures.first?.contains("error[conflict]") ?? false)
    }

    private var expectsFailures = false
    private var failures: [String] = []

    #if canImport(Darwin)
        override func record(_ issue: XCTIssue) {
            if expectsFailures { failures.append(issue.compactDescription) } else { super.record(issue) }
        }
    #else
        override func recordFailure(
            withDescription description: String,
            inFile filePath: String,
            atLine lineNumber: Int,
            expected: Bool
        ) {
            guard !expectsFailures else {
                failures.append(description)
                return
            }
            super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    #endif
}
