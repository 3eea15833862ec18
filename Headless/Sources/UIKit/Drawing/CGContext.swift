#if !canImport(CoreGraphics)
    /// The context that code draws into. Nothing becomes visible: there are no pixels here.
    public final class CGContext: @unchecked Sendable {
        init() {}

        public func saveGState() {}
        public func restoreGState() {}
        public func setFillColor(_ color: CGColor) {}
        public func setStrokeColor(_ color: CGColor) {}
        public func setLineWidth(_ width: CGFloat) {}
        public func setLineCap(_ cap: CGLineCap) {}
        public func setLineJoin(_ join: CGLineJoin) {}
        public func setAlpha(_ alpha: CGFloat) {}
        public func setBlendMode(_ mode: CGBlendMode) {}
        public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
        public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
        public func beginPath() {}
        public func closePath() {}
        public func move(to point: CGPoint) {}
        public func addLine(to point: CGPoint) {}
        public func addLines(between points: [CGPoint]) {}
        public func addRect(_ rect: CGRect) {}
        public func addEllipse(in rect: CGRect) {}
        public func addArc(
            center: CGPoint,
            radius: CGFloat,
            startAngle: CGFloat,
            endAngle: CGFloat,
            clockwise: Bool
        ) {}
        public func addPath(_ path: CGPath) {}
        public func fill(_ rect: CGRect) {}
        public func stroke(_ rect: CGRect) {}
        public func clear(_ rect: CGRect) {}
        public func fillEllipse(in rect: CGRect) {}
        public func strokeEllipse(in rect: CGRect) {}
        public func fillPath() {}
        public func strokePath() {}
        public func clip() {}
        public func beginTransparencyLayer(auxiliaryInfo: [String: Any]?) {}
        public func endTransparencyLayer() {}
        public func clip(to rect: CGRect) {}
        public func translateBy(x: CGFloat, y: CGFloat) {}
        public func scaleBy(x: CGFloat, y: CGFloat) {}
        public func rotate(by angle: CGFloat) {}
        public func concatenate(_ transform: CGAffineTransform) {}
    }
#endif
