import ConstraintText
import Draftsman
import Testing
import UIKit

@MainActor
@Suite struct RelationTests {
    @Test func directionAndSignFollowTheFirstEdge() {
        let scene = Scene()
        func near(_ name: String) -> [String] {
            [
                "view.\(name) == parent.\(name) + 8", "view.\(name) >= parent.\(name) + 8",
                "view.\(name) <= parent.\(name) + 8",
            ]
        }
        func far(_ name: String) -> [String] {
            [
                "view.\(name) == parent.\(name) - 8", "view.\(name) <= parent.\(name) - 8",
                "view.\(name) >= parent.\(name) - 8",
            ]
        }
        func each<Shape: SingleShape & PositionShape>(
            _ anchor: (LayoutDraft<UIView>) -> DraftAnchor<LayoutDraft<UIView>, Shape>
        ) -> [String] {
            scene.text(
                anchor(scene.view.drf).equal(with: .parent).offset(by: 8).build()
                    + anchor(scene.view.drf).moreThan(with: .parent).offset(by: 8).build()
                    + anchor(scene.view.drf).lessThan(with: .parent).constant(8).build()
            )
        }
        #expect(each { $0.top } == near("top"))
        #expect(each { $0.left } == near("left"))
        #expect(each { $0.leading } == near("leading"))
        #expect(each { $0.centerX } == near("centerX"))
        #expect(each { $0.centerY } == near("centerY"))
        #expect(each { $0.bottom } == far("bottom"))
        #expect(each { $0.right } == far("right"))
        #expect(each { $0.trailing } == far("trailing"))
    }

