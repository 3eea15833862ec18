import Foundation
import LayoutInspector
import Testing
import UIKit

/// What is logged here reads as what an app logs.
@MainActor
struct MessageReadBackTests {
    @Test(arguments: [false, true]) func aLoggedConflictIsReadAndExplained(isNamed: Bool) throws {
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
        let label = UILabel()
        label.text = "It's \"net\""
        if isNamed { label.accessibilityIdentifier = "total" }
        label.translatesAutoresizingMaskIntoConstraints = false
        bar.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 16),
            bar.trailingAnchor.constraint(equalTo: label.trailingAnchor, constant: 16),
            label.widthAnchor.constraint(equalToConstant: 190),
        ])
        let log = try #require(MisuseReport.collecting { bar.layoutIfNeeded() }.first?.reason)
        let reading = try Array(log.utf8).withUnsafeBytes { bytes throws(ReadError) in
            try LogReader.read(bytes, options: ReadOptions())
        }
        let findings = try reading.diagnosed().findings.filter { $0.severity != .note }
        #expect(findings.map(\.rule) == ["conflict"])
        #expect(
            findings.first?.message.contains("222 points of width, but UIView has 200 (22 short)") == true
        )
        #expect(findings.first?.conflict?.broken != nil)
    }
}
