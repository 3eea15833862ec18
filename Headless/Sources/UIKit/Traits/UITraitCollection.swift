/// The size class of an axis, compact or regular.
public enum UIUserInterfaceSizeClass: Int, Sendable {
    case unspecified, compact, regular
}

/// The contrast of colors, normal or high.
public enum UIAccessibilityContrast: Int, Sendable {
    case unspecified = -1
    case normal, high
}

/// Whether the screen recognizes the force of a touch.
public enum UIForceTouchCapability: Int, Sendable {
    case unknown, unavailable, available
}

/// The traits of an interface, such as size classes and idiom. Those of views are the screen's, and never change.
open class UITraitCollection: NSObject, @unchecked Sendable {
    public let horizontalSizeClass: UIUserInterfaceSizeClass
    public let verticalSizeClass: UIUserInterfaceSizeClass
    public let userInterfaceStyle: UIUserInterfaceStyle
    public let userInterfaceIdiom: UIUserInterfaceIdiom
    public let preferredContentSizeCategory: UIContentSizeCategory
    /// Pixels per point; 0 where it is not said.
    public let displayScale: CGFloat
    public let layoutDirection: UITraitEnvironmentLayoutDirection
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var forceTouchCapability: UIForceTouchCapability { .unavailable }

    init(
        horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
        userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
        userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
        preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
        displayScale: CGFloat = 0,
        layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
    ) {
        self.horizontalSizeClass = horizontalSizeClass
        self.verticalSizeClass = verticalSizeClass
        self.userInterfaceStyle = userInterfaceStyle
        self.userInterfaceIdiom = userInterfaceIdiom
        self.preferredContentSizeCategory = preferredContentSizeCategory
        self.displayScale = displayScale
        self.layoutDirection = layoutDirection
        super.init()
    }

    public convenience override init() {
        self.init(userInterfaceStyle: .unspecified)
    }

    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontalSizeClass: horizontalSizeClass, verticalSizeClass: .unspecified)
    }

    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init(horizontalSizeClass: .unspecified, verticalSizeClass: verticalSizeClass)
    }

    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init(horizontalSizeClass: .unspecified, userInterfaceStyle: userInterfaceStyle)
    }

    public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
        self.init(horizontalSizeClass: .unspecified, userInterfaceIdiom: userInterfaceIdiom)
    }

    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init(horizontalSizeClass: .unspecified, preferredContentSizeCategory: preferredContentSizeCategory)
    }

    public convenience init(displayScale: CGFloat) {
        self.init(horizontalSizeClass: .unspecified, displayScale: displayScale)
    }

    /// Later collections win; what one does not say is left alone.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        func last<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, but unsaid: Value) -> Value {
            traitCollections.last { $0[keyPath: path] != unsaid }?[keyPath: path] ?? unsaid
        }
        self.init(
            horizontalSizeClass: last(\.horizontalSizeClass, but: .unspecified),
            verticalSizeClass: last(\.verticalSizeClass, but: .unspecified),
            userInterfaceStyle: last(\.userInterfaceStyle, but: .unspecified),
            userInterfaceIdiom: last(\.userInterfaceIdiom, but: .unspecified),
            preferredContentSizeCategory: last(\.preferredContentSizeCategory, but: .unspecified),
            displayScale: last(\.displayScale, but: 0),
            layoutDirection: last(\.layoutDirection, but: .unspecified)
        )
    }

    /// The traits of the screen. A phone is compact in its width, and in its height where it is turned; the widest phones, of
    /// 414 points and more, are regular in their width then (Human Interface Guidelines, Layout).
    @MainActor
    public static var current: UITraitCollection {
        let size = UIScreen.main.bounds.size
        let isPad = min(size.width, size.height) >= 744
        let isTurned = size.width > size.height
        return UITraitCollection(
            horizontalSizeClass: isPad || isTurned && size.height >= 414 ? .regular : .compact,
            verticalSizeClass: isPad || !isTurned ? .regular : .compact,
            userInterfaceStyle: .light,
            userInterfaceIdiom: UIDevice.current.userInterfaceIdiom,
            preferredContentSizeCategory: .large,
            displayScale: UIScreen.main.scale,
            layoutDirection: .leftToRight
        )
    }

    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        func holds<Value: Equatable>(_ path: KeyPath<UITraitCollection, Value>, but unsaid: Value) -> Bool {
            trait[keyPath: path] == unsaid || trait[keyPath: path] == self[keyPath: path]
        }
        return holds(\.horizontalSizeClass, but: .unspecified) && holds(\.verticalSizeClass, but: .unspecified)
            && holds(\.userInterfaceStyle, but: .unspecified) && holds(\.userInterfaceIdiom, but: .unspecified)
            && holds(\.preferredContentSizeCategory, but: .unspecified) && holds(\.displayScale, but: 0)
            && holds(\.layoutDirection, but: .unspecified)
    }

    /// Whether colors can look different in the two.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        userInterfaceStyle != traitCollection?.userInterfaceStyle
    }

    open func performAsCurrent(_ actions: () -> Void) {
        actions()
    }
}

/// The layout direction among the traits.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
    case unspecified = -1
    case leftToRight, rightToLeft
}

/// An object that has traits.
@MainActor
public protocol UITraitEnvironment: AnyObject {
    var traitCollection: UITraitCollection { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {}
extension UIViewController: UITraitEnvironment {}
