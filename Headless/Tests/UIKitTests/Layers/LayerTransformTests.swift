import Testing
import UIKit

/// CATransform3D.h: transforms are matrices of rows, and a layer keeps its own.
@MainActor
struct LayerTransformTests {
    @Test("translations, scales and turns about the axis of depth are those of the plane")
    func plane() {
        #expect(
            CATransform3DMakeTranslation(3, 4, 0)
                == CATransform3DMakeAffineTransform(CGAffineTransform(translationX: 3, y: 4))
        )
        #expect(CATransform3DMakeScale(2, 5, 1) == CATransform3D(CGAffineTransform(scaleX: 2, y: 5)))
        let turn = CATransform3DMakeRotation(0.5, 0, 0, 2)
        let flat = CATransform3D(CGAffineTransform(rotationAngle: 0.5))
        #expect(abs(turn.m11 - flat.m11) < 1e-9 && abs(turn.m12 - flat.m12) < 1e-9 && abs(turn.m21 - flat.m21) < 1e-9)
        #expect(CATransform3DMakeRotation(1, 0, 0, 0) == CATransform3DIdentity)
    }

    @Test("a layer keeps its transform, and a view's layer can be named through the coder's class")
    func layers() {
        final class GradientView: UIView {
            override class var layerClass: AnyClass { CAGradientLayer.classForCoder() }
        }
        let layer = CALayer()
        #expect(layer.transform == CATransform3DIdentity)
        layer.transform = CATransform3DMakeScale(2, 2, 1)
        #expect(layer.transform.m11 == 2)
        #expect(GradientView().layer is CAGradientLayer)
    }
}
