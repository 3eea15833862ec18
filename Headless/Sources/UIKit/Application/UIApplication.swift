/// The app. Code that is run here has none: it is active, has no delegate, and opens nothing.
@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()

    /// Whether the app can be seen.
    public enum State: Int, Sendable {
        case active, inactive, background
    }

    open weak var delegate: UIApplicationDelegate?
    open var applicationState: State { .active }
    open var isIdleTimerDisabled = false
    open var applicationIconBadgeNumber = 0
    open var isNetworkActivityIndicatorVisible = false
    /// The size that the reader prefers. Devices have Large unless somebody changes it.
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var statusBarOrientation: UIInterfaceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeRight : .portrait
    }
    /// As high as what the screen has above its safe area.
    open var statusBarFrame: CGRect {
        let screen = UIScreen.main
        return CGRect(x: 0, y: 0, width: screen.bounds.width, height: screen.deviceSafeAreaInsets.top)
    }
    /// Without a window there is no scene.
    open var connectedScenes: Set<UIScene> { Set(windows.compactMap(\.windowScene)) }
    /// The windows that code made visible and still holds, the first one first.
    open var windows: [UIWindow] { shownWindows.compactMap(\.window) }
    private var shownWindows: [ShownWindow] = []
    open var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } }
    open var openSessions: Set<UISceneSession> { [] }

    private struct ShownWindow {
        weak var window: UIWindow?
    }

    func add(_ window: UIWindow) {
        shownWindows.removeAll { $0.window == nil || $0.window === window }
        shownWindows.append(ShownWindow(window: window))
    }

    /// Settings of the system's app, as an address.
    public nonisolated static let openSettingsURLString = "app-settings:"

    open func canOpenURL(_ url: URL) -> Bool { false }

    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: ((Bool) -> Void)? = nil
    ) {
        completion?(false)
    }

    /// Nothing takes actions here.
    @discardableResult
    open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool { false }

    open func registerForRemoteNotifications() {}
    open func beginIgnoringInteractionEvents() {}
    open func endIgnoringInteractionEvents() {}

    open func beginBackgroundTask(
        withName name: String? = nil,
        expirationHandler handler: (() -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier { .invalid }

    open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

    /// Keys of what an app is started with.
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
        public static let remoteNotification =
            LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
        public static let shortcutItem = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
    }

    /// Keys of what comes with an address that the app is asked to open.
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let sourceApplication = OpenURLOptionsKey(
            rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey"
        )
        public static let openInPlace = OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
    }

    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let universalLinksOnly =
            OpenExternalURLOptionsKey(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }
}

extension UIApplication {
    public nonisolated static let didBecomeActiveNotification =
        Notification.Name("UIApplicationDidBecomeActiveNotification")
    public nonisolated static let willResignActiveNotification =
        Notification.Name("UIApplicationWillResignActiveNotification")
    public nonisolated static let didEnterBackgroundNotification =
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    public nonisolated static let willEnterForegroundNotification =
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    public nonisolated static let willTerminateNotification =
        Notification.Name("UIApplicationWillTerminateNotification")
    public nonisolated static let didReceiveMemoryWarningNotification =
        Notification.Name("UIApplicationDidReceiveMemoryWarningNotification")
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }

    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
    case newData, noData, failed
}
