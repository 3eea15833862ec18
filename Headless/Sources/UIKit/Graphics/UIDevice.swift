/// The kind of device, such as phone or pad.
public enum UIUserInterfaceIdiom: Int, Sendable {
    case unspecified = -1
    case phone, pad, tv, carPlay
    case mac = 5
    case vision
}

/// The device for which layouts are computed: an iPhone with iOS 18, unless code says otherwise.
@MainActor
public final class UIDevice: NSObject {
    public static let current = UIDevice()

    public let systemName = "iOS"
    /// iOS 26 has a design of its own, with other sizes of controls and bars.
    public private(set) var systemVersion = "18.0"
    public private(set) var userInterfaceIdiom = UIUserInterfaceIdiom.phone
    public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    public var name: String { model }

    /// The system as dumps name it.
    private(set) var systemLabel = "headless"

    /// Makes this another device. Apple's devices cannot be changed; tests of other systems need it.
    ///
    /// - Parameter systemVersion: As in `26.0`. Other text is ignored.
    public func become(systemVersion: String, idiom: UIUserInterfaceIdiom = .phone) {
        let numbers = systemVersion.split(separator: ".", omittingEmptySubsequences: false)
        guard !numbers.isEmpty, numbers.allSatisfy({ UInt($0) != nil }) else { return }
        self.systemVersion = systemVersion
        userInterfaceIdiom = idiom
        systemLabel = systemVersion == "18.0" ? "headless" : "iOS " + systemVersion
    }
    public var orientation: UIDeviceOrientation {
        let size = UIScreen.main.bounds.size
        return size.width > size.height ? .landscapeLeft : .portrait
    }
    public var isMultitaskingSupported: Bool { true }
    public var identifierForVendor: UUID? { nil }
    public var isBatteryMonitoringEnabled: Bool {
        get { false }
        set {}
    }

    public nonisolated static let orientationDidChangeNotification =
        Notification.Name("UIDeviceOrientationDidChangeNotification")
}

/// The physical orientation of the device.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
