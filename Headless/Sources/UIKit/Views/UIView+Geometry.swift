extension UIView {
    public nonisolated static var noIntrinsicMetric: CGFloat { -1 }
}

extension UIView {
    /// UIKit sets the layer's position first, which is NaN if anything of the frame is.
    func raiseInvalidGeometry(_ refused: CGRect) {
        func pair(_ x: CGFloat, _ y: CGFloat) -> String { NumberText.general(x) + " " + NumberText.general(y) }
        MisuseReport.raise(
            .invalidGeometry,
            "CALayer position contains NaN: [\(pair(refused.midX, refused.midY))]. Layer: <CALayer:"
                + ObjectAddress.text(of: layer) + "; position = CGPoint (\(pair(center.x, center.y))); "
                + "bounds = CGRect (\(pair(boundsOrigin.x, boundsOrigin.y)); "
                + "\(pair(frame.size.width, frame.size.height))); delegate = \(self)>"
        )
    }
}

extension CGRect {
    var containsNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}

/// Sizes that views fit their content to.
extension UIView {
    public nonisolated static var layoutFittingCompressedSize: CGSize { .zero }
    public nonisolated static var layoutFittingExpandedSize: CGSize { CGSize(width: 10000, height: 10000) }
}
