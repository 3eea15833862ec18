import Foundation
import HeadlessTesting
import Synchronization
import Testing
import UIKit

@MainActor
struct ExpectationTests {
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

    @Test func aSoundLayoutPassesAtItsSizes() {
        expectNoLayoutFaults(SumView(width: 190), sizes: [LayoutSize(width: 320), LayoutSize(width: 430)])
    }

    @Test func aCellIsAsHighAsItsContentNeeds() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let sum = SumView(width: 190)
        sum.translatesAutoresizingMaskIntoConstraints = false
        let content = cell.contentView
        content.addSubview(sum)
        NSLayoutConstraint.activate([
            sum.topAnchor.constraint(equalTo: content.topAnchor),
            sum.bottomAnchor.constraint(equalTo: content.bottomAnchor),
            sum.leadingAnchor.constraint(equalTo: content.leadingAnchor),
            sum.trailingAnchor.constraint(equalTo: content.trailingAnchor),
        ])
        let title = UILabel()
        title.text = "Total of all"
        title.translatesAutoresizingMaskIntoConstraints = false
        content.addSubview(title)
        let margins = content.layoutMarginsGuide
        NSLayoutConstraint.activate([
            title.topAnchor.constraint(equalTo: margins.topAnchor),
            title.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
            title.bottomAnchor.constraint(lessThanOrEqualTo: margins.bottomAnchor),
        ])
        expectNoLayoutFaults(cell, sizes: [LayoutSize(width: 320), LayoutSize(width: 430)])
        // 11 above and below; the other label needs 36.33.
        #expect(title.frame.height == title.intrinsicContentSize.height)
        #expect(cell.layoutSnapshot().contains("(0, 0, 430, 42.33)"))
    }

    @Test func aConflictFailsWithItsSizeCauseLineAndFix() {
        withKnownIssue {
            expectNoLayoutFaults(SumView(width: 300), sizes: [LayoutSize(width: 320), LayoutSize(width: 430)])
        } matching: { issue in
            let text = issue.comments.map(\.rawValue).joined()
            return text.hasPrefix("at 320 × fitting height:")
                && text.contains("332 points of width, but SumView has 320 (12 short)")
                && text.contains("--> HeadlessTestingTests/ExpectationTests.swift:20") && text.contains("fix: lower")
        }
    }

    @Test func rulesCanBeIgnored() {
        expectNoLayoutFaults(SumView(width: 300), sizes: [LayoutSize(width: 320)], ignoring: ["conflict"])
    }

    @Test func oneFaultAtManySizesIsOneFailure() {
        let failures = Failures()
        withKnownIssue {
            expectNoLayoutFaults(Open(), sizes: .phones)
        } matching: { issue in
            failures.texts.withLock { $0.append(issue.comments.map(\.rawValue).joined()) }
            return true
        }
        let texts = failures.texts.withLock { $0 }
        #expect(texts.count == 1)
        #expect(texts.first?.contains("more:\n") == true)
    }

    private final class Failures: Sendable {
        let texts = Mutex<[String]>([])
    }

    /// A label that nothing places across.
    final class Open: UIView {
        init() {
            super.init(frame: .zero)
            let label = UILabel()
            label.text = "Total"
            label.translatesAutoresizingMaskIntoConstraints = false
            addSubview(label)
            label.topAnchor.constraint(equalTo: topAnchor).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func controllersAreShownOnTheirDevices() {
        final class Screen: UIViewController {
            override func viewDidLoad() {
                let box = UIView()
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                let guide = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: guide.topAnchor),
                    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                    box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                ])
            }
        }
        let screen = Screen()
        expectNoLayoutFaults(screen, sizes: .turningPhones + .pads)
        #expect(screen.view.superview == nil)
    }

    @Test func snapshotsHaveFramesAndNoAddresses() {
        let view = SumView(width: 100.5)
        view.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
        view.layoutIfNeeded()
        #expect(view.layoutSnapshot() == "SumView (0, 0, 200, 40)\n    UILabel \"Total\" (16, 8, 100.67, 24)\n")
    }
}
