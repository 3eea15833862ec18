/// A named font or a system font, with a size in points.
open class UIFont: NSObject, @unchecked Sendable {
    enum Kind: Equatable, Sendable {
        case system(weight: Weight, isItalic: Bool, isMonospaced: Bool)
        case style(TextStyle)
        case named(String)
    }

    let kind: Kind
    public let pointSize: CGFloat

    init(kind: Kind, pointSize: CGFloat) {
        self.kind = kind
        self.pointSize = pointSize
        super.init()
    }

    /// Never `nil` here: there are no font files to look the name up in.
    public convenience init?(name: String, size: CGFloat) {
        self.init(kind: .named(name), pointSize: size)
    }

    public static func systemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .regular) }

    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(kind: .system(weight: weight, isItalic: false, isMonospaced: false), pointSize: size)
    }

    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

    public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
        UIFont(kind: .system(weight: .regular, isItalic: true, isMonospaced: false), pointSize: size)
    }

    public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        UIFont(kind: .system(weight: weight, isItalic: false, isMonospaced: true), pointSize: size)
    }

    public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
        systemFont(ofSize: size, weight: weight)
    }

    /// The style at the default size of text.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        UIFont(kind: .style(style), pointSize: style.pointSize)
    }

    public func withSize(_ size: CGFloat) -> UIFont { UIFont(kind: kind, pointSize: size) }

    public var fontName: String {
        switch kind {
        case .named(let name): name
        case .system, .style: ".SFUI-Regular"
        }
    }

    public static var labelFontSize: CGFloat { 17 }
    public static var buttonFontSize: CGFloat { 18 }
    public static var smallSystemFontSize: CGFloat { 12 }
    public static var systemFontSize: CGFloat { 14 }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return kind == other.kind && pointSize == other.pointSize
    }

    open override var hash: Int { pointSize.hashValue }
}
