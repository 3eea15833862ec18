/// An image in a text.
open class NSTextAttachment: NSObject, @unchecked Sendable {
    open var image: UIImage?
    open var bounds = CGRect.zero
    open var contents: Data?

    public override init() {
        super.init()
    }

    public convenience init(image: UIImage) {
        self.init()
        self.image = image
    }

    open func attachmentBounds(
        for textContainer: NSTextContainer?,
        proposedLineFragment lineFrag: CGRect,
        glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { bounds }
}

/// The shadow of a text.
open class NSShadow: NSObject, @unchecked Sendable {
    open var shadowOffset = CGSize.zero
    open var shadowBlurRadius: CGFloat = 0
    open var shadowColor: Any?

    public override init() {
        super.init()
    }
}

/// The area in which a text view lays out its text. It is kept; contents of text views are measured with 5 points at
/// each side.
open class NSTextContainer: NSObject, @unchecked Sendable {
    open var size = CGSize.zero
    open var lineFragmentPadding: CGFloat = 5
    open var maximumNumberOfLines = 0
    open var lineBreakMode = NSLineBreakMode.byWordWrapping
    open var widthTracksTextView = true
    open var heightTracksTextView = false
    open var exclusionPaths: [UIBezierPath] = []

    public init(size: CGSize) {
        self.size = size
        super.init()
    }

    public convenience override init() {
        self.init(size: .zero)
    }
}
