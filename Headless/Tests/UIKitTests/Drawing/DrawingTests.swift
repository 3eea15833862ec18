import Testing
import UIKit

@Suite("images and paths that code draws")
@MainActor
struct DrawingTests {
    @Test("a drawn image has its size, which its image view takes")
    func rendering() {
        var isDrawn = false
        let size = CGSize(width: 24, height: 18)
        let image = UIGraphicsImageRenderer(size: size).image { context in
            context.cgContext.fill(CGRect(origin: .zero, size: size))
            isDrawn = true
        }
        #expect(isDrawn)
        #expect(image.size == size)
        #expect(UIImageView(image: image).intrinsicContentSize == size)
    }

    @Test("contexts of older code nest")
    func contexts() {
        #expect(UIGraphicsGetCurrentContext() == nil)
        #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
        UIGraphicsBeginImageContext(CGSize(width: 3, height: 4))
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 3, height: 4))
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetImageFromCurrentImageContext()?.size == CGSize(width: 10, height: 10))
        UIGraphicsEndImageContext()
        UIGraphicsEndImageContext()
        #expect(UIGraphicsGetCurrentContext() == nil)
    }

    @Test("a path has the bounds of its points, also after a transform")
    func paths() {
        let path = UIBezierPath()
        #expect(path.isEmpty)
        #expect(path.bounds.isNull)
        path.move(to: CGPoint(x: 10, y: 20))
        path.addLine(to: CGPoint(x: 30, y: 5))
        path.addCurve(
            to: CGPoint(x: 40, y: 40),
            controlPoint1: CGPoint(x: 0, y: 40),
            controlPoint2: CGPoint(x: 40, y: 50)
        )
        #expect(path.bounds == CGRect(x: 0, y: 5, width: 40, height: 45))
        #expect(path.currentPoint == CGPoint(x: 40, y: 40))
        path.apply(CGAffineTransform(translationX: 5, y: -5))
        #expect(path.bounds == CGRect(x: 5, y: 0, width: 40, height: 45))
        let circle = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50),
            radius: 20,
            startAngle: 0,
            endAngle: 2 * .pi,
            clockwise: true
        )
        #expect(circle.bounds == CGRect(x: 30, y: 30, width: 40, height: 40))
    }

    @Test("transforms are joined, turned back and applied in order")
    func transforms() {
        let moved = CGAffineTransform(scaleX: 2, y: 3).concatenating(CGAffineTransform(translationX: 10, y: 20))
        let point = CGPoint(x: 1, y: 1).applying(moved)
        #expect(point == CGPoint(x: 12, y: 23))
        let back = point.applying(moved.inverted())
        #expect(abs(back.x - 1) < 1e-12 && abs(back.y - 1) < 1e-12)
        let shifted = CGAffineTransform.identity.translatedBy(x: 5, y: 0).scaledBy(x: 2, y: 2)
        #expect(CGPoint(x: 1, y: 1).applying(shifted) == CGPoint(x: 7, y: 2))
    }

    @Test("colors and images of Xcode's palette are what they say")
    func literals() {
        let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
        #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
        let image: UIImage = #imageLiteral(resourceName: "cart")
        #expect(UIImageView(image: image).layoutDump().description.contains("cart"))
    }
}
