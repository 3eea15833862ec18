import Testing
import UIKit

@MainActor
@Suite("Conversion of coordinates")
struct ConversionTests {
    @Test("Places move by the frames in between, and by how far a view is scrolled")
    func conversion() {
        let root = UIScrollView(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
        let outer = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
        let inner = UIView(frame: CGRect(x: 1, y: 2, width: 10, height: 10))
        let other = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
        root.addSubview(outer)
        root.addSubview(other)
        outer.addSubview(inner)
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 11, y: 22, width: 10, height: 10))
        #expect(inner.convert(CGPoint.zero, to: other) == CGPoint(x: -39, y: -38))
        #expect(inner.convert(CGPoint.zero, from: other) == CGPoint(x: 39, y: 38))
        #expect(outer.convert(inner.frame, to: outer) == inner.frame)
        #expect(root.convert(CGRect(x: 50, y: 60, width: 1, height: 1), to: other).origin == .zero)
        root.contentOffset.y = 30
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 11, y: 22, width: 10, height: 10))
        outer.bounds.origin.y = 5
        #expect(inner.convert(inner.bounds, to: root) == CGRect(x: 11, y: 17, width: 10, height: 10))
    }
}
