import NotAutoLayout
import Testing
import UIKit

@MainActor
@Suite("Frames of chains")
struct FrameTests {
    @Test("Two values of each axis determine a frame")
    func lines() {
        #expect(
            Made.frame { maker, _ in maker.setLeft(to: 10).setTop(to: 20).setWidth(to: 30).setHeight(to: 40) }
                == [10, 20, 30, 40]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setLeft(by: { $0.left + 16 }).setRight(by: { $0.right - 16 }).setTop(by: { $0.top })
                    .setBottom(by: { $0.bottom - 8 })
            } == [16, 0, 288, 472]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setCenter(by: { $0.center }).setRight(to: 200).setMiddle(to: 100).setBottom(to: 110)
            } == [120, 90, 80, 20]
        )
        #expect(
            Made.frame { maker, _ in maker.setLeft(to: 10).setCenter(to: 20).setTop(to: 5).setMiddle(to: 10) }
                == [10, 5, 20, 10]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setRight(by: { $0.layoutMarginsGuide.right }).setBottom(by: { $0.layoutMarginsGuide.bottom })
                    .setSize(to: Size(width: 10, height: 20))
            } == [306, 457, 10, 20]
        )
    }

    @Test("Points are two lines, in any order")
    func points() {
        #expect(
            Made.frame { maker, _ in maker.setTopLeft(to: .zero).setBottomRight(by: { $0.middleCenter }) }
                == [0, 0, 160, 240]
        )
        #expect(
            Made.frame { maker, _ in maker.setMiddleRight(to: Point(x: 100, y: 50)).setLeft(to: 20).setTop(to: 40) }
                == [20, 40, 80, 20]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setMiddleCenter(by: { $0.middleCenter }).setHeight(to: 20).setWidth(to: 10)
            } == [155, 230, 10, 20]
        )
    }

    @Test("A reference may be anywhere; one that is gone is at zero")
    func pins() {
        #expect(
            Made.frame { maker, made in
                maker.pinLeft(to: made.other, with: { $0.right + 8 }).pinTop(to: made.other, with: { $0.middle })
                    .setWidth(to: 1).setHeight(to: 2)
            } == [118, 45, 1, 2]
        )
        let inner = UIView(frame: CGRect(x: 3, y: 4, width: 10, height: 10))
        #expect(
            Made.frame { maker, made in
                made.other.addSubview(inner)
                return maker.pinTopLeft(to: inner, with: { $0.bottomRight }).setSize(to: .identity)
            } == [23, 34, 1, 1]
        )
        #expect(
            Made.frame { maker, _ in maker.pinTopLeft(to: nil, with: { $0.bottomRight }).setSize(to: .identity) }
                == [0, 0, 1, 1]
        )
    }

    @Test("The first length fits beside 0, the second beside the first")
    func fits() {
        #expect(
            Made.frame { maker, _ in maker.setLeft(to: 0).setTop(to: 0).setWidth(to: 100).fitHeight() }
                == [0, 0, 100, 50]
        )
        #expect(
            Made.frame { maker, _ in maker.setLeft(to: 0).setTop(to: 0).fitHeight().setWidth(to: 100) }
                == [0, 0, 100, 30]
        )
        #expect(
            Made.frame { maker, _ in maker.setLeft(to: 0).setRight(to: 90).setTop(to: 0).fitHeight() }
                == [0, 0, 90, 45]
        )
        #expect(Made.frame { maker, _ in maker.setTopLeft(to: .zero).fitSize() } == [0, 0, 40, 30])
    }

    @Test("After the bottom center and a height, the width fits beside 0")
    func faultyFit() {
        #expect(
            Made.frame { maker, _ in maker.setBottomCenter(to: Point(x: 100, y: 100)).setHeight(to: 60).fitWidth() }
                == [80, 40, 40, 60]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setCenter(to: 100).setBottom(to: 100).setHeight(to: 60).fitWidth()
            } == [40, 40, 120, 60]
        )
    }

    @Test("Three chains of points have wrong heights")
    func faultyHeights() {
        #expect(
            Made.frame { maker, _ in
                maker.setMiddleLeft(to: Point(x: 20, y: 75)).setTopCenter(to: Point(x: 90, y: 15))
            } == [20, 105, 140, -60]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setTopCenter(to: Point(x: 90, y: 15)).setMiddleLeft(to: Point(x: 20, y: 75))
            } == [20, 15, 140, 120]
        )
        #expect(
            Made.frame { maker, _ in maker.setBottomRight(to: Point(x: 170, y: 140)).setLeft(to: 20).setTop(to: 15) }
                == [20, -110, 150, 250]
        )
        #expect(
            Made.frame { maker, _ in maker.setBottomRight(to: Point(x: 170, y: 140)).setCenter(to: 90).setTop(to: 15) }
                == [10, -110, 160, 250]
        )
    }

    @Test("Ratios fit into a guide or fill it")
    func aspects() {
        #expect(
            Made.frame { maker, _ in maker.setTopLeft(to: .zero).aspectFit(ratio: 2) } == [0, 0, 320, 160]
        )
        #expect(
            Made.frame { maker, _ in maker.setTopLeft(to: .zero).aspectFill(ratio: 2) } == [0, 0, 960, 480]
        )
        #expect(
            Made.frame { maker, _ in
                maker.setTopLeft(to: .zero).aspectFit(ratio: 1, in: { $0.layoutMarginsGuide })
            } == [0, 0, 314, 314]
        )
    }

    @Test("A frame can be that of a guide, less insets")
    func frames() {
        let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
        #expect(Made.frame { maker, _ in maker.stickOnParent(withInsets: insets) } == [2, 1, 314, 476])
        #expect(Made.frame { maker, _ in maker.setFrame(by: { $0.layoutMarginsGuide.frame }) } == [2, 1, 314, 476])
    }

    @Test("A readable guide is at most 672 points wide, between the margins")
    func readable() {
        let parent = UIView(frame: CGRect(x: 0, y: 0, width: 1000, height: 100))
        let view = UIView()
        parent.addSubview(view)
        parent.nal.layout(view) { $0.setFrame(by: { $0.readableGuide.frame }) }
        #expect(view.frame.numbers == [164, 8, 672, 84])
    }

    @Test("Mirrored superviews begin at the right")
    func mirrored() {
        #expect(
            Made.frame { maker, made in
                made.parent.semanticContentAttribute = .forceRightToLeft
                return maker.setRight(by: { $0.leading }).setTop(to: 0).setWidth(to: 10).setHeight(to: 10)
            } == [310, 0, 10, 10]
        )
    }
}
