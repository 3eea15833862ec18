import Testing
import UIKit

@MainActor
struct ActivationTests {
    let root = UIView()
    let left = UIView()
    let right = UIView()
    let inner = UIView()

    init() {
        root.addSubview(left)
        root.addSubview(right)
        left.addSubview(inner)
    }

    @Test func constraintsAreInstalledOnTheNearestCommonAncestor() {
        let among = inner.topAnchor.constraint(equalTo: right.topAnchor)
        let below = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let size = inner.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([among, below, size])
        #expect(root.constraints == [among])
        #expect(left.constraints == [below])
        #expect(inner.constraints == [size])
    }

    @Test func aGuideCountsAsAChildOfItsOwner() {
        let guide = UILayoutGuide()
        left.addLayoutGuide(guide)
        let constraint = guide.topAnchor.constraint(equalTo: inner.bottomAnchor)
        constraint.isActive = true
        #expect(left.constraints == [constraint])
    }

    @Test func activatingTwiceInstallsOnce() {
        let constraint = inner.widthAnchor.constraint(equalToConstant: 3)
        constraint.isActive = true
        constraint.isActive = true
        #expect(inner.constraints.count == 1)
        constraint.isActive = false
        #expect(inner.constraints.isEmpty)
        #expect(!constraint.isActive)
    }

    @Test func itemsWithoutACommonAncestorRaise() throws {
        let stranger = UILabel()
        stranger.text = "Total"
        let constraint = stranger.leadingAnchor.constraint(equalTo: left.trailingAnchor)
        let misuses = MisuseReport.collecting { constraint.isActive = true }
        let misuse = try #require(misuses.first)
        #expect(misuse.severity == .exception(name: "NSGenericException"))
        #expect(misuse.reason.hasPrefix("Unable to activate constraint with anchors <NSLayoutXAxisAnchor:0x"))
        #expect(misuse.reason.contains("\"UILabel:0x"))
        #expect(misuse.reason.contains("'Total'.leading\"> and <NSLayoutXAxisAnchor:0x"))
        #expect(
            misuse.reason.hasSuffix(
                "because they have no common ancestor.  Does the constraint or its anchors reference items in "
                    + "different view hierarchies?  That's illegal."
            )
        )
        #expect(!constraint.isActive)
    }

    @Test func aGuideOfNoViewHasNoAncestor() {
        let constraint = UILayoutGuide().widthAnchor.constraint(equalToConstant: 3)
        #expect(MisuseReport.collecting { constraint.isActive = true }.count == 1)
    }

    @Test func addingAConstraintToAViewThatLacksItsItemsRaises() {
        let constraint = left.topAnchor.constraint(equalTo: right.topAnchor)
        let misuses = MisuseReport.collecting { left.addConstraint(constraint) }
        #expect(misuses.map(\.severity) == [.log, .exception(name: "NSGenericException")])
        #expect(misuses[0].reason.hasPrefix("The view hierarchy is not prepared for the constraint: <NSLayout"))
        #expect(misuses[1].reason.hasPrefix("Unable to install constraint on view.  Does the constraint reference"))
        root.addConstraint(constraint)
        #expect(root.constraints == [constraint])
    }

    @Test func removingAViewDropsOnlyWhatCrossesItsBorder() {
        let within = inner.topAnchor.constraint(equalTo: left.topAnchor)
        let across = inner.bottomAnchor.constraint(equalTo: root.bottomAnchor)
        let own = left.widthAnchor.constraint(equalToConstant: 5)
        let others = right.topAnchor.constraint(equalTo: root.topAnchor)
        let margins = left.layoutMarginsGuide.topAnchor.constraint(equalTo: right.topAnchor)
        NSLayoutConstraint.activate([within, across, own, others, margins])
        left.removeFromSuperview()
        #expect(within.isActive && own.isActive && others.isActive)
        #expect(!across.isActive && !margins.isActive)
        #expect(root.constraints == [others])
        root.addSubview(left)
        #expect(!across.isActive)
    }

    @Test func comingToTheFrontKeepsConstraints() {
        let constraint = left.topAnchor.constraint(equalTo: right.topAnchor)
        constraint.isActive = true
        root.addSubview(left)
        #expect(constraint.isActive)
    }

    @Test func removingAConstraintFromAnotherViewDoesNothing() {
        let constraint = left.topAnchor.constraint(equalTo: right.topAnchor)
        constraint.isActive = true
        left.removeConstraint(constraint)
        #expect(constraint.isActive)
        root.removeConstraints([constraint])
        #expect(!constraint.isActive)
    }

    @Test func theOrderOfConstraintsSurvivesRemovals() {
        let all = (0..<200).map { left.widthAnchor.constraint(equalToConstant: CGFloat($0)) }
        NSLayoutConstraint.activate(all)
        for (place, constraint) in all.enumerated() where place % 3 != 0 { constraint.isActive = false }
        #expect(left.constraints.map(\.constant) == all.map(\.constant).enumerated().filter { $0.0 % 3 == 0 }.map(\.1))
    }

    @Test func activationAsksForAnUpdateOfConstraints() {
        final class Counting: UIView {
            var updates = 0
            override func updateConstraints() {
                updates += 1
                super.updateConstraints()
            }
        }
        let view = Counting()
        view.widthAnchor.constraint(equalToConstant: 1).isActive = true
        view.updateConstraintsIfNeeded()
        view.updateConstraintsIfNeeded()
        #expect(view.updates == 1)
    }
}
