// swift-format-ignore-file
// What LayoutCapture.swift uses of Apple's UIKit, as the headers of the iOS 17 SDK declare it. For type checks: nothing here
// runs. What is declared differently in another SDK is found when the file is compiled there.

@_exported import Foundation
@_exported import ObjectiveC

public struct UIEdgeInsets: Equatable, Sendable {
    public static let zero = UIEdgeInsets()
    public var top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0
}

public struct NSDirectionalEdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
}

public struct CGAffineTransform: Equatable, Sendable {
    public static let identity = CGAffineTransform()
}

public struct UILayoutPriority: RawRepresentable, Equatable, Hashable, Sendable {
    public var rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(rawValue: 1000)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UISemanticContentAttribute: Int, Sendable {
    case unspecified, playback, spatial, forceLeftToRight, forceRightToLeft
}

@MainActor open class UIResponder: NSObject {
    open var next: UIResponder? { nil }
}

@MainActor open class UILayoutGuide: NSObject {
    open var identifier = ""
    open weak var owningView: UIView?
}

@MainActor open class NSLayoutConstraint: NSObject {
    public enum Attribute: Int, Sendable {
        case left = 1, right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
        case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
        case centerXWithinMargins, centerYWithinMargins
        case notAnAttribute = 0
    }
    public enum Relation: Int, Sendable {
        case lessThanOrEqual = -1
        case equal = 0
        case greaterThanOrEqual = 1
    }
    public enum Axis: Int, Sendable { case horizontal, vertical }
    open var firstItem: AnyObject? { nil }
    open var secondItem: AnyObject? { nil }
    open var firstAttribute: Attribute { .left }
    open var secondAttribute: Attribute { .left }
    open var relation: Relation { .equal }
    open var multiplier: CGFloat { 1 }
    open var constant: CGFloat = 0
    open var priority = UILayoutPriority.required
    open var identifier: String?
    open var isActive = false
}

@MainActor open class UIView: UIResponder {
    open var window: UIWindow? { nil }
    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
        public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
        public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
    open var frame = CGRect.zero
    open var transform = CGAffineTransform.identity
    open var subviews: [UIView] { [] }
    open var superview: UIView? { nil }
    open var constraints: [NSLayoutConstraint] { [] }
    open var layoutGuides: [UILayoutGuide] { [] }
    open var intrinsicContentSize: CGSize { .zero }
    open var directionalLayoutMargins = NSDirectionalEdgeInsets()
    open var insetsLayoutMarginsFromSafeArea = true
    open var preservesSuperviewLayoutMargins = false
    open var safeAreaInsets: UIEdgeInsets { .zero }
    open var alignmentRectInsets: UIEdgeInsets { .zero }
    open var translatesAutoresizingMaskIntoConstraints = true
    open var autoresizingMask: AutoresizingMask = []
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var backgroundColor: UIColor?
    open var accessibilityIdentifier: String?
    open var semanticContentAttribute = UISemanticContentAttribute.unspecified
    open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open func addSubview(_ view: UIView) {}
    open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
    open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .required }
}

open class UIColor: NSObject, @unchecked Sendable {
    open class var white: UIColor { UIColor() }
}

open class UIFont: NSObject, @unchecked Sendable {
    open var fontName: String { "" }
    open var pointSize: CGFloat { 0 }
}

@MainActor open class UIAction: NSObject {
    public init(title: String = "", handler: @escaping (UIAction) -> Void) {}
}

@MainActor open class UIControl: UIView {}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) { self.init() }
    open var currentTitle: String? { nil }
    open var titleLabel: UILabel? { nil }
}

@MainActor open class UILabel: UIView {
    open var text: String?
    open var font: UIFont!
    open var numberOfLines = 1
}

@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var isSecureTextEntry = false
}

@MainActor open class UIScrollView: UIView {
    open var contentSize = CGSize.zero
    open var contentOffset = CGPoint.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
}

@MainActor open class UITextView: UIScrollView {
    open var text: String!
    open var font: UIFont?
    open var isSecureTextEntry = false
}

@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
    }
    public enum Alignment: Int, Sendable { case fill, leading, firstBaseline, center, trailing, lastBaseline }
    public class var spacingUseDefault: CGFloat { 0 }
    public class var spacingUseSystem: CGFloat { 0 }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var distribution = Distribution.fill
    open var alignment = Alignment.fill
    open var spacing: CGFloat = 0
    open var arrangedSubviews: [UIView] { [] }
    open var isLayoutMarginsRelativeArrangement = false
    open var isBaselineRelativeArrangement = false
    open func customSpacing(after view: UIView) -> CGFloat { 0 }
}

@MainActor open class UIViewController: UIResponder {}

@MainActor open class UIScreen: NSObject {
    open class var main: UIScreen { UIScreen() }
    open var bounds: CGRect { .zero }
    open var scale: CGFloat { 1 }
}

@MainActor open class UIWindow: UIView {
    open weak var windowScene: UIWindowScene?
}
@MainActor open class UIScene: UIResponder {}
@MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var screen: UIScreen { UIScreen() }
}
@MainActor open class UIApplication: UIResponder {
    // As in the targets of extensions, without `shared`. These two are of every NSObject.
    open class func responds(to selector: Selector!) -> Bool { true }
    open class func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! { nil }
    open var connectedScenes: Set<UIScene> { [] }
}
