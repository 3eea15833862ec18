/// The alignment, spacing and line breaking of a paragraph. It is kept; layouts here measure texts with the font
/// alone.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
    fileprivate(set) var setting = Setting()

    struct Setting: Equatable, Sendable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var firstLineHeadIndent: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var hyphenationFactor: Float = 0
    }

    public override init() {
        super.init()
    }

    public static var `default`: NSParagraphStyle { NSParagraphStyle() }

    public func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSParagraphStyle()
        copy.setting = setting
        return copy
    }

    public func mutableCopy(with zone: NSZone? = nil) -> Any {
        let copy = NSMutableParagraphStyle()
        copy.setting = setting
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.setting == setting }

    open override var hash: Int { setting.lineSpacing.hashValue }

    open var lineSpacing: CGFloat { setting.lineSpacing }
    open var paragraphSpacing: CGFloat { setting.paragraphSpacing }
    open var alignment: NSTextAlignment { setting.alignment }
    open var lineBreakMode: NSLineBreakMode { setting.lineBreakMode }
    open var minimumLineHeight: CGFloat { setting.minimumLineHeight }
    open var maximumLineHeight: CGFloat { setting.maximumLineHeight }
    open var lineHeightMultiple: CGFloat { setting.lineHeightMultiple }
    open var firstLineHeadIndent: CGFloat { setting.firstLineHeadIndent }
    open var headIndent: CGFloat { setting.headIndent }
    open var tailIndent: CGFloat { setting.tailIndent }
    open var paragraphSpacingBefore: CGFloat { setting.paragraphSpacingBefore }
    open var hyphenationFactor: Float { setting.hyphenationFactor }
}

/// A paragraph style that code can change.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    open override var lineSpacing: CGFloat {
        get { setting.lineSpacing }
        set { setting.lineSpacing = newValue }
    }
    open override var paragraphSpacing: CGFloat {
        get { setting.paragraphSpacing }
        set { setting.paragraphSpacing = newValue }
    }
    open override var alignment: NSTextAlignment {
        get { setting.alignment }
        set { setting.alignment = newValue }
    }
    open override var lineBreakMode: NSLineBreakMode {
        get { setting.lineBreakMode }
        set { setting.lineBreakMode = newValue }
    }
    open override var minimumLineHeight: CGFloat {
        get { setting.minimumLineHeight }
        set { setting.minimumLineHeight = newValue }
    }
    open override var maximumLineHeight: CGFloat {
        get { setting.maximumLineHeight }
        set { setting.maximumLineHeight = newValue }
    }
    open override var lineHeightMultiple: CGFloat {
        get { setting.lineHeightMultiple }
        set { setting.lineHeightMultiple = newValue }
    }
    open override var firstLineHeadIndent: CGFloat {
        get { setting.firstLineHeadIndent }
        set { setting.firstLineHeadIndent = newValue }
    }
    open override var headIndent: CGFloat {
        get { setting.headIndent }
        set { setting.headIndent = newValue }
    }
    open override var tailIndent: CGFloat {
        get { setting.tailIndent }
        set { setting.tailIndent = newValue }
    }
    open override var paragraphSpacingBefore: CGFloat {
        get { setting.paragraphSpacingBefore }
        set { setting.paragraphSpacingBefore = newValue }
    }
    open override var hyphenationFactor: Float {
        get { setting.hyphenationFactor }
        set { setting.hyphenationFactor = newValue }
    }
}
