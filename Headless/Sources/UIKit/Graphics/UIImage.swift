/// An image by its name. There are no pixels here, so an image has no size unless it is given one.
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

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

    open func withConfiguration(_ configuration: Configuration) -> UIImage {
        UIImage(source: source, size: size, configuration: configuration)
    }

    /// Whether an image keeps its colors.
    public enum RenderingMode: Int, Sendable {
        case automatic, alwaysOriginal, alwaysTemplate
    }
}
