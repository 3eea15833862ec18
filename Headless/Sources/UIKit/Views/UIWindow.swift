/// The root of a view hierarchy on the screen.
open class UIWindow: UIView {
    open var rootViewController: UIViewController? {
        didSet {
            oldValue?.viewIfLoaded?.removeFromSuperview()
            guard let view = rootViewController?.view else { return }
            view.frame = bounds
            view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            addSubview(view)
        }
    }

    open private(set) var isKeyWindow = false
    open weak var windowScene: UIWindowScene? {
        didSet {
            if oldValue === windowScene { return }
            oldValue?.windows.removeAll { $0 === self }
            windowScene?.windows.append(self)
        }
    }
    open var windowLevel = Level.normal
    open var screen: UIScreen { .main }

    /// The scene's window has the size of its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        self.windowScene = windowScene
        windowScene.windows.append(self)
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// The order of windows, back to front.
    public struct Level: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(rawValue: 0)
        public static let statusBar = Level(rawValue: 1000)
        public static let alert = Level(rawValue: 2000)

        public static func + (left: Level, right: CGFloat) -> Level { Level(left.rawValue + right) }
        public static func - (left: Level, right: CGFloat) -> Level { Level(left.rawValue - right) }
    }

    /// What the device's bars and cutouts cover, in points: 0 unless code sets it. A window of UIKit takes it from the
    /// screen.
    public var deviceSafeAreaInsets = UIEdgeInsets.zero

    open func makeKey() {
        for window in UIApplication.shared.windows { window.isKeyWindow = false }
        isKeyWindow = true
        UIApplication.shared.add(self)
    }

    /// Shows the window: its root controller's view appears, and is laid out.
    open func makeKeyAndVisible() {
        makeKey()
        isHidden = false
        rootViewController?.viewWillAppear(false)
        layoutIfNeeded()
        rootViewController?.viewIsAppearing(false)
        rootViewController?.viewDidAppear(false)
    }
}
