/// A description of a font by its attributes.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
    /// Features that are on or off.
    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32

        public init(rawValue: UInt32) {
            self.rawValue = rawValue
        }

        public static let traitItalic = SymbolicTraits(rawValue: 1)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
    }

    /// The family of the system's fonts.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }

        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    }

    let kind: UIFont.Kind
    public let pointSize: CGFloat

    init(kind: UIFont.Kind, pointSize: CGFloat) {
        self.kind = kind
        self.pointSize = pointSize
        super.init()
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(kind: .named(fontName), pointSize: size)
    }

    @MainActor
    public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        UIFont.preferredFont(forTextStyle: style).fontDescriptor
    }

    open var symbolicTraits: SymbolicTraits {
        guard case .system(let weight, let isItalic, let isMonospaced) = kind else { return [] }
        var traits: SymbolicTraits = []
        if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
        if isItalic { traits.insert(.traitItalic) }
        if isMonospaced { traits.insert(.traitMonoSpace) }
        return traits
    }

    /// A font with a name keeps it: its family is not known here.
    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        if case .named = kind { return self }
        return UIFontDescriptor(
            kind: .system(
                weight: symbolicTraits.contains(.traitBold) ? .bold : .regular,
                isItalic: symbolicTraits.contains(.traitItalic),
                isMonospaced: symbolicTraits.contains(.traitMonoSpace)
            ),
            pointSize: pointSize
        )
    }

    /// Designs have about the widths of the default one; the one with equal widths is another font.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard design == .monospaced, case .system(let weight, let isItalic, _) = kind else { return self }
        return UIFontDescriptor(
            kind: .system(weight: weight, isItalic: isItalic, isMonospaced: true),
            pointSize: pointSize
        )
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        UIFontDescriptor(kind: kind, pointSize: newPointSize)
    }
}

extension UIFont {
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(kind: kind, pointSize: pointSize) }

    /// A size of 0 keeps that of the descriptor.
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(kind: descriptor.kind, pointSize: pointSize == 0 ? descriptor.pointSize : pointSize)
    }

    public var familyName: String { fontName.split(separator: "-").first.map(String.init) ?? fontName }
}

/// Scales fonts to the user's preferred text size, which is Large in Headless: they stay as they are.
@MainActor
open class UIFontMetrics: NSObject {
    public init(forTextStyle textStyle: UIFont.TextStyle) {
        super.init()
    }

    public static let `default` = UIFontMetrics(forTextStyle: .body)

    open func scaledFont(for font: UIFont) -> UIFont { font }

    open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
        maximumPointSize > 0 && font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
    }

    open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    open func scaledValue(for value: CGFloat) -> CGFloat { value }
    open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat { value }
}
