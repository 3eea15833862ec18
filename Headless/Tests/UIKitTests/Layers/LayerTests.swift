import Testing
import UIKit

@Suite("layers")
@MainActor
struct LayerTests {
    private final class GradientView: UIView {
        override class var layerClass: AnyClass { CAGradientLayer.self }
    }

    @Test("a view's layer has the class that the view names, and the view's frame")
    func layersOfViews() throws {
        let view = GradientView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        let layer = try #require(view.layer as? CAGradientLayer)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
        layer.frame.origin.x = 15
        #expect(view.frame.minX == 15)
        view.frame.size.width = 80
        #expect(layer.frame.width == 80)
    }

    @Test("a layer has one superlayer")
    func sublayers() {
        let (first, second, shape) = (CALayer(), CALayer(), CAShapeLayer())
        first.addSublayer(shape)
        let front = CALayer()
        first.insertSublayer(front, above: shape)
        let back = CALayer()
        first.insertSublayer(back, at: 0)
        #expect(first.sublayers == [back, shape, front])
        second.addSublayer(shape)
        #expect(first.sublayers == [back, front])
        #expect(shape.superlayer === second)
        shape.removeFromSuperlayer()
        #expect(second.sublayers?.isEmpty == true)
    }

    @Test("what a transaction completes runs when it is committed, the inner one first")
    func transactions() {
        var ended: [String] = []
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append("outer") }
        CATransaction.begin()
        CATransaction.setCompletionBlock { ended.append("inner") }
        CATransaction.commit()
        #expect(ended == ["inner"])
        CATransaction.commit()
        CATransaction.commit()
        #expect(ended == ["inner", "outer"])
    }

    @Test("animations are kept by key")
    func animations() {
        let layer = CALayer()
        layer.add(CABasicAnimation(keyPath: "opacity"), forKey: "fade")
        #expect((layer.animation(forKey: "fade") as? CABasicAnimation)?.keyPath == "opacity")
        layer.removeAllAnimations()
        #expect(layer.animationKeys() == nil)
    }
}
