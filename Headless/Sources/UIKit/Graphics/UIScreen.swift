/// The screen for which layouts are computed: an iPhone of 393 × 852 points at 3 pixels a point, unless code says
/// otherwise.
@MainActor
public final class UIScreen: NSObject {
    public static let main = UIScreen()

    /// Points.
    public private(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
    /// Pixels per point.
    public private(set) var scale: CGFloat = 3
    /// What the device covers of a controller's view that fills the screen without a window, in points.
    public var deviceSafeAreaInsets = UIEdgeInsets.zero
    public var nativeScale: CGFloat { scale }
    public var nativeBounds: CGRect {
        CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
    }

    /// Makes this another screen. Apple's screens cannot be changed; tests of other devices need it.
    ///
    /// - Parameters:
    ///   - size: Points, above 0.
    ///   - scale: Pixels per point, above 0.
    public func become(size: CGSize, scale: CGFloat) {
        guard size.width > 0, size.height > 0, scale > 0, size.width.isFinite, size.height.isFinite, scale.isFinite
        else { return }
        bounds = CGRect(origin: .zero, size: size)
        self.scale = scale
    }
    public var traitCollection: UITraitCollection { .current }
    public var maximumFramesPerSecond: Int { 60 }
    public var brightness: CGFloat {
        get { 1 }
        set {}
    }
    public static var screens: [UIScreen] { [main] }
}
