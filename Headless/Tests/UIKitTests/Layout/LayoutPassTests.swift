import Foundation
import Testing
import UIKit

@MainActor
struct LayoutPassTests {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))

    private func added(_ view: UIView) -> UIView {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test func framesFollowFromConstraints() {
        let box = added(UIView())
        NSLayoutConstraint.activate([
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
            box.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5),
        ])
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 16, y: 20, width: 288, height: 144))
    }

    @Test func edgesGoToPixels() {
        let box = added(UIView())
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 100.2), box.heightAnchor.constraint(equalToConstant: 50),
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        let pixels = [box.frame.minX * 3, box.frame.maxX * 3]
        #expect(pixels.allSatisfy { abs($0 - $0.rounded()) < 1e-6 })
        #expect(abs(box.frame.midX - 160) < 0.34)
    }

    @Test func aChangedConstantIsSeen() {
        let box = added(UIView())
        let width = box.widthAnchor.constraint(equalToConstant: 10)
        NSLayoutConstraint.activate([
            width, box.heightAnchor.constraint(equalToConstant: 10),
            box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        width.constant = 30
        box.layoutIfNeeded()
        #expect(box.frame.width == 30)
    }

    @Test func masksPlaceViewsWhenTheirSuperviewGrows() {
        let bar = UIView(frame: CGRect(x: 0, y: 430, width: 320, height: 50))
        bar.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        root.addSubview(bar)
        root.frame.size = CGSize(width: 400, height: 600)
        #expect(bar.frame == CGRect(x: 0, y: 550, width: 400, height: 50))
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 0, y: 550, width: 400, height: 50))
    }

    @Test func flexiblePartsShareInProportion() {
        let dot = UIView(frame: CGRect(x: 80, y: 0, width: 80, height: 10))
        dot.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        root.addSubview(dot)
        root.frame.size.width = 560
        // 80 before and 160 after share 240 as 1 to 2.
        #expect(dot.frame == CGRect(x: 160, y: 0, width: 80, height: 10))
    }

    @Test func subclassesPlaceTheirSubviewsInPlacedSuperviews() {
        final class Badge: UIView {
            let dot = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                if dot.superview == nil { addSubview(dot) }
                dot.frame = CGRect(x: bounds.width - 8, y: 0, width: 8, height: 8)
            }
        }
        let badge = Badge()
        _ = added(badge)
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            badge.topAnchor.constraint(equalTo: root.topAnchor),
            badge.widthAnchor.constraint(equalToConstant: 60), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        #expect(badge.dot.frame == CGRect(x: 52, y: 0, width: 8, height: 8))
    }

    @Test func aPassThatNeverRestsEnds() {
        final class Restless: UIView {
            override func layoutSubviews() { frame.size.width += 1 }
        }
        root.addSubview(Restless())
        let misuses = MisuseReport.collecting { root.layoutIfNeeded() }
        #expect(misuses.map(\.reason).contains { $0.contains("does not come to rest") })
    }

    @Test func layoutWithinLayoutSubviewsDoesNotRecur() {
        final class Eager: UIView {
            var calls = 0
            override func layoutSubviews() {
                calls += 1
                layoutIfNeeded()
            }
        }
        let eager = Eager()
        root.addSubview(eager)
        root.layoutIfNeeded()
        #expect(eager.calls == 1)
    }

    @Test func constraintsAreUpdatedBeforeTheyAreSolved() {
        final class Late: UIView {
            override func updateConstraints() {
                widthAnchor.constraint(equalToConstant: 44).isActive = true
                super.updateConstraints()
            }
        }
        let late = added(Late())
        NSLayoutConstraint.activate([
            late.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            late.topAnchor.constraint(equalTo: root.topAnchor),
            late.heightAnchor.constraint(equalToConstant: 10),
        ])
        late.setNeedsUpdateConstraints()
        root.layoutIfNeeded()
        #expect(late.frame.width == 44)
    }

    @Test func aFrameThatIsNotFiniteIsReported() {
        root.addSubview(UIView(frame: CGRect(x: CGFloat.infinity, y: 0, width: 1, height: 1)))
        let misuses = MisuseReport.collecting { root.layoutIfNeeded() }
        #expect(misuses.count == 1)
        #expect(misuses.first?.reason.hasSuffix("a number in it is not finite.") == true)
    }

    @Test func windowsBringTheirSafeArea() throws {
        final class Screen: UIViewController {
            let box = UIView()
            var events: [String] = []
            override func viewDidLoad() {
                box.translatesAutoresizingMaskIntoConstraints = false
                view.addSubview(box)
                let guide = view.safeAreaLayoutGuide
                NSLayoutConstraint.activate([
                    box.topAnchor.constraint(equalTo: guide.topAnchor),
                    box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
                    box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
                    box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
                ])
            }
            override func viewWillAppear(_ animated: Bool) { events.append("will") }
            override func viewDidLayoutSubviews() { if events.last != "layout" { events.append("layout") } }
            override func viewDidAppear(_ animated: Bool) { events.append("did") }
        }
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        window.deviceSafeAreaInsets = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        let screen = Screen()
        window.rootViewController = screen
        window.makeKeyAndVisible()
        #expect(screen.box.frame == CGRect(x: 0, y: 59, width: 393, height: 759))
        #expect(screen.events == ["will", "layout", "did"])
    }
}
