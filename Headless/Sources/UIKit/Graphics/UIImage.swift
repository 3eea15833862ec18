/// A named image. There are no pixels here, so an image has no size unless it is given one.
open class UIImage: NSObject, @unchecked Sendable {
    enum Source: Equatable, Sendable {
        case asset(String)
        case symbol(String)
        case pixels
    }

    let source: Source
    public let size: CGSize
    public let configuration: Configuration?

    init(source: Source, size: CGSize = .zero, configuration: Configuration? = nil) {
        self.source = source
        self.size = size
        self.configuration = configuration
        super.init()
    }

    /// An image without pixels, of no size.
    public convenience override init() {
        self.init(source: .pixels)
    }

    /// Never `nil` here: there are no assets to look the name up in.
    public convenience init?(named name: String) {
        self.init(source: .asset(name))
    }

    public convenience init?(systemName name: String) {
        self.init(source: .symbol(name))
    }

    public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
        self.init(source: .symbol(name), configuration: configuration)
    }

    /// What dumps write for the image.
    var name: String? {
        switch source {
        case .asset(let name), .symbol(let name): name
        case .pixels: nil
        }
    }

    /// What Xcode writes for an image of its palette.
    public required convenience init(imageLiteralResourceName name: String) {
        self.init(source: .asset(name))
    }

    /// The pixels are not read: the size of such an image is 0.
    public convenience init?(data: Data) {
        self.init(source: .pixels)
    }

    public convenience init?(data: Data, scale: CGFloat) {
        self.init(source: .pixels)
    }

    public convenience init?(contentsOfFile path: String) {
        self.init(source: .asset(path))
    }

    public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traitCollection: UITraitCollection? = nil
    ) {
        self.init(source: .asset(name))
    }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(source: .asset(name), configuration: configuration)
    }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(source: .symbol(name))
    }

    /// Pixels per point.
    public var scale: CGFloat { 1 }
    public var renderingMode: RenderingMode { .automatic }
    public var capInsets: UIEdgeInsets { .zero }
    public var alignmentRectInsets: UIEdgeInsets { .zero }
    public var isSymbolImage: Bool {
        if case .symbol = source { return true }
        return false
    }

    // What these change cannot be seen in a layout: they give the image itself.
    open func withTintColor(_ color: UIColor) -> UIImage { self }
    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }
    open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage { self }
    open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage { self }
    open func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    open func withHorizontallyFlippedOrientation() -> UIImage { self }
    open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage { self }
    open func draw(in rect: CGRect) {}
    open func draw(at point: CGPoint) {}
    open func pngData() -> Data? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }

    public enum ResizingMode: Int, Sendable {
        case tile, stretch
    }

    public enum Orientation: Int, Sendable {
        case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
    }

    public var imageOrientation: Orientation { .up }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(source: source, size: size, configuration: configuration)
    }

    /// Whether an image keeps its colors.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
