import NotAutoLayout
import Testing
import UIKit

@MainActor
@Suite("Changes of complete frames")
struct AdjustmentTests {
    typealias Change = (LayoutMaker<IndividualProperty.Layout>) -> LayoutMaker<IndividualProperty.Layout>

    /// What a change makes of a view at (10, 20) with 100 × 50 points.
    private func frame(_ change: Change) -> [CGFloat] {
        Made.frame { maker, _ in change(maker.setFrame(to: Rect(x: 10, y: 20, width: 100, height: 50))) }
    }

    @Test("Moving keeps the size")
    func moving() {
        #expect(frame { $0.movingLeft(to: 1).movingTop(to: 2) } == [1, 2, 100, 50])
        #expect(frame { $0.movingCenter(to: 100).movingMiddle(to: 100) } == [50, 75, 100, 50])
        #expect(frame { $0.movingRight(to: 200).movingBottom(to: 200) } == [100, 150, 100, 50])
        #expect(frame { $0.movingX(by: 5).movingY(by: -5) } == [15, 15, 100, 50])
        #expect(frame { $0.movingOrigin(by: Point(x: 1, y: 1)) } == [11, 21, 100, 50])
    }

    @Test("Pinching moves one edge")
    func pinching() {
        #expect(frame { $0.pinchingLeft(to: 0).pinchingTop(to: 0) } == [0, 0, 110, 70])
        #expect(frame { $0.pinchingLeft(by: 10).pinchingTop(by: 10) } == [20, 30, 90, 40])
        #expect(frame { $0.pinchingRight(to: 50).pinchingBottom(to: 50) } == [10, 20, 40, 30])
        #expect(frame { $0.pinchingRight(by: 5).pinchingBottom(by: 5) } == [10, 20, 105, 55])
    }

    @Test("Expanding keeps a line")
    func expanding() {
        #expect(frame { $0.expandingWidth(to: 200, from: .coordinateCenter) } == [-40, 20, 200, 50])
        #expect(frame { $0.expandingHeight(by: 10, from: .coordinateBottom) } == [10, 10, 100, 60])
        #expect(
            frame { $0.expandingWidth(to: { frame, _ in frame.height * 2 }, from: .coordinateLeft) } == [
                10, 20, 100, 50,
            ]
        )
    }

    @Test("Sizes expand to what they should expand by, and by what they should expand to, with the origin lost")
    func faultySizes() {
        let size = Size(width: 20, height: 10)
        #expect(frame { $0.expandingSize(to: size, from: .coordinateMiddleCenter) } == [0, 15, 120, 60])
        #expect(frame { $0.expandingSize(by: size, from: .coordinateMiddleCenter) } == [40, 20, 20, 10])
    }

    @Test("Changes run in the order of the chain")
    func order() {
        #expect(frame { $0.movingLeft(to: 0).pinchingLeft(to: 10).movingX(by: 1) } == [11, 20, 90, 50])
    }
}