    @Test func modifiersOfPositions() {
        let scene = Scene()
        let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        let rows: [([NSLayoutConstraint], [String])] = [
            (scene.view.drf.bottom.equal(with: .parent).inset(by: 8).build(), ["view.bottom == parent.bottom + 8"]),
            (
                scene.view.drf.horizontal.equal(with: .parent).offsetted(using: .init(left: 2, right: 4)).build(),
                ["view.left == parent.left + 2", "view.right == parent.right - 4"]
            ),
            (
                scene.view.drf.vertical.moreThan(with: .parent).insetted(using: .init(leading: 1, trailing: 3)).build(),
                ["view.top >= parent.top - 1", "view.bottom <= parent.bottom + 3"]
            ),
            (
                scene.view.drf.bottom.trailing.equal(with: .parent).offsetted(using: CGPoint(x: 5, y: 6)).build(),
                ["view.trailing == parent.trailing - 5", "view.bottom == parent.bottom - 6"]
            ),
            (
                scene.view.drf.bottom.horizontal.equal(with: .parent).offsetted(using: insets).build(),
                ["view.bottom == parent.bottom - 3", "view.left == parent.left + 2", "view.right == parent.right - 4"]
            ),
            (
                scene.view.drf.localizedEdges.equal(with: .safeArea).insetted(using: insets).build(),
                [
                    "view.leading == safeArea.leading - 2", "view.trailing == safeArea.trailing + 4",
                    "view.top == safeArea.top - 1", "view.bottom == safeArea.bottom + 3",
                ]
            ),
        ]
        for (made, expected) in rows { #expect(scene.text(made) == expected) }
    }

    @Test func dimensionsTakeAFactorAndAnAdditionInAnyOrder() {
        let scene = Scene()
        let rows: [([NSLayoutConstraint], [String])] = [
            (scene.view.drf.width.equal(to: 40).build(), ["view.width == 40"]),
            (scene.view.drf.height.moreThan(to: 40.5).build(), ["view.height >= 40.5"]),
            (
                scene.view.drf.width.lessThan(to: scene.other).multiplied(by: 0.5).substracted(by: 8).build(),
                ["view.width <= 0.5 × other.width - 8"]
            ),
            (
                scene.view.drf.width.equal(to: scene.other.drf.height).added(by: 8).multiplied(by: 2).build(),
                ["view.width == 2 × other.height + 8"]
            ),
            (scene.view.drf.width.equal(to: scene.other.heightAnchor).build(), ["view.width == other.height"]),
            (
                scene.view.drf.size.equal(with: CGSize(width: 30, height: 40)).build(),
                ["view.width == 30", "view.height == 40"]
            ),
            (
                scene.view.drf.size.equal(with: .parent).multiplied(by: 0.5).added(by: CGSize(width: 1, height: 2))
                    .build(),
                ["view.width == 0.5 × parent.width + 1", "view.height == 0.5 × parent.height + 2"]
            ),
            (scene.view.drf.height.equal(with: .width(of: .mySelf)).build(), ["view.height == view.width"]),
        ]
        for (made, expected) in rows { #expect(scene.text(made) == expected) }
    }

    @Test func targetsAreAnchorsViewsGuidesAndAnonymousAnchors() {
        let scene = Scene()
        let guide = scene.parent.safeAreaLayoutGuide
        let rows: [([NSLayoutConstraint], [String])] = [
            (scene.view.drf.top.equal(to: scene.other.bottomAnchor).build(), ["view.top == other.bottom"]),
            (
                scene.view.drf.top.equal(to: scene.other.firstBaselineAnchor).offset(by: 4).build(),
                ["view.top == other.firstBaseline + 4"]
            ),
            (scene.view.drf.left.equal(to: scene.other.drf.right).build(), ["view.left == other.right"]),
            (scene.view.drf.left.equal(to: guide.drf.right).build(), ["view.left == safeArea.right"]),
            (scene.view.drf.left.equal(to: guide).build(), ["view.left == safeArea.left"]),
            (scene.view.drf.bottom.equal(with: .top(of: .safeArea)).build(), ["view.bottom == safeArea.top"]),
            (
                scene.view.drf.bottom.right.equal(with: .center(of: .parent)).build(),
                ["view.right == parent.centerX", "view.bottom == parent.centerY"]
            ),
            (
                scene.view.drf.center.equal(to: guide.drf.bottom.right).build(),
                ["view.centerX == safeArea.right", "view.centerY == safeArea.bottom"]
            ),
        ]
        for (made, expected) in rows { #expect(scene.text(made) == expected) }
    }

    @Test func prioritiesAndIdentifiersGoToAllConstraintsOfTheRelation() {
        let scene = Scene()
        let made = scene.view.drf
            .horizontal.equal(with: .parent).offset(by: 8).priority(750).identifier("sides")
            .top.equal(to: scene.other.topAnchor).priority(.defaultLow)
            .build()
        #expect(
            scene.text(made) == [
                "view.left == parent.left + 8 @750 'sides'", "view.right == parent.right - 8 @750 'sides'",
                "view.top == other.top @250",
            ]
        )
    }

    @Test func shortcuts() {
        let scene = Scene()
        let view = scene.view
        let rows: [([NSLayoutConstraint], [String])] = [
            (
                view.drf.fillParent().offset(by: 16).build(),
                [
                    "view.left == parent.left + 16", "view.right == parent.right - 16", "view.top == parent.top + 16",
                    "view.bottom == parent.bottom - 16",
                ]
            ),
            (
                view.drf.matchSafeAreaV().matchParentH().build(),
                [
                    "view.top == safeArea.top", "view.bottom == safeArea.bottom", "view.left == parent.left",
                    "view.right == parent.right",
                ]
            ),
            (
                view.drf.cornered(at: .bottomTrailing).offset(by: 4).build(),
                ["view.trailing == parent.trailing - 4", "view.bottom == parent.bottom - 4"]
            ),
            (
                view.drf.centered().sized(CGSize(sides: 30)).build(),
                [
                    "view.centerX == parent.centerX", "view.centerY == parent.centerY", "view.width == 30",
                    "view.height == 30",
                ]
            ),
            (view.drf.centeredH().build(), ["view.centerX == parent.centerX"]),
            (view.drf.centeredV().build(), ["view.centerY == parent.centerY"]),
            (view.drf.heightMatchWidth().multiplied(by: 2).build(), ["view.height == 2 × view.width"]),
            (view.drf.matchParentSize().build(), ["view.width == parent.width", "view.height == parent.height"]),
        ]
        for (made, expected) in rows { #expect(scene.text(made) == expected) }
    }

    @Test func floatLiteralsOfOffsetsLosePrecision() {
        let scene = Scene()
        let short = scene.view.drf.horizontal.equal(with: .parent).offsetted(using: 8.1).build()
        let exact = scene.view.drf.horizontal.equal(with: .parent).offset(by: 8.1).build()
        #expect(short.first?.constant == CGFloat(Float(8.1)))
        #expect(exact.first?.constant == 8.1)
    }

    @Test func leadingWithLeftRaisesAsInUIKit() {
        let scene = Scene()
        let misuses = MisuseReport.collecting {
            _ = scene.view.drf.horizontal.equal(to: scene.other.drf.localizedHorizontal).build()
        }
        #expect(misuses.first?.reason.contains("leading/trailing") == true)
    }

    @Test func anonymousParentsOfRootsEndAsDraftsmanDoes() {
        let misuses = MisuseReport.collecting { _ = UIView().drf.top.equal(with: .parent).build() }
        #expect(misuses.count == 1)
        #expect(misuses.first?.reason.contains("has no superview") == true)
    }

    @Test func theKeyboardGuideIsClaviersAndAtTheBottom() {
        let scene = Scene()
        scene.view.drf.onTopOfKeyboard().height.equal(to: 44).matchParentH().apply()
        scene.parent.layoutIfNeeded()
        #expect(scene.view.frame == CGRect(x: 0, y: 436, width: 320, height: 44))
        #expect(scene.parent.constraints.count == 4 + 3)
    }
}
