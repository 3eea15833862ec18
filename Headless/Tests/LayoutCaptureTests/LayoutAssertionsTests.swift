import LayoutCapture
import Testing
import UIKit

/// `Capture/LayoutAssertions.swift`, which tests of apps copy.
@MainActor
@Suite(.serialized)
struct LayoutAssertionsTests {
    final class SumView: UIView {
        let label = UILabel()

        init(width: CGFloat) {
            super.init(frame: .zero)
            label.text = "Total"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            NSLayoutConstraint.activate([
                label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                trailingAnchor.constraint(greaterThanOrEqualTo: label.trailingAnchor, constant: 16),
                label.widthAnchor.constraint(equalToConstant: width),
                label.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                bottomAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
            ])
        }

        required init?(coder: NSCoder) { nil }
    }

    private let sizes = [CGSize(width: 320, height: 0), CGSize(width: 430, height: 0)]

    @Test("a sound layout passes at its sizes, and is given back")
    func sound() {
        let view = SumView(width: 190)
        expectNoLayoutFaults(view, sizes: sizes)
        #expect(view.superview == nil)
    }

    @Test("a conflict fails at its size, with the cause and a fix")
    func conflict() {
        withKnownIssue {
            expectNoLayoutFaults(SumView(width: 300), sizes: sizes)
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix("at 320 × fitting height:")
                && text.contains("332 points of width, but SumView has 320 (12 short)") && text.contains("fix: lower")
        }
        expectNoLayoutFaults(SumView(width: 300), sizes: sizes, ignoring: ["conflict"])
    }

    @Test("a snapshot has a line for each view, and is the same each time")
    func snapshot() {
        let text = layoutSnapshot(of: SumView(width: 190), at: CGSize(width: 320, height: 100))
        #expect(text == layoutSnapshot(of: SumView(width: 190), at: CGSize(width: 320, height: 100)))
        let lines = text.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines.first?.contains("SumView") == true && lines.first?.contains("320 × 100") == true)
        #expect(lines.last?.contains("label UILabel") == true && lines.last?.contains("190 × 84") == true)
    }
}
