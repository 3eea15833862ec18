/// The layer that draws a view. Nothing is drawn here; the settings are kept.
@MainActor
open class CALayer: NSObject {
    open var cornerRadius: CGFloat = 0
    open var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    open var masksToBounds = false
    open var borderWidth: CGFloat = 0
    open var borderColor: CGColor?
    open var backgroundColor: CGColor?
    open var shadowColor: CGColor?
    open var shadowOffset = CGSize(width: 0, height: -3)
    open var shadowRadius: CGFloat = 3
    open var shadowOpacity: Float = 0
    open var opacity: Float = 1
    open var zPosition: CGFloat = 0
    open var isHidden = false
    open var name: String?
    open var shouldRasterize = false
    open var rasterizationScale: CGFloat = 1

    open var shadowPath: CGPath?
    open var cornerCurve = CALayerCornerCurve.circular
    open var mask: CALayer?
    open var contents: Any?
    open var contentsScale: CGFloat = 1
    open var contentsGravity = CALayerContentsGravity.resize
    /// The view whose layer this is; it has the view's frame.
    weak var view: UIView?
    private var ownFrame = CGRect.zero
    open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    open var transform = CATransform3DIdentity
    open var sublayerTransform = CATransform3DIdentity
    open var allowsEdgeAntialiasing = false
    open var drawsAsynchronously = false
    open var speed: Float = 1
    open var timeOffset: CFTimeInterval = 0
    open var beginTime: CFTimeInterval = 0
    public private(set) var sublayers: [CALayer]?
    public private(set) weak var superlayer: CALayer?
    private var animations: [String: CAAnimation] = [:]

    public override init() {
        super.init()
    }

    public init(layer: Any) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    open var frame: CGRect {
        get { view?.frame ?? ownFrame }
        set {
            if let view { view.frame = newValue } else { ownFrame = newValue }
        }
    }

    open var bounds: CGRect {
        get { view?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
        set {
            if let view { view.bounds = newValue } else { ownFrame.size = newValue.size }
        }
    }

    open var position: CGPoint {
        get {
            CGPoint(x: frame.minX + frame.width * anchorPoint.x, y: frame.minY + frame.height * anchorPoint.y)
        }
        set {
            frame.origin = CGPoint(
                x: newValue.x - frame.width * anchorPoint.x,
                y: newValue.y - frame.height * anchorPoint.y
            )
        }
    }

    open func addSublayer(_ layer: CALayer) {
        insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
    }

    /// A place behind the last one is the last one.
    open func insertSublayer(_ layer: CALayer, at index: UInt32) {
        layer.removeFromSuperlayer()
        var layers = sublayers ?? []
        layers.insert(layer, at: min(Int(index), layers.count))
        sublayers = layers
        layer.superlayer = self
    }

    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
    }

    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        let place = sublayers?.firstIndex { $0 === sibling }.map { $0 + 1 }
        insertSublayer(layer, at: UInt32(place ?? sublayers?.count ?? 0))
    }

    open func removeFromSuperlayer() {
        superlayer?.sublayers?.removeAll { $0 === self }
        superlayer = nil
    }

    open func add(_ anim: CAAnimation, forKey key: String?) {
        animations[key ?? "\(animations.count)"] = anim
    }

    open func removeAnimation(forKey key: String) {
        animations[key] = nil
    }

    open func removeAllAnimations() {
        animations = [:]
    }

    open func animation(forKey key: String) -> CAAnimation? { animations[key] }
    open func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }
    open func presentation() -> Self? { self }
    open func setNeedsDisplay() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSublayers() {}
    open func draw(in ctx: CGContext) {}
    open func render(in ctx: CGContext) {}
}

/// The curve of rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// How the contents fill a layer.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

extension UIView {
    /// A layer of the class that the view names, where it is one of the system's.
    static func makeLayer(of view: UIView) -> CALayer {
        let layer = makeLayer()
        layer.view = view
        return layer
    }

    private static func makeLayer() -> CALayer {
        switch layerClass {
        case is CAShapeLayer.Type: CAShapeLayer()
        case is CAGradientLayer.Type: CAGradientLayer()
        case is CATextLayer.Type: CATextLayer()
        case is CAReplicatorLayer.Type: CAReplicatorLayer()
        case is CAEmitterLayer.Type: CAEmitterLayer()
        default: CALayer()
        }
    }
}
