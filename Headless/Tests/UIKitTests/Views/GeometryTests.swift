import Testing
import UIKit

@MainActor
struct GeometryTests {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))

    @Test func boundsBeginAtZeroAndHaveTheFramesSize() {
        #expect(view.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        #expect(view.center == CGPoint(x: 60, y: 45))
    }

    @Test func theCentreStaysWhenBoundsGrow() {
        view.bounds.size = CGSize(width: 120, height: 60)
        #expect(view.frame == CGRect(x: 0, y: 15, width: 120, height: 60))
    }

    @Test func scrollingMovesTheBoundsAndNotTheFrame() {
        let scroll = UIScrollView(frame: view.frame)
        scroll.contentOffset = CGPoint(x: 0, y: 30)
        #expect(scroll.bounds.origin == CGPoint(x: 0, y: 30))
        #expect(scroll.frame == view.frame)
    }
}
