internal import LayoutInspector
import UIKit

/// A size that a layout is tested at, in points, with what a device's bars and cutouts cover of it.
public struct LayoutSize: Hashable, Sendable, CustomStringConvertible {
    /// The name in messages: `iPhone SE (2nd generation)`.
    public var name: String
    public var width: CGFloat
    /// `nil`: as high as the content needs within the width, as a table sizes its cells.
    public var height: CGFloat?
    public var safeArea: UIEdgeInsets

    /// - Parameter name: By default the size itself.
    public init(_ name: String? = nil, width: CGFloat, height: CGFloat? = nil, safeArea: UIEdgeInsets = .zero) {
        self.name = name ?? "\(LayoutSize.text(width)) × \(height.map(LayoutSize.text) ?? "fitting height")"
        self.width = width
        self.height = height
        self.safeArea = safeArea
    }

    public var description: String { name }

    public static func == (left: Self, right: Self) -> Bool {
        left.name == right.name && left.width == right.width && left.height == right.height
            && left.safeArea == right.safeArea
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(name)
        hasher.combine(width)
        hasher.combine(height)
    }

    private static func text(_ length: CGFloat) -> String {
        length == length.rounded() && abs(length) < 1e15 ? String(Int(length)) : String(Double(length))
    }

    init(_ device: Device) {
        let insets = device.safeAreaInsets
        self.init(
            device.title + (device.kind == .portrait ? "" : ", \(device.kind.rawValue)"),
            width: device.size.width,
            height: device.size.height,
            safeArea: UIEdgeInsets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
        )
    }
}

extension [LayoutSize] {
    /// Every iPhone of `draft-inspect --devices`, upright.
    public static var phones: [LayoutSize] { devices { $0.name.hasPrefix("iphone") && $0.kind == .portrait } }

    /// Every iPhone, upright and on its side.
    public static var turningPhones: [LayoutSize] { devices { $0.name.hasPrefix("iphone") } }

    /// Every iPad, upright, on its side, and beside another app.
    public static var pads: [LayoutSize] { devices { $0.name.hasPrefix("ipad") } }

    /// Every device.
    public static var devices: [LayoutSize] { devices { _ in true } }

    private static func devices(_ isWanted: (Device) -> Bool) -> [LayoutSize] {
        Device.all.filter(isWanted).map { LayoutSize($0) }
    }
}
