import Testing
import UIKit

@MainActor
struct HierarchyTests {
    let parent = UIView()
    let a = UIView()
    let b = UIView()
    let c = UIView()

    @Test func addedViewsStandInFrontOfEarlierOnes() {
        for view in [a, b, c] { parent.addSubview(view) }
        #expect(parent.subviews == [a, b, c])
        #expect(a.superview === parent)
    }

    @Test func addingAViewAgainBringsItToTheFront() {
        for view in [a, b, a] { parent.addSubview(view) }
        #expect(parent.subviews == [b, a])
    }

    @Test func addingAViewElsewhereMovesIt() {
        let other = UIView()
        parent.addSubview(a)
        other.addSubview(a)
        #expect(parent.subviews.isEmpty)
        #expect(a.superview === other)
    }

    @Test(arguments: [(-1, 0), (0, 0), (1, 1), (2, 2), (9, 2)])
    func insertedViewsTakeTheirPlaceOrTheNearest(index: Int, place: Int) {
        parent.addSubview(a)
        parent.addSubview(b)
        parent.insertSubview(c, at: index)
        #expect(parent.subviews.firstIndex(of: c) == place)
    }

    @Test func viewsAreInsertedBesideSiblings() {
        parent.addSubview(a)
        parent.insertSubview(b, belowSubview: a)
        parent.insertSubview(c, aboveSubview: b)
        #expect(parent.subviews == [b, c, a])
        parent.insertSubview(a, belowSubview: b)
        #expect(parent.subviews == [a, b, c])
    }

    @Test func aSiblingFromElsewhereLeavesTheViewInFront() {
        parent.addSubview(a)
        parent.insertSubview(b, belowSubview: c)
        #expect(parent.subviews == [a, b])
    }

    @Test func orderIsChangedInPlace() {
        for view in [a, b, c] { parent.addSubview(view) }
        parent.bringSubviewToFront(a)
        parent.sendSubviewToBack(c)
        #expect(parent.subviews == [c, b, a])
        parent.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(parent.subviews == [a, b, c])
        parent.exchangeSubview(at: 0, withSubviewAt: 7)
        #expect(parent.subviews == [a, b, c])
    }

    @Test func aViewCannotContainItself() {
        let misuses = MisuseReport.collecting { parent.addSubview(parent) }
        #expect(misuses.map(\.reason) == ["Can't add self as subview"])
        #expect(parent.subviews.isEmpty)
    }

    @Test func aViewCannotContainItsSuperview() {
        parent.addSubview(a)
        let misuses = MisuseReport.collecting { a.addSubview(parent) }
        #expect(misuses.count == 1)
        #expect(parent.superview == nil)
    }

    @Test func tagsAreFoundDepthFirst() {
        parent.addSubview(a)
        a.addSubview(b)
        parent.addSubview(c)
        b.tag = 7
        c.tag = 7
        #expect(parent.viewWithTag(7) === b)
        #expect(parent.viewWithTag(8) == nil)
    }

    @Test func aViewIsItsOwnDescendant() {
        parent.addSubview(a)
        a.addSubview(b)
        #expect(b.isDescendant(of: parent))
        #expect(b.isDescendant(of: b))
        #expect(!parent.isDescendant(of: b))
    }

    @Test func hooksRunInUIKitsOrder() {
        final class Recorder: UIView {
            var calls: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) {
                calls.append(newSuperview == nil ? "will leave" : "will move")
            }
            override func didMoveToSuperview() { calls.append(superview == nil ? "did leave" : "did move") }
        }
        let view = Recorder()
        parent.addSubview(view)
        view.removeFromSuperview()
        #expect(view.calls == ["will move", "did move", "will leave", "did leave"])
    }

    @Test func aChainOfAHundredThousandViewsIsSearchedAndTakenApart() {
        var views = [parent]
        for _ in 0..<100_000 {
            let view = UIView()
            views[views.count - 1].addSubview(view)
            views.append(view)
        }
        views[views.count - 1].tag = 3
        #expect(parent.viewWithTag(3) === views.last)
        // Bottom up, so that no view frees a long chain.
        for view in views.reversed() { view.removeFromSuperview() }
        #expect(parent.subviews.isEmpty)
    }

    @Test func theTintColorIsThatOfTheSuperview() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (view, child) = (Told(), UIView())
        #expect(child.tintColor == .systemBlue)
        view.addSubview(child)
        view.tintColor = .red
        #expect(view.count == 1)
        #expect(child.tintColor == .red)
        child.tintColor = .green
        #expect(child.tintColor == .green)
        child.tintColor = nil
        #expect(child.tintColor == .red)
    }
}
