import HeadlessTesting
import Testing
import UIKit

/// What is spelled alike on a simulator and here.
@MainActor
struct SharedExpectationTests {
    final class Card: UIView {
        let title = UILabel()

        init(width: CGFloat?) {
            super.init(frame: .zero)
            title.text = "Total"
            title.translatesAutoresizingMaskIntoConstraints = false
            addSubview(title)
            addConstraints(
                NSLayoutConstraint.constraints(withVisualFormat: "V:|-8-[title]-8-|", views: ["title": title])
            )
            title.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16).isActive = true
            if let width { title.widthAnchor.constraint(equalToConstant: width).isActive = true }
            trailingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 16).isActive = true
        }

        required init?(coder: NSCoder) { nil }
    }

    @Test func aSoundViewPasses() {
        expectNoLayoutFaults(Card(width: nil), sizes: [CGSize(width: 320, height: 0)])
        let controller = UIViewController()
        expectNoLayoutFaults(controller, sizes: [CGSize(width: 393, height: 852)])
    }

    @Test func aConflictFails() {
        withKnownIssue { expectNoLayoutFaults(Card(width: 400), sizes: [CGSize(width: 320, height: 0)]) }
    }

    @Test func aSnapshotHasALineForEachView() {
        let text = layoutSnapshot(of: Card(width: 100), at: CGSize(width: 320, height: 0))
        #expect(text.contains("Card") && text.contains("title") && text.contains("(16, 8)"), "\(text)")
    }
}
