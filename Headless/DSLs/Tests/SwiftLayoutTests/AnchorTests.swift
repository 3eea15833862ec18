import ConstraintText
import SwiftLayout
import Testing
import UIKit

@MainActor
@Suite struct AnchorTests {
    @Test func anExpressionAloneEqualsTheSuperview() {
        #expect(
            Scene.made { _ in
                Anchors.top.bottom
                Anchors.width
            } == ["view.top == parent.top", "view.bottom == parent.bottom", "view.width == parent.width"]
        )
    }

    @Test func eachAttributeByItsName() {
        let x: [(AnchorsExpression<AnchorsXAxisAttribute>, String)] = [
            (Anchors.centerX, "centerX"), (Anchors.leading, "leading"), (Anchors.trailing, "trailing"),
            (Anchors.left, "left"), (Anchors.right, "right"), (Anchors.centerXWithinMargins, "centerXWithinMargins"),
            (Anchors.leftMargin, "leftMargin"), (Anchors.rightMargin, "rightMargin"),
            (Anchors.leadingMargin, "leadingMargin"), (Anchors.trailingMargin, "trailingMargin"),
        ]
        for (expression, name) in x {
            #expect(Scene.made { _ in expression } == ["view.\(name) == parent.\(name)"])
        }
        let y: [(AnchorsExpression<AnchorsYAxisAttribute>, String)] = [
            (Anchors.centerY, "centerY"), (Anchors.top, "top"), (Anchors.bottom, "bottom"),
            (Anchors.firstBaseline, "firstBaseline"), (Anchors.lastBaseline, "lastBaseline"),
            (Anchors.centerYWithinMargins, "centerYWithinMargins"), (Anchors.topMargin, "topMargin"),
            (Anchors.bottomMargin, "bottomMargin"),
        ]
        for (expression, name) in y {
            #expect(Scene.made { _ in expression } == ["view.\(name) == parent.\(name)"])
        }
    }

    @Test func groups() {
        func sides(_ names: [String]) -> [String] { names.map { "view.\($0) == parent.\($0)" } }
        #expect(Scene.made { _ in Anchors.horizontal } == sides(["leading", "trailing"]))
        #expect(Scene.made { _ in Anchors.vertical } == sides(["top", "bottom"]))
        #expect(Scene.made { _ in Anchors.allSides } == sides(["top", "bottom", "leading", "trailing"]))
        #expect(Scene.made { _ in Anchors.cap } == sides(["top", "leading", "trailing"]))
        #expect(Scene.made { _ in Anchors.shoe } == sides(["bottom", "leading", "trailing"]))
        #expect(Scene.made { _ in Anchors.size } == sides(["width", "height"]))
        #expect(Scene.made { _ in Anchors.center } == sides(["centerX", "centerY"]))
        #expect(Scene.made { _ in Anchors.width.top.left } == sides(["width", "top", "left"]))
    }

    @Test func relationsAndItems() {
        #expect(
            Scene.made { scene in
                Anchors.top.equalTo(scene.other, attribute: .bottom, constant: 8)
                Anchors.leading.greaterThanOrEqualToSuper(constant: 4)
                Anchors.trailing.lessThanOrEqualTo(scene.parent.safeAreaLayoutGuide)
                Anchors.left.bottom.lessThanOrEqualTo(scene.other, constant: 2)
                Anchors.width.greaterThanOrEqualTo(constant: 20)
                Anchors.height.equalTo(scene.view, attribute: .width).multiplier(2)
            } == [
                "view.top == other.bottom + 8", "view.leading >= parent.leading + 4",
                "view.trailing <= safeArea.trailing", "view.left <= other.left + 2",
                "view.bottom <= other.bottom + 2", "view.width >= 20", "view.height == 2 × view.width",
            ]
        )
    }

    @Test func inwardOffsetsCountTowardsTheMiddle() {
        #expect(
            Scene.made { scene in
                Anchors.allSides.equalToSuper(inwardOffset: 8)
                Anchors.trailingMargin.lessThanOrEqualTo(scene.other, inwardOffset: 2)
            } == [
                "view.top == parent.top + 8", "view.bottom == parent.bottom - 8",
                "view.leading == parent.leading + 8", "view.trailing == parent.trailing - 8",
                "view.trailingMargin <= other.trailingMargin - 2",
            ]
        )
    }

    @Test func sizesAndCenters() {
        #expect(
            Scene.made { scene in
                Anchors.size.equalTo(width: 40, height: 30)
                Anchors.size.equalTo(scene.other, widthOffset: 4)
                Anchors.center.equalToSuper(yOffset: -6)
            } == [
                "view.width == other.width + 4", "view.height == other.height", "view.centerX == parent.centerX",
                "view.centerY == parent.centerY - 6", "view.width == 40", "view.height == 30",
            ]
        )
    }

    @Test func nativeAnchors() {
        #expect(
            Scene.made { scene in
                Anchors.leading.equalTo(scene.other.trailingAnchor, constant: 8)
                Anchors.bottom.lessThanOrEqualTo(scene.parent.safeAreaLayoutGuide.bottomAnchor, inwardOffset: 4)
                Anchors.width.greaterThanOrEqualTo(scene.other.heightAnchor)
            } == [
                "view.leading == other.trailing + 8", "view.bottom <= safeArea.bottom - 4",
                "view.width >= other.height",
            ]
        )
    }

    @Test func modifiersChangeEachConstraintOfTheirExpression() {
        #expect(
            Scene.made { _ in
                Anchors.size.equalToSuper().multiplier(0.5).priority(.defaultHigh).identifier("half")
                Anchors.top
            } == [
                "view.width == 0.5 × parent.width @750 'half'", "view.height == 0.5 × parent.height @750 'half'",
                "view.top == parent.top",
            ]
        )
    }

    @Test func conditionsAndLoopsInBlocks() {
        let missing: Anchors? = nil
        for isWide in [true, false] {
            let made = Scene.made { _ in
                if isWide {
                    Anchors.horizontal
                } else {
                    Anchors.centerX
                }
                for width in [10, 20] { Anchors.width.greaterThanOrEqualTo(constant: CGFloat(width)) }
                missing
            }
            let sides = ["view.leading == parent.leading", "view.trailing == parent.trailing"]
            #expect(
                made == (isWide ? sides : ["view.centerX == parent.centerX"]) + [
                    "view.width >= 10", "view.width >= 20",
                ]
            )
        }
    }

    @Test func aBlockThatIsAddedKeepsTheOthers() {
        let scene = Scene()
        let layout = scene.view.sl.anchors { Anchors.top }
        _ = layout.anchors { Anchors.left }
        scene.parent.sl.sublayout { layout.anchors { Anchors.right } }.finalActive()
        // The library keeps anchors in a class: what was added to a copy counts.
        #expect(scene.made.map { $0.split(separator: " ")[0] } == ["view.top", "view.left", "view.right"])
    }

    @Test func findingsNameTheLineOfTheExpression() {
        let scene = Scene()
        let first = #line + 3
        scene.parent.sl.sublayout {
            scene.view.sl.anchors {
                Anchors.top
                Anchors.size.equalTo(width: 4, height: 4)
                Anchors.leading.equalTo(scene.parent.leadingAnchor)
            }
        }.finalActive()
        let dump = scene.parent.layoutDump()
        for line in first...first + 2 {
            #expect(dump.contains("\"file\": \"SwiftLayoutTests/AnchorTests.swift\", \"line\": \(line)"), "\(line)")
        }
    }

    @Test func misuse() {
        let scene = Scene()
        func reasons(_ body: () -> Void) -> String { MisuseReport.collecting(body).map(\.reason).joined() }
        // The root of a layout has no superview in it.
        #expect(reasons { scene.view.sl.anchors { Anchors.top }.finalActive() }.contains("must be specified in pairs"))
        #expect(
            reasons { _ = Anchors.leading.equalTo(scene.other.leftAnchor) }.contains("leading/trailing attribute")
        )
        #expect(scene.made.isEmpty)
        scene.view.sl.anchors { Anchors.width.equalTo(constant: 4) }.finalActive()
        #expect(scene.made == ["view.width == 4"])
    }
}
